// How smoothly boards of 72 and of 144 tiles move, and how quick a long log is: printed. Started by scripts/panning.

import { createWith, joinAs, openPage, setUp } from './harness.mjs';
import { longLog } from './longlog.mjs';
import { playOn } from './quick.mjs';

const HERE = (name) => ({ kind: 'here', name });
const FRAMES = 120;

/** Drags the board around for so many frames and answers with how long each took, sorted, in milliseconds. */
async function framesOf(page, step) {
  await page.mouse.move(700, 420);
  if (step === 'pan') await page.mouse.down();
  const times = page.evaluate(
    (count) =>
      new Promise((done) => {
        const all = [];
        let last = performance.now();
        const next = (now) => {
          all.push(now - last);
          last = now;
          if (all.length < count) requestAnimationFrame(next);
          else done(all.sort((a, b) => a - b));
        };
        requestAnimationFrame(next);
      }),
    FRAMES,
  );
  let isDone = false;
  times.then(() => {
    isDone = true;
  });
  for (let n = 0; !isDone; n += 1) {
    if (step === 'pan') await page.mouse.move(700 + 220 * Math.sin(n / 9), 420 + 130 * Math.cos(n / 7));
    else await page.mouse.wheel(0, n % 20 < 10 ? 60 : -60);
  }
  if (step === 'pan') await page.mouse.up();
  return times;
}

const world = await setUp();
const print = (line) => process.stdout.write(`${line}\n`);
try {
  for (const [tiles, copies] of [
    [72, 1],
    [144, 2],
  ]) {
    const page = await openPage(world, { reducedMotion: 'no-preference' });
    const parts = copies === 1 ? {} : { tiles: { base: copies } };
    const { table, keys } = await createWith(world, [HERE('Anna'), HERE('Ben')], parts);
    const tokens = keys.map((key) => key.token);
    await joinAs(page, world, table, tokens);
    const { seq, tiles: laid } = await playOn(page, table, tokens, { tiles: tiles - 2 });
    await page.waitForFunction((now) => document.querySelector('.table')?.dataset.seq === `${now}`, seq);
    await page.click('[data-act="fit"]');
    const nodes = await page.evaluate(() => ({
      all: document.querySelectorAll('*').length,
      board: document.querySelectorAll('.board *').length,
      art: document.querySelectorAll('.art *').length,
    }));
    print(
      `== ${laid.length} tiles: ${nodes.all} nodes, of which ${nodes.board} on the board and ${nodes.art} drawings`,
    );
    for (const step of ['pan', 'zoom']) {
      const times = await framesOf(page, step);
      const at = (part) => times[Math.floor(part * (times.length - 1))].toFixed(1);
      print(`${step}: ${at(0.5)} ms per frame in the middle, ${at(0.95)} ms at 95 %, ${at(1)} ms at most`);
    }
    await page.context().close();
  }
  await longLog(world, print);
} finally {
  await world.stop();
}
