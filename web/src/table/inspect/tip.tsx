// What is said about what somebody looks at, beside it.

import './tip.css';
import type { JSX } from 'solid-js';
import type { Bounds, Insets } from '../../board';
import { tipPlace } from './place';

interface TipProps {
  /** What it is about takes so much of the screen. */
  box: Bounds;
  /** There is no room beside things: it has a place of its own. */
  small: boolean;
  insets: Insets;
  /** It is about two things. */
  tall?: boolean;
  children: JSX.Element;
}

export function Tip(props: TipProps) {
  const free = (): Bounds => ({
    left: 0,
    top: props.insets.top,
    right: window.innerWidth - props.insets.right,
    bottom: window.innerHeight - props.insets.bottom,
  });
  const place = () => (props.small ? null : tipPlace(props.box, free(), props.tall));
  return (
    <div
      class={`tip tip-${place()?.side ?? 'small'}`}
      style={place() ? { left: `${place()?.x}px`, top: `${place()?.y}px` } : {}}
    >
      {props.children}
    </div>
  );
}
