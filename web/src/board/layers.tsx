// The drawn layers of the board, from the table up: what is under the tiles; tiles; then squares, figures and marks.

import { For, Show } from 'solid-js';
import { EDGE, PICTURE, pictureOf } from '../art/pictures';
import { sameSquare, TILE } from './camera';
import { pieceKey, tileKey } from './flights';
import { MarkLabel, MarkView } from './marks';
import { PickFigures, PickOutlines } from './picks';
import { lineOf } from './rim';
import { RimPicture } from './rims';
import { type Backdrop, type BoardSquare, type BoardState, chosenSpot } from './state';

/** What never changes, so that a new tile is no reason to paint it again. */
export function Under(props: { backdrop: Backdrop }) {
  return (
    <image
      href={pictureOf(props.backdrop.symbol, props.backdrop) ?? undefined}
      x={props.backdrop.left}
      y={props.backdrop.top}
      width={props.backdrop.width}
      height={props.backdrop.height}
      data-backdrop
    />
  );
}

/** The tiles that lie. Nothing here moves, so panning never draws it anew. */
export function Tiles(props: { state: BoardState; away(key: string): boolean; afar: boolean }) {
  return (
    <>
      <g class="tiles-shadow">
        <For each={props.state.tiles}>
          {(tile) => <rect x={tile.x * TILE + 3} y={tile.y * TILE + 4} width={TILE} height={TILE} rx="3" />}
        </For>
      </g>
      <For each={props.state.tiles}>
        {(tile) => (
          <image
            href={pictureOf(tile.symbol, PICTURE, document, props.afar) ?? undefined}
            x={tile.x * TILE + PICTURE.left}
            y={tile.y * TILE + PICTURE.top}
            width={PICTURE.width}
            height={PICTURE.height}
            classList={{ 'on-its-way': props.away(tileKey(tile)) }}
            data-tile={`${tile.x},${tile.y}`}
          />
        )}
      </For>
      <For each={props.state.edges}>
        {(edge) => (
          <image
            href={pictureOf(edge.symbol, EDGE) ?? undefined}
            x={edge.x * TILE + EDGE.left}
            y={edge.y * TILE + EDGE.top}
            width={EDGE.width}
            height={EDGE.height}
          />
        )}
      </For>
      <For each={props.state.covers}>
        {(cover) => (
          <image
            href={pictureOf(cover.symbol, { ...cover, left: 0, top: 0 }) ?? undefined}
            x={cover.left}
            y={cover.top}
            width={cover.width}
            height={cover.height}
            data-cover={cover.symbol}
          />
        )}
      </For>
      <For each={props.state.tokens}>
        {(token) => (
          <use
            href={`#${token.symbol}`}
            x={token.x - token.side / 2}
            y={token.y - token.side / 2}
            width={token.side}
            height={token.side}
            data-token
          />
        )}
      </For>
    </>
  );
}

/** All that changes while somebody thinks. */
export function Overlay(props: { state: BoardState; away(key: string): boolean }) {
  const lasts = () => props.state.tiles.filter((tile) => tile.last !== null);
  return (
    <>
      <For each={props.state.squares}>{(square) => <SquareView square={square} />}</For>
      <For each={lasts()}>
        {(tile) => (
          <rect
            class={`last seat-${tile.last}`}
            x={tile.x * TILE + 2}
            y={tile.y * TILE + 2}
            width={TILE - 4}
            height={TILE - 4}
            rx="3"
          />
        )}
      </For>
      <PickOutlines state={props.state} />
      <For each={props.state.marks}>{(mark) => <MarkView mark={mark} />}</For>
      <For each={props.state.pieces}>
        {(piece) => (
          <g transform={`translate(${piece.x * TILE + piece.dx} ${piece.y * TILE + piece.dy})`}>
            <use
              class="piece"
              href={`#${piece.symbol}`}
              classList={{ 'on-its-way': props.away(pieceKey(piece)) }}
              data-piece={piece.symbol}
            />
          </g>
        )}
      </For>
      <PickFigures state={props.state} />
      <Offered state={props.state} />
      <Lifted state={props.state} />
      <Hinted state={props.state} />
      <Tentative state={props.state} />
      <For each={props.state.marks}>{(mark) => <MarkLabel mark={mark} />}</For>
    </>
  );
}

// An arrow that turns, as on the button; 24 units wide.
const TURN = 'M19 12a7 7 0 1 1-2.3-5.2M19 3v5h-5';

