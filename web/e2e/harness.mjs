// What all end-to-end tests share: a server, a browser, and hands to play with.
//
// With BASTIDE_URL the tests use a running server; else they start the executable named by BASTIDE_BIN
// with a data folder of its own and a seed, so that every run deals the same tiles and a failure can be
// repeated. BASTIDE_E2E_SEED is another seed: a test must pass whatever is drawn, and with it luck can be tried.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SEED = process.env.BASTIDE_E2E_SEED ?? '1';

/** A server and a browser; `stop` ends both. */
export async function setUp() {
  const server = process.env.BASTIDE_URL
    ? { url: process.env.BASTIDE_URL, stop: async () => {} }
    : await serve();
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  return {
    url: server.url.replace(/\/$/, ''),
    browser,
    async stop() {
      await browser.close();
      await server.stop();
    },
  };
}

async function serve() {
  const bin = process.env.BASTIDE_BIN;
  if (!bin) throw new Error('set BASTIDE_BIN to the executable, or BASTIDE_URL to a running server');
  const data = await mkdtemp(join(tmpdir(), 'bastide-e2e-'));
  const where = ['--listen', '127.0.0.1:0', '--data', data];
  const args = ['--lang', 'en', 'serve', '--no-open', '--seed', SEED, ...where];
  const child = spawn(bin, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /http:\/\/[^\s/]+/.exec(said);
      if (found) resolve(found[0]);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** A page of its own that must not complain; call `check` at the end. */
export async function openPage(world, options = {}) {
  const context = await world.browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  // Only what hangs is to fail: on a busy machine a page takes many times as long as usual.
  context.setDefaultTimeout(60_000);
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.complaints = complaints;
  return page;
}

/** Creates a game over HTTP. */
export const create = (world, seats, options = {}, game = 'base') => post(world, { game, options, seats });

/** Creates a base game with expansions, variants and copies of sets of tiles over HTTP. */
export const createWith = (world, seats, { expansions = [], variants = [], tiles = {} }) =>
  post(world, { game: 'base', options: {}, expansions, variants, tiles, seats });

/** Tiles for a game that is over soon: cities that are closed by two tiles, roads, and a monastery or two. */
export const HAMLET = {
  tiles: { base: 0 },
  own_tiles: [
    {
      name: 'hamlet.toml',
      text: `
[set]
id = 'hamlet'
title = 'Hamlet'
tiles = 14

[[tile]]
id = 'hamlet-gate'
count = 9
start = true
features = ['city n', 'road e2 w2', 'field e1 w3', 'field e3 s w1']

[[tile]]
id = 'hamlet-chapel'
count = 2
features = ['monastery', 'field n e s w']

[[tile]]
id = 'hamlet-bend'
count = 3
features = ['road s2 w2', 'field s3 w1', 'field n e s1 w3']
`,
    },
  ],
};

/** Creates any game over HTTP. */
export const createTable = (world, table) => post(world, table);

async function post(world, table) {
  const answer = await fetch(`${world.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(table),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** Opens a game with these seats' secrets. */
export async function joinAs(page, world, id, tokens, game = 'base') {
  await page.goto(`${world.url}/`);
  await page.evaluate(
    ([id, tokens, game]) => {
      const entry = {
        id,
        game,
        names: [],
        at: Date.now(),
        over: false,
        scores: [],
        tokens,
        invitations: [],
      };
      localStorage.setItem('bastide.games', JSON.stringify([entry]));
    },
    [id, tokens, game],
  );
  await page.goto(`${world.url}/game/${id}`);
  await page.waitForSelector('.board');
}

/**
 * A game of one person at this page against a bot, for tests that are not about how it begins: made over HTTP, with the
 * weakest bot unless another is named.
 */
export async function startSolo(page, world, { bot = 'goatherd', game = 'base' } = {}) {
  const seats = [
    { kind: 'here', name: 'Anna' },
    { kind: 'bot', bot },
  ];
  const { table, keys } = await create(world, seats, {}, game);
  await joinAs(page, world, table, [keys[0].token], game);
  await awaitTurn(page);
  return table;
}

/** Whether somebody at this page has to decide something, or the game is over. */
export async function awaitTurn(page) {
  await page.waitForSelector('[data-act="confirm"], [data-act="result"]');
  return (await page.locator('[data-act="confirm"]').count()) > 0;
}

/** How many entries the log has, as the page shows it: tiles on the board. */
export const tilesOnBoard = (page) => page.locator('[data-tile]').count();

/** The middle of a square that can be seen and is not under a panel. */
async function freeSquare(page) {
  return page.evaluate(() => {
    for (const square of document.querySelectorAll('[data-square]')) {
      const box = square.getBoundingClientRect();
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, name: square.dataset.square };
      const top = document.elementFromPoint(at.x, at.y);
      if (top?.closest('.board')) return at;
    }
    return null;
  });
}

/** Nothing serious or critical that axe finds, as the page is now. */
export async function checkAxe(page, where) {
  const { violations } = await new AxeBuilder({ page }).exclude('.art').analyze();
  const bad = violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
  assert.deepEqual(
    bad.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join('\n')}`),
    [],
    where,
  );
}

/** The points in the table of the result: of each source by player, and all of them by player. */
export async function pointsIn(dialog) {
  const numbers = (rows) =>
    rows.evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((td) => +td.textContent)));
  const [totals] = await numbers(dialog.locator('tfoot tr'));
  return [await numbers(dialog.locator('tbody tr')), totals];
}

