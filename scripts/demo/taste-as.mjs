import { reviewTexts } from './demo-words.mjs';

/** @typedef {import('./demo-api.mjs').DemoFood} DemoFood */
/** @typedef {import('./seeded-chance.mjs').Chance} Chance */

const tastes = ['sweet', 'salty', 'sour', 'bitter', 'umami', 'spicy'];

/**
 * How one member's tongue differs from what is stated, for all foods: who finds all things hot finds them hot everywhere.
 *
 * @typedef {{ offsets: Record<string, number>, dislikes: string[], cuisines: string[] }} Palate
 */

/** @param {Chance} chance @param {string[]} cuisines @returns {Palate} */
export function palateOf(chance, cuisines) {
  return {
    offsets: Object.fromEntries(tastes.map((taste) => [taste, chance.about(2.2)])),
    dislikes: chance.some(['bitter', 'funky', 'fermented', 'sour', 'spicy', 'sweet', 'salty', 'earthy', 'milky'], 2),
    cuisines,
  };
}

/**
 * A review as this member would write it: stars by what the palate likes, levels about what is stated, words agreed with or not.
 *
 * @param {DemoFood} food
 * @param {{ palate: Palate, chance: Chance }} member
 */
export function tasteAs(food, { palate, chance }) {
  const flavours = food.taste_profile?.flavor ?? [];
  const textures = food.taste_profile?.texture ?? [];
  const disliked = flavours.filter((word) => palate.dislikes.includes(word)).length;
  const home = palate.cuisines.includes(food.origin) ? 0.5 : 0;
  const rating = Math.max(1, Math.min(5, Math.round(4.1 + home - disliked * 0.9 + chance.about(1.2))));
  const levels = Object.fromEntries(
    tastes.flatMap((taste) => {
      const stated = food.taste_intensity?.[taste];
      if (typeof stated !== 'number' || chance.happens(0.15)) return [];
      const felt = stated === 0 ? chance.about(0.5) : stated + (palate.offsets[taste] ?? 0) + chance.about(1.5);
      return [[taste, Math.max(0, Math.min(5, Math.round(felt * 2) / 2))]];
    }),
  );
  const words = [
    ...flavours.map((word) => ({ part: 'flavours', word, agrees: chance.happens(0.85) })),
    ...textures.map((word) => ({ part: 'textures', word, agrees: chance.happens(0.88) })),
  ].filter(() => chance.happens(0.7));
  const hasTasting = chance.happens(0.7) && Object.keys(levels).length > 0;
  return {
    rating,
    review_text: chance.happens(0.75) ? textFor(food, { rating, chance }) : '',
    ...(hasTasting ? { tasting: { levels, words } } : {}),
  };
}

/** @param {DemoFood} food @param {{ rating: number, chance: Chance }} review */
function textFor(food, { rating, chance }) {
  return chance
    .oneOf(reviewTexts[rating] ?? [''])
    .replace('#', food.name)
    .replace('@', food.taste_profile?.flavor?.[0] ?? 'savory')
    .replace('~', food.taste_profile?.texture?.[0] ?? 'soft');
}
