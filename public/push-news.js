/*
 * Part of the service worker: a push only wakes it (docs/decisions/push-without-content.md). It reads what is new with the key of its own that the page has put
 * into the cache 'push', and shows it in the words that the page has put there too (src/features/push/worker-memory.ts), for it has neither the member's
 * sign-in nor the languages.
 *
 * Something is always shown: a browser shows words of its own where a worker that was woken shows none.
 */
const NEWS = '/push/';
/** More at once are told as a number. */
const ONE_BY_ONE = 3;
/** Ids of what was shown, newest last: what was put away does not come again. */
const REMEMBERED = 200;
/** Milliseconds: a browser gives a woken worker little more. */
const PATIENCE = 8_000;
/** Milliseconds until a page that says nothing is taken for one that does not listen. */
const REPLY = 1_000;

addEventListener('push', (event) => event.waitUntil(tellNews()));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNews(event.notification.data ?? {}));
});

async function tellNews() {
  const words = (await recall('words')) ?? {};
  const shown = await registration.getNotifications();
  const answer = await readNews();
  if (answer === null) return show({ words, body: words.something, tag: 'news', link: '/' });
  const { news, count } = answer;
  // Whatever was read elsewhere meanwhile goes. Of a list that was cut off nobody knows what is not on it.
  if (count === news.length) for (const one of shown) if (!news.some(({ id }) => id === one.data?.id)) one.close();
  const told = (await recall('told')) ?? [];
  const fresh = news.filter(({ id }) => !told.includes(id));
  const more = Math.max(0, count - news.length);
  if (news.length === 0) return show({ words, body: words.nothing, tag: 'news', link: '/', isQuiet: true });
  // All of it was shown before: the newest stands again, in its own place.
  if (fresh.length === 0) return show({ ...spoken(news[0], words), words, isQuiet: true });
  await keep('told', [...told, ...news.map(({ id }) => id)].slice(-REMEMBERED));
  if (fresh.length + more <= ONE_BY_ONE) {
    for (const one of fresh.reverse()) await show({ ...spoken(one, words), words });
    return undefined;
  }
  const number = String(fresh.length + more);
  return show({ words, body: words.many?.replace('{count}', number), tag: 'news', link: '/' });
}

async function readNews() {
  const browser = await recall('browser');
  if (browser === null) return null;
  try {
    const answer = await fetch('/api/push/news', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: browser.id, key: browser.key }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) return null;
    const { news, count } = await answer.json();
    return Array.isArray(news) && typeof count === 'number' ? { news, count } : null;
  } catch {
    return null;
  }
}

/** Of what the page has no words for stands what the server says, in English. */
function spoken({ id, facts, message, link, created }, words) {
  const sentence =
    facts?.kind === 'achievement' ? words.achievements?.[facts.what] : words.sentences?.[facts?.kind ?? ''];
  const body = sentence?.replace('{who}', () => facts.who || words.someone).replace('{what}', () => facts.what);
  return { id, body: body ?? message, tag: `news-${id}`, link, at: Date.parse(created) };
}

function show({ words, id, body, tag, link, at, isQuiet = false }) {
  return registration.showNotification('Foretaste', {
    body: body ?? '',
    tag,
    lang: words.language ?? 'en',
    icon: '/icons/foretaste-192.png',
    badge: '/icons/foretaste-192.png',
    silent: isQuiet,
    data: { id, link },
    ...(Number.isFinite(at) ? { timestamp: at } : {}),
  });
}

/** To the place that it is about: in a page that is open, else in a new one. Which one was opened is kept until a page has marked it as read. */
async function openNews({ id, link }) {
  const path = typeof link === 'string' && /^\/(?![/\\])/.test(link) ? link : '/';
  if (typeof id === 'string') await keep('opened', [...((await recall('opened')) ?? []), id].slice(-REMEMBERED));
  const [page] = (await clients.matchAll({ type: 'window', includeUncontrolled: true })).toSorted(
    (one, other) => Number(other.focused) - Number(one.focused),
  );
  if (page === undefined) return clients.openWindow(path);
  await page.focus().catch(() => undefined);
  if (await goesThere(page, path)) return undefined;
  return page.navigate(path).catch(() => clients.openWindow(path));
}

/** The page goes there by itself, so that nothing that is being written in it is lost. */
function goesThere(page, path) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), REPLY);
    port1.addEventListener('message', () => {
      clearTimeout(timer);
      resolve(true);
    });
    port1.start();
    page.postMessage({ type: 'OPEN', path }, [port2]);
  });
}

async function recall(name) {
  try {
    const kept = await (await caches.open('push')).match(NEWS + name);
    return kept === undefined ? null : await kept.json();
  } catch {
    return null;
  }
}

async function keep(name, value) {
  try {
    await (await caches.open('push')).put(NEWS + name, new Response(JSON.stringify(value)));
  } catch {
    // A full device shows the same twice, at worst.
  }
}
