/*
 * Part of the service worker: it takes answers from the server alone, which marks each of its own [S19]. What a portal or a proxy gives in the place
 * of a file is as good as no answer, so that it never gets into a cache, the one of the app's own parts included.
 */
const network = self.fetch.bind(self);

self.fetch = async (input, init) => {
  const request = new Request(input, init);
  const answer = await network(request.clone());
  if (new URL(request.url).origin !== location.origin || isOwn(answer)) return answer;
  // The browser's cache may hold what such a one gave before, or what the server gave before it marked its answers.
  const again = request.mode === 'navigate' ? answer : await network(new Request(request, { cache: 'reload' }));
  if (isOwn(again)) return again;
  throw new TypeError('This is not an answer of the server.');
};

/** @param {Response} answer */
function isOwn(answer) {
  return answer.type === 'opaqueredirect' || answer.headers.has('X-Sync-Epoch');
}

const installing = [];
const listen = self.addEventListener.bind(self);
self.addEventListener = (type, listener, options) => {
  if (type === 'install') installing.push(listener);
  listen(type, listener, options);
};

// The browser took away what was cached, and left the worker (src/app/update/watch-for-updates.ts): what the app consists of is fetched as at its installation.
listen('message', (event) => {
  if (event.data?.type !== 'MEND') return;
  for (const install of installing) install({ type: 'install', waitUntil: (work) => event.waitUntil(work) });
});

/** For scripts/pwa-options.mjs: by its type, and by its beginning, which for a web page is a '<'. An SVG picture begins so too. */
self.isPicture = async (answer) => {
  const type = answer.headers.get('Content-Type') ?? '';
  if (!type.startsWith('image/')) return false;
  const beginning = new Uint8Array(await (await answer.clone().blob()).slice(0, 1).arrayBuffer());
  return beginning.length === 1 && (type.startsWith('image/svg') || beginning[0] !== 0x3c);
};
