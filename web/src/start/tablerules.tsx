// What those at the table may do besides playing.

import { t } from '../i18n';
import type { TableRules } from '../protocol/TableRules';

/** Whatever is not forbidden is allowed. */
export const USUAL_RULES: TableRules = { takeback: true, talk: true, aids: [] };

export function AtTheTable(props: { rules: TableRules; change(rules: TableRules): void }) {
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
    </details>
  );
}
