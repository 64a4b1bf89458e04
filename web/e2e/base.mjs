// Hands for the base game: a game is played by clicks, by what the server offers.

import assert from 'node:assert/strict';
import { confirmTurn, createWith, joinAs, openPage, pointsIn } from './harness.mjs';

/**
 * A page with all seats of a new base game. `look` tells what the server offers there: a second
 * connection with the same secrets hears what the page does.
 */
export async function openBase(world, parts, { bot = null, ...options } = {}) {
  const other = bot ? { kind: 'bot', bot } : { kind: 'here', name: 'Ben' };
  const seats = [{ kind: 'here', name: 'Anna' }, other];
  const { table, keys } = await createWith(world, seats, parts);
  const tokens = keys.map((key) => key.token);
  const page = await openPage(world, options);
  await joinAs(page, world, table, tokens);
  await page.evaluate(
    ([id, tokens]) => {
      const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/play`);
      window.seats = tokens.length;
      socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', tokens, since: 0 }));
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'moved') window.offered = message.position;
      };
    },
    [table, tokens],
  );
  return { page, table, tokens };
}

/**
 * The position that the page shows, with everything it offers: as soon as both know the same, and it is the turn
 * of somebody here or the game is over.
 */
export async function look(page) {
  const position = await page.waitForFunction(() => {
    const { offered, seats } = window;
    const isHere = offered && (offered.turn === null || offered.turn <= seats);
    return isHere && document.querySelector('.table')?.dataset.seq === `${offered.seq}` && offered;
  });
  return position.jsonValue();
}

/** Lays the tile in hand like this with the mouse, and picks a follower by its spot on the board. */
export async function layAs(page, choice, follower = null) {
  const square = page.locator(`[data-square="${choice.x},${choice.y}"]`);
  const box = await square.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const lies = `[data-tentative="${choice.x},${choice.y},${choice.rotation}"]`;
  for (let turns = 0; turns < 4 && (await page.locator(lies).count()) === 0; turns += 1) {
    await page.keyboard.press('r');
  }
  await page.waitForSelector(lies, { state: 'attached' });
  if (follower) await pickSpot(page, follower);
  await confirmTurn(page);
}

/** Chooses a follower by taps on its spot: the first for a follower, the second for a big one. */
export async function pickSpot(page, follower) {
  const small = follower.replace(/^big/, 'follower');
  const spot = page.locator(`[data-spot="${small}"], [data-spot="${follower}"]`);
  await spot.click();
  if ((await page.locator(`[data-spot="${follower}"][aria-pressed="true"]`).count()) === 0)
    await spot.click();
  await page.waitForSelector(`[data-spot="${follower}"][aria-pressed="true"]`);
}

/** Answers in words: by a chip, or in the list. */
export async function answerAs(page, action) {
  const chip = page.locator(`[data-answer="${action}"]`);
  if ((await chip.count()) > 0) await chip.click();
  else await page.selectOption('[data-answers]', action);
  await confirmTurn(page);
}

/** The way to lay a tile that has most around it, so that things get completed. */
export function snuggest(position) {
  const laid = new Set(position.tiles.map(({ x, y }) => `${x},${y}`));
  const around = ({ x, y }) =>
    [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`].filter((at) => laid.has(at)).length;
  return position.choices.toSorted((a, b) => around(b) - around(a))[0];
}

/** The result adds up, in its table and with what stands on the cards; answers with its rows by source, seat by seat. */
export async function checkResult(page) {
  await page.click('[data-act="result"]');
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  const [sources, totals] = await pointsIn(dialog);
  for (const [player, total] of totals.entries()) {
    const sum = sources.reduce((all, row) => all + row[player], 0);
    assert.equal(sum, total, 'sources add up to the total');
  }
  const names = await dialog.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.dataset.source));
  // The best comes first in the table.
  const columns = await dialog
    .locator('[data-column]')
    .evaluateAll((all) => all.map((one) => Number(one.dataset.column)));
  const bySeat = (row) => row.map((_, seat) => row[columns.indexOf(seat + 1)]);
  return Object.fromEntries(names.map((name, index) => [name, bySeat(sources[index])]));
}

/** Watches the game again: jumps to a stop and waits for its position; answers with what the page shows there. */
export async function replayAt(page, part) {
  const slider = page.locator('.replay input[type="range"]');
  await slider.evaluate((input, part) => {
    input.value = String(Math.round(Number(input.max) * part));
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, part);
}
