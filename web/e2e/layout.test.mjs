// The table at every size: nothing is covered, cut off or out of reach, and the board has half of the screen.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { create, createWith, joinAs, openPage, setUp } from './harness.mjs';
import { playOn } from './quick.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

const HERE = (name) => ({ kind: 'here', name });
const NAMES = ['Anna', 'Benedikt', 'Charlotte', 'Dominique', 'Emmanuelle', 'Friedrich'];
const seats = (count) => NAMES.slice(0, count).map(HERE);

const PORTRAIT = [
  [360, 740],
  [390, 844],
  [600, 960],
  [768, 1024],
  [820, 1180],
  [834, 1194],
  [900, 1200],
  [1024, 1366],
  [1280, 1707],
  [1440, 1920],
  [1920, 2560],
];
const LANDSCAPE = [
  [740, 360],
  [844, 390],
  [932, 430],
  [960, 600],
  [1024, 768],
  [1180, 820],
  [1194, 834],
  [1200, 900],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
];
// Letters twice as large, and a page zoomed to twice its size, which halves what the window has room for.
const LARGE = [
  { size: [390, 844], text: 200 },
  { size: [844, 390], text: 200 },
  { size: [820, 1180], text: 200 },
  { size: [1440, 900], text: 200 },
  { size: [1920, 1080], text: 200 },
  { size: [384, 512], zoom: 2 },
  { size: [640, 360], zoom: 2 },
  { size: [720, 450], zoom: 2 },
  { size: [960, 540], zoom: 2 },
];
const SIZES = [...PORTRAIT, ...LANDSCAPE].map((size) => ({ size })).concat(LARGE);

