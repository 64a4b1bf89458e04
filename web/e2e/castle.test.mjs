// The Castle: a whole game of two people at one device, in which a wall tile is won and used.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { answer, awaitTurn, bestSquare, checkAxe, openPage, pointsIn, setUp } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

// Games are random: most have a wall tile that is won and used, few in a row do not.
const GAMES = 8;

async function layTile(page) {
  const at = await bestSquare(page);
  await page.mouse.click(at.x, at.y);
  await page.waitForSelector('[data-tentative]');
  // Merchants stay for good: somebody who comes back if there is one.
  await page.evaluate(() => {
    const chips = [...document.querySelectorAll('[data-chip]:not([data-chip="none"])')];
    chips.find((chip) => !chip.textContent.includes('merchant'))?.click();
  });
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-tentative]', { state: 'detached' });
}

/** Plays a game to its end. */
async function playGame(page) {
  let questions = 0;
  while (await awaitTurn(page)) {
    if ((await page.locator('[data-answer]').count()) === 0) {
      await layTile(page);
      continue;
    }
    if (questions === 0) await checkAxe(page, 'a question');
    await answer(page, { keyboard: questions % 2 === 0 });
    questions += 1;
  }
}

const recordOf = async (page) => {
  const id = page.url().split('/').at(-1);
  return (await fetch(`${world.url}/api/tables/${id}/record`)).text();
};

async function startGame(page) {
  await page.goto(`${world.url}/new`);
  await page.click('[data-game="castle"]');
  await page.waitForSelector('[data-notice]');
  assert.equal(await page.locator('[data-seat]').count(), 2);
  assert.equal(await page.locator('[data-act="add-player"]').count(), 0, 'two players, no more');
  await page.locator('[data-seat="2"] select').first().selectOption('here');
  await page.click('[data-act="start"]');
  await page.waitForURL('**/game/*');
}

test('a wall tile is won and used, and the game is told to its end', { timeout: 400_000 }, async () => {
  const page = await openPage(world);
  let won = false;
  let used = false;
  for (let game = 0; game < GAMES && !(won && used); game += 1) {
    await startGame(page);
    await awaitTurn(page);
    if (game === 0) {
      // The castle is there as a whole, with 13 wall tiles; its start spaces are no tiles.
      assert.equal(await page.locator('[data-backdrop]').count(), 1);
      assert.equal(await page.locator('[data-token]').count(), 13);
      assert.equal(await page.locator('[data-tile]').count(), 0);
      assert.equal(await page.locator('[data-marker="0"]').count(), 2);
      const box = await page.locator('[data-backdrop]').boundingBox();
      const side = await page.locator('.scores').boundingBox();
      assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= side.x, 'nothing covers the walls');
    }
    await playGame(page);
    won = (await page.locator('.log-wall-tile-revealed').count()) > 0;
    used = (await page.locator('.log-wall-tile-used').count()) > 0;
  }
  const record = await recordOf(page);
  assert.ok(won && used, `no wall tile was won and used in ${GAMES} games; the last one:\n${record}`);
  assert.match(record, /castle/);

  // Step by step to the result: the points told and those of the table agree.
  await page.click('[data-act="result"]');
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  const [sources, totals] = await pointsIn(dialog);
  assert.equal(totals.length, 2);
  for (const [player, total] of totals.entries()) {
    assert.equal(
      sources.reduce((sum, row) => sum + row[player], 0),
      total,
    );
  }
  const markers = await page.locator('[data-marker]').evaluateAll((all) => all.map((m) => +m.dataset.marker));
  assert.deepEqual(markers.sort(), [...totals].sort(), 'the markers stand where the points are');

  // Once more from the start.
  await dialog.locator('[data-act="replay"]').click();
  await page.locator('.replay input[type="range"]').evaluate((input) => {
    input.value = '0';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.waitForFunction(() => document.querySelectorAll('[data-tile]').length === 0);
  assert.equal(await page.locator('[data-marker="0"]').count(), 2);
  assert.equal(await page.locator('[data-token]').count(), 13);
  await page.locator('.replay .icon-button').click();
  await checkAxe(page, 'finished table');

  // And another game with the same people.
  await page.click('[data-act="rematch"]');
  await page.waitForSelector('[data-square]');
  assert.equal(await page.locator('[data-tile]').count(), 0);
  assert.deepEqual(page.complaints, []);
});
