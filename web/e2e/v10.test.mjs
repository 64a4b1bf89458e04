// V10, reconstruction: a tile is taken up on the board and laid elsewhere, for a point.

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

const GAMES = 3;

const middleOf = async (locator) => {
  const box = await locator.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** A tile to take up that no panel covers. */
const freeTile = (page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-loose]')) {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (document.elementFromPoint(x, y)?.closest('.board-focus')) return element.dataset.loose;
    }
    return null;
  });

/** Takes a tile up and lays it elsewhere with the mouse. */
async function rebuild(page) {
  const from = await freeTile(page);
  if (!from) return false;
  assert.match(await page.textContent('[data-question]'), /For a point, take a loose tile up/);
  assert.ok(await page.isDisabled('[data-act="confirm"]'), 'nothing is sent before it lies elsewhere');
  const loose = page.locator(`[data-loose="${from}"]`);
  await page.mouse.click(...(await middleOf(loose)));
  await page.waitForSelector(`[data-gone="${from}"]`);
  assert.ok(await page.isDisabled('[data-act="confirm"]'));
  // Back and up again: by its place, and by the button.
  await page.mouse.click(...(await middleOf(page.locator('[data-gone]'))));
  await loose.waitFor({ state: 'attached' });
  await page.mouse.click(...(await middleOf(loose)));
  await page.waitForSelector('[data-gone]');
  await page.click('[data-act="undo"]');
  await loose.waitFor({ state: 'attached' });
  // By keyboard some tile can be reached and taken up, too.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-gone]');
  await page.keyboard.press('Escape');
  await loose.waitFor({ state: 'attached' });
  await page.mouse.click(...(await middleOf(loose)));
  await page.waitForSelector('[data-gone]');

  const to = await layInHand(page);
  const lies = page.locator('[data-tentative]');
  const first = await lies.getAttribute('data-tentative');
  // A second click turns it, if it fits in another way.
  await page.mouse.click(...(await middleOf(lies)));
  const second = await lies.getAttribute('data-tentative');
  assert.equal(second.replace(/,\d+$/, ''), first.replace(/,\d+$/, ''), 'it stays where it is');
  const number = await page.locator('[data-tile]').count();
  await confirmTurn(page);
  await page.waitForSelector(`[data-tile="${to}"]`, { state: 'attached' });
  assert.equal(await page.locator(`[data-tile="${from}"]`).count(), 0, 'it does not lie there any more');
  assert.equal(await page.locator('[data-tile]').count(), number, 'no tile more, no tile less');
  assert.match(await page.textContent('.log'), /takes the tile on .* up and lays it/);
  assert.match(await page.textContent('.log'), /pays 1 point/);
  return true;
}

test('at least one tile is taken up and laid elsewhere, in a game to the end', {
  timeout: 500_000,
}, async () => {
  const page = await openPage(world);
  let rebuilt = 0;
  for (let game = 0; game < GAMES && rebuilt === 0; game += 1) {
    const seats = ['Anna', 'Ben'].map((name) => ({ kind: 'here', name }));
    const { table, keys } = await createWith(world, seats, { variants: ['reconstruction'] });
    await joinAs(
      page,
      world,
      table,
      keys.map((key) => key.token),
    );
    for (let step = 0; (await awaitScreen(page)) === 'turn'; step += 1) {
      if (rebuilt < 2 && (await page.locator('[data-loose]').count()) > 0) {
        if (rebuilt === 0) await checkAxe(page, 'tiles that can be taken up');
        if (await rebuild(page)) {
          rebuilt += 1;
          continue;
        }
      }
      await goOn(page, { follower: true });
      assert.ok(step < 400, 'the game ends');
    }
  }
  assert.ok(rebuilt > 0, `in ${GAMES} games`);
  await page.click('[data-act="result"]');
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  assert.match(await dialog.textContent(), /paid/i, 'what was paid is told at the end');
  assert.deepEqual(page.complaints, []);
});