/** Answers a question with the first answer there is, which uses what there is to use. */
export async function answer(page, { touch = false, keyboard = false } = {}) {
  const press = (locator) => (touch ? locator.tap() : locator.click());
  const confirm = page.locator('[data-act="confirm"]');
  const question = await page.locator('[data-question]').textContent();
  const first = page.locator('[data-answer]').first();
  const action = await first.getAttribute('data-answer');
  if (await confirm.isEnabled()) throw new Error(`${question} is answered before anybody has`);
  if (keyboard) await page.keyboard.press('ArrowRight');
  else await press(first);
  await page.waitForSelector('[data-answer][aria-pressed="true"]');
  if (keyboard) await page.keyboard.press('Enter');
  else await press(confirm);
  // The same question may come again, but never with the same answer chosen.
  await page.waitForFunction(() => !document.querySelector('[data-answer][aria-pressed="true"]'));
  return { question, action };
}

/** Plays one turn with the mouse or a finger: square, now and then a follower, confirmation. */
export async function playTurn(page, { touch = false, follower = true } = {}) {
  const offered = page.locator('[data-offered]');
  const laying = (await page.locator('[data-square]').count()) + (await offered.count()) > 0;
  if (!laying && (await page.locator('[data-answer]').count()) > 0) return answer(page, { touch });
  // Where there is something else to do no tile is in hand yet.
  if ((await offered.count()) > 0 && (await page.locator('[data-square]').count()) === 0) {
    await (touch ? offered.first().tap() : offered.first().click());
    await page.waitForSelector('[data-square]', { state: 'attached' });
  }
  const before = await page.locator('[data-left]').textContent();
  const press = (at) => (touch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
  if ((await page.locator('[data-square]').count()) > 0) {
    const at = await freeSquare(page);
    if (!at) throw new Error('no legal square can be seen');
    await press(at);
    await page.waitForSelector('[data-tentative]');
  }
  if (follower) {
    const chip = page.locator('[data-chip]:not([data-chip="none"])').first();
    if ((await chip.count()) > 0) await (touch ? chip.tap() : chip.click());
  }
  const confirm = page.locator('[data-act="confirm"]');
  await (touch ? confirm.tap() : confirm.click());
  await page.waitForFunction(
    (old) =>
      !document.querySelector('[data-tentative]') ||
      document.querySelector('[data-left]')?.textContent !== old,
    before,
  );
}

/** Plays until the game is over; answers with the number of turns made here. */
export async function playToEnd(page, options) {
  let turns = 0;
  while (await awaitTurn(page)) {
    await playTurn(page, options);
    turns += 1;
    if (turns > 120) throw new Error('the game does not end');
  }
  return turns;
}

/** How many actions led to what the page shows. */
export const seqOf = (page) => page.locator('main.table').getAttribute('data-seq');

/** Confirms, and waits until the game has gone on. */
export async function confirmTurn(page, { touch = false, key = false } = {}) {
  const seq = await seqOf(page);
  if (key) await page.keyboard.press('Enter');
  else if (touch) await page.tap('[data-act="confirm"]');
  else await page.click('[data-act="confirm"]');
  await page.waitForFunction((old) => document.querySelector('main.table').dataset.seq !== old, seq);
}

/** Waits until somebody at this page can do something; `curtain`, `turn`, or `over`. */
export async function awaitScreen(page) {
  await page.waitForSelector('[data-curtain], [data-act="confirm"], [data-act="result"]');
  return page.evaluate(() => {
    if (document.querySelector('[data-curtain]')) return 'curtain';
    return document.querySelector('[data-act="confirm"]') ? 'turn' : 'over';
  });
}

/**
 * The square to lay on: of those that are not under a panel the one where most lies already, so that things get
 * completed. It is looked for when the board has come to rest, and so is still there for a click.
 */
export async function bestSquare(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const where = () => {
      const box = document.querySelector('[data-square]')?.getBoundingClientRect();
      return box ? [box.x, box.y, box.width].join() : '';
    };
    for (let last = '', same = 0; same < 2; ) {
      await frame();
      const now = where();
      same = now === last ? same + 1 : 0;
      last = now;
    }
  });
  const found = await page.evaluate(() => {
    const laid = new Set([...document.querySelectorAll('[data-tile]')].map((tile) => tile.dataset.tile));
    const beside = (x, y) =>
      [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ].filter((square) => laid.has(square.join(','))).length;
    const squares = [...document.querySelectorAll('[data-square]')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, name: element.dataset.square };
      const isFree = document.elementFromPoint(at.x, at.y)?.closest('.board-focus');
      return isFree ? [{ ...at, lies: beside(...at.name.split(',').map(Number)) }] : [];
    });
    return squares.sort((a, b) => b.lies - a.lies)[0] ?? null;
  });
  if (!found) throw new Error('no legal square can be seen');
  return found;
}

