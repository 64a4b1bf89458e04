// Rivers and ports (V13): boats on rivers, goods beside ports, and what they bring.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  answerAs,
  checkResult,
  confirmTurn,
  layAs,
  look,
  openFamily,
  replayAt,
  snuggest,
} from './family.mjs';
import { checkAxe, setUp } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

// A port and a boat on its river are needed for a good: in most games they come together, in a few together always.
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
  const mine = after.family.goods[0];
  assert.equal(mine, position.family.goods[0] - 1);
  assert.ok((await drawn(page, 'good')) > before);
  const left = await page.locator('[data-player="1"] [data-supply="goods"]').getAttribute('aria-label');
  assert.equal(left, `${mine} good${mine === 1 ? '' : 's'} left`);
}

/** Where the river goes on or ends, if the tile has one; else where most lies. */
function wayOf(position) {
  const withBoat = position.choices.filter(({ followers }) =>
    followers.some(({ action }) => /stream/.test(action)),
  );
  return snuggest(withBoat.length > 0 ? { ...position, choices: withBoat } : position);
}

async function playGame(page) {
  let [boats, goods] = [0, 0];
  for (;;) {
    const position = await look(page);
    if (position.turn === null) return { boats, goods };
    const good = position.ask?.answers.find(({ piece }) => piece === 'good');
    if (good && goods < 2) {
      await putGood(page, position, good, goods === 0);
      goods += 1;
    } else if (position.ask) {
      await answerAs(page, 'blind');
    } else {
      const choice = wayOf(position);
      const boat = choice.followers.find(({ action }) => /stream/.test(action));
      const before = await drawn(page, 'boat');
      await layAs(page, choice, boat?.action);
      if (boat && boats === 0) {
        await page.waitForFunction(() => /places a boat/.test(document.querySelector('.log').textContent));
        const { pieces } = await look(page);
        if (pieces.some(({ player }) => player === 1)) assert.ok((await drawn(page, 'boat')) > before);
      }
      boats += boat ? 1 : 0;
    }
  }
}

test('v13 games with rivers and ports', { timeout: 900_000 }, async () => {
  const all = { boats: 0, goods: 0 };
  for (let game = 0; game < GAMES && all.goods === 0; game += 1) {
    const { page } = await openFamily(world, { variants: ['rivers-ports'] }, { bot: 'random' });
    const { boats, goods } = await playGame(page);
    all.boats += boats;
    all.goods += goods;
    if (goods > 0) {
      // The end of the final scoring tells what goods bring, and the cards have all of it then.
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
    if (goods > 0) assert.ok(rows.goods[0] >= 2 * goods);
    await page.click('dialog[open] [data-act="replay"]');
    const end = await drawn(page, 'good');
    assert.ok(end >= goods);
    await replayAt(page, 0);
    await page.waitForFunction(() => document.querySelectorAll('[data-piece]').length === 0);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
  assert.ok(all.boats > 0, 'a boat was placed');
  assert.ok(all.goods > 0, 'a good was placed');
});
