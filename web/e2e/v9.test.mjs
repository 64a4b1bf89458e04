// V9, mountains: a tile laid face down.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  awaitScreen,
  checkAxe,
  confirmTurn,
  createWith,
  goOn,
  joinAs,
  layInHand,
  openPage,
  setUp,
  tilesOnBoard,
} from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

const squaresOf = (page) =>
  page.locator('[data-square]').evaluateAll((all) => all.map((square) => square.dataset.square).toSorted());
const drawing = (page) => page.locator('.actions-tile use').getAttribute('href');

/** Lays the tile face down, and looks at what that changes. */
async function raise(page, keyboard) {
  const up = await squaresOf(page);
  const [face, back] = [page.locator('[data-side-up]'), page.locator('[data-side-down]')];
  const before = await drawing(page);
  if (keyboard) await page.keyboard.press('f');
  else await back.click();
  assert.equal(await back.getAttribute('aria-pressed'), 'true');
  assert.equal(await face.getAttribute('aria-pressed'), 'false');
  assert.notEqual(await drawing(page), before);
  assert.match(await drawing(page), /mountain/);
  const down = await squaresOf(page);
  assert.match(await page.textContent('.actions-hint'), /face down/);
  const square = await layInHand(page);
  assert.ok(down.includes(square));
  assert.match(await page.locator('[data-tentative] use').getAttribute('href'), /mountain/);
  // Nobody need be decided about on the way: whoever wants goes into the mines.
  const chip = page.locator('[data-chip]:not([data-chip="none"])').first();
  const miner = (await chip.count()) > 0;
  if (miner) await chip.click();
  await confirmTurn(page);
  await awaitScreen(page);
  const laid = page.locator(`[data-tile="${square}"]`);
  await laid.waitFor({ state: 'attached' });
  assert.match(await page.textContent('.log'), /mountain/i);
  return { differs: up.join() !== down.join(), miner };
}

test('at least one tile lies face down in a game to the end', { timeout: 400_000 }, async () => {
  const page = await openPage(world);
  const seats = [
    { kind: 'here', name: 'Anna' },
    { kind: 'bot', bot: 'random' },
  ];
  const { table, keys } = await createWith(world, seats, { variants: ['mountains'] });
  await joinAs(
    page,
    world,
    table,
    keys.map((key) => key.token),
  );
  const seen = { mountains: 0, differs: false, miner: false };
  for (let turn = 0; (await awaitScreen(page)) === 'turn'; turn += 1) {
    const canRaise = (await page.locator('[data-side-down]').count()) > 0;
    if (turn === 0) {
      assert.ok(canRaise, 'the start tile has a field side');
      await checkAxe(page, 'a tile that may lie face down');
      // Down and up again: as if nothing had been.
      const squares = await squaresOf(page);
      await page.click('[data-side-down]');
      await page.click('[data-act="undo"]');
      assert.equal(await page.locator('[data-side-up]').getAttribute('aria-pressed'), 'true');
      assert.deepEqual(await squaresOf(page), squares);
    }
    if (canRaise && turn % 6 === 0) {
      const before = await tilesOnBoard(page);
      const { differs, miner } = await raise(page, turn % 12 === 0);
      assert.ok((await tilesOnBoard(page)) > before);
      seen.mountains += 1;
      seen.differs ||= differs;
      seen.miner ||= miner;
    } else await goOn(page, { follower: turn % 2 === 0 });
    assert.ok(turn < 100, 'the game ends');
  }
  assert.ok(seen.mountains >= 2, JSON.stringify(seen));
  assert.ok(seen.differs, 'a mountain has squares of its own');
  await page.waitForSelector('[data-act="result"]');
  assert.deepEqual(page.complaints, []);
});
