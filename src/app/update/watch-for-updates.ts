import { tabMemory } from '#ui/device/tab-memory.ts';
import { Workbox } from 'workbox-window';
import { hasUnsentWords } from './has-unsent-words.ts';
import { promptActivation } from './prompt-activation.ts';
import { activateWorker } from './activate-worker.ts';
import { whenCalm } from './when-calm.ts';

/** This file's own chunk: each release has it under another name. public/older-parts.js reads the name. */
const LOCK = `foretaste.part:${new URL(import.meta.url).pathname}`;

/** Tells the service worker for as long as this tab lives that its version is in use, so that no update takes its parts away [S25]. */
function holdVersion(locks: Pick<LockManager, 'request'> | undefined): void {
  void locks?.request(LOCK, { mode: 'shared' }, () => new Promise(() => undefined)).catch(() => undefined);
}

/** How often an open tab asks for a newer version, and the shortest time between two questions when it is looked at often. Milliseconds. */
const ASK_EVERY = 60 * 60 * 1_000;
const ASK_AT_MOST_EVERY = 60 * 1_000;

/** A newer version of the app: it waits to be let in, or another tab has let it in. */
export interface UpdateNews {
  readonly kind: 'waiting' | 'taken-elsewhere';
  readonly takeOver: () => void;
  /** Not to be offered again for as long as this tab lives; a version after this one is. */
  readonly later: () => void;
}

const putOff = tabMemory('foretaste.update-put-off');

/**
 * Registers the service worker (R27: at /sw.js), asks for newer versions in the background, and tells of them. A version that another tab
 * let in is taken at once, unless something is being written here.
 */
export async function watchForUpdates(onNews: (news: UpdateNews) => void): Promise<void> {
  holdVersion(navigator.locks);
  const worker = new Workbox('/sw.js', { scope: '/' });
  let isTaking = false;
  const later = () => putOff.keep(true);
  worker.addEventListener('waiting', ({ wasWaitingBeforeRegister = false }) => {
    if (wasWaitingBeforeRegister && putOff.recall() === true) return;
    onNews({
      kind: 'waiting',
      later,
      takeOver: () => {
        isTaking = true;
        const taken = new Promise<void>((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
        );
        void activateWorker({ tell: () => worker.messageSkipWaiting(), promptActivation, taken });
      },
    });
  });
  // The first worker of all brings no other version than the one that is shown.
  let isUpdate = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const wasUpdate = isUpdate;
    isUpdate = true;
    if (!wasUpdate) return;
    if (isTaking || !hasUnsentWords(document)) location.reload();
    else onNews({ kind: 'taken-elsewhere', later, takeOver: () => location.reload() });
  });
  // The first worker fetches all of the app for later: not while this page still needs the processor and the network.
  if (!isUpdate) await whenCalm();
  await worker.register();
  void mendAppCache();
  askInTheBackground(() => void worker.update().catch(() => undefined));
}

/** Asks now and then, and whenever the tab or the network comes back. Not while the tab is hidden, nor without a network. */
function askInTheBackground(ask: () => void): void {
  let askedAt = Number.NEGATIVE_INFINITY;
  const askNow = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || Date.now() - askedAt < ASK_AT_MOST_EVERY) return;
    askedAt = Date.now();
    ask();
  };
  setInterval(askNow, ASK_EVERY);
  document.addEventListener('visibilitychange', askNow);
  addEventListener('focus', askNow);
  addEventListener('online', askNow);
}

/**
 * A browser may clear the service worker's cache and leave the worker, which then has nothing to answer with: offline nothing would open until the
 * next release. So the worker is told to fetch its parts again (public/own-answers.js) [S21].
 */
async function mendAppCache(): Promise<void> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker || !navigator.onLine) return;
  const document = await caches.match('/index.html', { ignoreSearch: true }).catch(() => null);
  if (document === undefined) worker.postMessage({ type: 'MEND' });
}
