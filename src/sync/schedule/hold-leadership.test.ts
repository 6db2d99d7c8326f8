import { describe, expect, it, vi } from 'vitest';
import { patiently } from '#tests/support/patiently.ts';
import { holdLeadership } from './hold-leadership.ts';

/** The browser's lock manager as far as leadership uses it: one holder, the others queue, an abort leaves the queue. */
class FakeLocks {
  #queue: (() => Promise<void>)[] = [];
  #busy = false;

  request = ((_name: string, { signal }: LockOptions, hold: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const turn = async () => resolve(await hold());
      signal?.addEventListener('abort', () => {
        this.#queue = this.#queue.filter((waiting) => waiting !== turn);
        reject(new DOMException('stopped', 'AbortError'));
      });
      this.#queue.push(turn);
      void this.#next();
    })) as LockManager['request'];

  async #next(): Promise<void> {
    if (this.#busy) return;
    const turn = this.#queue.shift();
    if (turn === undefined) return;
    this.#busy = true;
    await turn();
    this.#busy = false;
    await this.#next();
  }
}

describe('holdLeadership [S8]', () => {
  it('lets one lead at a time, and the next one when it steps down', async () => {
    const locks = new FakeLocks();
    const stops = [vi.fn(), vi.fn()];
    const leads = stops.map((stop) => vi.fn(() => stop));
    const [first, second] = leads.map((lead) => holdLeadership(locks, lead));
    expect(leads[0]).toHaveBeenCalledTimes(1);
    expect(leads[1]).not.toHaveBeenCalled();
    first?.();
    expect(stops[0]).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(leads[1]).toHaveBeenCalledTimes(1), patiently);
    second?.();
    expect(stops[1]).toHaveBeenCalledTimes(1);
  });

  it('never leads when it was stopped while it waited', async () => {
    const locks = new FakeLocks();
    const lead = vi.fn(() => () => undefined);
    const stopFirst = holdLeadership(locks, () => () => undefined);
    holdLeadership(locks, lead)();
    const next = vi.fn(() => () => undefined);
    holdLeadership(locks, next);
    stopFirst();
    await vi.waitFor(() => expect(next).toHaveBeenCalled(), patiently);
    expect(lead).not.toHaveBeenCalled();
  });
});
