import { expect, it } from 'vitest';
import { standingBadge, tradeBadge } from './role-badges.ts';

it.each([
  ['professional_chef', true, { label: 'Professional Chef', isVerified: true }, 'Verified'],
  ['professional_chef', false, { label: 'Professional Chef', isVerified: false }, null],
  ['restaurant_owner', true, { label: 'Restaurant', isVerified: true }, 'Verified'],
  ['restaurant_owner', false, { label: 'Restaurant', isVerified: false }, null],
  ['admin', true, { label: 'Admin', isVerified: false }, 'Admin'],
  ['home_chef', true, null, null],
  ['enthusiast', false, null, null],
] as const)('the badges of %s, verified %s (spec 1 §6)', (role, isVerified, trade, standing) => {
  expect(tradeBadge({ role, isVerified })).toEqual(trade);
  expect(standingBadge({ role, isVerified })).toBe(standing);
});
