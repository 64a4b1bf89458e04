// V11: one player gives a tile to each, face down. Two of them share a screen.

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
  positionsOf,
  setUp,
} from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

const NAMES = ['Anna', 'Ben'];

/** Gives the tile that is asked for: the last one there is. */
async function give(page, seen) {
  const receiver = Number(await page.locator('[data-receiver]').getAttribute('data-receiver'));
  const giver = Number(
    await page.locator('[data-marker]').evaluate((one) => one.closest('li').dataset.player),
  );
  const turn = Number(await page.locator('.score-turn').getAttribute('data-player'));
  assert.equal(giver, turn, 'who has the marker gives');
  const tiles = page.locator('[data-answer]');
  const label = await tiles.last().getAttribute('aria-label');
  if (receiver === turn) {
    assert.match(await page.textContent('[data-receiver]'), /A tile for yourself/);
    assert.match(label, /^Keep: \w/);
  } else {
    const name = NAMES[receiver - 1] ?? (await page.textContent(`[data-player="${receiver}"] .score-text`));
    assert.match(await page.textContent('[data-receiver]'), new RegExp(`A tile for ${name}`));
    assert.ok(label.startsWith(`Give to ${name}: `), label);
  }
  assert.ok((await tiles.last().locator('use').count()) > 0, 'a picture of it');
  await tiles.last().click();
  assert.equal(await tiles.last().getAttribute('aria-pressed'), 'true');
  await confirmTurn(page);
  seen.given += 1;
}

test('tiles are given out to all, in a game to the end', { timeout: 400_000 }, async () => {
  const seats = [...NAMES.map((name) => ({ kind: 'here', name })), { kind: 'bot', bot: 'random' }];
  const { table, keys } = await createWith(world, seats, { variants: ['given-hidden'] });
  const watcher = await openPage(world);
  const heard = positionsOf(watcher);
  await watcher.goto(`${world.url}/game/${table}`);
  await watcher.waitForSelector('.board');
  const page = await openPage(world);
  await joinAs(
    page,
    world,
    table,
    keys.map((key) => key.token),
  );
  const seen = { given: 0, curtains: 0, laid: 0, asked: 0 };
  for (let step = 0; ; step += 1) {
    const now = await awaitScreen(page);
    if (now === 'over') break;
    if (now === 'curtain') {
      assert.equal(await page.locator('[data-answer], [data-held]').count(), 0);
      for (const known of await page
        .locator('[data-known]')
        .evaluateAll((all) => all.map((one) => one.dataset.known))) {
        assert.equal(known, '0');
      }
      seen.curtains += 1;
      await page.click('[data-act="show-tiles"]');
      await page.waitForSelector('[data-act="confirm"]');
      continue;
    }
    if ((await page.locator('[data-receiver]').count()) > 0) {
      if (seen.given === 0) {
        await checkAxe(page, 'giving a tile');
        // Who watches hears who is asked what, and sees backs.
        await watcher.waitForSelector('[data-asked]');
        assert.match(await watcher.textContent('[data-asked]'), /Anna is asked: Which tile/);
        assert.equal(await watcher.locator('[data-row]').getAttribute('data-row'), '3');
        assert.equal(await watcher.locator('[data-row] [data-known]').getAttribute('data-known'), '0');
        seen.asked += 1;
      }
      await give(page, seen);
    } else {
      await goOn(page, { follower: step % 3 === 0 });
      seen.laid += 1;
    }
    assert.ok(step < 400, 'the game ends');
  }
  assert.ok(seen.given >= 20 && seen.curtains >= 20 && seen.laid >= 30, JSON.stringify(seen));
  assert.equal(seen.asked, 1);
  await watcher.waitForSelector('[data-act="result"]');
  for (const { position } of heard) {
    const { hands, row } = position.base;
    for (const hand of [...hands, row]) assert.deepEqual(hand.tiles, []);
  }
  assert.deepEqual([...page.complaints, ...watcher.complaints], []);
});
