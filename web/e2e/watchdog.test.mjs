// The page notices that the server does not answer, says so, and goes on by itself: bytes held, bytes lost, an answer
// lost, the wire cut, the server killed. What was laid stays, and no turn is lost or made twice.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { awaitTurn, confirmTurn, create, joinAs, layInHand, openPage, seqOf, setUp } from './harness.mjs';
import { mortalServer, wireTo } from './wire.mjs';

let server;
let wire;
let world;
before(async () => {
  server = await mortalServer();
  wire = await wireTo(server.port);
  process.env.BASTIDE_URL ??= wire.url;
  world = { ...(await setUp()), url: wire.url };
});
after(async () => {
  await world?.stop();
  await wire?.stop();
  await server?.stop();
});

const away = (page, state = 'visible') => page.waitForSelector('[data-banner="away"]', { state });

/** How long the log is, as the server itself says. */
async function kept(id) {
  const answer = await fetch(`${server.url}/api/tables/${id}`);
  return (await answer.json()).seq;
}

/** Waits until the page shows as much as the server has. */
const shows = (page, seq) =>
  page.waitForFunction((seq) => document.querySelector('main.table').dataset.seq === String(seq), seq);

test('a server that does not answer is noticed, and the game goes on when it does', {
  timeout: 600_000,
}, async () => {
  const page = await openPage(world);
  const seats = ['Anna', 'Ben'].map((name) => ({ kind: 'here', name }));
  const { table, keys } = await create({ url: server.url }, seats);
  const tokens = keys.map((key) => key.token);
  await joinAs(page, world, table, tokens);
  assert.ok(await awaitTurn(page));
  const laid = () => page.locator('[data-tentative]').count();

  // Bytes held: the connection is open and silent. What was laid stays, and nothing is sent twice.
  await layInHand(page);
  wire.set('hold');
  await away(page);
  assert.match(await page.textContent('[data-banner="away"]'), /does not answer/);
  assert.equal(await laid(), 1);
  wire.set('open');
  await away(page, 'detached');
  assert.equal(await laid(), 1, 'what was laid is still there');
  await confirmTurn(page);
  let seq = await kept(table);
  await shows(page, seq);

  // Bytes lost, and a turn confirmed meanwhile: it is sent again by itself.
  await layInHand(page);
  wire.set('drop');
  await page.click('[data-act="confirm"]');
  await away(page);
  assert.equal(await kept(table), seq, 'nothing came through');
  wire.set('open');
  await away(page, 'detached');
  await page.waitForFunction((old) => document.querySelector('main.table').dataset.seq !== String(old), seq);
  assert.ok((await kept(table)) > seq);
  seq = await kept(table);
  await shows(page, seq);

  // The turn comes through and the answer is lost: it counts once.
  await layInHand(page);
  wire.set('deaf');
  await page.click('[data-act="confirm"]');
  await away(page);
  const once = await kept(table);
  assert.ok(once > seq, 'it was kept');
  assert.equal(await seqOf(page), String(seq), 'and the page does not know');
  wire.set('open');
  await away(page, 'detached');
  await shows(page, once);
  assert.equal(await kept(table), once);

  // The server is killed in the middle of a turn, which is confirmed while it is gone.
  await layInHand(page);
  await server.kill();
  await away(page);
  assert.equal(await laid(), 1);
  await page.click('[data-act="confirm"]');
  await server.restart();
  await away(page, 'detached');
  await page.waitForFunction((old) => document.querySelector('main.table').dataset.seq !== String(old), once);
  await shows(page, await kept(table));
  assert.ok((await kept(table)) > once);

  // The wire is cut, also for whoever comes anew.
  wire.set('cut');
  await away(page);
  wire.set('open');
  await away(page, 'detached');
  assert.ok(await awaitTurn(page));
});
