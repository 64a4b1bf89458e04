// Two people at two browsers: turns taken back by consent, talk, and a bot for somebody who is away.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { awaitTurn, checkAxe, create, joinAs, openPage, playTurn, seqOf, setUp } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

const claim = async (id, invitation) => {
  const secret = invitation.slice(0, 16).repeat(2).split('').reverse().join('');
  const answer = await fetch(`${world.url}/api/tables/${id}/claim`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ invitation, secret }),
  });
  assert.ok(answer.ok, await answer.text());
  return secret;
};
const shows = (page, seq) =>
  page.waitForFunction((seq) => document.querySelector('main.table').dataset.seq === seq, seq);
const presence = (page, player, now) =>
  page.waitForSelector(`[data-player="${player}"] [data-presence="${now}"]`, { state: 'attached' });

test('two take back, talk, and one is stood in for', { timeout: 400_000 }, async () => {
  const { table, keys } = await create(world, [
    { kind: 'here', name: 'Anna' },
    { kind: 'invited', name: 'Ben' },
  ]);
  const [annas, invitation] = keys.map((key) => key.token);
  const [anna, ben] = [await openPage(world), await openPage(world, { locale: 'fr-FR' })];
  await joinAs(anna, world, table, [annas]);
  await awaitTurn(anna);
  // The window of invitations is open, as Ben is to come.
  await anna.locator('dialog[open] .dialog-head button').click();
  assert.match(await anna.title(), /Your turn/);
  assert.equal(await anna.locator('[data-act="take-back"]').count(), 0, 'there is nothing to take back');
  const beginning = await seqOf(anna);
  await playTurn(anna);

  // Ben never came: everybody reads whom they wait for.
  await anna.waitForSelector('[data-banner="absent"]');
  assert.match(await anna.textContent('[data-banner="absent"]'), /Waiting for Ben/);
  const bens = await claim(table, invitation);
  await joinAs(ben, world, table, [bens]);
  await presence(anna, 2, 'here');
  await anna.waitForSelector('[data-banner="absent"]', { state: 'detached' });

  // Anna would like to take back; Ben says no, then yes.
  assert.ok(await awaitTurn(ben));
  const played = await seqOf(ben);
  await anna.click('[data-act="take-back"]');
  await ben.waitForSelector('[data-proposal="take-back"] [data-act="agree"]');
  await checkAxe(ben, 'somebody asks');
  await ben.click('[data-act="disagree"]');
  await anna.locator('[data-banner="told"]').getByText('Ben does not agree').waitFor();
  assert.equal(await seqOf(anna), played);
  await anna.click('[data-act="take-back"]');
  await ben.click('[data-act="agree"]');
  for (const page of [anna, ben]) await shows(page, beginning);
  assert.ok(await awaitTurn(anna));
  await ben.waitForSelector('[data-noted="taken-back"]', { state: 'attached' });
  assert.match(await ben.textContent('[data-noted="taken-back"]'), /Anna a repris son tour/);

  // They talk; what is said stands at the name, and in the list.
  await ben.click('#tab-talk');
  await ben.click('[data-reaction="thanks"]');
  await anna.locator('[data-bubble="2"]').getByText('Thank you!').waitFor();
  await anna.locator('#tab-talk').getByText('1 new').waitFor();
  await anna.click('#tab-talk');
  await anna.fill('[data-say]', 'Another try <b>');
  await anna.press('[data-say]', 'Enter');
  await ben.locator('.talk-line').getByText('Another try <b>').waitFor();
  await checkAxe(anna, 'talk');
  await ben.click('[data-act="talk-off"]');
  assert.equal(await ben.locator('.talk-line').count(), 0, 'off in this browser');

  // Ben leaves in his turn. Anna lets a bot play, until he is back.
  await playTurn(anna);
  assert.ok(await awaitTurn(ben));
  await ben.goto('about:blank');
  await presence(anna, 2, 'away');
  await anna.click('[data-banner="absent"] [data-act="stand-in"]');
  await checkAxe(anna, 'which bot');
  await anna.click('[data-act="stand-in-sure"]');
  await presence(anna, 2, 'bot');
  assert.ok(await awaitTurn(anna), 'the bot has played');
  await anna.click('#tab-log');
  await anna.waitForSelector('[data-noted="stand-in"]', { state: 'attached' });
  await ben.goto(`${world.url}/game/${table}`);
  await ben.waitForSelector('.score-rename');
  await presence(anna, 2, 'here');
  await anna.locator('[data-banner="told"]').getByText('Ben is back').waitFor();
  await playTurn(anna);
  assert.ok(await awaitTurn(ben), 'Ben plays again');
  assert.deepEqual([...anna.complaints, ...ben.complaints], []);
});

test('against a bot a turn is taken back at once, and a bad link says what to do', {
  timeout: 240_000,
}, async () => {
  const { table, keys } = await create(world, [
    { kind: 'here', name: 'Anna' },
    { kind: 'bot', bot: 'random' },
  ]);
  const page = await openPage(world, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await joinAs(page, world, table, [keys[0].token]);
  await awaitTurn(page);
  const beginning = await seqOf(page);
  await playTurn(page, { touch: true });
  await page.waitForFunction(
    (old) => Number(document.querySelector('main.table').dataset.seq) > old + 3,
    +beginning,
  );
  await page.tap('[data-act="menu"]');
  await page.tap('[data-act="menu-take-back"]');
  await shows(page, beginning);
  assert.ok(await awaitTurn(page));
  await page.goto(`${world.url}/game/nosuchgame`);
  await page.waitForSelector('[data-missing]');
  assert.match(await page.textContent('main'), /ask whoever sent it/);
});
