// Looking at features: by keyboard in the middle of a turn, and in a game that is shown again.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { awaitTurn, create, openPage, playTurn, setUp, startSolo } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

const BOT = { kind: 'bot', bot: 'random' };

test('by keyboard, without disturbing the turn', { timeout: 240_000 }, async () => {
  const page = await openPage(world);
  await startSolo(page, world);
  for (let turn = 0; turn < 3; turn += 1) {
    await awaitTurn(page);
    await playTurn(page);
  }
  await awaitTurn(page);
  const tentative = () => page.locator('[data-tentative]').getAttribute('data-tentative');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const put = await tentative();

  await page.keyboard.press('i');
  const tip = page.locator('.tip');
  await tip.waitFor();
  const many = Number(/1?\d+ of (\d+)/.exec(await tip.textContent())[1]);
  assert.ok(many > 4, `${many} features`);
  assert.equal(await page.locator('.mark-inspect').count(), 1);

  // Every feature once, each outlined, explained and announced; then from the start again.
  const seen = [];
  for (let i = 0; i < many; i += 1) {
    const said = await tip.locator('[data-inspection] p').first().textContent();
    const heard = await page.locator('[data-announcer]').textContent();
    assert.ok(heard.startsWith(said), `${heard} begins with ${said}`);
    seen.push(Number(/(\d+) of/.exec(await tip.locator('.tip-keys').textContent())[1]));
    await page.keyboard.press('ArrowRight');
  }
  assert.deepEqual(
    seen.toSorted((a, b) => a - b),
    Array.from({ length: many }, (_, i) => i + 1),
  );
  assert.match(await tip.locator('.tip-keys').textContent(), new RegExp(`^${seen[0]} of`));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');

  // What makes a turn does nothing meanwhile; afterwards all is as it was.
  for (const key of ['Enter', 'Space', 'r']) await page.keyboard.press(key);
  assert.equal(await tentative(), put);
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'detached' });
  assert.equal(await tentative(), put);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-tentative]', { state: 'detached' });
  assert.deepEqual(page.complaints, []);
});

test('in a game that is shown again', { timeout: 240_000 }, async () => {
  const { table } = await create(world, [BOT, BOT]);
  const page = await openPage(world);
  await page.goto(`${world.url}/game/${table}`);
  // Whoever comes after the end is not led through the final scoring.
  await page.waitForSelector('[data-act="result"]', { timeout: 60_000 });
  await page.reload();
  await page.click('[data-act="replay"]');
  const slider = page.locator('.replay input[type="range"]');
  const show = async (turn) => {
    await slider.fill(String(turn));
    await page.waitForFunction((n) => document.querySelectorAll('[data-tile]').length === n, turn + 1);
  };

  // The city of the start tile alone, and after some turns: by pointer.
  const sayCity = async () => {
    const tile = await page.locator('[data-tile="0,0"]').boundingBox();
    await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height * 0.12);
    const city = page.locator('[data-inspection="city"] p').first();
    return (await city.textContent()).trim();
  };
  await show(0);
  assert.match(await sayCity(), /^City, 1 tile:/);
  await show(12);
  await page.mouse.move(5, 700);
  await sayCity();
  assert.equal(await page.locator('.mark-inspect').count(), 1);

  // And by keyboard, going on with the replay.
  await page.mouse.move(5, 700);
  await page.locator('.board-focus').focus();
  await page.keyboard.press('i');
  await page.waitForSelector('.tip-keys');
  const many = async () => Number(/of (\d+)/.exec(await page.locator('.tip-keys').textContent())[1]);
  const later = await many();
  await show(0);
  await page.waitForFunction(
    (n) => Number(/(?:of) (\d+)/.exec(document.querySelector('.tip-keys')?.textContent ?? '')?.[1]) < n,
    later,
  );
  await page.keyboard.press('Escape');
  assert.deepEqual(page.complaints, []);
});
