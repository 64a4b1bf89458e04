// Aids: each switched on and off in the base game, the land of every game in its owners' colours, and locks.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { advance } from './advance.mjs';
import { awaitTurn, checkAxe, create, joinAs, openPage, setUp } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

const HERE = (name) => ({ kind: 'here', name });

/** A game of two that has gone on for so many turns, open at this page. */
async function late(page, game, turns) {
  const { table, keys } = await create(world, [HERE('Anna'), HERE('Ben')], {}, game);
  const tokens = keys.map((key) => key.token);
  await page.goto(world.url);
  await advance(page, table, tokens, turns);
  await joinAs(page, world, table, tokens, game);
  await awaitTurn(page);
}

const flip = (page, aid) => page.locator(`[data-aid="${aid}"]`).click();
const gone = (page, what) => page.waitForSelector(what, { state: 'detached' });

test('each aid is switched on and off', { timeout: 300_000 }, async () => {
  const page = await openPage(world);
  await late(page, 'base', 44);
  const count = (what) => page.locator(what).count();

  // What the marks mean is said at first sight, and then only where the aids are.
  await page.waitForSelector('[data-first-sight] [data-legend]');
  await page.click('[data-act="understood"]');
  await gone(page, '[data-first-sight]');
  await page.click('[data-act="aids"]');
  assert.equal(await count('[data-aid]'), 9);
  assert.ok((await count('.aids [data-legend] li')) >= 4);
  await checkAxe(page, 'the list of aids');

  // Legal squares: without marks a tile can still be laid.
  assert.ok((await count('[data-square]')) > 0);
  await flip(page, 'squares');
  await gone(page, '[data-square]');
  await flip(page, 'squares');
  await page.waitForSelector('[data-square]');

  // Whose the land is, by switch and by key; the rest likewise.
  for (const [aid, key] of [
    ['fields', 'f'],
    ['owners', 'o'],
  ]) {
    await flip(page, aid);
    await page.waitForSelector(`[data-aid-said="${aid}"]`);
    assert.ok((await count('[data-mark="owned"]')) > 0, aid);
    assert.ok((await count('[data-mark="owned"][data-owners]:not([data-owners=""])')) > 0, aid);
    await flip(page, aid);
    await gone(page, '[data-mark="owned"]');
    await page.locator('.board-focus').focus();
    await page.keyboard.down(key);
    await page.waitForSelector('[data-mark="owned"]', { state: 'attached' });
    await page.keyboard.up(key);
    await gone(page, '[data-mark="owned"]');
  }

  // What everybody would have at the end.
  await flip(page, 'final');
  await page.waitForSelector('[data-aid-said="final"]');
  const ends = await page.locator('[data-ending] .unseen').allTextContents();
  assert.equal(ends.length, 2);
  const scores = (await page.locator('[data-score]').allTextContents()).map(Number);
  ends.forEach((end, seat) => {
    assert.ok(Number.parseInt(end, 10) >= scores[seat], `${end} after ${scores[seat]}`);
  });
  await flip(page, 'final');
  await gone(page, '[data-ending]');

  // Squares that nothing can fill: as many crosses as are told.
  await flip(page, 'dead');
  const dead = page.locator('[data-aid-said="dead"]');
  await dead.waitFor();
  const told = Number.parseInt(await dead.textContent(), 10) || 0;
  assert.equal(await count('[data-cross]'), told);
  await flip(page, 'dead');
  await gone(page, '[data-aid-said="dead"]');

  // What fits on a square: asked by the right button where a tap would lay, and put away again.
  const square = page.locator('[data-square]').first();
  const name = await square.getAttribute('data-square');
  const box = await square.boundingBox();
  const at = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(...at, { button: 'right' });
  const odds = page.locator(`[data-odds="${name}"]`);
  await odds.waitFor();
  assert.ok((await odds.locator('[data-fit]').count()) > 0);
  assert.match(await odds.textContent(), /unseen tiles? fits? here|No tile is left/);
  assert.equal(await count('[data-tentative]'), 0, 'nothing was laid');
  await checkAxe(page, 'what fits on a square');
  await odds.locator('button').click();
  await gone(page, '[data-odds]');
  // By keyboard about the chosen square; and not where it is off.
  await page.locator('.board-focus').focus();
  await page.mouse.move(5, 450);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('w');
  await page.waitForSelector('[data-odds]');
  await flip(page, 'odds');
  await gone(page, '[data-odds]');
  await page.mouse.click(...at, { button: 'right' });
  await flip(page, 'hint');
  await page.waitForSelector('[data-act="hint"]');
  assert.equal(await count('[data-odds]'), 0);

  // What a bot would do.
  await page.click('[data-act="hint"]');
  await page.waitForSelector('[data-hint]');
  await page.waitForSelector('[data-hinted-tile]', { state: 'attached' });
  assert.match(await page.locator('[data-hint] p').textContent(), /lays the tile/);
  await checkAxe(page, 'a hint');
  await flip(page, 'hint');
  await gone(page, '[data-hint]');
  await gone(page, '[data-hinted]');

  // What is outlined when somebody points at it is told beside the board, not upon it.
  const tile = await page.locator('[data-tile="0,0"]').boundingBox();
  const point = () => page.mouse.move(tile.x + tile.width * 0.5, tile.y + tile.height * 0.3, { steps: 3 });
  await point();
  const tip = page.locator('[data-dock] .tip');
  await tip.waitFor();
  assert.equal(await count('.mark-inspect'), 1);
  assert.equal(await page.locator('.board .tip').count(), 0);
  await page.mouse.move(5, 450);
  await flip(page, 'worth');
  await point();
  await page.keyboard.press('i');
  assert.equal(await count('.mark-inspect'), 0);

  // The tiles still to come.
  await page.click('#tab-tiles');
  assert.ok((await count('.counts li')) > 0);
  await page.click('#tab-aids');
  await flip(page, 'tiles');
  await page.click('#tab-tiles');
  await page.waitForSelector('[data-uncounted]');
  // What was chosen is there after coming back.
  await page.reload();
  await awaitTurn(page);
  await page.click('[data-act="aids"]');
  const now = await page
    .locator('[data-aid]')
    .evaluateAll((all) => all.filter((one) => one.checked).map((one) => one.dataset.aid));
  assert.deepEqual(now, ['squares']);
  assert.equal(await count('[data-first-sight]'), 0);
  assert.deepEqual(page.complaints, []);
});

