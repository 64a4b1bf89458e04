// What is left to do when the game is over.

import '../bar.css';
import './over.css';
import { t } from '../../i18n';
import type { Game } from '../game';
import { NextButton } from './next';

interface OverBarProps {
  game: Game;
  result(): void;
  finale(): void;
  replay(): void;
  next(): void;
}

export function OverBar(props: OverBarProps) {
  return (
    <section class="bar over" aria-label={t().after.over}>
      <strong>{t().after.over}</strong>
      <button type="button" class="button" onClick={() => props.result()} data-act="result">
        {t().after.result}
      </button>
      <button type="button" class="button" onClick={() => props.finale()} data-act="finale">
        {t().after.finale}
      </button>
      <button type="button" class="button" onClick={() => props.replay()} data-act="replay">
        {t().after.replay}
      </button>
      <NextButton game={props.game} press={props.next} />
    </section>
  );
}
