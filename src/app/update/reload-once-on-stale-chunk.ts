import { isServersAnswer } from '#domain/values/is-servers-answer.ts';
import { tabMemory } from '#ui/device/tab-memory.ts';

const reloadedAt = tabMemory('foretaste.reloaded-for-chunk');
const reloadedFrom = tabMemory('foretaste.reloaded-from');
/** The file that this is part of: another release has another. */
const build = import.meta.url;

/** A second failure so soon is no stale version: then the error fallback is the truth. Milliseconds. */
const onceWithin = 60_000;
/** How long to wait if the reload brought the same version again: else a part that the release lacks would reload the page each minute. */
const onceWithinFromSame = 60 * 60_000;
/** For the server's answer, in milliseconds. */
const patience = 5_000;
/** Never answered by the service worker, which has the document also when the server is out of reach. */
const server = '/api/sync/health';

let leaving: Promise<boolean> = Promise.resolve(false);

/** Whether the page is on its way to a reload, so that a failed chunk is no error any more. */
export function isReloading(): Promise<boolean> {
  return leaving;
}

/** A page that is still there so long after it was about to be left has been stayed on, in milliseconds. */
const leavingTakes = 10_000;
/** When the browser last was on its way to another page, which ends every chunk that is still coming. */
let leftAt = -Infinity;

/** When this tab reloaded last (0: never), and whether the same version did. */
interface LastReload {
  readonly at: number;
  readonly isFromSame: boolean;
}

/** Whether a reload may bring what is missing. */
export function mayHelp({ at, isFromSame }: LastReload, now: number): boolean {
  return now - at >= (isFromSame ? onceWithinFromSame : onceWithin);
}

/** Somebody asked for the missing part once more, so a reload is no surprise. It is needed, for the browser may ask for a file only once. */
export function allowReload(): void {
  reloadedAt.keep(0);
}

/**
 * A chunk that is gone means that a newer version was deployed: reloads once to get it. Only if the server
 * answers: without it a reload would take the page away with all that is on it.
 */
export function reloadOnceOnStaleChunk(): void {
  window.addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
  window.addEventListener('vite:preloadError', () => {
    const last = { at: Number(reloadedAt.recall() ?? 0), isFromSame: reloadedFrom.recall() === build };
    if (mayHelp(last, Date.now())) leaving = reloadIfServed();
  });
}

/** Whether the server itself answers now: a page taken away for a portal's sake would not come back [S19]. */
export async function isServed(): Promise<boolean> {
  const answer = await fetch(server, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch(() => null);
  return answer !== null && answer.ok && isServersAnswer(answer);
}

async function reloadIfServed(): Promise<boolean> {
  if (!(await isServed()) || Date.now() - leftAt < leavingTakes) return false;
  reloadedAt.keep(Date.now());
  reloadedFrom.keep(build);
  // A tab that remembers nothing would reload without end.
  if (reloadedFrom.recall() !== build) return false;
  location.reload();
  return true;
}
