// Two browsers against each other, invited by link, with somebody who watches.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { awaitTurn, openPage, playTurn, setUp } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

// Enough to see that the pages keep step; whole games are played elsewhere.
const TURNS = 24;

test('a friend joins by link; both play, and all see the same', { timeout: 120_000 }, async () => {
  const anna = await openPage(world);
  await anna.goto(world.url);
  await anna.locator('[data-seat="1"] input').fill('Anna');
  await anna.locator('[data-seat="2"] select').first().selectOption('invited');
  await anna.click('[data-act="start"]');

  // The links are offered at once: one to play, one to watch.
  const links = anna.locator('dialog[open] .copy input');
  await links.first().waitFor();
  const [invitation, watching] = await links.evaluateAll((all) => all.map((input) => input.value));
  assert.match(invitation, /\/game\/[^#]+#key=/);
  assert.doesNotMatch(watching, /key/);
  await anna.locator('dialog[open] .button-main').click();

  const ben = await openPage(world);
  await ben.goto(invitation);
  const name = ben.locator('dialog[open] input[name="name"]');
  await name.fill('Ben');
  await name.press('Enter');
  assert.ok(!ben.url().includes('key'), 'the secret left the address bar');
  await anna.waitForFunction(() => document.querySelector('.scores')?.textContent.includes('Ben'));

  const carol = await openPage(world);
  await carol.goto(watching);
  await carol.waitForSelector('.board');

  const pages = [anna, ben];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const page = pages[turn % 2];
    assert.ok(await awaitTurn(page));
    const other = pages[(turn + 1) % 2];
    assert.equal(await other.locator('[data-act="confirm"]').count(), 0, 'only one can move');
    await playTurn(page, { follower: turn % 3 === 0 });
  }
  for (const page of [...pages, carol]) {
    await page.waitForFunction((n) => document.querySelectorAll('[data-tile]').length === n, TURNS + 1);
    assert.deepEqual(page.complaints, []);
  }
  const scores = await Promise.all([...pages, carol].map((p) => p.locator('[data-score]').allTextContents()));
  assert.deepEqual(scores[1], scores[0]);
  assert.deepEqual(scores[2], scores[0]);
  assert.equal(await carol.locator('[data-act="confirm"]').count(), 0, 'who watches never plays');
});

test('two people at one device take turns', { timeout: 60_000 }, async () => {
  const page = await openPage(world);
  await page.goto(world.url);
  await page.locator('[data-seat="1"] input').fill('Anna');
  await page.locator('[data-seat="2"] select').first().selectOption('here');
  await page.locator('[data-seat="2"] input').fill('Ben');
  await page.click('[data-act="start"]');
  for (const name of ['Anna', 'Ben', 'Anna', 'Ben']) {
    await page.waitForFunction((n) => document.querySelector('[data-turn]')?.textContent.includes(n), name);
    await playTurn(page);
  }
  assert.deepEqual(page.complaints, []);
});
