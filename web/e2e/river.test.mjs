// The River: a whole game against a bot; the river is laid from its source to the lake before anything else.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { checkResult, layAs, look, openBase, replayAt, snuggest } from './base.mjs';
import { setUp } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

test('r a game with The River', { timeout: 300_000 }, async () => {
  const { page } = await openBase(world, { expansions: ['river'] }, { bot: 'random' });
  const first = await look(page);
  assert.deepEqual(
    first.tiles.map(({ name }) => name),
    ['source'],
  );
  let river = first.base.river_left;
  assert.ok(river > 8);
  assert.match(await page.locator('[data-left]').textContent(), /tiles of the river left/);
  for (;;) {
    const position = await look(page);
    if (position.turn === null) break;
    const left = position.base.river_left;
    assert.ok(left <= river);
    const said = await page.locator('[data-left]').textContent();
    if (left > 0) {
      assert.match(position.drawn, /river|lake/, 'the river comes first');
      assert.match(said, new RegExp(`^${left} tiles? of the river`));
    } else {
      assert.match(said, /tiles? left/);
    }
    river = left;
    const choice = snuggest(position);
    const [follower] = choice.followers.filter(({ action }) => !/field/.test(action));
    await layAs(page, choice, follower?.action);
  }
  const { tiles } = await look(page);
  // After the source came the tile in hand at first and those that were left, the lake last.
  const lake = tiles.findIndex(({ name }) => name === 'lake');
  assert.equal(lake, first.base.river_left + 1, 'the river ends in the lake');
  // Each of its tiles lies beside the one before.
  for (const [index, tile] of tiles.slice(1, lake + 1).entries()) {
    const before = tiles[index];
    assert.equal(Math.abs(tile.x - before.x) + Math.abs(tile.y - before.y), 1);
  }
  await checkResult(page);
  await page.click('dialog[open] [data-act="replay"]');
  await replayAt(page, 0);
  await page.waitForFunction(() => document.querySelectorAll('[data-tile]').length === 1);
  assert.deepEqual(page.complaints, []);
});
