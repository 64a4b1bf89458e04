// Looking at a board that is full: quiet tiles and large figures from afar, the way to the last moves, and a finger
// that gets near to what it decides.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { bestSquare, confirmTurn, create, joinAs, openPage, setUp } from './harness.mjs';
import { playOn } from './quick.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

const HERE = (name) => ({ kind: 'here', name });
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** A page with a late position of a base game. */
async function openLate(options) {
  const page = await openPage(world, options);
  const { table, keys } = await create(world, [HERE('Anna'), HERE('Ben')]);
  const tokens = keys.map((key) => key.token);
  await joinAs(page, world, table, tokens);
  const position = await playOn(page, table, tokens, { tiles: 60 });
  await page.waitForFunction(
    (seq) => document.querySelector('.table')?.dataset.seq === `${seq}`,
    position.seq,
  );
  return { page, position };
}

const boxOf = (page, tile) => page.locator(`[data-tile="${tile.x},${tile.y}"]`).boundingBox();
const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
const drawingOf = (page) => page.locator('[data-tile]').first().getAttribute('href');

test('a finger gets near what is too small for it, and back with the confirmation', {
  timeout: 240_000,
}, async () => {
  const { page, position } = await openLate(PHONE);
  const before = await boxOf(page, position.tiles[0]);
  assert.ok(before.width < 56, `a tile has ${before.width} pixels`);
  const at = await bestSquare(page);
  await page.touchscreen.tap(at.x, at.y);
  await page.waitForFunction(
    () => document.querySelector('.tentative-frame')?.getBoundingClientRect().width > 150,
  );
  const near = middleOf(await page.locator('.tentative-frame').boundingBox());
  const top = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('.board') !== null,
    near,
  );
  assert.ok(top, 'no panel is over it');
  await confirmTurn(page, { touch: true });
  await page.waitForFunction(() => document.querySelector('[data-tile]').getBoundingClientRect().width < 60);
  assert.deepEqual(page.complaints, []);
});

test('from afar the ground is quiet and figures are large', { timeout: 240_000 }, async () => {
  const { page } = await openLate(PHONE);
  await page.waitForSelector('.board-afar');
  const part = () =>
    page.evaluate(() => {
      const tile = document.querySelector('[data-tile]').getBoundingClientRect().width;
      const pieces = [...document.querySelectorAll('[data-piece*="standing"]')];
      return Math.max(...pieces.map((one) => one.getBoundingClientRect().width)) / tile;
    });
  const [far, figures] = [await drawingOf(page), await part()];
  assert.doesNotMatch(decodeURIComponent(far), /bst-(ha|oak|tuft)/, 'no houses, trees or grass');
  await page.locator('.board-focus').focus();
  for (let n = 0; n < 5; n += 1) await page.keyboard.press('+');
  await page.waitForSelector('.board:not(.board-afar)');
  assert.match(decodeURIComponent(await drawingOf(page)), /bst-(ha|oak|tuft)/);
  assert.ok(figures > 1.2 * (await part()), 'figures are larger from afar');
  assert.deepEqual(page.complaints, []);
});

test('the way to the last tiles, also when they are beyond the screen', { timeout: 240_000 }, async () => {
  const { page, position } = await openLate();
  const lastOf = (seat) => position.tiles.findLast((tile) => tile.last_of === seat);
  const { turn } = position;
  // Both play here: mine is that of the player in turn.
  const [mine, theirs] = [lastOf(turn), lastOf(3 - turn)];
  const isInMiddle = async (tile) => {
    const { x, y } = middleOf(await boxOf(page, tile));
    return Math.abs(x - (1440 - 354) / 2) < 80 && Math.abs(y - 400) < 120;
  };
  await page.click('[data-act="last-mine"]');
  assert.ok(await isInMiddle(mine), 'my last tile');
  await page.click('[data-act="last-theirs"]');
  assert.ok(await isInMiddle(theirs), 'the last tile of the other');

  assert.equal(await page.locator('[data-act="away"]').count(), 0, 'it is in sight');
  await page.mouse.move(500, 400);
  await page.mouse.down();
  await page.mouse.move(520, 420);
  await page.mouse.move(1400, 420, { steps: 4 });
  await page.mouse.up();
  const arrow = page.locator('[data-act="away"]');
  await arrow.waitFor();
  const { x } = await arrow.boundingBox();
  assert.ok(x > 900, 'the arrow stands where the tile went');
  await arrow.click();
  await arrow.waitFor({ state: 'detached' });
  assert.ok(await isInMiddle(theirs));
  assert.deepEqual(page.complaints, []);
});
