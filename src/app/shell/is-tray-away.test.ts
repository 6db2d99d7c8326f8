import { expect, it } from 'vitest';
import { isTrayAway } from './is-tray-away.ts';

it.each([
  '/',
  '/explore',
  '/food/kimchi',
  '/advanced-search',
  '/flavor-pairing',
  '/taste-profile',
  '/profile',
  '/profile/mina',
  '/comparethis',
])('the tray stands on %s', (path) => {
  expect(isTrayAway(path)).toBe(false);
});

it.each([
  '/compare',
  '/auth',
  '/auth/reset-password/x',
  '/contribute',
  '/food/kimchi/edit',
  '/messages',
  '/messages/abc',
  '/user-settings',
  '/admin',
])('the tray is away from %s', (path) => {
  expect(isTrayAway(path)).toBe(true);
});
