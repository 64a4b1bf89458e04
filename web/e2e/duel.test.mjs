// Two browsers against each other, invited by link, with somebody who watches.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { awaitTurn, openPage, playTurn, setUp } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

/** Whose card can be renamed here: the seats of this page by their names. */
const ownNames = (page) => page.locator('.score-rename .score-text').allTextContents();
/** The same for everybody. */
const names = (page) => page.locator('.score-text').allTextContents();
const scores = (page) => page.locator('[data-score]').allTextContents();

/** Waits until it is the turn of one of these pages; answers which. */
const whoseTurn = (pages) =>
  Promise.any(pages.map((page) => page.waitForSelector('[data-act="confirm"]').then(() => page)));

test('a friend joins by link; a whole game, and then the next', { timeout: 240_000 }, async () => {
  const anna = await openPage(world);
  await anna.goto(`${world.url}/new`);
  await anna.locator('[data-seat="1"] input').fill('Anna');
  await anna.locator('[data-seat="2"] select').first().selectOption('invited');
  await anna.click('[data-act="start"]');

  // The links are offered at once: one to play, one to watch.
  const links = anna.locator('dialog[open] .copy input');
  await links.first().waitFor();
  const [invitation, watching] = await links.evaluateAll((all) => all.map((input) => input.value));
  assert.match(invitation, /\/game\/[^#]+#invitation=/);
  assert.doesNotMatch(watching, /#/);
  await anna.locator('dialog[open] .button-main').click();

  const ben = await openPage(world);
  await ben.goto(invitation);
  const name = ben.locator('dialog[open] input[name="name"]');
  await name.fill('Ben');
  await name.press('Enter');
  assert.ok(!ben.url().includes('#'), 'the invitation left the address bar');
  await anna.waitForFunction(() => document.querySelector('.scores')?.textContent.includes('Ben'));

  const carol = await openPage(world);
  await carol.goto(watching);
  await carol.waitForSelector('.board');

  const pages = [anna, ben];
  let turn = 0;
  while (await awaitTurn(pages[turn % 2])) {
    const other = pages[(turn + 1) % 2];
    assert.equal(await other.locator('[data-act="confirm"]').count(), 0, 'only one can move');
    await playTurn(pages[turn % 2], { follower: turn % 3 === 0 });
    turn += 1;
  }
  assert.ok(turn >= 70, `${turn} turns`);

  // All see the same result, whose rows add up.
  const everybody = [...pages, carol];
  for (const page of everybody) {
    await page.click('[data-act="result"]');
    await page.waitForSelector('dialog[open] tfoot td');
    const rows = await page
      .locator('dialog[open] tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((td) => +td.textContent)));
    const totals = await page.locator('dialog[open] tfoot td').allTextContents();
    assert.ok(rows.length > 0);
    for (const [column, total] of totals.entries()) {
      assert.equal(
        rows.reduce((sum, row) => sum + row[column], 0),
        Number(total),
      );
    }
  }
  assert.deepEqual(await scores(ben), await scores(anna));
  assert.deepEqual(await scores(carol), await scores(anna));

  // Anna asks for another game; the others are led there, Ben by the banner, Carol by the result.
  assert.equal(await carol.locator('[data-act="rematch"]').count(), 0, 'who watches asks for nothing');
  await ben.locator('dialog[open] .dialog-head button').click();
  const [old, before] = [anna.url(), await names(anna)];
  await anna.click('dialog[open] [data-act="rematch"]');
  await anna.waitForURL((url) => url.href !== old);
  await ben.click('[data-banner="next"] [data-act="next"]');
  await carol.click('dialog[open] [data-act="next"]');
  for (const page of everybody) await page.waitForURL(anna.url());

  // Another one begins, and everybody has their own seat.
  await whoseTurn(pages);
  assert.deepEqual(await names(anna), [...before.slice(1), ...before.slice(0, 1)]);
  assert.deepEqual(await ownNames(anna), ['Anna']);
  assert.deepEqual(await ownNames(ben), ['Ben']);
  assert.deepEqual(await ownNames(carol), []);
  for (const name of await names(anna)) {
    const page = name === 'Anna' ? anna : ben;
    assert.ok(await awaitTurn(page));
    await playTurn(page);
  }

  // Whoever asks later, or again, comes to the same game.
  const next = anna.url();
  await ben.goto(old);
  await ben.click('[data-banner="next"] [data-act="next"]');
  await ben.waitForURL(next);
  for (const page of everybody) assert.deepEqual(page.complaints, []);
});

test('two people at one device take turns', { timeout: 240_000 }, async () => {
  const page = await openPage(world);
  await page.goto(`${world.url}/new`);
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
