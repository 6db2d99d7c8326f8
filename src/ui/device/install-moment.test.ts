import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aStorage } from '#tests/support/a-storage.ts';
import { isInstallMoment, noteContribution, noteVisit } from './install-moment.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
  vi.stubGlobal('sessionStorage', aStorage());
});
afterEach(() => void vi.unstubAllGlobals());

it('comes with the second visit; a reload is none', () => {
  noteVisit();
  noteVisit();
  expect(isInstallMoment()).toBe(false);
  vi.stubGlobal('sessionStorage', aStorage());
  noteVisit();
  expect(isInstallMoment()).toBe(true);
});

it('comes with a contribution in the first visit, and stays', () => {
  noteVisit();
  noteContribution();
  expect(isInstallMoment()).toBe(true);
  vi.stubGlobal('sessionStorage', aStorage());
  noteVisit();
  expect(isInstallMoment()).toBe(true);
});

it('never comes where the device refuses storage', () => {
  vi.stubGlobal('localStorage', undefined);
  noteVisit();
  noteContribution();
  expect(isInstallMoment()).toBe(false);
});
