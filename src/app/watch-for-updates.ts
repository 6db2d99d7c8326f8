import { Workbox } from 'workbox-window';
import type { WaitingUpdate } from './update-prompt.tsx';

/** How often a tab that stays open asks for a newer version. */
const askEvery = 60 * 60 * 1_000;

/** Registers the service worker (R27: at /sw.js) and tells when a new version waits. */
export async function watchForUpdates(onWaiting: (update: WaitingUpdate) => void): Promise<void> {
  const worker = new Workbox('/sw.js', { scope: '/' });
  worker.addEventListener('waiting', () => {
    onWaiting({
      takeOver: () => {
        worker.addEventListener('controlling', () => location.reload());
        worker.messageSkipWaiting();
      },
    });
  });
  await worker.register();
  const ask = () => {
    if (document.visibilityState === 'visible') worker.update().catch(() => undefined);
  };
  setInterval(ask, askEvery);
  document.addEventListener('visibilitychange', ask);
}
