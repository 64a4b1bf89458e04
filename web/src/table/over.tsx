import { t } from '../i18n';

/** What is left to do when the game is over. */
export function OverBar(props: { result(): void; finale(): void; replay(): void }) {
  return (
    <section class="bar over" aria-label={t().after.over}>
      <strong>{t().after.over}</strong>
      <button type="button" class="button button-main" onClick={() => props.result()} data-act="result">
        {t().after.result}
      </button>
      <button type="button" class="button" onClick={() => props.finale()} data-act="finale">
        {t().after.finale}
      </button>
      <button type="button" class="button" onClick={() => props.replay()} data-act="replay">
        {t().after.replay}
      </button>
    </section>
  );
}
