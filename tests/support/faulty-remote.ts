import { must } from '#prelude/must.ts';
import type { Send } from '#remote/browser-send.ts';
import type { OutgoingMutation, PullRequest, Remote } from '#remote/remote.ts';
import { impostors } from './impostors.ts';

/** What the network does to one request [S3]. */
export type NetworkFault =
  | 'none'
  /** The request never arrives. */
  | 'drop-request'
  /** The server acts, its answer is lost. */
  | 'drop-answer'
  /** The request arrives twice; the second answer is the one that comes back. */
  | 'duplicate'
  /** Something in front of the server answers in its place, every second time after the server has acted [S19]. */
  | 'impostor'
  /** The answer is held back until `release`, while everything else goes on. */
  | 'hold-answer';

/** Without those that ask to be left alone: a schedule knows no time. */
const quick = impostors.filter(([, answer]) => !asksToWait(answer));

function asksToWait(answer: () => Response): boolean {
  try {
    return answer().headers.has('Retry-After');
  } catch {
    return false;
  }
}

const UNREACHABLE = { kind: 'unreachable', answered: false } as const;

/** Thrown where a tab is killed: nothing behind it runs. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/** A connection whose faults are chosen one by one by the schedule; 'none' when it names no more. */
export class FaultyNetwork {
  #faults: NetworkFault[] = [];
  #held: (() => void)[] = [];
  #onHeld = () => {};
  #hasImpostor = false;
  #impostors = 0;

  plan(faults: readonly NetworkFault[]): void {
    this.#faults = [...faults];
  }

  /** Delivers all answers that were held back. */
  release(): void {
    for (const deliver of this.#held.splice(0)) deliver();
  }

  /** Resolves when the next answer is held back. */
  nextHeld(): Promise<void> {
    return new Promise((resolve) => {
      this.#onHeld = resolve;
    });
  }

  /** The wire below a real remote: an impostor answers with what the next one of its kind says. */
  readonly send: Send = async (url, init) => {
    if (!this.#hasImpostor) return fetch(url, init);
    this.#impostors += 1;
    if (this.#impostors % 2 === 0) await fetch(url, init).then((answer) => answer.arrayBuffer());
    return must(quick[this.#impostors % quick.length], 'an impostor')[1]();
  };

  async #pass<T>(
    send: () => Promise<T>,
    { lose = send }: { lose?: () => Promise<unknown> } = {},
  ): Promise<T | typeof UNREACHABLE> {
    const fault = this.#faults.shift() ?? 'none';
    if (fault === 'drop-request') return UNREACHABLE;
    if (fault === 'drop-answer') {
      await lose();
      return UNREACHABLE;
    }
    if (fault === 'impostor') {
      this.#hasImpostor = true;
      return send().finally(() => {
        this.#hasImpostor = false;
      });
    }
    if (fault === 'duplicate') await lose();
    const answer = await send();
    if (fault === 'hold-answer') {
      await new Promise<void>((resolve) => {
        this.#held.push(resolve);
        this.#onHeld();
      });
    }
    return answer;
  }

  /** @param losePush what the server does when it acts and its answer does not leave it whole */
  wrap(
    remote: Remote,
    losePush: (mutation: OutgoingMutation, token: string | null) => Promise<unknown> = remote.push.bind(remote),
  ): Remote {
    return {
      ...remote,
      pull: (request: PullRequest, token) => this.#pass(() => remote.pull(request, token)),
      ownPlace: (request) => this.#pass(() => remote.ownPlace(request)),
      sharedHead: () => this.#pass(() => remote.sharedHead()),
      sharedPage: (request) => this.#pass(() => remote.sharedPage(request)),
      push: (mutation, token) =>
        this.#pass(() => remote.push(mutation, token), { lose: () => losePush(mutation, token) }),
      unknownMutations: (ids, token) => this.#pass(() => remote.unknownMutations(ids, token)),
      snapshot: () => this.#pass(() => remote.snapshot()),
      snapshotPart: (part) => this.#pass(() => remote.snapshotPart(part)),
    };
  }
}
