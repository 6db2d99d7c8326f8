import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letIn } from './let-in.ts';

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

test('a worker is told at once, again each second until it serves the page, and then no more (S9)', async () => {
  let told = 0;
  let take: () => void = () => {};
  const done = letIn(() => { told += 1; }, new Promise((resolve) => { take = resolve; }));
  expect(told).toBe(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(told).toBe(4);
  take();
  await done;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toBe(4);
});
