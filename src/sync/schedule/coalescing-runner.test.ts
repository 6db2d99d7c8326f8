import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coalescingRunner, type RunResult } from './coalescing-runner.ts';

describe('coalescingRunner', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('runs one at a time, and once more for any number of wishes during a run', async () => {
    const ends: (() => void)[] = [];
    const task = vi.fn(() => new Promise<RunResult>((resolve) => ends.push(() => resolve('done'))));
    const runner = coalescingRunner(task);
    runner.kick();
    runner.kick();
    runner.kick();
    expect(task).toHaveBeenCalledTimes(1);
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(task).toHaveBeenCalledTimes(2);
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(task).toHaveBeenCalledTimes(2);
  });

  it('[S16] tries again by itself with growing pauses while it fails, also when it throws, and at once when kicked', async () => {
    const task = vi
      .fn<() => Promise<RunResult>>()
      .mockRejectedValueOnce(new Error('broken'))
      .mockResolvedValue({ retryAfter: null });
    const runner = coalescingRunner(task, () => 0);
    runner.kick();
    await vi.advanceTimersByTimeAsync(499);
    expect(task).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(task).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(999);
    expect(task).toHaveBeenCalledTimes(2);
    runner.kick();
    await vi.advanceTimersByTimeAsync(0);
    expect(task).toHaveBeenCalledTimes(3);
    runner.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(task).toHaveBeenCalledTimes(3);
  });

  it('[S7] once woken it tries again soon, however long it had failed before', async () => {
    const task = vi.fn<() => Promise<RunResult>>().mockResolvedValue({ retryAfter: null });
    const runner = coalescingRunner(task, () => 0);
    runner.kick();
    await vi.advanceTimersByTimeAsync(120_000);
    task.mockClear();
    // The network is told of before it carries: the first try fails too.
    runner.wake();
    await vi.advanceTimersByTimeAsync(499);
    expect(task).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(task).toHaveBeenCalledTimes(2);
    runner.stop();
  });

  it('[S20] does not wait longer and longer while each try brings something', async () => {
    const task = vi.fn<() => Promise<RunResult>>().mockResolvedValue({ retryAfter: null });
    const runner = coalescingRunner(task, () => 0);
    runner.kick();
    await vi.advanceTimersByTimeAsync(60_000);
    task.mockResolvedValue('progressed');
    await vi.advanceTimersByTimeAsync(60_000);
    task.mockClear();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(task, 'every half second').toHaveBeenCalledTimes(10);
    task.mockClear().mockResolvedValue({ retryAfter: null });
    await vi.advanceTimersByTimeAsync(3_500);
    expect(task, 'and from the beginning once nothing comes').toHaveBeenCalledTimes(3);
    runner.stop();
  });

  it('waits as long as a throttling server says', async () => {
    const task = vi
      .fn<() => Promise<RunResult>>()
      .mockResolvedValueOnce({ retryAfter: 7_000 })
      .mockResolvedValue('done');
    coalescingRunner(task).kick();
    await vi.advanceTimersByTimeAsync(6_999);
    expect(task).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(task).toHaveBeenCalledTimes(2);
  });
});
