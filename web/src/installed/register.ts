// The page as an app: a worker keeps its shell, so that it opens without the network too (`public/sw.js`).

/** What is loaded after the server was updated may be gone there: the page is then loaded anew, once. */
function followUpdates(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem('bastide.reloaded') ?? 0);
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem('bastide.reloaded', String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}

export function register(): void {
  followUpdates();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After everything that is needed now. A browser that allows no workers does without.
  window.addEventListener('load', () => navigator.serviceWorker.register('/sw.js').catch(() => {}));
}
