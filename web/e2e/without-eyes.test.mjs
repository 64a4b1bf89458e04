// Whole games by keyboard and by what a screen reader is told: no mouse, no picture, nothing found but by its role.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createTable, HAMLET, hearMoves, joinAs, openPage, setUp } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

const ANNA = { kind: 'here', name: 'Anna' };
const bots = (number) => Array.from({ length: number }, () => ({ kind: 'bot', bot: 'random' }));

/** What the server tells of what happened, so that it can be compared with what is announced. */
function toldTo(page) {
  const told = { aloud: [], moves: [] };
  hearMoves(page, (message) => {
    if (message.first === 0) return;
    for (const { player, events } of message.entries) {
      for (const { kind, said } of events) {
        const sentence = said.en.replace(/\s*\[[A-Z]+\d+[a-z]?(?: [A-Z]+\d+[a-z]?)*\]/g, '');
        const words = sentence.charAt(0).toUpperCase() + sentence.slice(1);
        if (kind === 'scored') told.aloud.push(words);
        if (kind === 'laid' && player !== 1) told.moves.push(words);
      }
    }
  });
  return told;
}

/** Everything that is ever added to the log for screen readers. */
const listen = (page) =>
  page.getByRole('log', { name: 'What has happened' }).evaluate((log) => {
    window.heard = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) window.heard.push(node.textContent);
    }).observe(log, { childList: true });
  });
const heardBy = (page) => page.evaluate(() => window.heard);

/** Somebody at this page is to do something, or the game is over. */
async function awaitWord(page) {
  const confirm = page.getByRole('button', { name: 'Confirm' });
  const result = page.getByRole('button', { name: 'Result' });
  await confirm.or(result).first().waitFor();
  return (await result.count()) === 0;
}

/** The next thing to do: a move from the list of moves, or an answer; then the confirmation. */
async function goOnByEar(page, seen) {
  const before = (await heardBy(page)).length;
  await page.keyboard.press('m');
  const list = page.getByRole('dialog', { name: 'Moves in words' });
  await list.waitFor();
  const moves = list.getByRole('listitem').getByRole('button');
  await moves.or(list.getByText('There is no tile for you to lay now.')).first().waitFor();
  if ((await moves.count()) > 0) {
    // The first has the focus; now and then another is chosen.
    if (seen.moves.length % 3 === 2) await page.keyboard.press('ArrowDown');
    const chosen = await page.evaluate(() => document.activeElement.textContent);
    assert.match(chosen, /Square -?\d+, -?\d+, turned \d+ degrees/);
    seen.moves.push(chosen);
    seen.groups.push(...(await list.getByRole('heading', { level: 3 }).allTextContents()));
    await page.keyboard.press('Enter');
    await list.waitFor({ state: 'detached' });
    const status = page.getByRole('status').filter({ hasText: 'Tile on' });
    await status.waitFor({ state: 'attached' });
    seen.lies.push(await status.textContent());
    // Somebody goes on it, if anybody can.
    await page.keyboard.press('ArrowRight');
  } else {
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowRight');
    seen.answers += 1;
  }
  await page.keyboard.press('Enter');
  await page.waitForFunction((number) => window.heard.length > number, before);
}

/** The sentences are all there, in this order, and none of them more often than it was told. */
function assertHeard(all, told) {
  const text = all.join('\n');
  let from = 0;
  for (const sentence of told) {
    const at = text.indexOf(sentence, from);
    assert.ok(at >= 0, `"${sentence}" was announced, in order`);
    from = at + sentence.length;
  }
  for (const sentence of new Set(told)) {
    const often = told.filter((other) => other.includes(sentence)).length;
    assert.equal(text.split(sentence).length - 1, often, `"${sentence}" is said as often as it happened`);
  }
}

async function playByEar(table, { least }) {
  // A small window is painted faster.
  const page = await openPage(world, { viewport: { width: 900, height: 640 } });
  const told = toldTo(page);
  const { table: id, keys } = await createTable(world, { options: {}, ...table });
  await joinAs(
    page,
    world,
    id,
    keys.map((key) => key.token),
    table.game,
  );
  await listen(page);
  const seen = { moves: [], groups: [], lies: [], answers: 0 };
  for (let step = 0; await awaitWord(page); step += 1) {
    await goOnByEar(page, seen);
    assert.ok(step < 400, 'the game ends');
  }
  assert.ok(seen.moves.length >= least, `${seen.moves.length} tiles were laid`);
  const heard = await heardBy(page);
  assert.match(heard.at(-1), /The game is over/);
  assert.ok(told.aloud.length > 0 && told.moves.length > 0);
  assertHeard(heard, told.aloud);
  assertHeard(heard, told.moves);
  // Moves say what they join, and those that matter most come first.
  assert.ok(seen.moves.some((said) => /continues|completes|joins|beside/i.test(said)));
  assert.ok(seen.groups.some((group) => /yours|Completes|another/.test(group)));
  assert.ok(seen.lies.some((said) => /(continues|completes|joins|beside) .+/.test(said)));
  // On to the result by keys: it is near the end of the page.
  for (let tab = 0; tab < 20; tab += 1) {
    await page.keyboard.press('Shift+Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === 'Result') break;
  }
  await page.keyboard.press('Enter');
  const result = page.getByRole('dialog', { name: 'Result' });
  await result.waitFor();
  assert.match(await result.ariaSnapshot(), /row "Total/);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
  return seen;
}

const GAMES = [
  ['the base game', { game: 'base', seats: [ANNA, ...bots(1)], ...HAMLET }, 5],
  ['the Count', { game: 'base', expansions: ['count'], seats: [ANNA, ...bots(1)], ...HAMLET }, 5],
  ['The Castle', { game: 'castle', seats: [ANNA, ...bots(1)] }, 10],
  ['The City', { game: 'city', seats: [ANNA, ...bots(3)] }, 8],
  ['Hunters and Gatherers', { game: 'hunters', seats: [ANNA, ...bots(4)] }, 10],
];

for (const [name, table, least] of GAMES) {
  test(`${name} is played to its end`, { timeout: 400_000 }, async () => {
    await playByEar(table, { least });
  });
}
