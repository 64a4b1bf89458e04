// French by the browser's wish, English by a click, remembered.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { awaitTurn, openPage, playTurn, setUp } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

test('the page speaks French, and English when asked to', { timeout: 240_000 }, async () => {
  const page = await openPage(world, { locale: 'fr-FR' });
  await page.goto(world.url);
  await page.getByRole('heading', { name: 'Jouez à Carcassonne' }).waitFor();
  assert.equal(await page.getAttribute('html', 'lang'), 'fr');
  await page.getByRole('button', { name: 'Jouer tout de suite' }).click();
  await awaitTurn(page);
  assert.equal(await page.locator('[data-turn]').textContent(), 'À vous de jouer');
  await playTurn(page);
  await awaitTurn(page);
  assert.match(await page.locator('.log').textContent(), / pose /);
  await page.locator('[data-act="rules"]').click();
  assert.match(await page.locator('dialog[open] .rules').textContent(), /abbaye/);
  await page.keyboard.press('Escape');

  await page.locator('[data-act="menu"]').click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  assert.equal(await page.locator('[data-turn]').textContent(), 'Your turn');
  assert.match(await page.locator('.log').textContent(), / lays /);
  await page.reload();
  await awaitTurn(page);
  assert.equal(await page.locator('[data-turn]').textContent(), 'Your turn');
  assert.deepEqual(page.complaints, []);
});
