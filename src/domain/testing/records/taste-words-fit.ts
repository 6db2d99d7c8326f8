import { intensityNames, type IntensityName } from '#domain/taste/taste-vocabulary.ts';
import type { FoodRecord } from './food-record.ts';
import type { RecordFault } from './record-fault.ts';

/** From which level of its taste on a word may be said (docs/product/taste-scale.md). */
const wordNeeds: Readonly<Record<string, readonly [IntensityName, number]>> = {
  sweet: ['sweet', 1.5],
  honeyed: ['sweet', 1.5],
  caramelised: ['sweet', 0.5],
  salty: ['salty', 2.5],
  briny: ['salty', 1.5],
  sour: ['sour', 2.5],
  tart: ['sour', 1.5],
  vinegary: ['sour', 1.5],
  tangy: ['sour', 1],
  bitter: ['bitter', 1.5],
  umami: ['umami', 3],
  savory: ['umami', 1.5],
  spicy: ['spicy', 1.5],
  peppery: ['spicy', 0.5],
  mustardy: ['spicy', 0.5],
};

/** From which level of a taste on a record must say one of these words. */
const levelNeeds: Readonly<Record<IntensityName, readonly [number, readonly string[]]>> = {
  sweet: [3, ['sweet', 'honeyed', 'caramelised']],
  salty: [4, ['salty', 'briny']],
  sour: [2.5, ['sour', 'tangy', 'tart', 'vinegary', 'citrusy']],
  bitter: [2.5, ['bitter']],
  umami: [3.5, ['umami', 'savory', 'meaty', 'cheesy', 'briny', 'fermented']],
  spicy: [2.5, ['spicy', 'peppery', 'mustardy']],
};

/** Below which level of a taste alone a flag of the diet may be stated. */
const flagNeeds: Readonly<Record<string, readonly [IntensityName, number]>> = {
  low_sodium: ['salty', 3],
  low_sugar: ['sweet', 3],
  keto_friendly: ['sweet', 3],
};

/** Whether the words of flavour fit the six intensities, and the strength of the whole mouthful its parts. */
export function* tasteWordFaults(food: FoodRecord): Iterable<RecordFault> {
  const { taste_intensity: levels, flavor_intensity: whole } = food;
  const words = food.taste_profile.flavor;
  for (const word of words) {
    const needs = wordNeeds[word];
    if (needs !== undefined && levels[needs[0]] < needs[1])
      yield {
        field: 'taste_profile.flavor',
        wrong: `'${word}' is said at ${needs[0]} ${levels[needs[0]]}; it needs ${needs[1]}`,
      };
  }
  for (const name of intensityNames) {
    const [from, wanted] = levelNeeds[name];
    if (levels[name] >= from && !wanted.some((word) => words.includes(word)))
      yield {
        field: 'taste_profile.flavor',
        wrong: `${name} ${levels[name]} wants one of: ${wanted.join(', ')}`,
      };
  }
  const gentle = words.find((word) => word === 'mild' || word === 'delicate');
  const sharpest = Math.max(levels.sour, levels.bitter, levels.spicy);
  if (gentle !== undefined && (sharpest > 2.5 || whole > 3.5))
    yield {
      field: 'taste_profile.flavor',
      wrong: `'${gentle}' is said beside a sharp taste (${sharpest}) or a strong one (${whole})`,
    };
  for (const [flag, [name, below]] of Object.entries(flagNeeds))
    if (food.dietary_info[flag] === true && levels[name] >= below)
      yield { field: `dietary_info.${flag}`, wrong: `is true at ${name} ${levels[name]}` };
  const strongest = Math.max(...intensityNames.map((name) => levels[name]));
  if (whole < strongest - 2)
    yield { field: 'flavor_intensity', wrong: `${whole} is far below the strongest taste, ${strongest}` };
}
