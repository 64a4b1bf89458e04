// An own mix of tiles: copies of each set, and files of own tiles.

import './mix.css';
import { createSignal, For, Show } from 'solid-js';
import { say, sentence, t } from '../../i18n';
import { Icon } from '../../parts/icon';
import type { GameOffer } from '../../protocol/GameOffer';
import type { MixLimits } from '../../protocol/MixLimits';
import type { Refused } from '../../protocol/Refused';
import { type Choice, copiesOf, isApart, withCopies } from './choice';
import { type Brought, lineOf, readFiles, type Verdict, withFiles } from './tilefiles';

export interface MixProps {
  offer: GameOffer;
  limits: MixLimits;
  choice: Choice;
  change(choice: Choice): void;
  files: readonly Brought[];
  setFiles(files: Brought[]): void;
  /** What the server says about it; `null` while it is being asked. */
  verdict: Verdict | null;
  /** Whether it can't be asked. */
  away: boolean;
  /** Whether to unfold it. */
  open: boolean;
}

const EXAMPLE = `[set]
id = "mine"
title = "My tiles"
tiles = 2

[[tile]]
id = "my-gate"
count = 2
features = ["city n +shield", "road s2", "field e s1", "field s3 w"]
`;

export function MixOfTiles(props: MixProps) {
  return (
    <Show when={props.offer.sets.length > 0}>
      <details class="fine" data-fold="mix" open={props.open || undefined}>
        <summary>
          {t().start.mix.title} <Total {...props} />
        </summary>
        <p class="quiet">{t().start.mix.about}</p>
        <fieldset class="option">
          <legend>{t().start.mix.copies}</legend>
          <For each={props.offer.sets}>
            {(set) => (
              <label class="mix-set" classList={{ 'choice-off': isApart(set, props.choice) }}>
                <input
                  type="number"
                  inputmode="numeric"
                  min="0"
                  max={props.limits.copies}
                  data-set={set.id}
                  value={copiesOf(set, props.choice)}
                  disabled={isApart(set, props.choice)}
                  onChange={(event) => {
                    const field = event.currentTarget;
                    props.change(withCopies(props.choice, set, field.value, props.limits.copies));
                    // What was typed may not be what it came to.
                    field.value = String(copiesOf(set, props.choice));
                  }}
                />
                <span class="part-words">
                  <strong>{say(set.title)}</strong>
                  <span>{sentence(set.about)}</span>
                  <Show when={isApart(set, props.choice)}>
                    <em>{t().start.mix.apart(say(set.title))}</em>
                  </Show>
                </span>
              </label>
            )}
          </For>
        </fieldset>
        <OwnTiles {...props} />
      </details>
    </Show>
  );
}

/** How many tiles the game will have. */
function Total(props: MixProps) {
  const told = () => {
    if (props.away) return t().start.mix.away;
    if (!props.verdict) return t().loading;
    return props.verdict.tiles === null ? t().start.mix.impossible : t().start.mix.total(props.verdict.tiles);
  };
  return (
    <span class="fold-chosen" role="status" data-total={props.verdict?.tiles ?? ''}>
      {told()}
    </span>
  );
}

function OwnTiles(props: MixProps) {
  const [over, setOver] = createSignal(false);
  const [full, setFull] = createSignal(false);
  let picker: HTMLInputElement | undefined;

  const bring = async (list: FileList | null | undefined) => {
    if (!list || list.length === 0) return;
    const all = withFiles(props.files, await readFiles(list, props.limits.bytes));
    setFull(all.length > props.limits.files);
    props.setFiles(all.slice(0, props.limits.files));
  };
  const remove = (name: string) => {
    setFull(false);
    props.setFiles(props.files.filter((file) => file.name !== name));
  };

  return (
    <section class="own" aria-labelledby="own-title">
      <h4 id="own-title">{t().start.mix.own}</h4>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop files on; the button does the same */}
      <div
        class="own-drop"
        classList={{ 'own-over': over() }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          bring(event.dataTransfer?.files);
        }}
        data-drop
      >
        <button type="button" class="button" onClick={() => picker?.click()} data-act="add-tiles">
          <Icon name="plus" /> {t().start.mix.add}
        </button>
        <span class="quiet">{t().start.mix.drop}</span>
        <input
          ref={picker}
          class="unseen"
          type="file"
          accept=".toml"
          multiple
          tabindex="-1"
          aria-label={t().start.mix.add}
          onChange={(event) => {
            const field = event.currentTarget;
            // The same file can be chosen again, once it is corrected.
            bring(field.files).finally(() => {
              field.value = '';
            });
          }}
        />
      </div>
      <Show when={full()}>
        <p class="error" role="alert">
          {t().start.mix.full(props.limits.files)}
        </p>
      </Show>
      <ul class="own-files" aria-live="polite">
        <For each={props.files}>
          {(file) => (
            <li data-file={file.name}>
              <div class="own-head">
                <strong>{file.name}</strong>
                <Show when={props.verdict?.good.get(file.name)}>
                  {(good) => (
                    <span class="quiet">
                      {say(good().title)} · {t().start.mix.holds(good().tiles, good().kinds)}
                      <Show when={good().start}> · {t().start.mix.begins}</Show>
                    </span>
                  )}
                </Show>
                <button
                  type="button"
                  class="icon-button"
                  aria-label={t().start.mix.remove(file.name)}
                  title={t().start.mix.remove(file.name)}
                  onClick={() => remove(file.name)}
                >
                  <Icon name="bin" />
                </button>
              </div>
              <Show when={file.trouble}>
                {(trouble) => (
                  <p class="error" role="alert">
                    {t().start.mix.trouble(trouble(), Math.round(props.limits.bytes / 1000))}
                  </p>
                )}
              </Show>
              <Show when={props.verdict?.bad.get(file.name)}>
                {(refusal) => <Fault file={file} refusal={refusal()} />}
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.verdict?.problem}>
        {(problem) => (
          <p class="error" role="alert" data-problem>
            {sentence(problem().said)}
          </p>
        )}
      </Show>
      <details class="own-example">
        <summary>{t().start.mix.example}</summary>
        <pre>{EXAMPLE}</pre>
        <p class="quiet">{t().start.mix.exampleAbout}</p>
      </details>
    </section>
  );
}

/** What is wrong in a file, with the line it is in. */
function Fault(props: { file: Brought; refusal: Refused }) {
  const line = () => props.refusal.at?.line ?? null;
  return (
    <>
      <p class="error" role="alert">
        {sentence(props.refusal.said)}
      </p>
      <Show when={line()}>
        {(number) => (
          <p class="own-line" data-line={number()}>
            <span>{t().start.mix.line(number())}</span>
            <code>{lineOf(props.file.text ?? '', number()).trim() || '…'}</code>
          </p>
        )}
      </Show>
    </>
  );
}
