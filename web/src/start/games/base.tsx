// The base game: a town, a road, a monastery.

import { FollowerShape } from '../../parts/follower';

export const picture = () => (
  <>
    <path class="d-meadow" d="M0 0h120v80H0z" />
    <path class="d-meadow-deep" d="M0 60q30-14 60 0t60-8v28H0z" />
    <path class="d-road-edge" d="M0 60h30q20 0 20-16M70 40q20 20 50 20M60 62v18M50 44q2 18 10 20 8-4 12-22" />
    <path class="d-road" d="M0 60h30q20 0 20-16M70 40q20 20 50 20M60 62v18M50 44q2 18 10 20 8-4 12-22" />
    <path class="d-town" d="M32-4q-2 40 30 46 32-4 34-46z" />
    <path class="d-roof" d="M42 12l7-6 7 6v8H42zM66 24l7-6 7 6v8H66zM76 6l6-5 6 5v7H76z" />
    <path class="d-roof-lit" d="M52 26l6-5 6 5v7H52zM60 8l6-5 6 5v7H60z" />
    <path class="d-stone" d="M96 76V60l8-8 8 8v16z" />
    <path class="d-slate" d="M93 62l11-12 11 12z" />
    <path class="d-ink" d="M102 76v-6a2 2 0 0 1 4 0v6z" />
    <circle class="d-leaf" cx="12" cy="36" r="6" />
    <circle class="d-leaf" cx="20" cy="40" r="5" />
    <circle class="d-leaf" cx="106" cy="30" r="6" />
    <FollowerShape seat={1} transform="translate(64 46) scale(.8)" />
    <FollowerShape seat={2} transform="translate(24 56) scale(.7)" />
  </>
);
