import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenCalm } from './when-calm.ts';

/** What the browser tells the watching page; null when nobody listens. */
let tell: (() => void) | null = null;
const watched: string[] = [];

class Observer {
  static readonly supportedEntryTypes = ['paint', 'resource'];
  constructor(listen: () => void) {
    tell = listen;
  }
  observe({ type }: { readonly type: string }): void {
    watched.push(type);
  }
  disconnect(): void {
    tell = null;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', Observer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  watched.length = 0;
});

/** @returns whether the page was called calm by now */
function waiting(): () => boolean {
  let isCalm = false;
  void whenCalm().then(() => {
    isCalm = true;
  });
  return () => isCalm;
}

it('a page that asks for nothing more is calm after two seconds, and is watched no longer', async () => {
  const isCalm = waiting();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(isCalm()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([isCalm(), tell]).toEqual([true, null]);
});

it('a request begins the two seconds anew', async () => {
  const isCalm = waiting();
  await vi.advanceTimersByTimeAsync(1_500);
  tell?.();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(isCalm()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isCalm()).toBe(true);
});

it('a page that never rests is waited for ten seconds', async () => {
  const isCalm = waiting();
  const busy = setInterval(() => tell?.(), 500);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(isCalm()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  clearInterval(busy);
  expect([isCalm(), tell]).toEqual([true, null]);
});

it('a browser that tells of no long tasks is asked for requests alone', () => {
  waiting();
  expect(watched).toEqual(['resource']);
});
