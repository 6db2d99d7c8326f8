import { isServersAnswer } from '#domain/values/is-servers-answer.ts';
import { tabMemory } from '#ui/device/tab-memory.ts';
import type { VersionWorld } from './bring-newer-version.ts';
import { promptActivation } from './prompt-activation.ts';

/** For a worker that takes over, and for the server's answer. Milliseconds. */
const PATIENCE = 5_000;

const reloadedAt = tabMemory('foretaste.reloaded-for-schema');

/** The browser's own. */
export const versionsOfBrowser: VersionWorld = {
  registration: async () => (await navigator.serviceWorker?.getRegistration('/').catch(() => undefined)) ?? null,
  onNextController: () =>
    new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
      setTimeout(resolve, PATIENCE);
    }),
  promptActivation,
  isAppThere: async () => {
    if (navigator.serviceWorker?.controller) return true;
    const answer = await fetch('/api/sync/health', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).catch(
      () => null,
    );
    return answer?.ok === true && isServersAnswer(answer);
  },
  reload: () => location.reload(),
  now: Date.now,
  lastReload: () => Number(reloadedAt.recall() ?? 0),
  noteReload: (at) => reloadedAt.keep(at),
};
