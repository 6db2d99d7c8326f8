import { bulkCuisines } from '#domain/values/bulk-cuisines.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { aromaWords, flavourWords, temperatureWords, textureWords } from '#domain/taste/taste-words.ts';
import { seeded } from './seeded.ts';

const cuisines = [...bulkCuisines, 'Ethiopian', 'Lebanese'];
export const dishes = [
  'stew',
  'soup',
  'noodles',
  'dumplings',
  'curry',
  'flatbread',
  'salad',
  'skewers',
  'porridge',
  'pancake',
  'custard',
  'pickle',
];
const places = ['harbour', 'valley', 'market', 'mountain', 'island', 'temple', 'orchard', 'river', 'station', 'garden'];

/** The n-th generated food as a create takes it: about 1 KB in the specification's shape, the same in every run. */
export function generateFood(n: number): Record<string, unknown> {
  const random = seeded(n + 1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const some = <T>(list: readonly T[], count: number) => [...new Set(Array.from({ length: count }, () => pick(list)))];
  const cuisine = pick(cuisines);
  const flavor = some(flavourWords, 4);
  const texture = some(textureWords, 3);
  return {
    name: `${pick(places)} ${pick(dishes)} no ${n}`,
    origin: cuisine,
    description: `A ${flavor.join(', ')} dish of the ${cuisine} ${pick(places)}, ${texture.join(' and ')}, eaten when the day has been long and the pot is still warm.`,
    taste_profile: {
      flavor,
      texture,
      aroma: some(aromaWords, 3),
      aftertaste: 'It stays a while and leaves gently.',
      mouthfeel: `Mostly ${texture[0]}.`,
    },
    taste_intensity: {
      ...Object.fromEntries(intensityNames.map((name) => [name, Math.round(random() * 10) / 2])),
      temperature_served: pick(temperatureWords),
      cooking_methods: ['simmering'],
    },
    culture_notes: `Cooks of the ${pick(places)} have made it for as long as anybody remembers, each with a pinch of something of their own.`,
    best_paired_with: ['Steamed rice', `${places[n % 10]} ${dishes[n % 12]} no ${n % 200}`],
    serving_suggestions: ['in a deep bowl'],
    ingredients: ['rice', 'onion', 'salt', 'oil', 'water'],
    difficulty_level: 1 + Math.floor(random() * 5),
  };
}
