// A page that is loaded anew in the middle of a turn, or loses the server.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { awaitTurn, create, openPage, playTurn, setUp, startSolo, tilesOnBoard } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

async function started() {
  const page = await openPage(world);
  await startSolo(page, world);
  return page;
}

async function putTile(page) {
  const box = await page.locator('[data-square]').first().boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForSelector('[data-tentative]');
}

test('a tile that was not confirmed is in hand again, and nothing else has changed', async () => {
  const page = await started();
  await playTurn(page);
  await awaitTurn(page);
  const seq = async () =>
    (await (await fetch(`${world.url}/api/tables/${page.url().split('/').at(-1)}`)).json()).seq;
  const [tiles, before] = [await tilesOnBoard(page), await seq()];
  await putTile(page);
  await page.reload();
  await awaitTurn(page);
  assert.equal(await page.locator('[data-tentative]').count(), 0);
  assert.equal(await tilesOnBoard(page), tiles);
  assert.equal(await seq(), before, 'nothing was sent');
  await playTurn(page);
  await awaitTurn(page);
  assert.ok((await tilesOnBoard(page)) > tiles);
  assert.deepEqual(page.complaints, []);
});

test('a lost connection is said, and found again by itself with the tile still where it was put', async () => {
  const page = await openPage(world);
  const sockets = [];
  let refuse = false;
  await page.routeWebSocket(/\/play$/, (route) => {
    if (refuse) return route.close();
    const server = route.connectToServer();
    sockets.push({ route, server });
  });
  await startSolo(page, world);
  await putTile(page);
  refuse = true;
  await sockets[0].route.close();
  await page.waitForSelector('[data-banner="away"]');
  refuse = false;
  await page.waitForSelector('[data-banner="away"]', { state: 'detached' });
  assert.equal(await page.locator('[data-tentative]').count(), 1);
  await page.click('[data-act="confirm"]');
  await page.waitForSelector('[data-tentative]', { state: 'detached' });
  assert.equal(sockets.length, 2);
});

test('a refused move is explained and the turn begins anew', async () => {
  const page = await openPage(world);
  let spoil = true;
  await page.routeWebSocket(/\/play$/, (route) => {
    const server = route.connectToServer();
    route.onMessage((text) => {
      const message = JSON.parse(text);
      // The server sees a move that was made up for an older position.
      if (message.type === 'play' && spoil) {
        spoil = false;
        message.seq -= 1;
      }
      server.send(JSON.stringify(message));
    });
  });
  await startSolo(page, world);
  await putTile(page);
  await page.click('[data-act="confirm"]');
  await page.waitForSelector('[role="alert"]');
  await awaitTurn(page);
  await page.waitForFunction(() => !document.querySelector('[data-act="confirm"]')?.disabled);
  await page.click('[data-act="confirm"]');
  await page.waitForSelector('[data-tentative]', { state: 'detached' });
});

test('a game that does not exist is said to be so', async () => {
  const page = await openPage(world);
  await page.goto(`${world.url}/game/nosuchgame`);
  await page.getByRole('heading', { name: 'There is no such game' }).waitFor();
  await page.getByRole('link').click();
  await page.waitForSelector('[data-act="play"]');
});

test('a secret that is none leaves one watching', async () => {
  const { table } = await create(world, [
    { kind: 'here', name: 'Anna' },
    { kind: 'bot', bot: 'random' },
  ]);
  const page = await openPage(world);
  await page.goto(`${world.url}/game/${table}#key=nonsense`);
  await page.waitForSelector('[role="alert"]');
  await page.waitForSelector('.board');
  assert.equal(await page.locator('[data-act="confirm"]').count(), 0);
  await page.reload();
  await page.waitForSelector('.board');
  assert.equal(await page.locator('[role="alert"]').count(), 0, 'it is said once');
});

test('a browser that remembers nothing can still play', async () => {
  const page = await openPage(world);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(world.url);
  await page.waitForSelector('.notice');
  await page.click('[data-act="play"]');
  await awaitTurn(page);
  await playTurn(page);
  await awaitTurn(page);
  assert.deepEqual(page.complaints, []);
});
