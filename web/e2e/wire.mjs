// A server that can be killed and started again on the same data, and a wire to it that can be held, dropped and cut.

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts the executable on these data and says where it listens. */
async function start(data, port) {
  const where = ['--listen', `127.0.0.1:${port}`, '--data', data];
  const args = ['--lang', 'en', 'serve', '--no-open', '--seed', '1', ...where];
  const child = spawn(process.env.BASTIDE_BIN, args, { stdio: ['ignore', 'pipe', 'inherit'] });
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
  return { child, port: Number(new URL(url).port) };
}

/** A server of its own. */
export async function mortalServer() {
  const data = await mkdtemp(join(tmpdir(), 'bastide-wire-'));
  let running = await start(data, 0);
  const end = async (signal) => {
    const ended = new Promise((resolve) => running.child.once('exit', resolve));
    running.child.kill(signal);
    await ended;
  };
  return {
    port: running.port,
    url: `http://127.0.0.1:${running.port}`,
    /** Without a chance to put anything in order. */
    kill: () => end('SIGKILL'),
    async restart() {
      running = await start(data, running.port);
    },
    async stop() {
      await end('SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
}

/**
 * A wire to a port. `hold` keeps all bytes until it is `open` again. `drop` loses them, and connections that have lost
 * some carry nothing any more. `deaf` does so for what the server says alone. `cut` hangs up, and on whoever comes.
 */
export async function wireTo(port) {
  let mode = 'open';
  const pairs = new Set();
  const server = createServer((near) => {
    if (mode === 'cut') return near.destroy();
    const far = connect(port, '127.0.0.1');
    const pair = { near, far, held: [], lost: { up: false, down: false } };
    pairs.add(pair);
    const pass = (from, to, way) =>
      from.on('data', (bytes) => {
        if (mode === 'drop' || (mode === 'deaf' && way === 'down')) pair.lost[way] = true;
        if (pair.lost[way]) return;
        if (mode === 'hold') pair.held.push([to, bytes]);
        else to.write(bytes);
      });
    pass(near, far, 'up');
    pass(far, near, 'down');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      // Whoever hears nothing does not hear that either.
      one.on('close', () => mode !== 'hold' && !pair.lost.down && other.destroy());
      one.on('error', () => {});
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    set(now) {
      mode = now;
      for (const pair of pairs) {
        if (now === 'cut') {
          pair.near.destroy();
          pair.far.destroy();
        }
        if (now === 'open') for (const [to, bytes] of pair.held.splice(0)) to.write(bytes);
      }
    },
    stop() {
      this.set('cut');
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
