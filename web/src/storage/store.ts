// What this browser remembers. Where it may not remember anything, the page does until it is closed.

const memory = new Map<string, string>();
/** What is only in memory, because there was no room elsewhere. */
const unsaved = new Set<string>();
let works: boolean | undefined;

/** Whether anything outlives the page. */
export function remembers(): boolean {
  if (works === undefined) {
    try {
      localStorage.setItem('bastide.test', '1');
      localStorage.removeItem('bastide.test');
      works = true;
    } catch {
      works = false;
    }
  }
  return works;
}

export function load<T>(key: string, otherwise: T): T {
  const kept = remembers() && !unsaved.has(key);
  const text = kept ? localStorage.getItem(`bastide.${key}`) : (memory.get(key) ?? null);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function save(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  if (!remembers()) return;
  try {
    localStorage.setItem(`bastide.${key}`, text);
    unsaved.delete(key);
  } catch {
    // Full: the page goes on with what it has in memory.
    unsaved.add(key);
  }
}

/** Tells when another tab has saved something under this key. */
export function onChange(key: string, changed: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === `bastide.${key}`) changed();
  });
}
