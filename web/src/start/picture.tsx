// A small picture of each game, to choose by; an ornament. Made of the game's own drawings, which are not
// put into the page before they are played with.

import { Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { artOf, fetchArt } from '../art/load';
import { pictureFor } from './games';

export function GamePicture(props: { game: string }) {
  fetchArt(props.game);
  return (
    <span class="game-picture" aria-hidden="true">
      <Show when={artOf(props.game)}>
        {(art) => <Dynamic component={pictureFor(props.game)} art={art()} />}
      </Show>
    </span>
  );
}