/** A square where the tile in hand fits: bright as it is held, with a turning arrow where it has to be turned. */
export function SquareView(props: { square: BoardSquare; sample?: boolean }) {
  const at = () => `translate(${(props.square.x + 0.5) * TILE} ${(props.square.y + 0.5) * TILE})`;
  return (
    <>
      <rect
        class="square"
        classList={{ 'square-turned': !props.square.fits }}
        x={props.square.x * TILE + 6}
        y={props.square.y * TILE + 6}
        width={TILE - 12}
        height={TILE - 12}
        rx="8"
        data-square={props.sample ? undefined : `${props.square.x},${props.square.y}`}
      />
      <Show when={!props.square.fits}>
        <g class="square-turn" transform={at()}>
          <circle r="30" />
          <path d={TURN} transform="scale(1.7) translate(-12 -12)" />
        </g>
      </Show>
    </>
  );
}

/** What somebody could do now. */
function Hinted(props: { state: BoardState }) {
  return (
    <Show when={props.state.hint}>
      {(hint) => (
        <g class="hinted" data-hinted>
          <Show when={hint().tile}>
            {(tile) => (
              <>
                <use
                  href={`#${tile().symbol}`}
                  x={tile().x * TILE}
                  y={tile().y * TILE}
                  width={TILE}
                  height={TILE}
                />
                <rect
                  class="hinted-frame"
                  x={tile().x * TILE}
                  y={tile().y * TILE}
                  width={TILE}
                  height={TILE}
                  rx="3"
                  data-hinted-tile={`${tile().x},${tile().y}`}
                />
              </>
            )}
          </Show>
          <Show when={hint().piece}>
            {(piece) => (
              <use
                href={`#${piece().symbol}`}
                transform={`translate(${piece().x * TILE + piece().dx} ${piece().y * TILE + piece().dy})`}
              />
            )}
          </Show>
        </g>
      )}
    </Show>
  );
}

/** What could be set on the sides of tiles, and what is about to be. */
function Offered(props: { state: BoardState }) {
  return (
    <For each={props.state.sites}>
      {(site) => (
        <g
          class="offered"
          classList={{ 'offered-chosen': site.chosen, 'offered-solid': site.ghost === site.symbol }}
        >
          {/* Seen from afar, and on any ground. */}
          <line class="offered-line" {...lineOf(site)} />
          <RimPicture rim={site} symbol={site.chosen ? site.symbol : site.ghost} />
        </g>
      )}
    </For>
  );
}

/** The tiles that could be taken up; once one is, the place where it lay. */
function Lifted(props: { state: BoardState }) {
  return (
    <>
      <For each={props.state.loose}>
        {(square) => (
          <rect
            class={`loose seat-${props.state.seat}`}
            classList={{ 'loose-pointed': sameSquare(square, props.state.cursor) }}
            x={square.x * TILE + 4}
            y={square.y * TILE + 4}
            width={TILE - 8}
            height={TILE - 8}
            rx="8"
            data-loose={`${square.x},${square.y}`}
          />
        )}
      </For>
      <Show when={props.state.gone}>
        {(square) => (
          <rect
            class="gone"
            x={square().x * TILE}
            y={square().y * TILE}
            width={TILE}
            height={TILE}
            rx="3"
            data-gone={`${square().x},${square().y}`}
          />
        )}
      </Show>
    </>
  );
}

/** The tile and the follower as they would lie if the turn were confirmed. */
function Tentative(props: { state: BoardState }) {
  const placed = () => {
    const { hand } = props.state;
    return hand?.lies ? { ...hand, square: hand.lies } : null;
  };
  return (
    <>
      <Show when={placed()}>
        {(tile) => (
          <g class="tentative" data-tentative={`${tile().square.x},${tile().square.y},${tile().rotation}`}>
            <use
              href={`#${tile().symbol}`}
              x={tile().square.x * TILE}
              y={tile().square.y * TILE}
              width={TILE}
              height={TILE}
            />
            <rect
              class={`tentative-frame seat-${props.state.seat}`}
              x={tile().square.x * TILE}
              y={tile().square.y * TILE}
              width={TILE}
              height={TILE}
              rx="3"
            />
          </g>
        )}
      </Show>
      <Show when={chosenSpot(props.state)}>
        {(spot) => (
          <g transform={`translate(${spot().x * TILE} ${spot().y * TILE})`}>
            <path class="spot-area" d={spot().path} fill-rule="evenodd" />
            <use href={`#${spot().symbol}`} transform={`translate(${spot().dx} ${spot().dy})`} />
          </g>
        )}
      </Show>
    </>
  );
}
