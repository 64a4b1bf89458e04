// Expansions, variants and an own mix of tiles: chosen on the start page, and what comes of it.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { awaitTurn, checkAxe, openPage, playTurn, setUp } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

const MINE = `[set]
id = "mine"
title = "My meadows"
title_fr = "Mes prés"
tiles = 30

[[tile]]
id = "my-meadow"
count = 30
features = ["field n e s w"]
`;

const toml = (name, text) => ({ name, mimeType: 'application/toml', buffer: Buffer.from(text) });

/** Waits until the page says how many tiles there will be. */
const total = (page, tiles) => page.waitForSelector(`[data-total="${tiles}"]`, { state: 'attached' });

async function open(world, options) {
  const page = await openPage(world, options);
  await page.goto(`${world.url}/new`);
  await total(page, 72);
  return page;
}

test('what excludes another is one choice, and rules come with their parts', {
  timeout: 240_000,
}, async () => {
  const page = await open(world);
  await page.click('[data-fold="tiles"] > summary');
  await page.check('[data-part="inns-cathedrals"]');
  await total(page, 90);
  await page.click('[data-fold="drawing"] > summary');
  await page.check('[data-part="architects"]');
  await page.check('[data-part="collective-planning"]');
  assert.equal(await page.isChecked('[data-part="architects"]'), false, 'only one way to draw');
  await page.click('[data-fold="scoring"] > summary');
  await page.check('[data-part="unstable-constructions"]');
  assert.match(await page.textContent('[data-fold="tiles"] > summary'), /Inns & Cathedrals/);
  assert.match(await page.textContent('[data-fold="drawing"] > summary'), /Collective planning/);
  assert.match(await page.textContent('[data-fold="scoring"] > summary'), /Unstable constructions/);
  await checkAxe(page, 'variants unfolded');

  await page.click('[data-act="start"]');
  await page.waitForURL('**/game/*');
  await page.waitForSelector('.board');
  await page.click('[data-act="rules"]');
  const dialog = page.locator('dialog[open]');
  const ids = await dialog.locator('dl.rules dt').allTextContents();
  assert.ok(ids.includes('B1') && ids.includes('I1') && ids.includes('V3') && ids.includes('V5'));
  assert.ok(!ids.some((id) => /^[RK]/.test(id) || id === 'V2'), ids.join(' '));
  assert.equal(await dialog.locator('[data-parts] li').count(), 3);
  assert.deepEqual(page.complaints, []);
});

test('own tiles are checked at once, mixed, and lie on the board', { timeout: 180_000 }, async () => {
  const page = await open(world);
  await page.click('[data-fold="mix"] > summary');
  const files = page.locator('[data-fold="mix"] input[type="file"]');

  // A broken file is told with its line and what stands there, and keeps the game from starting.
  await files.setInputFiles(toml('mine.toml', MINE.replace('n e s w', 'n e s')));
  const line = page.locator('[data-file="mine.toml"] [data-line]');
  await line.waitFor();
  assert.equal(await line.getAttribute('data-line'), '8');
  assert.match(await line.textContent(), /Line 8.*id = "my-meadow"/s);
  assert.match(await page.textContent('[data-file="mine.toml"] .error'), /no feature covers w/);
  await checkAxe(page, 'a broken tile file');
  await page.click('[data-act="start"]');
  await page.waitForSelector('.form-foot .error');
  assert.ok(!page.url().includes('/game/'));

  // So is what is no tile file at all.
  await files.setInputFiles([toml('empty.toml', ''), toml('huge.toml', `#${'x'.repeat(200_001)}`)]);
  await page.waitForSelector('[data-file="huge.toml"] .error');
  assert.match(await page.textContent('[data-file="empty.toml"] .error'), /empty/);
  assert.match(await page.textContent('[data-file="huge.toml"] .error'), /larger than 200 kB/);
  for (const name of ['empty.toml', 'huge.toml']) await page.click(`[data-file="${name}"] .icon-button`);

  // The corrected file takes its place; dropping does the same as the button.
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'mine.toml'));
    return data;
  }, MINE);
  await page.dispatchEvent('[data-drop]', 'drop', { dataTransfer: dropped });
  await total(page, 102);
  assert.match(await page.textContent('[data-file="mine.toml"]'), /My meadows · 30 tiles of 1 kind/);

  // Inns without their rules, and the base game twice.
  await page.fill('[data-set="inns-cathedrals"]', '1');
  await page.fill('[data-set="base"]', '2');
  await page.locator('[data-set="base"]').blur();
  await total(page, 192);
  await page.click('[data-act="start"]');
  await page.waitForURL('**/game/*');
  const id = page.url().split('/').at(-1);
  const table = await (await fetch(`${world.url}/api/tables/${id}`)).json();
  assert.deepEqual(table.tiles, { base: 2, 'inns-cathedrals': 1 });
  assert.deepEqual([table.own_tiles, table.expansions], [['mine.toml'], []]);
  for (let turn = 0; turn < 3; turn += 1) {
    assert.ok(await awaitTurn(page));
    await playTurn(page);
  }
  await awaitTurn(page);
  // Every tile that lies has its picture.
  await page.waitForFunction(() => {
    const pictures = [...document.querySelectorAll('[data-tile] image, image[data-tile]')];
    return pictures.length > 3 && pictures.every((picture) => picture.getAttribute('href'));
  });
  const complaints = page.complaints.filter((told) => !/422/.test(told));
  assert.deepEqual(complaints, []);
});

test('by keyboard alone, on a phone, in French', { timeout: 240_000 }, async () => {
  const page = await open(world, { viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
  await page.focus('[data-fold="tiles"] > summary');
  await page.keyboard.press('Enter');
  await page.focus('[data-part="river"]');
  await page.keyboard.press('Space');
  await total(page, 83);
  await page.focus('[data-fold="mix"] > summary');
  await page.keyboard.press('Enter');
  assert.ok(await page.isDisabled('[data-set="river"]'), 'the expansion lays these tiles');
  await page.focus('[data-set="base"]');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await total(page, 155);
  assert.match(await page.textContent('[data-fold="mix"] > summary'), /155 tuiles dans la partie/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `${wide} px wide`);
  await checkAxe(page, 'the mix on a phone');
  assert.deepEqual(page.complaints, []);
});
