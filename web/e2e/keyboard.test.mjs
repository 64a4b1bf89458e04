// Everything without a mouse.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { awaitTurn, openPage, setUp, tilesOnBoard } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

test('a game by keyboard alone', { timeout: 240_000 }, async () => {
  const page = await openPage(world);
  await page.goto(world.url);
  await page.waitForSelector('[data-act="play"]');
  for (let i = 0; i < 20; i += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('[data-act="play"]'))) break;
  }
  await page.keyboard.press('Enter');

  const stage = () => page.locator('[data-tentative]').count();
  const confirmed = async () => {
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-tentative]', { state: 'detached' });
  };
  for (let turn = 0; turn < 8; turn += 1) {
    assert.ok(await awaitTurn(page));
    // Enter with the tile in hand and over no square does nothing.
    await page.keyboard.press('Enter');
    assert.equal(await stage(), 0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.waitForSelector('.ghost-snapped');
    const said = await page.locator('[data-announcer]').textContent();
    assert.match(said, /Square -?\d+, -?\d+/);
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-tentative]');
    // Back, and again.
    await page.keyboard.press('Escape');
    assert.equal(await stage(), 0);
    await page.keyboard.press('Enter');
    assert.equal(await stage(), 1);
    await page.keyboard.press('r');
    if ((await page.locator('[data-spot]').count()) > 0) {
      await page.keyboard.press('ArrowRight');
      assert.equal(await page.locator('.spot-chosen').count(), 1);
      await page.keyboard.press('Escape');
      assert.equal(await page.locator('.spot-chosen').count(), 0);
      await page.keyboard.press('ArrowLeft');
    }
    await confirmed();
  }
  await awaitTurn(page);
  assert.ok((await tilesOnBoard(page)) >= 16);
  assert.deepEqual(page.complaints, []);
});
