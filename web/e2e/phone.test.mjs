// A phone: fingers, a narrow screen, French or English alike.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { awaitTurn, openPage, playTurn, setUp, startSolo, tilesOnBoard } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test('a game on a phone', { timeout: 240_000 }, async () => {
  const page = await openPage(world, PHONE);
  await page.goto(world.url);
  await page.waitForSelector('[data-card]');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(wide, 390, 'nothing sticks out on the start page');
  await page.locator('[data-act="play"]').tap();
  await awaitTurn(page);

  // A tap beside every square, and a drag across one: nothing is placed.
  await page.touchscreen.tap(20, 640);
  assert.equal(await page.locator('[data-tentative]').count(), 0);
  const square = page.locator('[data-square]').first();
  const box = await square.boundingBox();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const client = await page.context().newCDPSession(page);
  const touch = (type, points) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [middle]);
  for (let i = 1; i <= 5; i += 1) await touch('touchMove', [{ x: middle.x + i * 6, y: middle.y + i * 4 }]);
  await touch('touchEnd', []);
  assert.equal(await page.locator('[data-tentative]').count(), 0, 'a drag is no tap');
  const moved = await square.boundingBox();
  assert.ok(Math.abs(moved.x - box.x - 30) < 6, 'the board went with the finger');

  // Two fingers zoom.
  await touch('touchStart', [
    { x: 150, y: 400, id: 0 },
    { x: 240, y: 400, id: 1 },
  ]);
  await touch('touchMove', [
    { x: 110, y: 400, id: 0 },
    { x: 290, y: 400, id: 1 },
  ]);
  await touch('touchEnd', []);
  // The board is larger.
  await page.waitForFunction(
    (width) => document.querySelector('[data-square]').getBoundingClientRect().width > width,
    box.width * 1.5,
  );
  assert.equal(await page.locator('[data-tentative]').count(), 0, 'a pinch is no tap');
  await page.locator('[data-act="fit"]').tap();
  await page.waitForFunction(
    (width) => document.querySelector('[data-square]').getBoundingClientRect().width < width,
    box.width * 1.5,
  );

  for (let turn = 0; turn < 6; turn += 1) {
    await awaitTurn(page);
    await playTurn(page, { touch: true });
  }
  await awaitTurn(page);
  assert.ok((await tilesOnBoard(page)) >= 12);

  // The log comes from below and goes again.
  await page.locator('[data-act="sheet"]').tap();
  await page.locator('.panel-open .log-turn').first().waitFor();
  await page.locator('.panel-close').tap();
  await page.locator('.panel').waitFor({ state: 'hidden' });

  // A tap on a tile says what is there.
  const tile = await page.locator('[data-tile="0,0"]').boundingBox();
  await page.touchscreen.tap(tile.x + tile.width / 2, tile.y + tile.height * 0.1);
  await page.locator('[data-inspection]').waitFor();
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(beyond, 390);
  assert.deepEqual(page.complaints, []);
});

test('a second tap on the tile turns it', { timeout: 240_000 }, async () => {
  const page = await openPage(world, PHONE);
  await startSolo(page, world);
  for (let tries = 0; tries < 12; tries += 1) {
    await awaitTurn(page);
    const square = page.locator('[data-square]').first();
    const box = await square.boundingBox();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const tentative = page.locator('[data-tentative]');
    const before = await tentative.getAttribute('data-tentative');
    assert.equal(await page.locator('.spot-chosen').count(), 0, 'the tap that puts the tile picks nobody');
    // The corner, where no place for a follower is.
    const frame = await page.locator('.tentative-frame').boundingBox();
    await page.touchscreen.tap(frame.x + 5, frame.y + 5);
    const now = await tentative.getAttribute('data-tentative');
    if (now !== before) {
      const [x, y, rotation] = now.split(',');
      assert.deepEqual([x, y], before.split(',').slice(0, 2));
      assert.notEqual(rotation, before.split(',')[2]);
      return;
    }
    // It fits here in one way only: on with the next tile.
    await page.locator('[data-act="confirm"]').tap();
    await tentative.waitFor({ state: 'detached' });
  }
  assert.fail('no tile could be turned');
});
