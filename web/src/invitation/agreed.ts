// One secret for an invitation in all tabs of a browser.
//
// What one tab writes to localStorage, another may see only a while later, and two that come at once would each make a
// secret of their own. A transaction of IndexedDB has no such while: the first tab's secret is everybody's.

import { update } from 'idb-keyval';
import { newSecret } from './secret';

/** A browser that does not answer at all, as some have done, must not keep anybody from the table. */
const PATIENCE = 3000;

/** The secret to claim an invitation with; `known` is the one that this tab knows of. */
export function agreed(invitation: string, known?: string): Promise<string> {
  const own = known ?? newSecret();
  const late = new Promise<string>((done) => setTimeout(done, PATIENCE, own));
  return Promise.race([firstKept(invitation, own), late]);
}

async function firstKept(invitation: string, own: string): Promise<string> {
  let first = own;
  try {
    await update<string>(`invitation.${invitation}`, (kept) => {
      first = kept ?? own;
      return first;
    });
    return first;
  } catch {
    // There is none here, or it is not allowed: each tab for itself.
    return own;
  }
}
