// How quick a long log is: the time to open it, to scroll through it and to add a turn to it, printed. Started by
// scripts/panning.

import { createWith, joinAs, openPage } from './harness.mjs';
import { playOn } from './quick.mjs';

const HERE = (name) => ({ kind: 'here', name });

/** Milliseconds until the page has done this and drawn the next frame. */
const timed = (page, act) =>
  page.evaluate(
    (source) =>
      new Promise((done) => {
        const begun = performance.now();
        new Function(source)();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun), 0));
      }),
    act,
  );

const middle = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
const ms = (n) => `${n.toFixed(1)} ms`;

export async function longLog(world, print) {
  // The page's policy allows no code from texts; this one brings its own.
  const page = await openPage(world, { bypassCSP: true });
  const { table, keys } = await createWith(world, [HERE('Anna'), HERE('Ben')], { tiles: { base: 4 } });
  const tokens = keys.map((key) => key.token);
  await joinAs(page, world, table, tokens);
  const shown = ({ seq }) =>
    page.waitForFunction((now) => document.querySelector('.table')?.dataset.seq === `${now}`, seq);
  let { tiles, seq } = await playOn(page, table, tokens, { tiles: 260 });
  await shown({ seq });
  const { entries, lines, nodes } = await page.evaluate(() => ({
    entries: Number(document.querySelector('.table').dataset.seq),
    lines: document.querySelectorAll('.log-turn').length,
    nodes: document.querySelectorAll('.log *').length,
  }));
  print(`== log of ${entries} entries: ${lines} turns, ${nodes} nodes`);
  const [open, scroll, add] = [[], [], []];
  for (let time = 0; time < 7; time += 1) {
    await timed(page, "document.getElementById('tab-tiles').click()");
    open.push(await timed(page, "document.getElementById('tab-log').click()"));
  }
  for (let time = 1; time <= 30; time += 1) {
    const to = `const body = document.querySelector('.panel-body'); body.scrollTop = body.scrollHeight * ${time / 30}`;
    scroll.push(await timed(page, to));
  }
  await page.evaluate(() => {
    window.long = [];
    new PerformanceObserver((list) =>
      window.long.push(...list.getEntries().map((one) => one.duration)),
    ).observe({
      entryTypes: ['longtask'],
    });
  });
  for (let time = 0; time < 5; time += 1) {
    ({ tiles, seq } = await playOn(page, table, tokens, { tiles: tiles.length + 1 }));
    await shown({ seq });
    await page.waitForTimeout(300);
    add.push(...(await page.evaluate(() => window.long.splice(0))));
  }
  print(`open: ${ms(middle(open))}, ${ms(Math.max(...open))} at most`);
  print(`scroll: ${ms(middle(scroll))} per step, ${ms(Math.max(...scroll))} at most`);
  print(
    `add a turn: ${add.length} tasks above 50 ms in 5 turns${add.length ? `, ${ms(Math.max(...add))} at most` : ''}`,
  );
  await page.context().close();
}
