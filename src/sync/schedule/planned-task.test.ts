import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plannedTask } from './planned-task.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

it('[S14] begins once, at the earliest moment that was asked for', () => {
  const task = vi.fn();
  const planned = plannedTask(task);
  planned.in(900);
  planned.in(300);
  planned.in(600);
  vi.advanceTimersByTime(299);
  expect(task).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1_000);
  expect(task).toHaveBeenCalledTimes(1);
});

it('[S14] does not begin when it has begun for another reason, and can be planned anew', () => {
  const task = vi.fn();
  const planned = plannedTask(task);
  planned.in(300);
  planned.begun();
  vi.advanceTimersByTime(1_000);
  expect(task).toHaveBeenCalledTimes(0);
  planned.in(300);
  vi.advanceTimersByTime(300);
  expect(task).toHaveBeenCalledTimes(1);
});
