// V3, collective planning: three open tiles, or one from the bag. V1: a monastery that is kept, or one from the
// bag. In both a tile and an answer exclude each other.

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
} from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

const HERE = (name) => ({ kind: 'here', name });
const BOT = { kind: 'bot', bot: 'random' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

async function sitDown(seats, variants, options) {
  const { table, keys } = await createWith(world, seats, { variants });
  const page = await openPage(world, options);
  await joinAs(
    page,
    world,
    table,
    keys.map((key) => key.token),
  );
  return page;
}

test('an open tile or one from the bag, to the end of the game', { timeout: 400_000 }, async () => {
  const page = await sitDown([HERE('Anna'), BOT], ['collective-planning']);
  const blind = page.locator('[data-answer="blind"]');
  const tally = { open: 0, blind: 0 };
  for (let turn = 0; (await awaitScreen(page)) === 'turn'; turn += 1) {
    if ((await page.locator('[data-offered]').count()) === 0) {
      await goOn(page);
      continue;
    }
    const canDraw = (await blind.count()) > 0;
    // While there is a choice nothing is in hand, and nothing is sent.
    assert.equal(await page.locator('[data-square]').count(), canDraw ? 0 : await squares(page));
    if (turn === 0) {
      assert.equal(await page.locator('[data-row]').getAttribute('data-row'), '3');
      assert.match(await page.textContent('[data-question]'), /Lay one of these tiles, or draw/);
      assert.ok(await page.isDisabled('[data-act="confirm"]'));
      await checkAxe(page, 'three open tiles');
    }
    if (canDraw && turn % 3 === 1) {
      // A tile that is put and left again for the bag.
      await page.locator('[data-offered]').first().click();
      await page.waitForSelector('[data-square]', { state: 'attached' });
      await layInHand(page);
      await blind.click();
      assert.equal(await blind.getAttribute('aria-pressed'), 'true');
      assert.equal(await page.locator('[data-tentative], [data-square]').count(), 0);
      assert.equal(await page.locator('[data-offered][aria-pressed="true"]').count(), 0);
      await confirmTurn(page);
      await page.waitForSelector('[data-square], [data-act="result"]', { state: 'attached' });
      // What was drawn has to be laid: there is no other choice now.
      assert.equal(await page.locator('[data-offered]').count(), 0);
      tally.blind += 1;
      continue;
    }
    if (canDraw) {
      // The bag, and then a tile after all.
      await blind.click();
      await page.locator('[data-offered]').last().click();
      assert.equal(await blind.getAttribute('aria-pressed'), 'false');
      assert.ok(await page.isDisabled('[data-act="confirm"]'));
      await page.waitForSelector('[data-square]', { state: 'attached' });
    }
    await goOn(page, { follower: turn % 2 === 0 });
    tally.open += 1;
    assert.ok(turn < 120, 'the game ends');
  }
  assert.ok(tally.open >= 10 && tally.blind >= 5, JSON.stringify(tally));
  await page.waitForSelector('[data-act="result"]');
  assert.deepEqual(page.complaints, []);
});

const squares = (page) => page.locator('[data-square]').count();

test('the kept monastery by a finger, in French: drawn instead, taken back, laid', {
  timeout: 240_000,
}, async () => {
  const page = await sitDown([HERE('Anna'), HERE('Ben')], ['monasteries-for-all'], {
    ...PHONE,
    locale: 'fr-FR',
  });
  await awaitScreen(page);
  const kept = page.locator('[data-offered]');
  const blind = page.locator('[data-answer="blind"]');
  assert.equal(await page.locator('[data-kept]').count(), 2, 'one before each player');
  assert.equal(await kept.count(), 1);
  assert.equal(await blind.getAttribute('aria-label'), 'Piocher');
  // The tiles can be hit with a finger, and the bar leaves the board free.
  const box = await kept.boundingBox();
  assert.ok(box.width >= 44 && box.height >= 44, JSON.stringify(box));
  const bar = await page.locator('.actions').boundingBox();
  const tile = await page.locator('[data-tile]').first().boundingBox();
  assert.ok(tile.y + tile.height < bar.y, 'the board is seen above the bar');
  await checkAxe(page, 'a kept monastery on a phone');

  await blind.tap();
  await page.locator('[data-act="undo"]').tap();
  assert.equal(await blind.getAttribute('aria-pressed'), 'false');
  await blind.tap();
  await confirmTurn(page, { touch: true });
  await awaitScreen(page);
  assert.equal(await page.locator('[data-offered]').count(), 0);
  await goOn(page, { touch: true });

  // The other player lays it at once.
  await awaitScreen(page);
  await kept.tap();
  await layInHand(page, { touch: true });
  await confirmTurn(page, { touch: true });
  await awaitScreen(page);
  assert.equal(await page.locator('[data-kept]').count(), 1);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(wide, 390, 'nothing sticks out');
  assert.deepEqual(page.complaints, []);
});
