import { expect, it } from 'vitest';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import { editedProfile } from './edited-profile.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';

const profile = (own: Partial<TasteProfile>): TasteProfile => ({ ...emptyTasteProfile, ...own });

it('[S15] what another device told while the form was open stays, and so does each of its allergens (R28)', () => {
  const start = profile({ allergens: ['milk'], dietaryRestrictions: ['vegan'], spiceTolerance: 2 });
  const now = profile({ allergens: ['milk', 'peanut'], dietaryRestrictions: ['halal'], adventureLevel: 9 });
  const edited = { ...start, allergens: ['egg'], dietaryRestrictions: [], spiceTolerance: 7 };
  expect(editedProfile(now, { start, edited })).toEqual(
    profile({ allergens: ['peanut', 'egg'], dietaryRestrictions: ['halal'], spiceTolerance: 7, adventureLevel: 9 }),
  );
});

it('what was not changed in the form is not written', () => {
  const start = profile({ allergens: ['milk'] });
  expect(editedProfile(profile({ allergens: [] }), { start, edited: start })).toEqual(profile({ allergens: [] }));
});