/** What is wrong with the page as it is now, in words. */
function faults() {
  const wrong = [];
  const [width, height] = [innerWidth, innerHeight];
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const isHand = Math.min(width, height) < 600;
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    // What is there for the keyboard alone is seen once it has the focus.
    if (element.matches('.button-skip:not(:focus)')) return false;
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const nameOf = (element) =>
    element.dataset.act ??
    element.dataset.chip ??
    element.dataset.answer ??
    element.getAttribute('aria-label') ??
    element.className;
  // What scrolls within its own box, or within a bar that does, is reached by scrolling.
  const scrollers = (element) => {
    const all = [];
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const isScrolling = /auto|scroll/.test(overflowX + overflowY);
      if (isScrolling && (at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1))
        all.push(at);
    }
    return all;
  };
  const scroller = (element) => scrollers(element)[0] ?? null;
  // No defect: when a bar scrolls, its main buttons stick to its foot so that they stay in reach; what lies beneath them
  // just now comes out by scrolling on.
  const isUnder = (element, top) =>
    !element.closest('.actions-buttons') && scrollers(element).some((one) => one.contains(top));
  const controls = [
    ...document.querySelectorAll('.table button, .table a, .table select, .table input, .table summary'),
  ].filter((one) => shown(one) && !one.closest('.board, .panel-body, dialog'));
  const inView = (box, scroll) => {
    if (!scroll) return box;
    const edge = scroll.getBoundingClientRect();
    const [left, top] = [Math.max(box.left, edge.left), Math.max(box.top, edge.top)];
    const [right, bottom] = [Math.min(box.right, edge.right), Math.min(box.bottom, edge.bottom)];
    return right - left < 8 || bottom - top < 8 ? null : { left, top, right, bottom };
  };
  // No defect: wall tiles held are a fan, each upon the last, as in a hand of cards; which one is meant is chosen elsewhere.
  const isPile = (one, other) =>
    one.closest('.held') !== null && one.closest('.held') === other.closest('.held');
  // Where a finger finds a control: of a name that is the whole card, if the card answers as that name at its corners.
  const reachOf = (control, box) => {
    const card = control.matches('.score-rename') ? control.closest('.score').getBoundingClientRect() : null;
    if (!card) return box;
    const corners = [
      [card.left + 6, card.top + 6],
      [card.right - 6, card.top + 6],
      [card.right - 6, card.top + 36],
    ];
    return corners.every(([x, y]) => control.contains(document.elementFromPoint(x, y))) ? card : box;
  };
  const boxes = [];
  for (const control of controls) {
    const [whole, scroll] = [control.getBoundingClientRect(), scroller(control)];
    const box = inView(whole, scroll);
    if (!box) continue;
    const name = nameOf(control);
    if (box.left < -0.5 || box.top < -0.5 || box.right > width + 0.5 || box.bottom > height + 0.5) {
      wrong.push(`${name} is outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
      continue;
    }
    const inset = 4;
    const points = [
      [(box.left + box.right) / 2, (box.top + box.bottom) / 2],
      [box.left + inset, box.top + inset],
      [box.right - inset, box.top + inset],
      [box.left + inset, box.bottom - inset],
      [box.right - inset, box.bottom - inset],
    ];
    for (const [x, y] of points) {
      const top = document.elementFromPoint(x, y);
      // Round corners let through what is below.
      const isOwn = top && (control.contains(top) || top.contains(control) || isPile(control, top));
      if (isUnder(control, top)) continue;
      if (!isOwn) {
        wrong.push(
          `${name} is covered by ${top?.className?.baseVal ?? top?.className} at ${Math.round(x)},${Math.round(y)}`,
        );
        break;
      }
    }
    // What lies within the card of a player is its lower line, which shows more than it asks to be pressed.
    if (isHand && !scroll && !control.closest('.held, .holdings')) {
      const { width: wide, height: high } = reachOf(control, whole);
      if (wide < 43.5 || high < 43.5)
        wrong.push(`${name} is ${Math.round(wide)}×${Math.round(high)} for a finger`);
    }
    if (
      control.scrollWidth > control.clientWidth + 2 &&
      control.tagName === 'BUTTON' &&
      control.closest('.bar')
    ) {
      wrong.push(`the words of ${name} are cut off`);
    }
    boxes.push({ name, control, box });
  }
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (one.control.contains(other.control) || other.control.contains(one.control)) continue;
      if (isPile(one.control, other.control)) continue;
      if (isUnder(one.control, other.control) || isUnder(other.control, one.control)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 1 && down > 1) wrong.push(`${one.name} and ${other.name} overlap`);
    }
  }
  // The sentence: at least twenty letters wide, and seen.
  const say = document.querySelector('.actions-say');
  const bar = document.querySelector('.bar');
  if (say) {
    const { width: wide } = say.getBoundingClientRect();
    const least = Math.min(20 * 0.44 * letter, bar.clientWidth - 24);
    if (wide < least) wrong.push(`the sentence has ${Math.round(wide)} of ${Math.round(least)} pixels`);
    const hint = say.querySelector('.actions-hint');
    const there = hint.getBoundingClientRect();
    if (!scroller(hint) && (there.bottom > height || there.right > width))
      wrong.push('the sentence is outside');
  }
  // Every player: name, points, followers.
  for (const card of document.querySelectorAll('.score')) {
    const box = card.getBoundingClientRect();
    if (box.left < -0.5 || box.right > width + 0.5 || box.bottom > height) wrong.push('a player is outside');
    for (const [what, least] of [
      ['.score-text', 24],
      ['[data-score]', 8],
    ]) {
      const part = card.querySelector(what);
      const there = part.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(part).fontSize);
      if (there.width < least || there.right > box.right + 1 || there.bottom > box.bottom + 1 || size < 11) {
        wrong.push(`${what} of ${card.dataset.player}: ${Math.round(there.width)} wide, ${size}px`);
      }
    }
  }
  // What panels leave free of the screen: sampled, as they are no rectangle.
  const steps = 40;
  let free = 0;
  let news = 0;
  for (let x = 0; x < steps; x += 1) {
    for (let y = 0; y < steps; y += 1) {
      const at = [((x + 0.5) * width) / steps, ((y + 0.5) * height) / steps];
      const top = document.elementFromPoint(...at);
      if (top?.closest('.board, .toolbar, .zoom')) free += 1;
      // No defect as long as they are small: news can be put away, and the board is all there again.
      if (top?.closest('.banner')) news += 1;
    }
  }
  if (news > 0.25 * steps ** 2)
    wrong.push(`news take ${Math.round((100 * news) / steps ** 2)} % of the screen`);
  const part = (free + news) / steps ** 2;
  if (part < 0.5) wrong.push(`the board has ${Math.round(100 * part)} % of the screen`);
  if (document.documentElement.scrollWidth > width) wrong.push('the page scrolls sideways');
  return wrong;
}

/** Two frames, so that what is measured has come to rest. */
const settle = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)))),
  );

/** Goes through all sizes; answers with what is wrong at each. */
async function lookAtAll(page, where, sizes = SIZES) {
  const all = [];
  const legend = page.locator('[data-act="understood"]');
  const isFirst = await legend.isVisible();
  for (const { size, text = 100, zoom = 1 } of sizes) {
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
      window.dispatchEvent(new Event('resize'));
    }, text);
    await settle(page);
    const wrong = await page.evaluate(faults);
    // Whoever sees the table for the first time is told what its marks mean, on every screen.
    if (isFirst && !(await legend.isVisible())) wrong.push('the legend is not seen');
    const name = `${width}×${height}${text === 100 ? '' : ` at ${text} % text`}${zoom === 1 ? '' : ' (zoom 2)'}`;
    all.push(...wrong.map((one) => `${where}, ${name}: ${one}`));
    if (process.env.BASTIDE_SHOTS) {
      const file = `${where}-${width}x${height}${text === 100 ? '' : '-text'}${zoom === 1 ? '' : '-zoom'}`;
      await page.screenshot({
        path: `${process.env.BASTIDE_SHOTS}/${file.replaceAll(/[^\w.-]+/g, '_')}.png`,
      });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    window.dispatchEvent(new Event('resize'));
  });
  // Read once, and then never seen again: the rest is looked at without it.
  if (isFirst) {
    await legend.click();
    await legend.waitFor({ state: 'detached' });
  }
  return all;
}

/** Lays the tile in hand by key, wherever it fits first. */
async function layByKey(page) {
  const laid = () => page.waitForSelector('[data-tentative]', { state: 'attached', timeout: 5000 });
  for (const way of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'ArrowRight']) {
    await page.locator('.board-focus').focus();
    await page.keyboard.press(way);
    await page.keyboard.press('Enter');
    if (await laid().catch(() => null)) return;
  }
  throw new Error('the tile in hand could not be laid by key');
}

const MOMENTS = {
  /** A tile is in hand, some lie. */
  middle: { tiles: 14 },
  late: { tiles: 60 },
  asked: { asked: true },
  sends: { asked: true, shy: true },
  bonus: { bonus: true },
};

const GAMES = [
  {
    name: 'base',
    make: () => create(world, seats(5)),
    moments: ['middle', 'late'],
  },
  {
    name: 'inns',
    make: () => createWith(world, seats(6), { expansions: ['inns-cathedrals'] }),
    moments: ['middle', 'late'],
  },
  {
    name: 'count',
    make: () => createWith(world, seats(2), { expansions: ['count'] }),
    moments: ['sends'],
  },
  {
    name: 'hands',
    make: () => createWith(world, seats(3), { variants: ['individual-planning'] }),
    moments: [],
    curtain: true,
  },
  {
    name: 'castle',
    game: 'castle',
    make: () => create(world, seats(2), {}, 'castle'),
    moments: ['middle', 'asked'],
  },
  {
    name: 'city',
    game: 'city',
    make: () => create(world, seats(4), {}, 'city'),
    moments: ['middle', 'asked'],
  },
  {
    name: 'hunters',
    game: 'hunters',
    make: () => create(world, seats(5), {}, 'hunters'),
    moments: ['middle', 'bonus', 'late'],
  },
];

const only = process.env.BASTIDE_LAYOUT ? process.env.BASTIDE_LAYOUT.split(',') : null;

for (const { name, game = 'base', make, moments, curtain = false } of GAMES) {
  if (only && !only.includes(name)) continue;
  test(`${name}: every size`, { timeout: 400_000 }, async () => {
    const page = await openPage(world, { hasTouch: true });
    let table = '';
    let tokens = [];
    const begin = async () => {
      const made = await make();
      table = made.table;
      tokens = made.keys.map((key) => key.token);
      await joinAs(page, world, table, tokens, game);
    };
    /** Plays on, in another game if it does not come in this one. */
    const reach = async (moment) => {
      for (let games = 0; games < 8; games += 1) {
        const position = await playOn(page, table, tokens, MOMENTS[moment]);
        if (position.turn !== null) return position;
        await begin();
      }
      throw new Error(`${moment} does not come`);
    };
    await begin();
    const wrong = [];
    if (curtain) {
      wrong.push(...(await lookAtAll(page, `${name} handed over`, SIZES.slice(0, 12))));
      await page.click('[data-act="show-tiles"]');
      await page.waitForSelector('[data-act="confirm"]');
      wrong.push(...(await lookAtAll(page, `${name} in hand`)));
      await layByKey(page);
      wrong.push(...(await lookAtAll(page, `${name} laid`)));
    }
    for (const moment of moments) {
      const position = await reach(moment);
      await page.waitForFunction(
        (seq) => document.querySelector('.table')?.dataset.seq === `${seq}`,
        position.seq,
      );
      await page.waitForSelector('[data-act="confirm"]');
      wrong.push(...(await lookAtAll(page, `${name} ${moment}`)));
      if (!position.ask && moment !== 'late') {
        await layByKey(page);
        wrong.push(...(await lookAtAll(page, `${name} ${moment} laid`)));
        await page.keyboard.press('Escape');
      }
    }
    assert.deepEqual(wrong, []);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}
