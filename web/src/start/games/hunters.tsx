// Hunters and Gatherers: a forest, a river, a mammoth on the meadow.

import { FollowerShape } from '../../parts/follower';

export const picture = () => (
  <>
    <path class="d-meadow" d="M0 0h120v80H0z" />
    <path class="d-water" d="M-6 58q26-4 34-20T62 26q16 2 20 20" />
    <path class="d-lake" d="M66 52q6-14 26-12 26 4 24 20-6 16-28 14-26-4-22-22z" />
    <path class="d-forest" d="M-4-4h62q6 10-4 16-2 10-16 8-6 10-18 4-14 8-24-2z" />
    <g class="d-leaf">
      <circle cx="10" cy="6" r="8" />
      <circle cx="26" cy="10" r="8" />
      <circle cx="42" cy="4" r="8" />
    </g>
    <circle class="d-gold" cx="20" cy="16" r="3" />
    <path
      class="d-hide"
      d="M78 30q-4-14 8-18 16-6 24 4 6 8 4 18h-5v-7q-6 3-13 1v6h-5v-8q-3-1-4-4-4 1-4 8-5 1-5 0z"
    />
    <path class="d-paper" d="M80 24q-6 2-8-4 4 2 7 0z" />
    <path class="d-paper" d="M82 58q6-5 12 0 4-4 6-2l-1 6q-2 0-5-2-6 4-12-2z" />
    <FollowerShape seat={4} transform="translate(36 62) scale(.75)" />
    <FollowerShape seat={5} transform="translate(46 20) scale(.65)" />
  </>
);
