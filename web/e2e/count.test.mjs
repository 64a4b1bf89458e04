// The Count of Carcassonne: a whole game with both seats at one page. Followers are sent to quarters, the Count is
// moved, and followers move out again, all on the board.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { answerAs, checkResult, layAs, look, openBase, replayAt, snuggest } from './base.mjs';
import { checkAxe, confirmTurn, setUp } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

// In nearly every game Ben completes something of Anna's, and may send somebody; in a few together he always has.
const GAMES = 4;
const WANTED = ['sent', 'count', 'joined'];

/** Clicks into a quarter, at a place of it on the screen. */
async function clickQuarter(page, id) {
  const pick = page.locator(`.pick-region[data-pick^="${id}"]`);
  assert.ok(await pick.getAttribute('aria-label'), 'a quarter says what choosing it means');
  const at = await pick.evaluate((button) => {
    const all = [...document.querySelectorAll('.pick-region')];
    const outline = document.querySelectorAll('.pick-outline-region')[all.indexOf(button)];
    const box = outline.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  await page.mouse.click(at.x, at.y);
  await page.waitForSelector(`.pick-region[data-pick^="${id}"][aria-pressed="true"]`);
}

const figuresInCity = (page) =>
  page.evaluate(() => {
    const { carcassonne } = window.offered.base;
    return carcassonne.waiting.length;
  });

/** Plays a game to its end; notes what was seen in it. */
async function playGame(page, seen) {
  for (let turn = 0; ; turn += 1) {
    const position = await look(page);
    if (position.turn === null) return;
    const { answers } = position.ask ?? { answers: [] };
    const sends = answers.filter((one) => one.action.startsWith('quarter'));
    const counts = answers.filter((one) => one.action.startsWith('count'));
    const joins = answers.filter((one) => one.action.startsWith('join'));
    if (sends.length > 0) {
      assert.equal(await page.locator('.pick-region').count(), 4, 'all quarters are lit');
      if (!seen.has('sent')) await checkAxe(page, 'a quarter is asked for');
      const waiting = await figuresInCity(page);
      // Somebody who can move out again: not where the Count is.
      const { count } = position.base.carcassonne;
      const to = sends.find(({ quarter }) => quarter !== count && quarter !== 'market');
      await clickQuarter(page, to.action);
      assert.equal(await page.locator(`[data-answer="${to.action}"]`).getAttribute('aria-pressed'), 'true');
      await confirmTurn(page);
      await look(page);
      assert.equal(await figuresInCity(page), waiting + 1);
      assert.match(await page.locator('.log').textContent(), /sends a follower/);
      seen.add('sent');
    } else if (counts.length > 0 && !seen.has('count')) {
      assert.equal(await page.locator('.pick-region').count(), 3, 'not where he stands');
      const { action, quarter } = counts.find((one) => one.quarter === 'market') ?? counts[0];
      await clickQuarter(page, action);
      await confirmTurn(page);
      assert.equal((await look(page)).base.carcassonne.count, quarter);
      assert.equal(await page.locator('[data-event="count-moved"]').count(), 1);
      seen.add('count');
    } else if (joins.length > 0) {
      assert.ok((await page.locator('[data-mark="scored"]').count()) > 0, 'the feature is lit');
      const target = page.locator('[data-kind="target"]').first();
      if (!seen.has('joined')) {
        await target.click();
        await page.waitForSelector('[data-kind="target"][aria-pressed="true"]');
        await confirmTurn(page);
        await look(page);
        assert.ok((await page.locator('[data-event="left-quarter"]').count()) > 0);
        seen.add('joined');
      } else {
        await answerAs(page, 'pass');
      }
    } else if (answers.length > 0) {
      await answerAs(page, 'pass');
    } else {
      // Ben never has anybody on the board, so what he completes is Anna's.
      const choice = snuggest(position);
      const [follower] =
        position.turn === 1 ? choice.followers.filter(({ action }) => !/field/.test(action)) : [];
      await layAs(page, choice, follower?.action);
    }
    assert.ok(turn < 400, 'the game ends');
  }
}

test('k a game with The Count', { timeout: 400_000 }, async () => {
  const seen = new Set();
  const missing = () => WANTED.filter((what) => !seen.has(what));
  let page;
  for (let game = 0; game < GAMES && missing().length > 0; game += 1) {
    await page?.context().close();
    ({ page } = await openBase(world, { expansions: ['count'] }));
    await page.waitForSelector('[data-cover="bst-carcassonne"]', { state: 'attached' });
    assert.equal(await page.locator('[data-piece="bst-count"]').count(), 1);
    await playGame(page, seen);
  }
  assert.deepEqual(missing(), [], `in ${GAMES} games`);

  await checkResult(page);
  await page.click('dialog[open] [data-act="replay"]');
  await replayAt(page, 0);
  // Before the first turn there are the twelve tiles of the city, with the Count in the castle.
  await page.waitForFunction(() => document.querySelectorAll('[data-tile]').length === 12);
  assert.equal(await page.locator('[data-cover]').count(), 1);
  assert.equal(await page.locator('[data-piece]').count(), 1);
  assert.deepEqual(page.complaints, []);
});
