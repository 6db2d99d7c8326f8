import { describe, expect, it } from 'vitest';
import { flavourWords, textureWords } from '#domain/taste/taste-words.ts';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import { tasteInWords, tasteLevels } from './taste-in-words.ts';

const cases: readonly (readonly [words: string, told: Partial<TasteProfile>])[] = [
  ['', {}],
  ['bright, smoky, adventurous', { preferredFlavours: ['fresh', 'smoky'], adventureLevel: 8 }],
  ['bright, fiery, curious', { preferredFlavours: ['tangy', 'rich'], spiceTolerance: 9, adventureLevel: 6 }],
  [
    'savoury, silky, loyal',
    { preferredFlavours: ['Umami', 'savory'], preferredTextures: ['creamy'], adventureLevel: 2 },
  ],
  [
    'opulent, crisp, sweet-toothed',
    { preferredFlavours: ['rich'], preferredTextures: ['crunchy'], sweetnessPreference: 5 },
  ],
  ['bright, smoky, savoury', { preferredFlavours: ['sour', 'smoky', 'umami', 'bitter'] }],
  ['adventurous', { adventureLevel: 10 }],
  ['fiery', { spiceTolerance: 10, sweetnessPreference: 1 }],
];

describe('a taste in words', () => {
  it.each(cases)('%j', (words, told) => {
    expect(tasteInWords({ ...emptyTasteProfile, ...told }).join(', ')).toBe(words);
  });

  it('has at most three, none twice, whatever was chosen', () => {
    for (const flavour of flavourWords)
      for (const texture of textureWords) {
        const words = tasteInWords({
          ...emptyTasteProfile,
          preferredFlavours: [flavour, 'rich', 'fresh'],
          preferredTextures: [texture],
          adventureLevel: 7,
        });
        expect(words.length).toBe(3);
        expect(new Set(words).size).toBe(3);
      }
  });

  it('draws only what was told, between 0 and 5', () => {
    expect(tasteLevels(emptyTasteProfile)).toEqual({});
    expect(
      tasteLevels({
        ...emptyTasteProfile,
        spiceTolerance: 10,
        sweetnessPreference: 1,
        preferredFlavours: ['Tangy', 'smoky'],
      }),
    ).toEqual({ spicy: 5, sweet: 1, sour: 4, bitter: 4 });
  });
});
