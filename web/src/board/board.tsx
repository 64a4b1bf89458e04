// The board: state in, gestures out. It knows tiles and spots, nothing of servers or turns of play.

import './board.css';
import { createEffect, createMemo, createSignal, on, onCleanup, onMount, Show } from 'solid-js';
import { t } from '../i18n';
import { Away } from './away';
import {
  boundsOf,
  boundsOfBox,
  grow,
  type Point,
  type Square,
  sameSquare,
  squareAt,
  TILE,
  withinSquare,
} from './camera';
import { Flights } from './flights';
import type { Gesture } from './gestures';
import { Ghost } from './ghost';
import { type Explore, meaningOf } from './keys';
import { Overlay, Tiles, Under } from './layers';
import { Markers } from './markers';
import { Picks } from './picks';
import { listenToPointers } from './pointer';
import { beyond } from './rim';
import { createQueue, Rims } from './rims';
import { Sites } from './sites';
import { Spots } from './spots';
import { type BoardState, chosenSpot } from './state';
import { createView, type View } from './view';

export interface BoardProps {
  state: BoardState;
  /** What the player does. */
  gesture(gesture: Gesture): void;
  /** A second press on what is chosen: that is meant. */
  confirm(): void;
  /** Enter: on to the next step. */
  enter(): void;
  /** Somebody wants to read what can be done. */
  list(): void;
  /** The pointer rests on a tile (or a finger tapped it), at this place of it; `null`: on none. */
  inspect(at: { square: Square; within: Point; screen: Point } | null): void;
  /** Looking around by keyboard. */
  explore(explore: Explore): void;
  /** Somebody points at what this answer would do, or no longer. */
  point(answer: string | null): void;
  /** Somebody chose this of what the board has besides. */
  pick(id: string): void;
  /** Somebody wants to know more about this square: by the right button, or by a finger that rests there. */
  ask?(square: Square): void;
  /** A tile or a figure has come to its place. */
  landed(flight: number): void;
  /** Hands out the handle of the view, for buttons beside the board. */
  view?(view: View): void;
}

// The drawing reaches so many squares beyond what lies, so that it need not be made anew for each tile.
const SPARE = 4;

/** The square that a point of the board is on. */
const squareOn = ({ x, y }: Point): Square => ({ x: Math.floor(x / TILE), y: Math.floor(y / TILE) });

// Tiles with fewer pixels than this are drawn for being seen from afar, with larger figures; these do not cover tiles.
const AFAR = 56;
const MOST_GROWN = 1.6;

/** How much larger than on a tile seen from nearby a figure is drawn. */
const grown = (scale: number): number => Math.min(MOST_GROWN, Math.max(1, (AFAR * 1.1) / (TILE * scale)));

