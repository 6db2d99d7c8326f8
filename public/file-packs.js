/*
 * Part of the service worker: at an installation the small files of the app come in packs, a few dozen in one answer. One by one, as Workbox asks for
 * them, each of the 280 waits for the network's way there and back, and a phone far from the server can do nothing offline for minutes.
 *
 * /file-packs.json says which file is in which pack (scripts/building/file-packs-plugin.mjs). Whatever a pack does not give comes as it did: alone. It
 * stands after own-answers.js, so that a pack, too, comes from the server alone [S19].
 */
const fetchAlone = self.fetch;

/** What tells of the pack's own bytes, and not of a file in it. */
const ofTheBytes = ['Accept-Ranges', 'Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'];

/** The packs of the installation that goes on, by the paths of their files. */
let packs = Promise.resolve(new Map());

addEventListener('install', () => {
  packs = packsToLoad().catch(() => new Map());
});

self.fetch = async (input, init) => {
  const request = new Request(input, init);
  return (await fromPack(new URL(request.url))) ?? fetchAlone(request);
};

/** Packs of which at least half is missing here: of a newer version most files may be those of the one before. */
async function packsToLoad() {
  const [list, there] = await Promise.all([
    fetchAlone('/file-packs.json', { cache: 'no-cache' }).then((answer) => (answer.ok ? answer.json() : [])),
    filesThere(),
  ]);
  return new Map(
    list
      .filter(({ files }) => 2 * files.filter((file) => there.has(file)).length <= files.length)
      .flatMap(({ address, files }) => {
        const pack = { address, loaded: undefined };
        return files.map((file) => [file, pack]);
      }),
  );
}

/** The paths of what is precached. */
async function filesThere() {
  const precache = (await caches.keys()).find((name) => name.startsWith('workbox-precache'));
  if (precache === undefined) return new Set();
  return new Set((await (await caches.open(precache)).keys()).map(({ url }) => new URL(url).pathname));
}

/** A file out of its pack, or null: then it is fetched alone. */
async function fromPack({ origin, pathname: path }) {
  const pack = (await packs).get(path);
  if (pack === undefined || origin !== location.origin) return null;
  pack.loaded ??= load(pack.address);
  try {
    const { headers, texts } = await pack.loaded;
    const text = texts.get(path);
    // It is asked for once, and a phone has little memory.
    texts.delete(path);
    return text === undefined ? null : new Response(text, { headers });
  } catch {
    return null;
  }
}

/** @throws {Error} when no pack came */
async function load(address) {
  const answer = await fetchAlone(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const headers = new Headers(answer.headers);
  for (const name of ofTheBytes) headers.delete(name);
  headers.set('Content-Type', 'text/javascript; charset=utf-8');
  return { headers, texts: new Map(Object.entries(await answer.json())) };
}
