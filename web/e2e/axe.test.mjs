// No serious or critical finding of axe on any page, light and dark.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { awaitTurn, create, openPage, playTurn, setUp } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

async function check(page, where) {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    // The store of drawings is hidden and large; what uses them is looked at.
    const { violations } = await new AxeBuilder({ page }).exclude('.art').analyze();
    const bad = violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
    const told = bad.map(
      (v) => `${v.id}: ${v.help}\n${v.nodes.map((n) => `  ${n.html}\n  ${n.failureSummary}`).join('\n')}`,
    );
    assert.deepEqual(told, [], `${where}, ${colorScheme}`);
  }
}

test('axe on start page, table, windows and a finished game', { timeout: 240_000 }, async () => {
  const page = await openPage(world);
  await page.goto(world.url);
  await page.waitForSelector('[data-card]');
  await check(page, 'start page');
  await page.click('[data-act="play"]');
  for (let turn = 0; turn < 3; turn += 1) {
    await awaitTurn(page);
    await playTurn(page);
  }
  await awaitTurn(page);
  await check(page, 'table');
  const box = await page.locator('[data-square]').first().boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForSelector('[data-tentative]');
  await check(page, 'table with a tile put down');
  await page.keyboard.press('i');
  await page.waitForSelector('.tip');
  await check(page, 'looking around');
  await page.keyboard.press('Escape');
  await page.click('#tab-tiles');
  await check(page, 'tiles that remain');
  await page.click('[data-act="menu"]');
  await check(page, 'menu');
  await page.keyboard.press('Escape');
  await page.click('[data-act="rules"]');
  await check(page, 'rules');
  await page.keyboard.press('Escape');

  const bot = { kind: 'bot', bot: 'random' };
  const { table } = await create(world, [bot, bot, bot]);
  await page.goto(`${world.url}/game/${table}`);
  await page.waitForSelector('[data-act="result"]', { timeout: 60_000 });
  await check(page, 'finished table');
  await page.click('[data-act="result"]');
  await page.waitForSelector('dialog[open]');
  await check(page, 'result');
  await page.click('dialog [data-act="replay"]');
  await page.waitForSelector('.replay');
  await check(page, 'replay');
});
