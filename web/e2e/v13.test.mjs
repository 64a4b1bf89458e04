// Rivers and ports (V13): boats on rivers, goods beside ports, and what they bring.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { answerAs, checkResult, layAs, look, openBase, replayAt, snuggest } from './base.mjs';
import { checkAxe, confirmTurn, setUp } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

// A port laid onto a river with a boat is needed for a good: most games have one, a few together always.
const GAMES = 6;

const drawn = (page, what) => page.locator(`[data-piece^="bst-${what}"]`).count();

/** Puts a good beside a port, by a tap on its place. */
async function putGood(page, position, good, isFirst) {
  const targets = page.locator('[data-kind="target"]');
  const goods = position.ask.answers.filter(({ piece }) => piece === 'good');
  assert.equal(await targets.count(), goods.length, 'every place for a good is on the board');
  if (isFirst) await checkAxe(page, 'a good may be put');
  const before = await drawn(page, 'good');
  await page.click(`[data-pick="${good.action}"]`);
  await page.waitForSelector(`[data-pick="${good.action}"][aria-pressed="true"]`);
  await confirmTurn(page);
  const after = await look(page);
  const seat = position.turn - 1;
  const mine = after.base.goods[seat];
  assert.equal(mine, position.base.goods[seat] - 1);
  assert.equal(await drawn(page, 'good'), before + 1);
  const card = page.locator(`[data-player="${position.turn}"] [data-supply="goods"]`);
  const left = await card.getAttribute('aria-label');
  assert.equal(left, `${mine} good${mine === 1 ? '' : 's'} left`);
}

/** Beside a boat, if the tile has a river; else where most lies. */
function wayOf(position) {
  const boats = position.pieces.filter(({ symbol }) => /boat/.test(symbol));
  const isBeside = ({ x, y }) => boats.some((boat) => Math.abs(boat.x - x) + Math.abs(boat.y - y) === 1);
  const withRiver = position.choices.filter(({ followers }) =>
    followers.some(({ action }) => /stream/.test(action)),
  );
  const besideBoat = withRiver.filter(isBeside);
  const choices = [besideBoat, withRiver, position.choices].find((some) => some.length > 0);
  return snuggest({ ...position, choices });
}

async function playGame(page) {
  let boats = 0;
  // Of each player.
  const goods = [0, 0];
  const all = () => goods[0] + goods[1];
  for (;;) {
    const position = await look(page);
    if (position.turn === null) return { boats, goods };
    const good = position.ask?.answers.find(({ piece }) => piece === 'good');
    if (good && all() < 2) {
      await putGood(page, position, good, all() === 0);
      goods[position.turn - 1] += 1;
    } else if (position.ask) {
      await answerAs(page, 'blind');
    } else {
      const choice = wayOf(position);
      const boat = choice.followers.find(({ action }) => /stream/.test(action));
      const before = await drawn(page, 'boat');
      await layAs(page, choice, boat?.action);
      if (boat && boats === 0) {
        await page.waitForFunction(() => /places a boat/.test(document.querySelector('.log').textContent));
        // It stays unless this very tile completes its river.
        const { pieces } = await look(page);
        const stays = pieces.some(({ x, y }) => x === choice.x && y === choice.y);
        assert.equal(await drawn(page, 'boat'), stays ? before + 1 : 0);
      }
      boats += boat ? 1 : 0;
    }
  }
}

test('v13 games with rivers and ports', { timeout: 900_000 }, async () => {
  const all = { boats: 0, goods: 0 };
  for (let game = 0; game < GAMES && all.goods === 0; game += 1) {
    const { page } = await openBase(world, { variants: ['rivers-ports'] });
    const { boats, goods } = await playGame(page);
    const put = goods[0] + goods[1];
    all.boats += boats;
    all.goods += put;
    if (put > 0) {
      // The end of the final scoring tells what goods bring, and the cards have all of it then.
      await page.click('.overview [data-act="finale"]');
      const told = page.locator('.finale');
      const { scores } = await look(page);
      const forward = told.getByRole('button', { name: 'Forward' });
      while (await forward.isEnabled()) await forward.click();
      assert.match(await told.locator('.finale-say').textContent(), /goods? at the port/);
      const shown = await page.locator('[data-score]').allTextContents();
      assert.deepEqual(shown.map(Number), scores);
    }
    const rows = await checkResult(page);
    assert.ok('rivers' in rows && 'goods' in rows, 'the result has what they brought');
    for (const [seat, count] of goods.entries()) {
      // Two each, and three for most of them in a port: where both players have one, both have most.
      const least = count > 0 ? 2 * count + 3 : 0;
      const points = rows.goods[seat];
      assert.ok(points >= least && points <= 5 * count, `${points} for ${count} goods`);
    }
    await page.click('dialog[open] [data-act="replay"]');
    assert.equal(await drawn(page, 'good'), put);
    await replayAt(page, 0);
    await page.waitForFunction(() => document.querySelectorAll('[data-piece]').length === 0);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
  assert.ok(all.boats > 0, 'a boat was placed');
  assert.ok(all.goods > 0, 'a good was placed');
});
