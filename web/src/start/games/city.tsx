// The City: markets and streets, and the wall that grows around them.

import { FollowerShape } from '../../parts/follower';

export const picture = () => (
  <>
    <path class="d-meadow" d="M0 0h120v80H0z" />
    <path class="d-town" d="M8 24h104v62H8z" />
    <path class="d-meadow-deep" d="M18 56h28v30H18zM80 36h26v22H80z" />
    <path class="d-road-edge" d="M60 18v30H34M60 48v40M60 66h56" />
    <path class="d-road" d="M60 18v30H34M60 48v40M60 66h56" />
    <path class="d-roof" d="M22 40l8-7 8 7v9H22zM72 78l7-6 7 6v8H72zM92 76l7-6 7 6v10H92z" />
    <path class="d-roof-lit" d="M42 36l6-5 6 5v6H42zM66 36l6-5 6 5v7H66z" />
    <circle class="d-gold" cx="26" cy="66" r="4" />
    <circle class="d-gold" cx="37" cy="74" r="4" />
    <circle class="d-gold" cx="94" cy="46" r="4" />
    <path class="d-wall" d="M4 90V22h112v68" />
    <path class="d-wall-top" d="M4 90V22h112v68" />
    <path class="d-stone" d="M48 30V8h5v4h5V8h5v4h5V8h4v22h-7v-6a5 5 0 0 0-10 0v6z" />
    <FollowerShape seat={1} transform="translate(96 14) scale(.7)" />
    <FollowerShape seat={3} transform="translate(24 14) scale(.7)" />
  </>
);
