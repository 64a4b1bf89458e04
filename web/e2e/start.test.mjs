// The start page: one click to a table, friends, everything that can be chosen, one's own games, and without a network.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { awaitTurn, checkAxe, openPage, playTurn, setUp } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const tableOf = async (page) =>
  (await fetch(`${world.url}/api/tables/${page.url().split('/').at(-1)}`)).json();

const bots = async () => (await (await fetch(`${world.url}/api/catalogue`)).json()).bots;

async function axeInBoth(page, where) {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await checkAxe(page, `${where}, ${colorScheme}`);
  }
}

test('one click to the first tile; the edition is asked once; the game is listed and can be removed', {
  timeout: 240_000,
}, async () => {
  const page = await openPage(world);
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(world.url);
  await page.waitForSelector('[data-card]');
  assert.equal(await page.locator('[data-card]').count(), 4);
  assert.equal(await page.locator('[data-mine]').count(), 0);
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  assert.ok(elements < 800, `${elements} elements`);
  assert.deepEqual(
    asked.filter((path) => path.startsWith('/art/')),
    [],
    'no drawings of tiles before a table',
  );
  await axeInBoth(page, 'start page');

  // Asked once, and remembered.
  await page.click('[data-ask="edition"] [data-preset="competition"]');
  const line = page.locator('[data-edition]');
  await line.getByText('Current rules (third edition)').waitFor();
  await page.reload();
  await line.getByText('Current rules (third edition)').waitFor();
  assert.equal(await page.locator('[data-ask="edition"]').count(), 0);

  await page.click('[data-act="play"]');
  assert.ok(await awaitTurn(page));
  const table = await tableOf(page);
  assert.deepEqual(
    [table.game, table.options['small-city'], table.options.farmers],
    ['base', '4', 'third-edition'],
  );
  const level = (await bots()).find((bot) => bot.id === table.seats[1].bot).level;
  assert.equal(level, 2, 'who comes for the first time begins at the second level');
  // The table says what is played.
  await page.click('[data-act="menu"]');
  await page.locator('dialog[open] [data-edition="competition"]').getByText('small cities score 4').waitFor();
  await page.keyboard.press('Escape');
  await playTurn(page);
  await awaitTurn(page);

  await page.goto(world.url);
  const mine = page.locator('[data-mine]');
  await mine.locator('[data-my-turn]').waitFor();
  await page.waitForFunction(() => document.querySelector('.my-picture')?.naturalWidth > 0);
  await axeInBoth(page, 'start page with a game');
  await mine.locator('[data-act="remove-game"]').click();
  await mine.waitFor({ state: 'detached' });
  assert.ok(await page.evaluate(() => document.activeElement?.matches('[data-act="undo-remove"]')));
  await page.keyboard.press('Enter');
  await mine.waitFor();
  await mine.locator('a').click();
  assert.ok(await awaitTurn(page), 'the seat is still one’s own');
  await page.goto(world.url);
  await mine.locator('[data-act="remove-game"]').click();
  await mine.waitFor({ state: 'detached' });
  await page.reload();
  await page.waitForSelector('[data-card]');
  assert.equal(await mine.count(), 0);

  // Every game by one click as well.
  await page.click('[data-card="hunters"] [data-act="play-game"]');
  await awaitTurn(page);
  assert.equal((await tableOf(page)).game, 'hunters');
  assert.deepEqual(page.complaints, []);
});

test('friends, and a search through all that can be chosen: on a phone, in French', {
  timeout: 240_000,
}, async () => {
  const page = await openPage(world, { ...PHONE, locale: 'fr-FR' });
  await page.goto(world.url);
  await page.waitForSelector('[data-card]');
  await axeInBoth(page, 'accueil');
  await page.locator('[data-act="friends"]').tap();
  await page.waitForSelector('[data-players="3"]');
  await axeInBoth(page, 'entre amis');
  await page.locator('input[name="name"]').fill('Anna');
  await page.locator('[data-players="3"]').tap();
  await page.locator('[data-act="start"]').tap();
  const guests = page.locator('dialog[open] [data-guest]');
  await guests.first().waitFor();
  assert.equal(await guests.count(), 2);
  assert.equal(await guests.locator('.copy input').count(), 2, 'a link for each');
  const opened = await tableOf(page);
  assert.deepEqual(
    opened.seats.map((seat) => [seat.name, seat.invited]),
    [
      ['Anna', false],
      ['Invité 2', true],
      ['Invité 3', true],
    ],
  );

  await page.goto(world.url);
  await page.locator('[data-act="more"]').tap();
  const search = page.locator('[data-act="search"]');
  await search.fill('riviere source');
  await page.waitForSelector('[data-found="1"]');
  assert.equal(await page.locator('[data-part]').count(), 1);
  await page.locator('[data-part="river"]').check();
  await search.fill('zzz');
  await page.waitForSelector('[data-found="0"]');
  await search.fill('');
  await page.waitForSelector('[data-total="83"]', { state: 'attached' });
  assert.match(await page.textContent('[data-fold="tiles"] > summary'), /La Rivière/);
  for (const fold of ['tiles', 'drawing', 'laying', 'followers', 'scoring', 'mix']) {
    await page.locator(`[data-fold="${fold}"]`).evaluate((details) => {
      details.open = true;
    });
  }
  assert.equal(await page.locator('[data-part]').count(), 18, 'three expansions and all variants');
  assert.equal(await page.locator('[data-option]').count(), 2);
  await axeInBoth(page, 'toutes les options');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(wide, 390, 'nothing sticks out');

  // Kept under a name, and played from the start page.
  await page.fill('#keep-name', 'Dimanche');
  await page.locator('[data-act="keep"]').tap();
  await page.waitForSelector('[data-settings="Dimanche"]');
  await page.goto(world.url);
  await page.locator('[data-settings="Dimanche"]').tap();
  await page.waitForURL('**/game/*');
  assert.deepEqual((await tableOf(page)).expansions, ['river']);
  await awaitTurn(page);
  assert.deepEqual(page.complaints, []);
});

