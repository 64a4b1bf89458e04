// Lifestyle (V7) and Breach (V8): followers are moved on the board, and what is paid for more is in the result.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { answerAs, checkResult, layAs, look, openBase, pickSpot, snuggest } from './base.mjs';
import { checkAxe, confirmTurn, setUp } from './harness.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

const moverOf = ({ piece, from: [{ x, y, part }] }) => `mover ${x},${y},${part}${piece ? ` ${piece}` : ''}`;

const isAt = (area) => (piece) => piece.x === area.x && piece.y === area.y && piece.part === area.part;

/** Moves a follower by two taps: on the one who goes, and on where it goes. */
async function moveOnBoard(page, position, answer, seen) {
  const [from] = answer.from;
  const [to] = answer.areas;
  const movers = page.locator('[data-kind="mover"]');
  const ids = position.ask.answers.filter((one) => one.from?.length === 1).map(moverOf);
  assert.ok((await movers.count()) >= new Set(ids).size, 'everybody who can move has a ring');
  assert.equal(await page.locator('[data-kind="target"]').count(), 0);
  if (!seen.has('moved')) await checkAxe(page, 'a follower may be moved');

  await page.click(`[data-pick="${moverOf(answer)}"]`);
  await page.waitForSelector('[data-kind="target"]');
  assert.equal(await page.locator('[data-spot]').count(), 0, 'who moves is not placed');
  assert.ok(await page.locator('[data-act="confirm"]').isDisabled(), 'who moves goes somewhere');
  // A second tap lets everybody stay.
  if (!seen.has('stayed')) {
    await page.click(`[data-pick="${moverOf(answer)}"]`);
    await page.waitForSelector('[data-kind="target"]', { state: 'detached' });
    await page.click(`[data-pick="${moverOf(answer)}"]`);
    seen.add('stayed');
  }
  const target = page.locator(`[data-kind="target"][data-pick*="${answer.action}"]`);
  assert.ok((await target.getAttribute('aria-label')).length > 10);
  await target.click();
  await page.waitForSelector('[data-kind="target"][aria-pressed="true"]');
  const before = position.pieces.filter(isAt(from)).length;
  await confirmTurn(page);
  await page.waitForSelector('[data-event="moved"]');
  const after = await look(page);
  // Unless it has scored and gone home, it stands there now.
  const scored = after.scores.some((score, seat) => score !== position.scores[seat]);
  if (!scored) {
    assert.equal(after.pieces.filter(isAt(from)).length, before - 1);
    assert.ok(after.pieces.some(isAt(to)));
  }
}

/** A follower who comes back some day, while there are others left; else nobody. */
async function placeOrPass(page, position) {
  const follower = position.followers.find(({ action }) => !/field/.test(action));
  if (follower && position.supply[position.turn - 1] > 3) await pickSpot(page, follower.action);
  await confirmTurn(page);
}

/** A follower in the first turns, then a move on the board and one in words as soon as there are some. */
async function move(page, position, seen) {
  const moves = (position.ask?.answers ?? []).filter((one) => one.from?.length === 1);
  if (moves.length > 0 && !seen.has('moved') && position.tiles.length > 4) {
    await moveOnBoard(page, position, moves[0], seen);
    seen.add('moved');
  } else if (moves.length > 0 && seen.has('moved') && !seen.has('listed')) {
    await answerAs(page, moves.at(-1).action);
    seen.add('listed');
  } else {
    await placeOrPass(page, position);
  }
}

/** Whoever has a point does whatever can be done, and then something more, until a point was paid. */
async function pay(page, position, seen) {
  const { costs } = position.base;
  if (costs) assert.ok(await page.locator('[data-costs]').isVisible(), 'it is said that this costs a point');
  if (seen.has('paid') || position.scores[position.turn - 1] === 0) {
    if (costs) await confirmTurn(page);
    else await placeOrPass(page, position);
    return;
  }
  const [answer] = position.ask?.answers ?? [];
  const [follower] = position.followers;
  // Somebody placed first leaves more to be moved for a point.
  if (answer && (costs || !follower)) {
    await answerAs(page, answer.action);
  } else {
    await pickSpot(page, follower.action);
    await confirmTurn(page);
  }
  if (costs) seen.add('paid');
}

/** Lays tiles where most lies; what comes after that in a turn is up to `act`. */
async function playGame(page, act, seen) {
  for (;;) {
    const position = await look(page);
    if (position.turn === null) return;
    if (position.choices.length > 0) await layAs(page, snuggest(position));
    else await act(page, position, seen);
  }
}

test('v7 a game with Lifestyle', { timeout: 300_000 }, async () => {
  const { page } = await openBase(world, { variants: ['lifestyle'] }, { bot: 'random' });
  const seen = new Set();
  await playGame(page, move, seen);
  assert.deepEqual([...seen].toSorted(), ['listed', 'moved', 'stayed']);
  await checkResult(page);
  assert.deepEqual(page.complaints, []);
});

test('v8 a game with Breach: what is paid is in the result', { timeout: 300_000 }, async () => {
  const { page } = await openBase(world, { variants: ['breach'] });
  const seen = new Set();
  await playGame(page, pay, seen);
  assert.ok(seen.has('paid'), 'a point was paid');
  const { paid } = await checkResult(page);
  assert.ok(paid && Math.min(...paid) < 0, 'the result says what was paid');
  assert.ok((await page.locator('[data-event="paid"]').count()) > 0);
  assert.deepEqual(page.complaints, []);
});