export function Board(props: BoardProps) {
  let element!: HTMLDivElement;
  const [pointer, setPointer] = createSignal<Point | null>(null);

  // Fit to the tiles alone: what fits beside them is within one square of them anyway. A board with an
  // outline of its own is shown as a whole from the beginning.
  const fitted = createMemo(
    () => {
      const { backdrop, tiles } = props.state;
      return backdrop ? boundsOfBox(backdrop) : grow(boundsOf(tiles), 1);
    },
    undefined,
    { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) },
  );
  const sheet = createMemo(
    () => {
      const { backdrop, tiles, room } = props.state;
      if (backdrop) {
        const { left, top, right, bottom } = boundsOfBox(backdrop);
        return {
          left: Math.floor(left),
          top: Math.floor(top),
          right: Math.ceil(right + 1),
          bottom: Math.ceil(bottom + 1),
        };
      }
      const b = grow(boundsOf([...tiles, ...room]), 1);
      const down = (n: number) => Math.floor(n / SPARE) * SPARE;
      const up = (n: number) => Math.ceil(n / SPARE) * SPARE;
      return { left: down(b.left), top: down(b.top), right: up(b.right + 1), bottom: up(b.bottom + 1) };
    },
    undefined,
    { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) },
  );
  const box = () => {
    const { left, top, right, bottom } = sheet();
    return `${left * TILE} ${top * TILE} ${(right - left) * TILE} ${(bottom - top) * TILE}`;
  };

  const view = createView(fitted, () => props.state.insets);
  let byFinger = false;
  const isLaid = (square: Square) =>
    [...props.state.tiles, ...(props.state.backdrop?.squares ?? [])].some((tile) => sameSquare(tile, square));

  const seenAt = (at: Point) => {
    const square = squareAt(view.camera(), at);
    const within = withinSquare(view.camera(), at);
    const isSeen = isLaid(square) || props.state.rims.some((rim) => sameSquare(beyond(rim), square));
    return isSeen ? { square, within, screen: at } : null;
  };

  onMount(() => {
    props.view?.(view);
    const observer = new ResizeObserver(() =>
      view.resize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    const stop = listenToPointers(element, {
      camera: view.camera,
      move: view.move,
      hover(at) {
        setPointer(at);
        props.gesture({ type: 'point', square: at && squareAt(view.camera(), at) });
        props.inspect(at && seenAt(at));
      },
      tap(at, touch) {
        if (touch) setPointer(null);
        byFinger = touch;
        // The board may move by what the finger does; and one that takes a tile up does not ask what is on it.
        const seen = props.state.loose.length > 0 ? null : seenAt(at);
        props.gesture({ type: 'tap', square: squareAt(view.camera(), at) });
        if (touch) props.inspect(seen);
      },
      rest: (at) => props.ask?.(squareAt(view.camera(), at)),
    });
    const ask = (event: MouseEvent) => {
      if (!props.ask) return;
      event.preventDefault();
      // Some browsers also make this of a finger that rests, which has been told already.
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      const { left, top } = element.getBoundingClientRect();
      props.ask(squareAt(view.camera(), { x: event.clientX - left, y: event.clientY - top }));
    };
    element.addEventListener('contextmenu', ask);
    const press = (event: KeyboardEvent) => {
      const meaning = meaningOf(event, props.state.exploring);
      if (!meaning) return;
      event.preventDefault();
      if (meaning.type === 'zoom') view.zoom(meaning.factor);
      else if (meaning.type === 'fit') view.fit();
      else if (meaning.type === 'explore') props.explore(meaning.explore);
      else if (meaning.type === 'list') props.list();
      else if (meaning.type === 'gesture') props.gesture(meaning.gesture);
      else props.enter();
    };
    window.addEventListener('keydown', press);
    onCleanup(() => {
      observer.disconnect();
      stop();
      element.removeEventListener('contextmenu', ask);
      window.removeEventListener('keydown', press);
    });
  });

  // What is decided now is large enough for a finger: the tile that has just been put down, and the places on it. Not
  // where there are places on other tiles too.
  const aiming = createMemo(
    () => {
      const { spots, target, hand } = props.state;
      const onOne = spots.every((spot) => sameSquare(spot, target));
      return onOne ? (spots.length > 0 ? target : (hand?.lies ?? null)) : null;
    },
    undefined,
    { equals: sameSquare },
  );
  createEffect(
    on(aiming, (square) => {
      if (!square) view.retreat();
      else if (byFinger) view.approach(square);
      else if (!view.sees(square)) view.reveal(square);
    }),
  );

  // Arrows can lead to squares beyond the screen.
  createEffect(
    on(
      () => (pointer() ? null : props.state.cursor),
      (cursor) => cursor && view.reveal(cursor),
    ),
  );

  // So can they lead to sides; and whoever looks elsewhere should see what can be chosen.
  createEffect(
    on(
      () => (pointer() ? null : (props.state.sites.find((site) => site.chosen) ?? null)),
      (site) => site && view.reveal(site),
    ),
  );
  createEffect(
    on(
      () => props.state.sites,
      (sites) => {
        const [first] = sites;
        if (first && !sites.some((site) => view.sees(site))) view.reveal(first);
      },
    ),
  );

  // So can they lead to places on other tiles, and so can lists.
  const chosenAway = createMemo(
    () => {
      const pick = props.state.picks.find((one) => one.chosen && one.kind === 'target');
      return pick ? squareOn(pick) : pointer() ? null : chosenSpot(props.state);
    },
    undefined,
    { equals: (a, b) => a?.x === b?.x && a?.y === b?.y },
  );
  createEffect(on(chosenAway, (square) => square && !view.sees(square) && view.reveal(square)));
  const focus = createMemo(() => props.state.focus, undefined, {
    equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });
  createEffect(
    on(
      focus,
      (squares) => {
        if (squares.length > 0) view.near(squares);
        else view.retreat();
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      () => props.state.picks,
      (picks) => {
        const squares = picks.map(squareOn);
        const [first] = squares;
        if (first && !squares.some((square) => view.sees(square))) view.reveal(first);
      },
    ),
  );

  const moved = () => {
    const { x, y, scale } = view.camera();
    return `translate(${x}px, ${y}px) scale(${scale / view.raster()})`;
  };
  const place = () => {
    const { left, top, right, bottom } = sheet();
    const px = (n: number) => `${n * TILE * view.raster()}px`;
    return {
      left: px(left),
      top: px(top),
      width: px(right - left),
      height: px(bottom - top),
      '--unit': String(1 / view.raster()),
      '--grown': String(grown(view.raster())),
    };
  };

  const onTheWay = createMemo(() => new Set(props.state.flights.map((flight) => flight.brings)));
  const away = (key: string) => onTheWay().has(key);
  // Changes when the drawing is made anew, not with every step of a zoom.
  const afar = createMemo(() => TILE * view.raster() < AFAR);

  const wait = createQueue();
  const rims = (above: boolean) => (
    <svg class="board-sheet" viewBox={box()} style={place()} aria-hidden="true">
      <Rims state={props.state} above={above} wait={wait} />
    </svg>
  );

  return (
    <div
      class="board"
      classList={{ 'board-backed': props.state.backdrop !== null, 'board-afar': afar() }}
      ref={element}
    >
      {/* The board is worked with arrows, Space and Enter. */}
      <div
        class="board-focus"
        tabindex="0"
        role="application"
        aria-label={t().board.label}
        aria-describedby="board-keys"
      >
        <div class="board-world" style={{ transform: moved() }} aria-hidden="true">
          <Show when={props.state.backdrop}>
            {(backdrop) => (
              <svg class="board-sheet" viewBox={box()} style={place()} aria-hidden="true">
                <Under backdrop={backdrop()} />
              </svg>
            )}
          </Show>
          {/* Where walls run into each other the tiles hide it. */}
          {rims(false)}
          <svg class="board-sheet" viewBox={box()} style={place()} aria-hidden="true">
            <Tiles state={props.state} away={away} afar={afar()} />
          </svg>
          {rims(true)}
          <svg class="board-sheet" viewBox={box()} style={place()} aria-hidden="true">
            <Overlay state={props.state} away={away} />
          </svg>
          <Markers state={props.state} scale={view.raster()} />
          <Flights flights={props.state.flights} scale={view.raster()} landed={props.landed} />
        </div>
        <Ghost state={props.state} camera={view.camera()} pointer={pointer()} />
        {/* The pointer meets this and need not be looked for among all that is drawn below. */}
        <div class="board-glass" />
      </div>
      <Spots state={props.state} camera={view.camera()} gesture={props.gesture} />
      <Sites
        state={props.state}
        camera={view.camera()}
        gesture={props.gesture}
        confirm={props.confirm}
        point={props.point}
      />
      <Picks state={props.state} camera={view.camera()} pick={props.pick} />
      <Away state={props.state} view={view} />
      <p id="board-keys" class="unseen">
        {t().board.keys}
      </p>
    </div>
  );
}