test('after two games won the next level is suggested, and played', { timeout: 240_000 }, async () => {
  const page = await openPage(world);
  await page.goto(world.url);
  await page.evaluate(() => {
    const won = (id) => ({ id, game: 'base', level: 2, won: true });
    localStorage.setItem('bastide.played', JSON.stringify([won('one'), won('two')]));
  });
  await page.reload();
  await page.locator('[data-suggestion="3"]').getByText('level 3').first().waitFor();
  await checkAxe(page, 'a suggestion');
  await page.click('[data-act="level"]');
  await awaitTurn(page);
  const { seats } = await tableOf(page);
  assert.equal((await bots()).find((bot) => bot.id === seats[1].bot).level, 3);
  await page.goto(world.url);
  await page.waitForSelector('[data-card]');
  assert.equal(await page.locator('[data-suggestion]').count(), 0);
  assert.match(await page.textContent('[data-act="play"]'), /level 3/);
  assert.deepEqual(page.complaints, []);
});

test('two hundred games of one’s own, and none', { timeout: 240_000 }, async () => {
  const page = await openPage(world);
  await page.goto(`${world.url}/my-games`);
  await page.getByText('There is no such game in this browser yet').waitFor();
  await page.evaluate(() => {
    const name = (text) => ({ en: text, fr: text });
    const games = Array.from({ length: 200 }, (_, n) => ({
      id: `none${n}`,
      game: 'base',
      names: [name('Anna'), name(`Player of game ${n}`)],
      at: Date.UTC(2026, 0, 1) + n * 1e7,
      over: true,
      scores: [70, 60],
      tokens: [],
      invitations: [],
    }));
    localStorage.setItem('bastide.games', JSON.stringify(games));
  });
  await page.goto(world.url);
  await page.waitForSelector('[data-mine]');
  assert.equal(await page.locator('[data-mine]').count(), 6);
  await page.click('[data-act="my-games"]');
  await page.waitForSelector('[data-filter="all"]');
  assert.equal(await page.locator('[data-mine]').count(), 24);
  await page.getByText('Player of game 199').waitFor();
  await page.click('[data-act="more-games"]');
  assert.equal(await page.locator('[data-mine]').count(), 48);
  await checkAxe(page, 'many games');
  await page.click('[data-filter="running"]');
  assert.equal(await page.locator('[data-mine]').count(), 0);
});

test('the shell opens without a network and says so; nothing of the games is kept in it', {
  timeout: 240_000,
}, async () => {
  const page = await openPage(world);
  await page.goto(world.url);
  await page.waitForSelector('[data-card]');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => {
        navigator.serviceWorker.oncontrollerchange = done;
      });
  });
  assert.equal(await page.locator('[data-offline]').count(), 0);
  await page.context().setOffline(true);
  await page.locator('[data-offline]').waitFor();
  await page.reload();
  await page.locator('[data-offline]').waitFor();
  await page.getByRole('heading', { name: 'Bastide' }).waitFor();
  await page.context().setOffline(false);
  await page.locator('[data-offline]').waitFor({ state: 'detached' });
  await page.waitForSelector('[data-card]');
  const kept = await page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });
  assert.ok(kept.includes('/') && kept.some((path) => path.startsWith('/assets/')), kept.join(' '));
  assert.deepEqual(
    kept.filter((path) => /^\/(api|art|game)/.test(path)),
    [],
  );

  // After an update of the server the new page is shown at once, although an old one is kept.
  await page.evaluate(async () => {
    for (const name of await caches.keys())
      await (await caches.open(name)).put(
        '/',
        new Response('<p>old</p>', { headers: { 'content-type': 'text/html' } }),
      );
  });
  await page.reload();
  await page.waitForSelector('[data-card]');
  await page.waitForFunction(async () => !(await (await caches.match('/')).text()).includes('old'));
  // And it can be installed.
  const manifest = await (await fetch(`${world.url}/manifest.webmanifest`)).json();
  for (const { src } of manifest.icons) assert.ok((await fetch(world.url + src)).ok, src);
});
