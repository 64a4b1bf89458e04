// Measures what somebody waits for who comes here for the first time. Prints figures and judges nothing.
//
// Each visit has an empty cache. On the phone the processor is four times slower and the network brings 1.6 Mbit/s with
// 150 ms to and fro. Time is counted from the opening of the page, or from the click.

import { openPage, setUp } from './harness.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const SLOW = { cpu: 4, latency: 150, download: 1_600_000 / 8, upload: 750_000 / 8 };
/** Nothing came and nothing kept the page busy for so long: it is quiet. In milliseconds. */
const QUIET = 1500;

const seconds = (ms) => (ms === null ? '–' : `${(ms / 1000).toFixed(2)} s`);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** What comes over the network to a page, and when it was last busy. */
async function watch(page, slow) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: false });
  if (slow) {
    await client.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latency,
      downloadThroughput: slow.download,
      uploadThroughput: slow.upload,
    });
  }
  const files = new Map();
  const open = new Set();
  client.on('Network.requestWillBeSent', ({ requestId }) => open.add(requestId));
  client.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  client.on('Network.responseReceived', ({ requestId, response }) =>
    files.set(requestId, { url: response.url, bytes: 0 }),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    open.delete(requestId);
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await page.addInitScript(() => {
    window.busyUntil = 0;
    const note = (entry) => {
      window.busyUntil = Math.max(window.busyUntil, entry.startTime + entry.duration);
    };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type: 'longtask',
      buffered: true,
    });
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type: 'resource',
      buffered: true,
    });
    // When the first tile of a board and the one in hand have been drawn.
    const look = () => {
      if (
        document.querySelector('.board [data-tile], .board [data-backdrop]') &&
        document.querySelector('[data-act="confirm"]')
      ) {
        requestAnimationFrame(() => requestAnimationFrame(() => (window.tileAt = performance.now())));
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return {
    bytes: () => [...files.values()].reduce((sum, file) => sum + file.bytes, 0),
    requests: () => files.size,
    /** Requests without an answer yet. */
    open: () => open.size,
    files: () => [...files.values()].sort((a, b) => b.bytes - a.bytes),
  };
}

/** Waits until a page is quiet; answers with when it became so. */
async function quiet(page, heard) {
  for (;;) {
    await page.waitForFunction((pause) => performance.now() - window.busyUntil > pause, QUIET, {
      polling: 100,
    });
    if (heard.open() === 0) return page.evaluate(() => window.busyUntil);
    await new Promise((done) => setTimeout(done, 100));
  }
}

async function startPage(world, name, options, slow) {
  const page = await openPage(world, { ...options, serviceWorkers: 'block' });
  const heard = await watch(page, slow);
  await page.goto(world.url, { waitUntil: 'commit' });
  const door = page.locator('[data-act="play"], [data-act="start"]').first();
  await door.waitFor();
  const at = await page.evaluate(() => performance.now());
  const busy = await quiet(page, heard);
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
  );
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length);
  console.log(`${name}: start page`);
  console.log(
    `  before the first click      ${kilobytes(heard.bytes())} in ${heard.requests()} requests, ${nodes} elements`,
  );
  console.log(`  first paint ${seconds(paint)}, door open ${seconds(at)}, quiet after ${seconds(busy)}`);
  for (const file of heard.files().slice(0, 6))
    console.log(`    ${kilobytes(file.bytes).padStart(9)}  ${new URL(file.url).pathname}`);

  const [bytes, requests] = [heard.bytes(), heard.requests()];
  const clicked = await page.evaluate(() => performance.now());
  await (options.hasTouch ? door.tap() : door.click());
  await page.waitForFunction(() => window.tileAt);
  const tile = (await page.evaluate(() => window.tileAt)) - clicked;
  const rest = Math.max(0, (await quiet(page, heard)) - clicked);
  const all = await page.evaluate(() => document.getElementsByTagName('*').length);
  console.log(`${name}: one click`);
  console.log(
    `  until the first tile        ${kilobytes(heard.bytes() - bytes)} in ${heard.requests() - requests} requests, then ${all} elements`,
  );
  console.log(`  tile in hand after ${seconds(tile)}, quiet after ${seconds(rest)}`);
  const address = page.url();
  await page.context().close();
  return address;
}

async function tablePage(world, name, options, slow, address) {
  const page = await openPage(world, { ...options, serviceWorkers: 'block' });
  const heard = await watch(page, slow);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('.board [data-tile]'));
  const tile = await page.evaluate(() => performance.now());
  const busy = await quiet(page, heard);
  console.log(`${name}: a table by its link`);
  console.log(
    `  ${kilobytes(heard.bytes())} in ${heard.requests()} requests; board after ${seconds(tile)}, quiet after ${seconds(busy)}`,
  );
  for (const file of heard.files().slice(0, 6))
    console.log(`    ${kilobytes(file.bytes).padStart(9)}  ${new URL(file.url).pathname}`);
  await page.context().close();
}

const world = await setUp();
try {
  for (const [name, options, slow] of [
    ['desk', {}, null],
    ['phone, slow', PHONE, SLOW],
  ]) {
    const address = await startPage(world, name, options, slow);
    await tablePage(world, name, options, slow, address);
  }
} finally {
  await world.stop();
}
