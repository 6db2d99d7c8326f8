import { session } from '#replica/session.ts';
import type { SyncWorld } from './sync-world.ts';

export interface PokeListener {
  /** Listens to what the device holds now, as whoever is signed in now. */
  follow(): Promise<void>;
  isConnected(): boolean;
  readonly stop: () => void;
}

interface PokeWatcher {
  readonly onPoke: () => void;
  readonly onConnected: (isConnected: boolean) => void;
}

/** Keeps one event stream open for the audiences of this device [S14]; one that could not be opened is tried again by the next `follow`. */
export function pokeListener({ replica, remote }: SyncWorld, { onPoke, onConnected }: PokeWatcher): PokeListener {
  let followed = '';
  let connected = false;
  let stopListening = () => {};
  return {
    async follow() {
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
          onConnected(isConnected);
        },
        onGivenUp: () => {
          followed = '';
        },
      });
    },
    isConnected: () => connected,
    stop: () => stopListening(),
  };
}
