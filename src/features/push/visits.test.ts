import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aStorage } from '#tests/support/a-storage.ts';
import { isReturning, noteVisit } from './visits.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
  vi.stubGlobal('sessionStorage', aStorage());
});
afterEach(() => void vi.unstubAllGlobals());

it('[R49] somebody returns with the second visit, and a reload is none', () => {
  expect(isReturning()).toBe(false);
  noteVisit();
  noteVisit();
  expect(isReturning()).toBe(false);
  vi.stubGlobal('sessionStorage', aStorage());
  noteVisit();
  expect(isReturning()).toBe(true);
});

it('[R49] nobody returns to a device that refuses storage', () => {
  vi.stubGlobal('localStorage', undefined);
  noteVisit();
  expect(isReturning()).toBe(false);
});
