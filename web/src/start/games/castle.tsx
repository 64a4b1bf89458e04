// The Castle: courts and houses within its walls.

import { FollowerShape } from '../../parts/follower';

export const picture = () => (
  <>
    <path class="d-meadow" d="M0 0h120v80H0z" />
    <path class="d-court" d="M14 16h92v74H14z" />
    <path class="d-road-edge" d="M14 62h34V40h38v50" />
    <path class="d-road" d="M14 62h34V40h38v50" />
    <path class="d-roof" d="M22 26h22v12H22zM56 48h22v18H56zM92 44h10v24H92z" />
    <path class="d-roof-lit" d="M22 26h22v6H22zM56 48h22v8H56zM92 44h5v24h-5z" />
    <path class="d-wall" d="M14 90V16h92v74" />
    <path class="d-wall-top" d="M14 90V16h92v74" />
    <path
      class="d-stone"
      d="M4 28V6h4v4h4V6h4v4h4V6h4v22zM96 28V6h4v4h4V6h4v4h4V6h4v22zM52 24V4h4v4h4V4h4v4h4V4h0v20z"
    />
    <path class="d-slate" d="M22 66h18v16H22z" />
    <FollowerShape seat={2} transform="translate(66 34) scale(.75)" />
    <FollowerShape seat={1} transform="translate(31 56) scale(.75)" />
  </>
);
