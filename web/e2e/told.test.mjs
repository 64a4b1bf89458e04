// What happened is shown, read and heard: motion, the log, the end of a game, sounds.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  awaitTurn,
  checkAxe,
  createTable,
  HAMLET,
  joinAs,
  openPage,
  seqOf,
  setUp,
  tilesOnBoard,
} from './harness.mjs';
import { playOn } from './quick.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

const SEATS = [
  { kind: 'here', name: 'Anna' },
  { kind: 'bot', bot: 'random' },
];

/** A short game against a bot. Everything that ever moves is noted, with how far the game was by then. */
async function openHamlet(options, seats = SEATS, first = 0) {
  const page = await openPage(world, options);
  await page.addInitScript(() => {
    window.moved = [];
    window.skipped = null;
    const count = (what) => document.querySelectorAll(what).length;
    new MutationObserver((changes) => {
      const added = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node.nodeType === 1);
      const moving = added
        .flatMap((node) => [node, ...node.querySelectorAll('*')])
        .filter((node) => node.matches('[data-flyer], [data-flight]'));
      for (const { dataset } of moving) {
        const seq = Number(document.querySelector('main.table').dataset.seq);
        window.moved.push({
          what: dataset.flyer ?? dataset.flight,
          to: dataset.to,
          seq,
          away: count('.on-its-way'),
        });
      }
      if (moving.length > 0 && window.skipped === 'wanted') {
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
        window.skipped = count('[data-flyer], [data-flight], .on-its-way');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const { table, keys } = await createTable(world, { game: 'base', seats, ...HAMLET });
  const tokens = keys.map((key) => key.token);
  await joinAs(page, world, table, tokens.slice(first));
  return { page, table, tokens };
}

/** Lays the first of the moves in words, which completes something if any does, with a follower if possible. */
async function layFirst(page) {
  const seq = await seqOf(page);
  await page.keyboard.press('m');
  await page.waitForFunction(() => document.activeElement?.classList.contains('move'));
  const said = await page.evaluate(() => document.activeElement.textContent);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-tentative]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForFunction((old) => document.querySelector('main.table').dataset.seq !== old, seq);
  return { said, seq: Number(seq) };
}

const movedOn = (page) => page.evaluate(() => window.moved);

/** Lays until something is scored by that, for as long as there are turns. */
async function layUntilScored(page) {
  for (;;) {
    assert.ok(await awaitTurn(page), 'something was completed');
    const laid = await layFirst(page);
    if (/^completes/i.test(laid.said)) return laid;
  }
}

/** Shows an earlier moment. */
const slide = (page, value) =>
  page.locator('.replay input[type="range"]').evaluate((input, to) => {
    input.value = to;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, value);

test('what happened moves, and nothing waits for it', { timeout: 240_000 }, async () => {
  const { page } = await openHamlet({ reducedMotion: 'no-preference' });
  const { seq } = await layUntilScored(page);
  // The number flies to whoever gets it, in their colour; who stood there goes home.
  await page.waitForFunction(() => window.moved.some(({ what, to }) => /^\+\d+$/.test(what) && to === '1'));
  await page.waitForSelector('[data-mark="scored"][data-owners="1"]', { state: 'attached' });
  const moved = await movedOn(page);
  assert.ok(moved.some(({ what, to }) => what === 'figure' && to === '1'));
  assert.ok(
    moved.every((one) => one.seq > 0) && moved.at(-1).seq > seq,
    'the game has gone on before anything moves',
  );
  // The other's tile glides in, and lies there when it has come.
  await page.waitForFunction(() => window.moved.some(({ what, away }) => what === 'tile' && away > 0));
  await page.waitForFunction(() => !document.querySelector('.on-its-way, [data-flight], [data-flyer]'));

  // Any input ends it, and the state is what it was.
  assert.ok(await awaitTurn(page));
  await page.evaluate(() => {
    window.skipped = 'wanted';
  });
  await layFirst(page);
  await page.waitForFunction(() => typeof window.skipped === 'number');
  assert.equal(await page.evaluate(() => window.skipped), 0, 'all is in its place at once');

  // A turn of the log lights its place, and a tile its turn.
  assert.ok(await awaitTurn(page));
  await page.waitForFunction(() => !document.querySelector('[data-mark]'));
  const line = page.locator('.log-turn').first();
  assert.ok(await line.locator('img.log-tile').evaluate((img) => img.complete && img.naturalWidth > 0));
  await line.hover();
  await page.waitForSelector('[data-mark="inspect"]', { state: 'attached' });
  await page.mouse.move(400, 20);
  await page.waitForSelector('[data-mark]', { state: 'detached' });
  await line.getByRole('button').focus();
  await page.waitForSelector('[data-mark="inspect"]', { state: 'attached' });
  await page.keyboard.press('ArrowDown');
  assert.equal(await page.evaluate(() => document.activeElement.closest('.log-turn')?.nodeName), 'LI');
  await page.evaluate(() => document.activeElement.blur());
  const tile = page.locator('[data-tile="0,0"] ~ [data-tile]').last();
  const box = await tile.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForSelector('.log-lit');
  assert.equal(await page.locator('.log-lit').count(), 1);

  // The end: totals grow until somebody wants to go on, then who has won is celebrated.
  while (await awaitTurn(page)) await layFirst(page);
  await page.waitForSelector('[data-overview]');
  await page.keyboard.press('Shift');
  await page.waitForSelector('[data-overview="done"]');
  const totals = await page.locator('.overview-total').allTextContents();
  assert.deepEqual(totals, await page.locator('[data-score]').allTextContents());
  assert.ok(Number(totals[0]) > 0);
  await page.waitForSelector('.overview-won');
  await page.waitForSelector('[data-mark="scored"][data-owners]', { state: 'attached' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-tile]')].every((tile) => {
      const { left, top, right, bottom } = tile.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    }),
  );
  await checkAxe(page, 'the end at a glance');

  // Step by step for who wants it, and the log of each moment in a replay.
  await page.click('[data-act="finale"]');
  await page.waitForSelector('.finale-say');
  await page.click('.finale [data-act="result"]');
  await page.click('dialog[open] [data-act="replay"]');
  const all = await page.locator('.log-turn').count();
  const [tiles, scores] = [await tilesOnBoard(page), await page.locator('[data-score]').allTextContents()];
  await slide(page, '2');
  await page.waitForFunction(() => document.querySelectorAll('.log-turn').length === 2);
  assert.equal(await tilesOnBoard(page), 3);
  assert.notDeepEqual(await page.locator('[data-score]').allTextContents(), scores);
  await slide(page, '0');
  await page.waitForSelector('.log-empty');
  await slide(page, String(all));
  await page.waitForFunction((n) => document.querySelectorAll('.log-turn').length === n, all);
  assert.equal(await tilesOnBoard(page), tiles);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('the last tile of a game glides in as every other', { timeout: 240_000 }, async () => {
  const seats = ['Anna', 'Ben'].map((name) => ({ kind: 'here', name }));
  const { page, table, tokens } = await openHamlet({ reducedMotion: 'no-preference' }, seats, 1);
  // Thirteen tiles are laid: whoever begins lays the last one, and is not here.
  await playOn(page, table, tokens, { tiles: 99 });
  await page.waitForSelector('[data-overview]');
  const end = Number(await seqOf(page));
  await page.waitForFunction(
    (seq) => window.moved.some((one) => one.what === 'tile' && one.seq === seq && one.away > 0),
    end,
  );
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('who wants stillness has colours and numbers only', { timeout: 240_000 }, async () => {
  const { page } = await openHamlet({ reducedMotion: 'reduce' });
  await layUntilScored(page);
  const label = page.locator('.mark-label', { hasText: /^\+\d+$/ });
  await label.first().waitFor({ state: 'attached' });
  await page.waitForSelector('[data-mark="scored"][data-owners="1"]', { state: 'attached' });
  while (await awaitTurn(page)) await layFirst(page);
  await page.waitForSelector('[data-overview="done"]');
  assert.deepEqual(await movedOn(page), []);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('nothing is heard before it is wanted', { timeout: 240_000 }, async () => {
  const { page } = await openHamlet({});
  const opened = () => page.evaluate(() => window.opened);
  await page.addInitScript(() => {
    window.opened = 0;
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        window.opened += 1;
      }
    };
  });
  await page.reload();
  assert.ok(await awaitTurn(page));
  await layFirst(page);
  assert.ok(await awaitTurn(page));
  assert.equal(await opened(), 0);
  const pressed = () => page.getByRole('button', { name: 'Sounds' }).getAttribute('aria-pressed');
  await page.click('[data-act="menu"]');
  assert.equal(await pressed(), 'false');
  await page.getByRole('button', { name: 'Sounds' }).click();
  assert.equal(await opened(), 1, 'it is heard at once what that is like');
  // It is remembered.
  await page.reload();
  assert.ok(await awaitTurn(page));
  assert.equal(await opened(), 0);
  await layFirst(page);
  assert.equal(await opened(), 1);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