/** Puts the tile in hand where most lies already, with nobody or somebody on it; says where. */
export async function layInHand(page, { follower = false, touch = false } = {}) {
  const at = await bestSquare(page);
  await (touch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
  await page.waitForSelector('[data-tentative]');
  const chip = page.locator('[data-chip]:not([data-chip="none"])').first();
  if (follower && (await chip.count()) > 0) await (touch ? chip.tap() : chip.click());
  return at.name;
}

/** Does whatever is to be done now: lays, leaves out what may be left out, or answers. */
export async function goOn(page, { follower = true, touch = false } = {}) {
  const has = async (what) => (await page.locator(what).count()) > 0;
  const press = (what) => (touch ? page.locator(what).first().tap() : page.locator(what).first().click());
  if (!(await has('[data-square]')) && (await has('[data-offered]'))) {
    await press('[data-offered]');
    await page.waitForSelector('[data-square]', { state: 'attached' });
  }
  if (await has('[data-square]')) await layInHand(page, { follower, touch });
  else if (await has('[data-chip]')) {
    if (follower && (await has('[data-chip]:not([data-chip="none"])'))) {
      await press('[data-chip]:not([data-chip="none"])');
    }
  } else if (await has('[data-answer="pass"]')) await press('[data-answer="pass"]');
  else await press('[data-answer]');
  await confirmTurn(page, { touch });
}

/** Hears everything that the server says to a page about what happened, with whole positions, whatever form it came in. */
export function hearMoves(page, hear) {
  page.on('websocket', (socket) => {
    let position = null;
    socket.on('framereceived', ({ payload }) => {
      const text = typeof payload === 'string' ? payload : gunzipSync(payload).toString();
      const { change, ...message } = JSON.parse(text);
      if (message.type === 'moved') position = message.position;
      else if (message.type === 'changed') position = after(position, change);
      else return;
      hear({ ...message, type: 'moved', position });
    });
  });
}

/** As docs/protocol.md says. */
function after(position, change) {
  assert.equal(position.seq, change.since, 'a change of the position before');
  const list = (name) => {
    const { keep, new: fresh, end } = change[name];
    const old = position[name];
    return [...old.slice(0, keep), ...fresh, ...old.slice(old.length - end)];
  };
  const same = Object.fromEntries(change.same.map((name) => [name, position[name]]));
  const lists = { tiles: list('tiles'), pieces: list('pieces'), unseen: list('unseen') };
  return { ...change.position, ...same, ...lists };
}

/** Every position that the server sends to a page, as it comes. */
export function positionsOf(page) {
  const positions = [];
  hearMoves(page, (message) => positions.push(message));
  return positions;
}
