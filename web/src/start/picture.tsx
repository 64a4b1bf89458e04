// A small picture of each game, to choose by; an ornament, drawn here so that no drawings of tiles are needed.

import './drawing.css';
import { Dynamic } from 'solid-js/web';
import { pictureFor } from './games';

export function GamePicture(props: { game: string }) {
  return (
    <span class="game-picture" aria-hidden="true">
      <svg class="drawing" viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Dynamic component={pictureFor(props.game)} />
      </svg>
    </span>
  );
}
