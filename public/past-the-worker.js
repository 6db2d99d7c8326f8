/*
 * Part of the service worker: what it never answers goes to the network without it, where the browser can be told so. Such a request has to
 * wait for no worker to start, and cannot wake the outgoing worker while a newer one takes over (src/app/update/activate-worker.ts). Chromium heeds this for
 * what documents ask, workers of their own being loaded among it, and not yet for what those workers ask.
 *
 * The first rule that fits counts, so that a newer browser's `not` is not needed. What scripts/pwa-options.mjs has answered (`runtimeCaching`,
 * navigations that no `navigateFallbackDenylist` holds back) may be in none of these.
 */
const pastTheWorker = [
  { condition: { urlPattern: '/api/files/*' }, source: 'fetch-event' },
  ...[
    '/api/*',
    '/_',
    '/_/*',
    '/screenshots/*',
    '/sitemaps/*',
    '/sitemap.xml',
    '/blog/feed.xml',
    '/robots.txt',
    '/CREDITS.md',
    '/manifest.webmanifest',
    '/favicon.ico',
    '/prompt-activation.js',
  ].map((urlPattern) => ({ condition: { urlPattern }, source: 'network' })),
];

addEventListener('install', (event) => {
  // Without them the worker hears of each request, and lets it pass.
  const added = event.addRoutes?.(pastTheWorker);
  if (added !== undefined)
    event.waitUntil(added.catch((error) => console.warn('No routes past the service worker', error)));
});
