// Invitations: claimed once by whoever opens them first, seen by everybody, and sent again when a seat is lost.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  awaitScreen,
  awaitTurn,
  checkAxe,
  createWith,
  goOn,
  openPage,
  playTurn,
  positionsOf,
  setUp,
} from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

const dialog = (page) => page.locator('dialog[open]');
/** The line of a guest in the window of invitations, and the link there. */
const guest = (page) => page.locator('dialog[open] [data-guest="2"]');
const linkIn = (page) => guest(page).locator('.copy input');
const state = (page, player, now) =>
  page.waitForSelector(`[data-player="${player}"] [data-presence="${now}"]`, { state: 'attached' });
const close = (page) => dialog(page).locator('.dialog-head button').click();

/** Anna creates a game on the start page and invites Ben; answers with the link. */
async function annaInvites(anna) {
  await anna.goto(`${world.url}/new`);
  await anna.locator('[data-seat="1"] input').fill('Anna');
  await anna.locator('[data-seat="2"] select').first().selectOption('invited');
  await anna.locator('[data-seat="2"] input').fill('Ben');
  await anna.click('[data-act="start"]');
  await linkIn(anna).waitFor();
  assert.match(await guest(anna).textContent(), /Waiting for Ben/);
  const link = await linkIn(anna).inputValue();
  assert.match(link, /\/game\/[a-z0-9]+#invitation=[a-z0-9]{32}$/);
  return link;
}

/** Opens an invitation in this page and waits for the table. */
async function come(page, link, name) {
  await page.goto(link);
  const field = dialog(page).locator('input[name="name"]');
  if (name) {
    await field.fill(name);
    await field.press('Enter');
  }
  await page.waitForSelector('.board');
  assert.ok(!page.url().includes('#'), 'the invitation left the address bar');
}

test('from the invitation to the first moves; the link works once', { timeout: 240_000 }, async () => {
  const anna = await openPage(world);
  const link = await annaInvites(anna);
  await checkAxe(anna, 'invitations');

  const ben = await openPage(world);
  await come(ben, link, 'Ben');
  // The window is open at Anna's, and tells.
  await guest(anna).getByText('Ben is here').waitFor();
  assert.equal(await linkIn(anna).count(), 0, 'the link is gone');
  await close(anna);
  await state(anna, 2, 'here');
  await state(ben, 1, 'here');
  for (const page of [anna, ben]) {
    assert.ok(await awaitTurn(page));
    await playTurn(page);
  }

  // Whoever opens it later is told what to do, and may watch.
  const late = await openPage(world);
  await late.goto(link);
  await late.waitForSelector('[data-refused="already-claimed"]');
  assert.match(await late.textContent('main'), /ask whoever created the game to invite you again/);
  await checkAxe(late, 'an invitation that was opened already');
  await late.reload();
  await late.waitForSelector('[data-refused="already-claimed"]');
  await late.click('[data-act="leave"]');
  await late.waitForSelector('.board');
  assert.equal(await late.locator('.score-rename').count(), 0, 'they watch');
  await late.goto(world.url);
  await late.waitForSelector('[data-card]');
  assert.equal(await late.locator('[data-mine]').count(), 0, 'and it is no game of theirs');

  // Ben opens it a second time, reloads, and goes back: the seat is his.
  for (const again of ['goto', 'reload']) {
    if (again === 'goto') await ben.goto(link);
    else await ben.reload();
    await ben.waitForSelector('.score-rename');
    assert.ok(!ben.url().includes('#'));
    assert.equal(await dialog(ben).count(), 0, 'nobody is asked for their name twice');
  }
  await ben.goto(world.url);
  await ben.goBack();
  await ben.waitForSelector('.score-rename');
  // In two tabs at once as well.
  const second = await ben.context().newPage();
  await second.goto(link);
  await second.waitForSelector('.score-rename');
  await second.close();
  await state(anna, 2, 'here');
  await ben.context().close();
  await state(anna, 2, 'away');

  // Anna's own copy takes nothing from anybody, and she is asked before it takes a seat.
  await anna.goto(link);
  await anna.waitForSelector('[data-act="take"]');
  await checkAxe(anna, 'an invitation of one’s own');
  await anna.click('[data-act="take"]');
  await anna.waitForSelector('[data-refused="already-claimed"]');
  await anna.click('[data-act="leave"]');
  await anna.waitForSelector('.score-rename');
  assert.deepEqual(await anna.locator('.score-rename .score-text').allTextContents(), ['Anna']);
  assert.deepEqual(
    [...anna.complaints, ...late.complaints].filter((said) => !/409/.test(said)),
    [],
    'the browser itself tells of refused requests',
  );
});

test('tabs of one browser that open the link, at once or late, have the same seat', {
  timeout: 240_000,
}, async () => {
  const anna = await openPage(world);
  const link = await annaInvites(anna);
  const ben = await openPage(world);
  const tabs = [ben, await ben.context().newPage(), await ben.context().newPage()];
  await Promise.all(tabs.map((tab) => tab.goto(link)));
  for (const tab of tabs) await tab.waitForSelector('.score-rename');

  // One that has not yet seen what the others have kept, and writes over it.
  const stale = await ben.context().newPage();
  await stale.addInitScript(() => {
    const { getItem, setItem } = Storage.prototype;
    let old = true;
    Storage.prototype.getItem = function (key) {
      return old ? null : getItem.call(this, key);
    };
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, key, value);
      if (key === 'bastide.games') old = false;
    };
  });
  await stale.goto(link);
  await stale.waitForSelector('.score-rename');
  for (const tab of tabs) {
    await tab.reload();
    await tab.waitForSelector('.score-rename');
  }
  const kept = await ben.evaluate(() => JSON.parse(localStorage.getItem('bastide.games')));
  assert.equal(kept[0].tokens.length, 1);
  await guest(anna).getByText('Ben is here').waitFor();
});

