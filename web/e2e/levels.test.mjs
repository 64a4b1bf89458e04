// Bots by their levels: chosen by number and name on the start page, and called by their titles at the table.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { awaitTurn, openPage, playToEnd, playTurn, setUp, tilesOnBoard } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const nameAt = (page, seat) => page.locator(`[data-player="${seat}"] .score-text`).textContent();

test('an apprentice on a phone, in French', { timeout: 240_000 }, async () => {
  const page = await openPage(world, { ...PHONE, locale: 'fr-FR' });
  await page.goto(`${world.url}/new`);
  const levels = page.getByLabel('Quel robot est le joueur 2');
  // The page is there before the list of bots is.
  await levels.waitFor();
  assert.equal(await levels.locator('option').count(), 8);
  assert.equal(
    await levels.locator('option:checked').textContent(),
    '2 · Colporteur',
    'a fair game to begin with',
  );
  await levels.selectOption({ label: '3 · Apprenti' });
  assert.match(
    await page.locator('[data-seat="2"] .player-about').textContent(),
    /^Ne voit pas les cases éloignées/,
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(wide, 390, 'nothing sticks out');

  await page.locator('[data-act="start"]').tap();
  for (let turn = 1; turn <= 4; turn += 1) {
    assert.ok(await awaitTurn(page));
    // The start tile, and one of each player's for every turn before this one.
    assert.equal(await tilesOnBoard(page), 2 * turn - 1, 'the bot has answered');
    await playTurn(page, { touch: true });
  }
  await awaitTurn(page);
  assert.equal(await nameAt(page, 2), 'Apprenti');
  await page.locator('[data-act="sheet"]').tap();
  assert.match(await page.locator('.log').textContent(), /Apprenti pose /);

  // What was chosen is there again, and the game is listed with the bot's title, which is played against from now on.
  await page.goto(`${world.url}/new`);
  assert.equal(await levels.locator('option:checked').textContent(), '3 · Apprenti');
  await page.goto(world.url);
  await page.locator('[data-mine]').getByText('Apprenti').waitFor();
  await page.locator('[data-act="play"]').getByText('contre Apprenti (niveau 3)').waitFor();
  assert.deepEqual(page.complaints, []);
});

test('a master builder at a desk, in English, to the end', { timeout: 240_000 }, async () => {
  const page = await openPage(world);
  await page.goto(`${world.url}/new`);
  await page.getByLabel('Which bot is player 2').selectOption({ label: '6 · Master builder' });
  await page.click('[data-act="start"]');
  await page.waitForURL('**/game/*');
  await playToEnd(page);
  assert.equal(await nameAt(page, 2), 'Master builder');
  await page.click('[data-act="result"]');
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  assert.equal(await dialog.locator('[data-column="2"] .result-name').textContent(), 'Master builder');
  assert.match(await dialog.locator('.result-say').textContent(), /Master builder/);
  const href = await dialog.locator('a[download]').getAttribute('href');
  const record = await (await fetch(world.url + href)).text();
  assert.match(record, /\bbuilder\b/, 'the record has a plain name');
  assert.doesNotMatch(record, /Master/);
  await dialog.locator('[data-act="replay"]').click();
  await page.waitForSelector('.replay');
  assert.equal(await nameAt(page, 2), 'Master builder');
  assert.deepEqual(page.complaints, []);
});

test('a bot of old that is not offered gives way', { timeout: 240_000 }, async () => {
  const page = await openPage(world);
  await page.goto(`${world.url}/new`);
  await page.evaluate(() => {
    const seats = [
      { kind: 'here', name: 'Anna', bot: 'greedy' },
      { kind: 'bot', name: '', bot: 'greedy' },
      { kind: 'bot', name: '', bot: 'random' },
    ];
    localStorage.setItem('bastide.setup', JSON.stringify({ game: 'base', seats, options: {} }));
  });
  await page.reload();
  assert.equal(await page.getByLabel('Name of player 1').inputValue(), 'Anna');
  for (const seat of [2, 3]) {
    const chosen = page.getByLabel(`Which bot is player ${seat}`).locator('option:checked');
    assert.equal(await chosen.textContent(), '2 · Pedlar');
  }
  await page.click('[data-act="start"]');
  assert.ok(await awaitTurn(page));
  assert.deepEqual(await page.locator('.score-text').allTextContents(), ['Anna', 'Pedlar 1', 'Pedlar 2']);
  assert.deepEqual(page.complaints, []);
});
