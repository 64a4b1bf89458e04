// Six things to say without words, drawn in one hand.

import type { Reaction } from '../../protocol/Reaction';

export const REACTIONS: readonly Reaction[] = ['well', 'thanks', 'wow', 'oops', 'hm', 'laugh'];

const FACE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z';
const EYES = 'M9 9.500v1M15 9.500v1';

const PATHS: Record<Reaction, string> = {
  // A thumb.
  well: 'M4 11h4v9H4zM8 12l4-8c2 0 2.500 1.500 2 3l-.8 3H19c1.500 0 2 1 1.700 2.300l-1.500 6C19 19.500 18.300 20 17.300 20H8',
  // A heart.
  thanks: 'M12 20S4 14.500 4 9.200A4.200 4.200 0 0 1 12 7a4.200 4.200 0 0 1 8 2.200C20 14.500 12 20 12 20z',
  wow: `${FACE}${EYES}M12 14a2 2 0 1 0 0 4 2 2 0 0 0 0-4z`,
  oops: `${FACE}${EYES}M8 16c1-1.500 2.300-1.500 4 0s3 1.500 4 0`,
  hm: `${FACE}M8 9h2.500M13.500 8l2.500-.5M9 16h6`,
  laugh: `${FACE}M7.500 10l2-1.500 2 1.500M12.500 10l2-1.500 2 1.500M7.500 13.500h9a4.500 4.500 0 0 1-9 0z`,
};

export function ReactionSign(props: { reaction: Reaction }) {
  return (
    <svg class="icon reaction-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[props.reaction]} />
    </svg>
  );
}
