import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activateWorker } from './activate-worker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a worker is told at once, prompted again each second until it serves the page, and then no more [S9]', async () => {
  const happened: string[] = [];
  let take: () => void = () => {};
  const done = activateWorker({
    tell: () => happened.push('told'),
    promptActivation: () => happened.push('prompted'),
    taken: new Promise((resolve) => {
      take = resolve;
    }),
  });
  expect(happened).toEqual(['told']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(happened).toEqual(['told', 'told', 'prompted', 'told', 'prompted']);
  take();
  await done;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(happened).toHaveLength(5);
});
