// Who has come and who is there.

import './presence.css';
import { t } from '../../i18n';
import type { SeatInfo } from '../../protocol/SeatInfo';

export type Presence = 'waiting' | 'here' | 'away' | 'bot';

/** Where whoever has a seat is; `null` for bots, who are always there. */
export function presenceOf(seat: SeatInfo): Presence | null {
  if (seat.bot) return null;
  // Until they are back.
  if (seat.stand_in) return 'bot';
  if (!seat.taken) return 'waiting';
  return seat.present ? 'here' : 'away';
}

/** The same as a dot: full, empty, or to be. */
export function PresenceDot(props: { presence: Presence }) {
  return (
    <span
      class="presence"
      role="img"
      aria-label={t().presence[props.presence]}
      title={t().presence[props.presence]}
      data-presence={props.presence}
    />
  );
}
