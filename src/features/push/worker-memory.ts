import type { MemberId } from '#domain/values/ids/ids.ts';

/**
 * What this browser's service worker knows of the member while no page is open (public/push-news.js): Cache Storage, for a worker cannot read
 * localStorage, and the replica is not its own. Nothing of it opens more than the list of news.
 */
const CACHE = 'push';

/** By which this browser is woken, as the server knows it. */
export interface KeptBrowser {
  readonly id: string;
  readonly key: string;
  readonly member: MemberId;
  readonly endpoint: string;
  /** The end of the token that it was kept with: a new sign-in keeps it anew. */
  readonly signIn: string;
  readonly keptAt: number;
}

/** What a notification says, in the language of the app: `{who}`, `{what}` and `{count}` are filled in. */
export interface WorkerWords {
  readonly language: string;
  /** By the kind of its facts. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly achievements: Readonly<Record<string, string>>;
  readonly someone: string;
  readonly many: string;
  readonly nothing: string;
  readonly something: string;
}

interface Memory {
  readonly browser: KeptBrowser;
  readonly words: WorkerWords;
  /** Ids of notifications that were opened from the system's list, and are still to be marked as read. */
  readonly opened: readonly string[];
}

/** null where there is none, and on a device without such a store. */
export async function recall<Name extends keyof Memory>(name: Name): Promise<Memory[Name] | null> {
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return null;
  const kept = await (await caches.open(CACHE)).match(`/push/${name}`);
  return kept === undefined ? null : ((await kept.json()) as Memory[Name]);
}

export async function keep<Name extends keyof Memory>(name: Name, value: Memory[Name]): Promise<void> {
  await (await caches.open(CACHE)).put(`/push/${name}`, new Response(JSON.stringify(value)));
}

export async function forgetAll(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE);
}
