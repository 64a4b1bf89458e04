/// <reference types="vitest/config" />
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

// Where `npm run dev` finds a running server.
const server = process.env.BASTIDE_URL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [solid()],
  build: {
    target: 'es2022',
    // From these on browsers know light-dark(), which says every colour once.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The content policy of the server allows no inlined scripts or fonts; small pictures may be data.
    modulePreload: { polyfill: false },
    // Tells the server which files a page is made of, so that it can name them before the code does.
    manifest: 'files.json',
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/art': server,
      '/games': server,
    },
  },
  test: { environment: 'happy-dom', include: ['test/**/*.test.{ts,tsx}'] },
});
