// One person against a bot through a whole game, and what comes after.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { awaitTurn, openPage, playToEnd, setUp } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

test('one click starts a game; it is played to the end and explained', { timeout: 300_000 }, async () => {
  const page = await openPage(world);
  await page.goto(world.url);
  await page.click('[data-act="play"]');
  await page.waitForURL('**/game/*');
  assert.ok(await awaitTurn(page));
  const turns = await playToEnd(page);
  assert.ok(turns >= 30, `${turns} turns`);

  // The final scoring leads to the result.
  await page.click('[data-act="result"]');
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  const cells = async (rows) =>
    (await rows.all()).map((row) =>
      row
        .locator('td')
        .allTextContents()
        .then((all) => all.map(Number)),
    );
  const sources = await Promise.all(await cells(dialog.locator('tbody tr')));
  const [totals] = await Promise.all(await cells(dialog.locator('tfoot tr')));
  assert.equal(totals.length, 2);
  for (const [player, total] of totals.entries()) {
    const sum = sources.reduce((all, row) => all + row[player], 0);
    assert.equal(sum, total, 'sources add up to the total');
  }

  // How it ended is kept, for the level to play at next.
  const played = await page.evaluate(() => JSON.parse(localStorage.getItem('bastide.played')));
  const won = totals[0] === totals[1] ? null : totals[0] > totals[1];
  // The columns are in the order of the result.
  const first = await dialog.locator('[data-column]').first().getAttribute('data-column');
  assert.deepEqual(played, [
    { id: page.url().split('/').at(-1), game: 'base', level: 2, won: won === null ? null : first === '1' },
  ]);

  // The record is there.
  const href = await dialog.locator('a[download]').getAttribute('href');
  const record = await (await fetch(world.url + href)).text();
  assert.match(record, /^bastide 1\n/);

  // Watch again, from the start.
  await dialog.locator('[data-act="replay"]').click();
  const all = await page.locator('[data-tile]').count();
  const slider = page.locator('.replay input[type="range"]');
  await slider.evaluate((input) => {
    input.value = '0';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.waitForFunction(() => document.querySelectorAll('[data-tile]').length === 1);
  assert.ok(all >= 70);
  await page.locator('.replay .icon-button').click();

  // Once more, with the same players.
  await page.click('[data-act="result"]');
  const old = page.url();
  await page.click('dialog[open] [data-act="rematch"]');
  await page.waitForFunction((url) => location.href !== url, old);
  assert.ok(await awaitTurn(page));
  assert.deepEqual(page.complaints, []);
});
