import { t } from '@lingui/core/macro';
import { foldCase } from '#prelude/text/fold-case.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';

/** What a person who likes these flavours is called; the first of a list is the one that is said. */
const flavourTempers: readonly (readonly [temper: string, words: readonly string[]])[] = [
  [t({ message: 'bright', context: 'taste of a person' }), ['fresh', 'tangy', 'sour', 'tart', 'citrusy', 'vinegary']],
  [t({ message: 'smoky', context: 'taste of a person' }), ['smoky', 'charred', 'roasted', 'toasty']],
  [
    t({ message: 'savoury', context: 'taste of a person' }),
    ['savory', 'umami', 'salty', 'meaty', 'briny', 'fermented'],
  ],
  [t({ message: 'opulent', context: 'taste of a person' }), ['rich', 'buttery', 'creamy', 'cheesy', 'chocolatey']],
  [t({ message: 'bittersweet', context: 'taste of a person' }), ['bitter']],
  [t({ message: 'fragrant', context: 'taste of a person' }), ['floral', 'herbal', 'minty', 'fruity', 'tropical']],
  [t({ message: 'earthy', context: 'taste of a person' }), ['earthy', 'nutty', 'malty', 'grassy']],
  [t({ message: 'gentle', context: 'taste of a person' }), ['mild', 'light', 'delicate', 'milky']],
];
const textureTempers: typeof flavourTempers = [
  [t({ message: 'crisp', context: 'taste of a person' }), ['crunchy', 'crispy']],
  [t({ message: 'silky', context: 'taste of a person' }), ['creamy', 'smooth', 'silky', 'soft']],
  [t({ message: 'hearty', context: 'taste of a person' }), ['chewy', 'firm']],
];

/** From here on a scale says something of a person; on the quiz's scales (R1). */
const FIERY = 8;
const SWEET = 4;
const ADVENTUROUS = 7;
const CURIOUS = 5;

/**
 * A taste in at most three words, what tells it best first, its curiosity last: 'Bright, smoky, adventurous'. Only what was told is in it (R42); [] where
 * that says nothing.
 */
export function tasteInWords(profile: TasteProfile): readonly string[] {
  const { spiceTolerance, sweetnessPreference, adventureLevel, preferredFlavours, preferredTextures } = profile;
  const flavours = tempersOf(flavourTempers, preferredFlavours);
  const before = [
    ...flavours.slice(0, 1),
    ...((spiceTolerance ?? 0) >= FIERY ? [t({ message: 'fiery', context: 'taste of a person' })] : []),
    ...flavours.slice(1),
    ...tempersOf(textureTempers, preferredTextures),
    ...((sweetnessPreference ?? 0) >= SWEET ? [t({ message: 'sweet-toothed', context: 'taste of a person' })] : []),
  ];
  const curiosity = curiosityOf(adventureLevel);
  return [...before.slice(0, 3 - curiosity.length), ...curiosity];
}

function curiosityOf(level: number | null): readonly string[] {
  if (level === null) return [];
  if (level >= ADVENTUROUS) return [t({ message: 'adventurous', context: 'taste of a person' })];
  return level >= CURIOUS
    ? [t({ message: 'curious', context: 'taste of a person' })]
    : [t({ message: 'loyal', context: 'taste of a person' })];
}

/** In the order of the words, which is the order in which they were chosen. */
function tempersOf(tempers: typeof flavourTempers, words: readonly string[]): readonly string[] {
  const found = words.flatMap((word) => tempers.find(([, named]) => named.includes(foldCase(word)))?.[0] ?? []);
  return [...new Set(found)];
}

/** By which words one likes a taste that has no scale of its own. */
const likedBy: Readonly<Partial<Record<IntensityName, readonly string[]>>> = {
  sour: ['sour', 'tangy', 'tart', 'citrusy', 'vinegary', 'fresh'],
  bitter: ['bitter', 'smoky', 'charred'],
  umami: ['umami', 'savory', 'meaty', 'fermented', 'rich'],
  salty: ['salty', 'briny', 'savory'],
};
const LIKED = 4;

/** How much of each taste a person likes, 0 to 5, as far as it was told; what was not is absent. */
export function tasteLevels(profile: TasteProfile): Readonly<Partial<Record<IntensityName, number>>> {
  const { spiceTolerance, sweetnessPreference, preferredFlavours } = profile;
  const words = new Set(preferredFlavours.map(foldCase));
  const liked = Object.entries(likedBy).flatMap(([taste, named]) =>
    named.some((word) => words.has(word)) ? [[taste, LIKED] as const] : [],
  );
  return {
    ...Object.fromEntries(liked),
    ...(spiceTolerance === null ? {} : { spicy: spiceTolerance / 2 }),
    ...(sweetnessPreference === null ? {} : { sweet: sweetnessPreference }),
  };
}
