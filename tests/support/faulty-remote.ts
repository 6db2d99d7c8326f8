import type { OutgoingMutation, PullRequest, Remote } from '#remote/remote.ts';

/** What the network does to one request [S3]. */
export type NetworkFault =
  | 'none'
  /** The request never arrives. */
  | 'drop-request'
  /** The server acts, its answer is lost. */
  | 'drop-answer'
  /** The request arrives twice; the second answer is the one that comes back. */
  | 'duplicate'
  /** The answer is held back until `release`, while everything else goes on. */
  | 'hold-answer';

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

  async #pass<T>(send: () => Promise<T>, { lose = send }: { lose?: () => Promise<unknown> } = {}): Promise<T | typeof UNREACHABLE> {
    const fault = this.#faults.shift() ?? 'none';
    if (fault === 'drop-request') return UNREACHABLE;
    if (fault === 'drop-answer') {
      await lose();
      return UNREACHABLE;
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
  wrap(remote: Remote, losePush: (mutation: OutgoingMutation, token: string | null) => Promise<unknown> = remote.push.bind(remote)): Remote {
    return {
      ...remote,
      pull: (request: PullRequest, token) => this.#pass(() => remote.pull(request, token)),
      push: (mutation, token) => this.#pass(() => remote.push(mutation, token), { lose: () => losePush(mutation, token) }),
      snapshot: () => this.#pass(() => remote.snapshot()),
      snapshotPart: (hash) => this.#pass(() => remote.snapshotPart(hash)),
    };
  }
}
