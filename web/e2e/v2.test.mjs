// V2, individual planning: two people at one screen, each with a hand that the other may not see.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  awaitScreen,
  checkAxe,
  confirmTurn,
  createWith,
  goOn,
  joinAs,
  openPage,
  pointsIn,
  positionsOf,
  setUp,
} from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

const PLANNING = { variants: ['individual-planning'] };
const HERE = (name) => ({ kind: 'here', name });

/** The kinds of tile that can be seen before players, by what is drawn and by what is said. */
const seenTiles = (page) =>
  page.evaluate(() => ({
    tray: document.querySelectorAll('[data-held], [data-answer]').length,
    known: [...document.querySelectorAll('[data-hands] [data-known]')].map((one) => +one.dataset.known),
    hidden: [...document.querySelectorAll('[data-hands] [data-hidden]')].map((one) => +one.dataset.hidden),
  }));

test('a hand is behind the curtain until its owner is there, also after a reload', {
  timeout: 240_000,
}, async () => {
  const { table, keys } = await createWith(world, [HERE('Anna'), HERE('Ben')], PLANNING);
  const page = await openPage(world);
  await joinAs(
    page,
    world,
    table,
    keys.map((key) => key.token),
  );
  const covered = { tray: 0, known: [0, 0], hidden: [3, 3] };
  for (const again of [false, true]) {
    if (again) await page.reload();
    assert.equal(await awaitScreen(page), 'curtain');
    assert.match(await page.textContent('[data-curtain]'), /Pass the device to Anna/);
    assert.deepEqual(await seenTiles(page), covered);
    // Nothing on the board gives it away, and no key opens it by accident.
    assert.equal(await page.locator('[data-square]').count(), 0);
    if (!again) await checkAxe(page, 'the curtain');
    await page.click('[data-act="show-tiles"]');
    await page.waitForSelector('[data-offered]');
    const seen = await seenTiles(page);
    assert.deepEqual(
      [seen.known, seen.hidden],
      [
        [3, 0],
        [0, 3],
      ],
    );
  }
  await checkAxe(page, 'a hand of three');
  const names = await page
    .locator('[data-held]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')));
  assert.ok(names.every((name) => name.length > 3));
  await goOn(page);
  assert.equal(await awaitScreen(page), 'curtain');
  assert.match(await page.textContent('[data-curtain]'), /Pass the device to Ben/);
  assert.match(await page.textContent('[data-announcer]'), /Pass the device to Ben/);
  assert.deepEqual((await seenTiles(page)).tray, 0);
  assert.deepEqual(page.complaints, []);
});

test('another tile of the hand keeps the square where it fits; by keyboard too', {
  timeout: 240_000,
}, async () => {
  const { table, keys } = await createWith(world, [HERE('Anna'), HERE('Ben')], PLANNING);
  const page = await openPage(world);
  await joinAs(
    page,
    world,
    table,
    keys.map((key) => key.token),
  );
  for (let turn = 0; turn < 6; turn += 1) {
    assert.equal(await awaitScreen(page), 'curtain');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-offered]');
    const offered = page.locator('[data-offered]');
    const last = (await offered.count()) - 1;
    await page.keyboard.press(String(last + 1));
    assert.equal(await offered.nth(last).getAttribute('aria-pressed'), 'true');
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('.ghost-snapped');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-tentative]');
    const [square] = /^-?\d+,-?\d+/.exec(
      await page.locator('[data-tentative]').getAttribute('data-tentative'),
    );
    // The first tile instead: it lies where the other did, or is in hand.
    await page.keyboard.press('1');
    assert.equal(await offered.first().getAttribute('aria-pressed'), 'true');
    const fits = (await page.locator(`[data-square="${square}"]`).count()) > 0;
    const lies = page.locator('[data-tentative]');
    assert.equal(await lies.count(), fits ? 1 : 0);
    if (fits) assert.ok((await lies.getAttribute('data-tentative')).startsWith(`${square},`));
    else {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await lies.waitFor();
    }
    await confirmTurn(page, { key: true });
  }
  assert.deepEqual(page.complaints, []);
});

test('a whole game at one screen; who watches never gets a tile of a hand', {
  timeout: 400_000,
}, async () => {
  const { table, keys } = await createWith(world, [HERE('Anna'), HERE('Ben')], PLANNING);
  const page = await openPage(world);
  const watcher = await openPage(world);
  const heard = positionsOf(watcher);
  await watcher.goto(`${world.url}/game/${table}`);
  await watcher.waitForSelector('.board');
  await joinAs(
    page,
    world,
    table,
    keys.map((key) => key.token),
  );
  let curtains = 0;
  let turns = 0;
  for (;;) {
    const now = await awaitScreen(page);
    if (now === 'over') break;
    if (now === 'curtain') {
      curtains += 1;
      await page.click('[data-act="show-tiles"]');
      await page.waitForSelector('[data-act="confirm"]');
      continue;
    }
    if (turns % 12 === 0) {
      const seen = await seenTiles(watcher);
      assert.deepEqual([seen.tray, ...seen.known], [0, 0, 0]);
      assert.equal(await watcher.locator('[data-offered]').count(), 0);
    }
    await goOn(page, { follower: turns % 3 === 0 });
    turns += 1;
    assert.ok(turns < 200, 'the game ends');
  }
  assert.ok(curtains >= 60, `the screen changed hands ${curtains} times`);

  await watcher.waitForSelector('.finale, [data-act="result"]');
  assert.ok(heard.length > 60, `${heard.length} positions came`);
  let hidden = 0;
  for (const { position, entries } of heard) {
    assert.deepEqual([position.choices, position.followers, position.ask], [[], [], null]);
    assert.deepEqual(position.offered ?? [], []);
    for (const hand of position.base.hands) {
      assert.deepEqual(hand.tiles, []);
      hidden += hand.hidden;
    }
    for (const { action } of entries) {
      if (action.startsWith('deal')) assert.match(action, /^deal \d \?$/);
    }
  }
  assert.ok(hidden > 100, 'there was something to hide');

  await page.click('[data-act="result"]');
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  const [sources, totals] = await pointsIn(dialog);
  for (const [player, total] of totals.entries()) {
    assert.equal(
      sources.reduce((sum, row) => sum + row[player], 0),
      total,
    );
  }
  assert.deepEqual([...page.complaints, ...watcher.complaints], []);
});
