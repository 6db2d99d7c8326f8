import type { Heartbeat } from '#domain/values/heartbeat.ts';
import type { Poke } from '#remote/remote.ts';
import { isPersonal } from '#replica/database/audiences.ts';
import { session } from '#replica/session/session.ts';
import { backoffDelay } from '#sync/schedule/backoff-delay.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';

export interface PokeListener {
  /** Listens to what the device holds now, or to some of it, as whoever is signed in now; to nothing, where that is none. */
  follow(isHeard?: (audience: string) => boolean): Promise<void>;
  /** There is reason to hope anew: the next `follow` waits for nothing. */
  wake(): void;
  isConnected(): boolean;
  /** Whether there is something to listen to. */
  isWanted(): boolean;
  readonly stop: () => void;
}

interface PokeWatcher {
  readonly onPoke: (poke: Poke) => void;
  readonly onHeartbeat: (beat: Heartbeat) => void;
  readonly onConnected: (isConnected: boolean) => void;
}

/**
 * Keeps one event stream open for audiences of this device [S14]. If it could not be opened, the next `follow` tries again, after a wait that
 * grows with each failure [S16].
 */
export function pokeListener(
  { replica, remote }: SyncWorld,
  { onPoke, onHeartbeat, onConnected }: PokeWatcher,
): PokeListener {
  let followed = '';
  let connected = false;
  let failures = 0;
  let notBefore = 0;
  let wants = true;
  let stopListening = () => {};
  return {
    async follow(isHeard = () => true) {
      if (performance.now() < notBefore) return;
      const current = await session(replica);
      const token = current === null || current.expired ? null : current.token;
      const held = (await replica.database.cursors.toArray()).map(({ audience }) => audience).toSorted();
      const audiences = held.filter((audience) => isHeard(audience) && (token !== null || !isPersonal(audience)));
      const wanted = JSON.stringify([token, audiences]);
      if (wanted === followed) return;
      followed = wanted;
      wants = audiences.length > 0;
      stopListening();
      if (!wants) {
        stopListening = () => {};
        if (connected) onConnected((connected = false));
        return;
      }
      stopListening = remote.listen({
        audiences,
        token,
        onPoke,
        onHeartbeat,
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
    isWanted: () => wants,
    stop: () => stopListening(),
  };
}