test('the land of every other game in the colours of its owners', { timeout: 300_000 }, async () => {
  for (const [game, turns] of [
    ['castle', 44],
    ['city', 50],
    ['hunters', 50],
  ]) {
    const page = await openPage(world);
    await late(page, game, turns);
    await page.click('[data-act="aids"]');
    await flip(page, 'fields');
    await page.waitForSelector('[data-aid-said="fields"]');
    assert.ok((await page.locator('[data-mark="owned"]:not([data-owners=""])').count()) > 0, game);
    await flip(page, 'fields');
    await flip(page, 'owners');
    await page.waitForSelector('[data-mark="owned"]', { state: 'attached' });
    await flip(page, 'final');
    await page.waitForSelector('[data-ending]');
    await flip(page, 'dead');
    await page.waitForSelector('[data-aid-said="dead"]');
    await checkAxe(page, `aids in ${game}`);
    assert.deepEqual(page.complaints, [], game);
    await page.context().close();
  }
});

test('what is locked is shown as locked and not to be had', { timeout: 120_000 }, async () => {
  const locked = ['squares', 'worth', 'fields', 'tiles', 'odds', 'hint'];
  const answer = await fetch(`${world.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'base', seats: [HERE('Anna'), HERE('Ben')], rules: { aids: locked } }),
  });
  const { table, keys } = await answer.json();
  const page = await openPage(world);
  const tokens = keys.map((key) => key.token);
  await joinAs(page, world, table, tokens);
  await awaitTurn(page);
  assert.equal(await page.locator('[data-square]').count(), 0);
  await page.click('[data-act="aids"]');
  const off = await page
    .locator('[data-aid]:disabled')
    .evaluateAll((all) => all.map((one) => one.dataset.aid).sort());
  assert.deepEqual(off, locked.toSorted());
  await page.waitForSelector('[data-locked-note]');
  await page.locator('.board-focus').focus();
  await page.keyboard.down('f');
  await page.keyboard.press('h');
  await page.keyboard.press('i');
  await flip(page, 'owners');
  await page.waitForSelector('[data-aid-said="owners"]');
  assert.equal(await page.locator('[data-aid-said="fields"], [data-hint], .tip').count(), 0);
  await page.keyboard.up('f');
  await page.click('#tab-tiles');
  assert.match(await page.locator('[data-uncounted]').textContent(), /Locked in this game/);
  await checkAxe(page, 'locked aids');
  assert.deepEqual(page.complaints, []);
});
