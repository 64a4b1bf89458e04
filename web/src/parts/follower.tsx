// A follower drawn here, for pages that have no drawings of a game yet.

const CLOAK = 'M-10.5 15.5C-12 4-8.6-2.6-4.6-5.6H4.6C8.6-2.6 12 4 10.5 15.5 4 18.4-4 18.4-10.5 15.5z';
const HOOD = 'M-6.6-5.4C-8-12-4.4-17.6 2.6-18.8 6.8-14.6 7.6-9.6 6.6-5.4 3-3.4-3-3.4-6.6-5.4z';
const FACE =
  'M-3.7-8.4C-3.9-12-1.8-13.6.2-13.6 2.4-13.6 4.1-12 3.9-8.4 3.4-5.4 1.8-4.6.1-4.6-1.6-4.6-3.2-5.4-3.7-8.4z';

/** The cloak and the hood in the colour of a seat, and the face; to be put into a drawing. */
export function FollowerShape(props: { seat: number; transform?: string }) {
  return (
    <g class={`seat-${props.seat}`} transform={props.transform}>
      <path class="follower-cloak" d={CLOAK} />
      <path class="follower-cloak" d={HOOD} />
      <path class="follower-face" d={FACE} />
    </g>
  );
}

/** A player's figure beside the name; an ornament, so nothing is said of it. */
export function Follower(props: { seat: number; class?: string }) {
  return (
    <svg class={`figure ${props.class ?? ''}`} viewBox="-15 -22 30 42" aria-hidden="true">
      <FollowerShape seat={props.seat} />
    </svg>
  );
}
