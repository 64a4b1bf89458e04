// Messages in the order in which they came, also those that come packed: unpacking takes a moment.

/** Whether this browser can unpack; all that are younger than 2023 can. */
export const unpacks = (): boolean => typeof DecompressionStream !== 'undefined';

async function unpack(packed: ArrayBuffer): Promise<string> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}

/** Takes messages as a socket gives them and passes on their texts, one after the other. */
export function createInbox(pass: (text: string) => void, broken: () => void): (data: unknown) => void {
  // What is still being unpacked; nothing most of the time, and then texts are passed on at once.
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  const next = async (text: string | Promise<string>) => {
    let read: string;
    try {
      read = await text;
    } catch {
      return broken();
    }
    waiting -= 1;
    try {
      pass(read);
    } catch (error) {
      // As if it had come as text: told, and the next message is read all the same.
      reportError(error);
    }
  };
  return (data) => {
    if (typeof data === 'string' && waiting === 0) return pass(data);
    waiting += 1;
    const text = typeof data === 'string' ? data : unpack(data as ArrayBuffer);
    last = last.then(() => next(text));
    return undefined;
  };
}
