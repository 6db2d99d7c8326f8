import { must } from '#prelude/must.ts';
import type { Remote, SharedHeadOutcome, SharedPageOutcome } from '#remote/remote.ts';

/** What a cache between devices and server does with an answer of the shared feed [S23]. */
type Answering = 'fresh' | 'stale' | 'oldest' | 'error' | 'not-found';

const careless: readonly Answering[] = [
  'fresh',
  'stale',
  'stale',
  'stale',
  'oldest',
  'error',
  'stale',
  'fresh',
  'stale',
  'not-found',
  'stale',
];

/**
 * A cache that all devices share and that keeps everything for ever, whatever the server said of it: it answers with any head that it ever saw, so that
 * heads come late and out of order, with the first page that it saw under an address, with errors, or asks the server. It takes these
 * habits in a fixed order, so that a schedule can be played again.
 */
export class CarelessCache {
  readonly #habits: readonly Answering[];
  readonly #heads: Extract<SharedHeadOutcome, { kind: 'head' }>[] = [];
  readonly #pages = new Map<string, SharedPageOutcome>();
  #asked = 0;
  #isHonest = false;
  /** How often it answered with what it had, so that a test knows that it was there. */
  hits = 0;

  constructor(habits: readonly Answering[] = careless) {
    this.#habits = habits;
  }

  /** From now on it keeps nothing. */
  retire(): void {
    this.#isHonest = true;
  }

  #next(): Answering {
    this.#asked += 1;
    return this.#isHonest ? 'fresh' : must(this.#habits[this.#asked % this.#habits.length], 'a habit');
  }

  inFrontOf(remote: Remote): Remote {
    return {
      ...remote,
      sharedHead: () => this.#head(() => remote.sharedHead()),
      sharedPage: (request) => this.#page(JSON.stringify(request), () => remote.sharedPage(request)),
    };
  }

  async #head(ask: () => Promise<SharedHeadOutcome>): Promise<SharedHeadOutcome> {
    const answering = this.#next();
    if (answering === 'error') return { kind: 'unreachable', answered: true };
    if (answering === 'not-found') return { kind: 'none' };
    const held = answering === 'oldest' ? this.#heads[0] : this.#heads[this.#asked % Math.max(1, this.#heads.length)];
    if (answering !== 'fresh' && held !== undefined) {
      this.hits += 1;
      return held;
    }
    const head = await ask();
    if (head.kind === 'head') this.#heads.push(head);
    return head;
  }

  async #page(address: string, ask: () => Promise<SharedPageOutcome>): Promise<SharedPageOutcome> {
    const answering = this.#next();
    if (answering === 'error') return { kind: 'unreachable', answered: true };
    if (answering === 'not-found') return { kind: 'none' };
    const held = this.#pages.get(address);
    if (answering !== 'fresh' && held !== undefined) {
      this.hits += 1;
      return structuredClone(held);
    }
    const page = await ask();
    if (page.kind === 'page') this.#pages.set(address, structuredClone(page));
    return page;
  }
}
