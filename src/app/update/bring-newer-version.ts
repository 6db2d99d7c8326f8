import { activateWorker } from './activate-worker.ts';

/** Of a service worker that has the files of a version. */
interface VersionHolder {
  readonly state: ServiceWorkerState;
  postMessage(message: unknown): void;
  addEventListener(type: 'statechange', listener: () => void): void;
}

interface VersionRegistration {
  readonly installing: VersionHolder | null;
  readonly waiting: VersionHolder | null;
  update(): Promise<unknown>;
}

/** What bringing a newer version needs of the browser. */
export interface VersionWorld {
  /** null: no service worker has the app. */
  registration(): Promise<VersionRegistration | null>;
  /** Resolves when another worker serves this page; late is better than never. */
  onNextController(): Promise<void>;
  /** Makes the browser look again for a version that was let in. */
  promptActivation(): void;
  /** Whether a reload would find the app at all: a worker or the server has it. */
  isAppThere(): Promise<boolean>;
  reload(): void;
  now(): number;
  /** When this tab last reloaded for the same reason; milliseconds since 1970, 0: never. */
  lastReload(): number;
  noteReload(at: number): void;
}

/** The shortest time between two reloads that nobody asked for: one that brings the same version again must not go on for ever. Milliseconds. */
const ONCE_WITHIN = 60_000;

/**
 * Reloads into the newer version that the replica belongs to [S9]: lets in the version that waits, or else takes what a reload brings. It happens only
 * once, unless it is asked for by hand. 'not-there': no newer version can be had now, and this page stays.
 */
export async function bringNewerVersion(
  world: VersionWorld,
  { isByHand }: { readonly isByHand: boolean },
): Promise<'reloading' | 'not-there'> {
  const registration = await world.registration();
  await registration?.update().catch(() => undefined);
  const waiting = registration === null ? null : await installed(registration);
  if (waiting !== null) {
    await activateWorker({
      tell: () => waiting.postMessage({ type: 'SKIP_WAITING' }),
      promptActivation: () => world.promptActivation(),
      taken: world.onNextController(),
    });
  } else if ((!isByHand && world.now() - world.lastReload() < ONCE_WITHIN) || !(await world.isAppThere())) {
    return 'not-there';
  }
  world.noteReload(world.now());
  world.reload();
  return 'reloading';
}

/** The worker that waits, or that is about to; null when there is none. */
async function installed({ installing, waiting }: VersionRegistration): Promise<VersionHolder | null> {
  if (installing === null) return waiting;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (installing.state !== 'installing') resolve();
    };
    installing.addEventListener('statechange', look);
    look();
  });
  return installing.state === 'installed' ? installing : null;
}
