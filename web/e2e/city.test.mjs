// The City: a game against a bot through all three piles, with everything a wall building asks.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { awaitTurn, bestSquare, checkAxe, openPage, pointsIn, setUp } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

// Games are random: in most of them all of this happens, and in a few together it always has.
const GAMES = 5;
const WANTED = [
  ...['gate', 'wall left', 'wall right', 'guard', 'tower', 'pile 2', 'pile 3'],
  ...['ring', 'residents', 'guards'],
];

/** Waits until the game has gone on from this position. */
const goneOn = (page, seq) =>
  page.waitForFunction((old) => document.querySelector('.table')?.dataset.seq !== old, seq);
const seqOf = (page) => page.locator('.table').getAttribute('data-seq');

/** Lays the tile in hand, with a follower on one of these kinds of feature if there can be one. */
async function layTile(page, kinds) {
  const at = await bestSquare(page);
  await page.mouse.click(at.x, at.y);
  await page.waitForSelector('[data-tentative]');
  await page.evaluate((wanted) => {
    const chips = [...document.querySelectorAll('[data-chip]:not([data-chip="none"])')];
    chips.find((chip) => wanted.some((kind) => chip.dataset.chip.includes(kind)))?.click();
  }, kinds);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-tentative]', { state: 'detached' });
}

/** Clicks a ghost twice: the first click chooses, the second means it. */
async function clickTwice(page, site) {
  const before = await seqOf(page);
  await site.click();
  await page.waitForSelector('[data-site][aria-pressed="true"]');
  assert.ok(await page.locator('[data-act="confirm"]').isEnabled());
  assert.equal(await seqOf(page), before, 'one click sends nothing');
  await page.locator('[data-site][aria-pressed="true"]').click();
  await goneOn(page, before);
}

/** The gate: every place for it is there to click and in a list, also after coming back in the middle of it. */
async function setGate(page) {
  const gates = page.locator('[data-site^="gate"]');
  const listed = await page.locator('[data-answers] option:not([disabled])').count();
  assert.equal(await gates.count(), listed);
  await checkAxe(page, 'the gate is asked for');
  await page.reload();
  await page.waitForSelector('[data-site^="gate"]');
  assert.equal(await gates.count(), listed);
  await clickTwice(page, gates.first());
  await page.waitForSelector('[data-rim^="gate"]');
}

/** A wall at either end: by clicks, and once both were with the keyboard. */
async function setWall(page, seen) {
  const before = await page.locator('[data-rim^="wall"]').count();
  const end = ['wall left', 'wall right'].find((one) => !seen.has(one));
  if (!end) {
    const seq = await seqOf(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await goneOn(page, seq);
  } else {
    await clickTwice(page, page.locator(`[data-site="${end}"]`));
    seen.add(end);
  }
  await page.waitForFunction((n) => document.querySelectorAll('[data-rim^="wall"]').length > n, before);
}

/** A guard where it sees something: its row is lit before anything is chosen. */
async function setGuard(page, seen) {
  assert.ok((await page.locator('[data-mark="inspect"]').count()) > 0, 'the row is lit');
  const notes = (await page.locator('[data-note]').allTextContents()).filter((note) => !note.startsWith('+'));
  const sum = Number(notes.at(-1));
  const buildings = notes.slice(0, -1).reduce((all, note) => all + Number(note), 0);
  assert.equal(buildings, sum, 'its buildings add up to what stands at the wall');
  const guards = await page.locator('[data-rim^="guard"]').count();
  if (sum > 0 && guards < 5) {
    await clickTwice(page, page.locator('[data-site="guard"]'));
    await page.waitForFunction((n) => document.querySelectorAll('[data-rim^="guard"]').length > n, guards);
    seen.add('guard');
    return;
  }
  const seq = await seqOf(page);
  await page.click('[data-answer="pass"]');
  await page.keyboard.press('Enter');
  await goneOn(page, seq);
}

async function setTower(page) {
  const site = page.locator('[data-site^="tower"]').first();
  const brings = Number(await site.locator('.site-note').textContent());
  await clickTwice(page, site);
  await page.waitForSelector('[data-rim^="tower"]');
  const paid = await page.locator('.log-tower-set .scoring-points').first().textContent();
  assert.equal(Number(paid), brings, 'a tower is paid at once');
}

const STEPS = { gate: setGate, wall: setWall, guard: setGuard, tower: setTower };

/** Plays a game to its end; notes what was seen in it. */
async function playGame(page, seen) {
  let residents = 0;
  while (await awaitTurn(page)) {
    for (const pile of [2, 3]) {
      if ((await page.locator(`[data-pile-begun="${pile}"]`).count()) > 0) seen.add(`pile ${pile}`);
    }
    const building = page.locator('[data-building]');
    if ((await building.count()) > 0) {
      const step = await building.getAttribute('data-building');
      await STEPS[step](page, seen);
      if (step !== 'guard') seen.add(step);
      continue;
    }
    // Once everything was asked for, nothing that brings walls is completed before the last pile.
    const waiting = ['wall right', 'guard', 'tower'].every((what) => seen.has(what)) && !seen.has('pile 3');
    const kinds = residents < 2 ? ['residential'] : waiting ? [] : ['road', 'market'];
    await layTile(page, kinds);
    residents += 1;
  }
}

/** Goes through the final scoring step by step; notes what is told. */
async function watchFinale(page, seen) {
  await page.click('.overview [data-act="finale"]');
  const told = page.locator('.finale-say');
  for (;;) {
    const said = await told.textContent();
    if (/guard on/.test(said)) {
      assert.ok((await page.locator('[data-mark="scored"]').count()) > 0, `the row is lit: ${said}`);
      seen.add('guards');
    }
    if (/resident/i.test(said)) seen.add('residents');
    if (/ring is closed/.test(said)) seen.add('ring');
    const forward = page.locator('.finale').getByRole('button', { name: 'Forward' });
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
  await page.click('[data-game="city"]');
  await page.waitForSelector('[data-notice]');
  // Two to four players.
  while ((await page.locator('[data-seat]').count()) < 4) await page.click('[data-act="add-player"]');
  assert.ok(await page.locator('[data-act="add-player"]').isDisabled(), 'four players, no more');
  for (const seat of [4, 3]) await page.getByRole('button', { name: `Remove player ${seat}` }).click();
  await page.getByLabel('Which bot is player 2').selectOption('goatherd');
  await page.click('[data-act="start"]');
  await page.waitForURL('**/game/*');
}

test('a city is walled in against a bot, from the gate to the last guard', { timeout: 400_000 }, async () => {
  const page = await openPage(world);
  const seen = new Set();
  const missing = () => WANTED.filter((what) => !seen.has(what));
  for (let game = 0; game < GAMES && missing().length > 0; game += 1) {
    await startGame(page);
    await playGame(page, seen);
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

  // Once more from the start: no walls, and at the end all of them again.
  const walls = await page.locator('[data-rim^="wall"]').count();
  await dialog.locator('[data-act="replay"]').click();
  const slider = page.locator('.replay input[type="range"]');
  const slide = (to) =>
    slider.evaluate((input, value) => {
      input.value = value === 'end' ? input.max : value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, to);
  await slide('20');
  await page.waitForFunction(() => document.querySelectorAll('[data-rim]').length === 0);
  await slide('end');
  await page.waitForFunction((n) => document.querySelectorAll('[data-rim^="wall"]').length === n, walls);
  await page.locator('.replay .icon-button').click();
  assert.match(await page.locator('.log').textContent(), /Pile 2 begins/);
  await checkAxe(page, 'finished table');
  assert.deepEqual(page.complaints, []);
});
