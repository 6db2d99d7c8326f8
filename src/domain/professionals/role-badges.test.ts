import { expect, it } from 'vitest';
import { trustBadge, tradeBadge } from './role-badges.ts';

it.each([
  ['professional_chef', true, { kind: 'professional', label: 'Professional Chef', isVerified: true }, 'verified'],
  ['professional_chef', false, { kind: 'professional', label: 'Professional Chef', isVerified: false }, null],
  ['restaurant_owner', true, { kind: 'professional', label: 'Restaurant', isVerified: true }, 'verified'],
  ['restaurant_owner', false, { kind: 'professional', label: 'Restaurant', isVerified: false }, null],
  ['admin', true, { kind: 'admin', label: 'Admin', isVerified: false }, 'admin'],
  ['home_chef', true, null, null],
  ['enthusiast', false, null, null],
] as const)('the badges of %s, verified %s (spec 1 §6)', (role, isVerified, trade, trust) => {
  expect(tradeBadge({ role, isVerified })).toEqual(trade);
  expect(trustBadge({ role, isVerified })).toBe(trust);
});
