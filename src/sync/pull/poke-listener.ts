import type { Poke } from '#remote/remote.ts';
import { session } from '#replica/session/session.ts';
import { backoffDelay } from '#sync/schedule/backoff-delay.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';

export interface PokeListener {
  /** Listens to what the device holds now, as whoever is signed in now. */
  follow(): Promise<void>;
  /** There is reason to hope anew: the next `follow` waits for nothing. */
  wake(): void;
  isConnected(): boolean;
  readonly stop: () => void;
}

interface PokeWatcher {
  readonly onPoke: (poke: Poke) => void;
  readonly onConnected: (isConnected: boolean) => void;
}

/**
 * Keeps one event stream open for the audiences of this device [S14]. If it could not be opened, the next `follow` tries again, after a wait that
 * grows with each failure [S16].
 */
export function pokeListener({ replica, remote }: SyncWorld, { onPoke, onConnected }: PokeWatcher): PokeListener {
  let followed = '';
  let connected = false;
  let failures = 0;
  let notBefore = 0;
  let stopListening = () => {};
  return {
    async follow() {
      if (performance.now() < notBefore) return;
      const current = await session(replica);
      const token = current === null || current.expired ? null : current.token;
      const audiences = (await replica.database.cursors.toArray()).map(({ audience }) => audience).toSorted();
      const wanted = JSON.stringify([token, audiences]);
      if (wanted === followed) return;
      followed = wanted;
      stopListening();
      stopListening = remote.listen({
        audiences,
        token,
        onPoke,
        onConnected: (isConnected) => {
          connected = isConnected;
          if (isConnected) failures = 0;
          onConnected(isConnected);
        },
        onGivenUp: () => {
          followed = '';
          failures += 1;
          notBefore = performance.now() + backoffDelay(failures, Math.random());
        },
      });
    },
    wake() {
      failures = 0;
      notBefore = 0;
    },
    isConnected: () => connected,
    stop: () => stopListening(),
  };
}
