// Hunters and Gatherers: a game against a bot with huts and bonus tiles, and its end told on the board.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { awaitTurn, bestSquare, checkAxe, create, joinAs, openPage, pointsIn, setUp } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

// Games are random: in most of them all of this happens, and in a few together it always has.
const GAMES = 4;
const WANTED = ['bonus', 'hut', 'fisher and hut', 'river and system', 'huts scored', 'meadow', 'deer taken'];

const HERE = (name) => ({ kind: 'here', name });

const hutsOnBoard = (page) => page.locator('.board-sheet use[href*="hut"]').count();
const seqOf = (page) => page.locator('.table').getAttribute('data-seq');
const goneOn = (page, seq) =>
  page.waitForFunction((old) => document.querySelector('.table')?.dataset.seq !== old, seq);

/** A bonus tile in hand is there once, in the bar, with words. */
async function lookAtBonus(page) {
  const card = page.locator('.actions [data-bonus]');
  const inBar = await page.locator('.actions-tile').boundingBox();
  assert.ok(inBar.width >= 56, 'the bonus tile is large enough to be seen');
  assert.equal(await page.locator('[data-bonus]').count(), 1, 'it is told once');
  assert.equal(await page.locator('.bonus-tile').count(), 0, 'it is shown once');
  const powers = await card.locator('[data-power]').allTextContents();
  assert.ok(powers.length > 0 && powers.every((power) => power.length > 10), powers.join());
  assert.match(await card.textContent(), /Your bonus tile/);
  assert.match(await page.locator('[data-announcer]').textContent(), /bonus tile/);
  assert.match(await page.locator('.log').textContent(), /completed a forest with gold/);
}

/** Whoever watches sees another's bonus tile too. */
async function lookAsGuest(page) {
  const watcher = await openPage(world);
  await watcher.goto(page.url());
  const card = watcher.locator('[data-bonus]');
  await card.waitFor();
  assert.match(await card.textContent(), /Bonus tile of Player 1/);
  assert.ok((await card.locator('[data-power]').count()) > 0);
  assert.deepEqual(watcher.complaints, []);
  await watcher.context().close();
}

/** A fisher and a hut on the same river: each can be clicked, and says what it is. */
async function lookAtBoth(page) {
  const actions = await page
    .locator('[data-spot]')
    .evaluateAll((spots) => spots.map((spot) => spot.dataset.spot));
  const hut = actions.find(
    (one) => one.startsWith('hut') && actions.includes(one.replace('hut', 'follower')),
  );
  if (!hut) return false;
  for (const [action, label] of [
    [hut.replace('hut', 'follower'), /^Place a fisher/],
    [hut, /^Place a hut on the river/],
  ]) {
    const spot = page.locator(`[data-spot="${action}"]`);
    assert.match(await spot.getAttribute('aria-label'), label);
    await spot.click();
    await page.waitForSelector(`[data-spot="${action}"][aria-pressed="true"]`);
    assert.equal(await page.locator(`[data-chip="${action}"]`).getAttribute('aria-pressed'), 'true');
  }
  await page.click('[data-chip="none"]');
  return true;
}

/** Sets a hut by a click on its ghost. */
async function setHut(page) {
  const before = await hutsOnBoard(page);
  const left = page.locator('[data-player="1"] [data-supply="huts"]');
  const had = Number.parseInt(await left.getAttribute('aria-label'), 10);
  await page.locator('[data-spot^="hut"]').first().click();
  await page.waitForSelector('[data-spot^="hut"][aria-pressed="true"]');
  const seq = await seqOf(page);
  await page.click('[data-act="confirm"]');
  await goneOn(page, seq);
  await page.waitForFunction(
    (n) => document.querySelectorAll('.board-sheet use[href*="hut"]').length > n,
    before,
  );
  const label = `${had - 1} ${had === 2 ? 'hut' : 'huts'} left`;
  await page.waitForSelector(`[data-player="1"] [data-supply="huts"][aria-label="${label}"]`, {
    state: 'attached',
  });
}

/** Lays the tile in hand; a hut if there is a reason to, else somebody by the chips. */
async function layTile(page, seen, turn) {
  const at = await bestSquare(page);
  await page.mouse.click(at.x, at.y);
  await page.waitForSelector('[data-tentative]');
  if (!seen.has('fisher and hut') && (await lookAtBoth(page))) seen.add('fisher and hut');
  if (turn % 4 === 1 && (await page.locator('[data-spot^="hut"]').count()) > 0) {
    await setHut(page);
    seen.add('hut');
    return;
  }
  await page.evaluate(
    (kinds) => {
      const chips = [...document.querySelectorAll('[data-chip]:not([data-chip="none"])')];
      chips.find((chip) => kinds.some((kind) => chip.dataset.chip.includes(kind)))?.click();
    },
    turn < 12 && turn % 3 === 0 ? ['meadow'] : ['forest', 'river'],
  );
  const seq = await seqOf(page);
  await page.click('[data-act="confirm"]');
  await goneOn(page, seq);
}

