import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { claim } from '../src/invitation/claim';
import { newSecret } from '../src/invitation/secret';
import type { Claim } from '../src/protocol/Claim';
import type { Code } from '../src/protocol/Code';
import { forget, myGame, myGames, rememberOpened, secretFor } from '../src/storage/games';

type Reply = 'lost' | 'claimed' | Code;

let asked: Claim[];
const away = vi.fn();

/** A server that answers like this, one request after the other; before each of them something may happen. */
function serverThat(...replies: (Reply | (() => Reply))[]): void {
  asked = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    expect([path, init.method]).toEqual(['/api/tables/one/claim', 'POST']);
    asked.push(JSON.parse(String(init.body)));
    const next = replies.shift();
    const reply = typeof next === 'function' ? next() : next;
    if (reply === undefined || reply === 'lost') throw new TypeError('no answer');
    if (reply === 'claimed') return Response.json({ player: 2 });
    return Response.json({ code: reply, said: { en: reply, fr: reply } }, { status: 409 });
  });
}

const secrets = () => asked.map((one) => one.secret);

beforeEach(() => {
  vi.useFakeTimers();
  away.mockReset();
  for (const game of myGames()) forget(game.id);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a secret is long, of plain letters, and never the same', () => {
  const made = Array.from({ length: 100 }, newSecret);
  for (const secret of made) expect(secret).toMatch(/^[a-z0-9]{32}$/);
  expect(new Set(made).size).toBe(100);
});

describe('an invitation', () => {
  test('is claimed with a secret that was kept before', async () => {
    let kept: string | undefined;
    serverThat(() => {
      kept = secretFor('one', 'i');
      // Not yet: what does not open the seat would only be refused at the table.
      expect(myGame('one')?.tokens).toEqual([]);
      return 'claimed';
    });
    const secret = await claim('one', 'i', away);
    expect(secrets()).toEqual([secret]);
    expect(kept).toBe(secret);
    expect(myGame('one')?.tokens).toEqual([secret]);
  });

  test('whose answer was lost is claimed with the same secret until there is one', async () => {
    serverThat('lost', 'too-many', 'lost', 'claimed');
    const claimed = claim('one', 'i', away);
    await vi.advanceTimersByTimeAsync(60_000);
    const secret = await claimed;
    expect(secrets()).toEqual([secret, secret, secret, secret]);
    expect(away).toHaveBeenCalledTimes(3);
  });

  test('opened again, or after the page was closed in the middle, is the same claim', async () => {
    rememberOpened('one', 'i', 'a'.repeat(32));
    serverThat('claimed', 'claimed');
    await claim('one', 'i', away);
    await claim('one', 'i', away);
    expect(secrets()).toEqual(['a'.repeat(32), 'a'.repeat(32)]);
    expect(myGame('one')?.tokens).toEqual(['a'.repeat(32)]);
  });

  test('is claimed all the same where the tabs’ store never answers', async () => {
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    serverThat('claimed');
    const claimed = claim('one', 'i', away);
    await vi.runAllTimersAsync();
    expect(await claimed).toBe(secrets()[0]);
    expect(secretFor('one', 'i')).toBe(secrets()[0]);
  });

  test('that somebody else has opened is refused, and nothing is kept to play with', async () => {
    serverThat('already-claimed');
    const refused = expect(claim('one', 'i', away)).rejects.toMatchObject({
      refusal: { code: 'already-claimed' },
    });
    await vi.runAllTimersAsync();
    await refused;
    expect(asked).toHaveLength(1);
    expect(myGames()).toEqual([]);
  });
});