test('the seat of a lost browser is invited again, and everybody sees it', { timeout: 240_000 }, async () => {
  const anna = await openPage(world);
  const link = await annaInvites(anna);
  const wrong = await openPage(world);
  await come(wrong, link, 'Eve');
  const watcher = await openPage(world);
  await watcher.goto(link.split('#')[0]);
  await watcher.waitForSelector('.board');

  // The wrong person has opened it and not played: Anna takes the seat back, after having been told what that means.
  await guest(anna).locator('[data-act="again"]').click();
  assert.match(await guest(anna).textContent(), /Everybody at the table will see/);
  await checkAxe(anna, 'inviting again');
  await guest(anna).locator('[data-act="again-sure"]').click();
  await linkIn(anna).waitFor();
  const fresh = await linkIn(anna).inputValue();
  assert.notEqual(fresh, link);
  await close(anna);
  for (const page of [anna, wrong, watcher]) {
    await page.locator('[data-banner="reinvited"]').getByText('Anna has invited Eve again').waitFor();
    await state(page, 2, 'waiting');
    await page.waitForSelector('[data-reinvited="2"]', { state: 'attached' });
    await page.waitForSelector('[data-player="2"] .reinvited-sign', { state: 'attached' });
  }
  await wrong.locator('.banner-refused').getByText('Your seat was invited again').waitFor();
  assert.equal(await wrong.locator('.score-rename').count(), 0, 'who had it watches');
  await wrong.goto(link);
  await wrong.waitForSelector('[data-refused="wrong-token"]');

  const ben = await openPage(world);
  await come(ben, fresh, 'Ben');
  for (const page of [anna, ben]) {
    assert.ok(await awaitTurn(page));
    await playTurn(page);
  }
  // Ben is there and has played: nobody takes his seat.
  await anna.click('[data-act="invite"]');
  await guest(anna).locator('[data-act="again"]').click();
  await guest(anna).locator('[data-act="again-sure"]').click();
  await guest(anna).getByText('Ben is at the table and has played already').waitFor();
  await close(anna);

  // What was put away stays in the log, and who comes later is told.
  await anna.locator('[data-banner="reinvited"] button').click();
  await anna.locator('[data-banner="reinvited"]').waitFor({ state: 'detached' });
  assert.equal(await anna.locator('[data-reinvited="2"]').count(), 1);
  await watcher.reload();
  await watcher.locator('[data-banner="reinvited"]').waitFor();
  await watcher.waitForSelector('[data-reinvited="2"]', { state: 'attached' });
  for (const page of [anna, ben, watcher]) {
    assert.deepEqual(
      page.complaints.filter((said) => !/409/.test(said)),
      [],
    );
  }
});

test('an invitation that comes while the server can’t be reached is opened when it can', {
  timeout: 240_000,
}, async () => {
  const { table, keys } = await createWith(
    world,
    [
      { kind: 'here', name: 'Anna' },
      { kind: 'invited', name: 'Ben' },
    ],
    {},
  );
  const ben = await openPage(world);
  let lost = 0;
  const claimed = [];
  await ben.route('**/claim', async (route) => {
    claimed.push(route.request().postDataJSON().secret);
    lost += 1;
    // The first does not come to the server, and of the second the answer does not come back.
    if (lost === 1) return route.abort();
    if (lost === 2) {
      await route.fetch();
      return route.abort();
    }
    return route.continue();
  });
  await ben.goto(`${world.url}/game/${table}#invitation=${keys[1].token}`);
  await ben.waitForSelector('.board');
  assert.equal(claimed.length, 3);
  assert.equal(new Set(claimed).size, 1, 'with the same secret each time');
  await dialog(ben).locator('input[name="name"]').waitFor();
});

test('V2: what Anna keeps of the invitation shows her nothing of Ben’s hand', {
  timeout: 240_000,
}, async () => {
  const { table, keys } = await createWith(
    world,
    [
      { kind: 'here', name: 'Anna' },
      { kind: 'invited', name: 'Ben' },
    ],
    { variants: ['individual-planning'] },
  );
  const anna = await openPage(world);
  const heard = positionsOf(anna);
  await anna.goto(`${world.url}/`);
  // Both, as if they were secrets.
  await anna.evaluate(
    ([id, tokens]) =>
      localStorage.setItem('bastide.games', JSON.stringify([{ id, game: 'base', tokens, invitations: [] }])),
    [table, keys.map((key) => key.token)],
  );
  const ben = await openPage(world);
  await come(ben, `${world.url}/game/${table}#invitation=${keys[1].token}`, 'Ben');
  await anna.goto(`${world.url}/game/${table}`);
  for (const page of [anna, ben]) {
    assert.equal(await awaitScreen(page), 'turn');
    await goOn(page);
  }
  assert.ok(heard.length > 1);
  for (const { position } of heard) assert.deepEqual(position.base.hands[1].tiles, []);
  const kept = await anna.evaluate(() => JSON.parse(localStorage.getItem('bastide.games'))[0].tokens);
  assert.deepEqual(kept, [keys[0].token], 'what opens nothing is forgotten');
});