/** By keyboard every feature is reached, the two that a river belongs to among them. */
async function lookAround(page) {
  await page.keyboard.press('i');
  const tip = page.locator('.tip');
  await tip.waitFor();
  const keys = tip.locator('.tip-keys');
  const [, from, many] = /(\d+) of (\d+)/.exec(await keys.textContent()).map(Number);
  const kinds = new Set();
  for (let step = 0; step < many; step += 1) {
    const all = await tip
      .locator('[data-inspection]')
      .evaluateAll((found) => found.map((one) => one.dataset.inspection));
    if (all[0] === 'river') assert.deepEqual(all, ['river', 'lake'], 'a river comes with its system');
    kinds.add(all[0]);
    await page.keyboard.press('ArrowRight');
  }
  assert.match(await keys.textContent(), new RegExp(`^${from} of`), 'around and back');
  assert.deepEqual([...kinds].toSorted(), ['forest', 'lake', 'meadow', 'river']);
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'detached' });
}

/** Goes through the final scoring step by step; notes what is told. */
async function watchFinale(page, seen) {
  await page.click('.overview [data-act="finale"]');
  const finale = page.locator('.finale');
  for (;;) {
    const said = await page.locator('.finale-say').textContent();
    assert.ok((await page.locator('[data-mark="scored"]').count()) > 0, `it is lit: ${said}`);
    if (/hut|river system/i.test(said)) seen.add('huts scored');
    if (/meadow/i.test(said)) seen.add('meadow');
    const taken = /tigers? takes? (\d+)/.exec(said);
    if (taken) {
      assert.equal(await page.locator('[data-cross]').count(), Number(taken[1]), said);
      seen.add('deer taken');
    }
    const forward = finale.getByRole('button', { name: 'Forward' });
    if ((await forward.getAttribute('aria-disabled')) === 'true') return;
    const step = await page.locator('.finale .bar-head span').textContent();
    await forward.click();
    await page.waitForFunction(
      (old) => document.querySelector('.finale .bar-head span')?.textContent !== old,
      step,
    );
  }
}

async function startGame(page) {
  await page.goto(`${world.url}/new`);
  await page.click('[data-game="hunters"]');
  await page.waitForSelector('[data-game="hunters"] .game-picture path');
  // Two to five players.
  while ((await page.locator('[data-seat]').count()) < 5) await page.click('[data-act="add-player"]');
  assert.ok(await page.locator('[data-act="add-player"]').isDisabled(), 'five players, no more');
  for (const seat of [5, 4, 3]) await page.getByRole('button', { name: `Remove player ${seat}` }).click();
  await page.getByLabel('Which bot is player 2').selectOption('goatherd');
  await page.click('[data-act="start"]');
  await page.waitForURL('**/game/*');
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test('a hut by a finger: no place for one lies upon another', { timeout: 240_000 }, async () => {
  const page = await openPage(world, PHONE);
  const { table, keys } = await create(world, [HERE('Anna'), HERE('Ben')], {}, 'hunters');
  const tokens = keys.map((key) => key.token);
  await joinAs(page, world, table, tokens, 'hunters');
  for (let huts = 0; huts === 0; ) {
    await awaitTurn(page);
    const at = await bestSquare(page);
    await page.touchscreen.tap(at.x, at.y);
    await page.waitForSelector('[data-tentative]');
    const boxes = await page.locator('[data-spot]').evaluateAll((spots) =>
      spots.map((spot) => {
        const { x, y } = spot.getBoundingClientRect();
        return { x, y, side: spot.offsetWidth };
      }),
    );
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        assert.ok(Math.hypot(one.x - other.x, one.y - other.y) > 0.9 * one.side, JSON.stringify(boxes));
      }
    }
    const hut = page.locator('[data-spot^="hut"]').first();
    const can = (await hut.count()) > 0;
    if (can) await hut.tap();
    const seq = await seqOf(page);
    await page.locator('[data-act="confirm"]').tap();
    await goneOn(page, seq);
    huts = await hutsOnBoard(page);
    assert.equal(huts, can ? 1 : 0);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(wide, 390, 'nothing sticks out');
  assert.deepEqual(page.complaints, []);
});

test('a hunt against a bot, with huts and bonus tiles, to the last deer', { timeout: 400_000 }, async () => {
  const page = await openPage(world);
  const seen = new Set();
  const missing = () => WANTED.filter((what) => !seen.has(what));
  for (let game = 0; game < GAMES && missing().length > 0; game += 1) {
    await startGame(page);
    for (let turn = 0; await awaitTurn(page); turn += 1) {
      if ((await page.locator('[data-bonus]:has-text("Your bonus tile")').count()) > 0) {
        await lookAtBonus(page);
        if (!seen.has('bonus')) {
          await checkAxe(page, 'a bonus tile in hand');
          await lookAsGuest(page);
        }
        seen.add('bonus');
      }
      if (turn === 6 && !seen.has('river and system')) {
        await lookAround(page);
        seen.add('river and system');
      }
      await layTile(page, seen, turn);
    }
    await watchFinale(page, seen);
  }
  assert.deepEqual(missing(), [], `in ${GAMES} games`);

  // The sources add up to the points of the cards.
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
  await page.keyboard.press('Escape');

  // Bonus tiles are listed apart.
  await page.click('#tab-tiles');
  await page.waitForSelector('[data-bonus-tiles]');
  await checkAxe(page, 'finished table');
  assert.deepEqual(page.complaints, []);
});
