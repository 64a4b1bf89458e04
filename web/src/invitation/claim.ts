// Claiming the seat of an invitation, however often the link is opened and whatever is lost on the way.

import { delayBefore } from '../connection/backoff';
import { claimSeat, RefusedError, UnreachableError } from '../connection/http';
import type { Refused } from '../protocol/Refused';
import { forgetOpened, rememberOpened, rememberToken, secretFor } from '../storage/games';
import { agreed } from './agreed';

/** What a moment may change. */
const PASSING: Refused['code'][] = ['too-many', 'too-slow', 'busy', 'not-kept', 'not-read', 'internal'];

const passes = (error: unknown): boolean =>
  error instanceof UnreachableError ||
  (error instanceof RefusedError && PASSING.includes(error.refusal.code));

const wait = (attempt: number) => new Promise<void>((done) => setTimeout(done, delayBefore(attempt)));

/**
 * Claims the seat and keeps its secret, which it answers with. The secret is kept before it is sent: a page that is
 * closed or opened anew in the middle, and another tab, claim with the same one and are answered the same. `away` is
 * told when the server can't be reached; it is tried again until it can.
 */
export async function claim(id: string, invitation: string, away: () => void): Promise<string> {
  const secret = await agreed(invitation, secretFor(id, invitation));
  rememberOpened(id, invitation, secret);
  for (let attempt = 0; ; attempt += 1) {
    try {
      await claimSeat(id, { invitation, secret });
      // Once more: a tab that could not agree with this one may have kept its own meanwhile, which has come too late.
      rememberOpened(id, invitation, secret);
      rememberToken(id, secret);
      return secret;
    } catch (error) {
      if (!passes(error)) {
        forgetOpened(id, { invitation, secret });
        throw error;
      }
      away();
      await wait(attempt);
    }
  }
}
