// What those at the table may do besides playing.

import { t } from '../i18n';
import type { AidOffer } from '../protocol/AidOffer';
import type { TableRules } from '../protocol/TableRules';
import { LockedAids } from './aids';

interface AtTheTableProps {
  rules: TableRules;
  /** All aids there are. */
  aids: readonly AidOffer[];
  change(rules: TableRules): void;
}

export function AtTheTable(props: AtTheTableProps) {
  return (
    <details class="at-table">
      <summary>{t().start.atTable}</summary>
      <label class="check">
        <input
          type="checkbox"
          checked={props.rules.takeback}
          onChange={(event) => props.change({ ...props.rules, takeback: event.currentTarget.checked })}
          data-rule="takeback"
        />
        <span>{t().start.mayTakeBack}</span>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={props.rules.talk}
          onChange={(event) => props.change({ ...props.rules, talk: event.currentTarget.checked })}
          data-rule="talk"
        />
        <span>{t().start.mayTalk}</span>
      </label>
      <LockedAids
        aids={props.aids}
        locked={props.rules.aids}
        change={(aids) => props.change({ ...props.rules, aids })}
      />
    </details>
  );
}
