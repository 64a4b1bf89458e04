// Claiming the seat of an invitation, however often the link is opened and whatever is lost on the way.

import { delayBefore } from '../connection/backoff';
import { claimSeat, RefusedError, UnreachableError } from '../connection/http';
import type { Refused } from '../protocol/Refused';
import { forgetOpened, rememberOpened, rememberToken, secretFor } from '../storage/games';
import { newSecret } from './secret';

/** What a moment may change. */
const PASSING: Refused['code'][] = ['too-many', 'too-slow', 'busy', 'not-kept', 'internal'];

const passes = (error: unknown): boolean =>
  error instanceof UnreachableError ||
  (error instanceof RefusedError && PASSING.includes(error.refusal.code));

/** How long what another tab keeps may take to be seen in this one. */
const SETTLING = 700;

/** One tab at a time, where the browser sees to it: what one has kept, the next finds. */
const alone = (id: string, act: () => Promise<string>): Promise<string> =>
  navigator.locks ? navigator.locks.request(`bastide.claim.${id}`, act) : act();

const wait = (attempt: number) => new Promise<void>((done) => setTimeout(done, delayBefore(attempt)));

/**
 * Claims the seat and keeps its secret, which it answers with. The secret is kept before it is sent: a page that is
 * closed or opened anew in the middle claims with the same one, and is answered the same. `away` is told when the server
 * can't be reached; it is tried again until it can.
 */
export const claim = (id: string, invitation: string, away: () => void): Promise<string> =>
  alone(id, () => claimAlone(id, invitation, away));

async function claimAlone(id: string, invitation: string, away: () => void): Promise<string> {
  let secret = secretFor(id, invitation);
  if (!secret) {
    secret = newSecret();
    rememberOpened(id, invitation, secret);
  }
  let settled = false;
  for (let attempt = 0; ; attempt += 1) {
    try {
      await claimSeat(id, { invitation, secret });
      // Another tab may have kept its own meanwhile, which has come too late.
      rememberOpened(id, invitation, secret);
      rememberToken(id, secret);
      return secret;
    } catch (error) {
      const theirs = secretFor(id, invitation);
      if (passes(error)) {
        away();
        await wait(attempt);
      } else if (theirs && theirs !== secret) {
        // Another tab was faster, and has the seat for this one too.
        secret = theirs;
      } else if (!settled) {
        // Perhaps it was, and this one has not seen it yet: to write now would undo what it has kept.
        settled = true;
        await new Promise<void>((done) => setTimeout(done, SETTLING));
        secret = secretFor(id, invitation) ?? secret;
      } else {
        forgetOpened(id, { invitation, secret });
        throw error;
      }
    }
  }
}
