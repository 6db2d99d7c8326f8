import { adventureFit, cuisineFit, spiceFit, sweetnessFit } from '#domain/personal/taste-match.ts';
import { likedWords } from '#domain/personal/liked-words.ts';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { type IntensityName, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import { cuisineRegionNames, cuisineRegionOf, learnedCuisines } from './cuisine-regions.ts';
import { ingredientGroupNames, ingredientGroupsOf } from './ingredient-groups.ts';
import { type WordListName, wordFamilyNames, wordFamilyOf, wordListNames, wordLists } from './word-families.ts';

/** What the quiz and the taste profile say of a food, each learned as one: a member for whom a topic does not matter is soon known as one. */
export const quizTopics = ['flavours', 'textures', 'aromas', 'cuisine', 'spice', 'sweetness', 'adventure'] as const;
export type QuizTopic = (typeof quizTopics)[number];

/** What a weight of the model belongs to. The list is closed, so that the model has the same size for everybody. */
export type TasteFeature =
  | { readonly kind: 'base' }
  | { readonly kind: 'quiz'; readonly name: QuizTopic }
  | { readonly kind: 'level' | 'bend'; readonly name: IntensityName }
  | { readonly kind: 'word'; readonly list: WordListName; readonly name: string }
  | { readonly kind: 'family' | 'ingredient' | 'cuisine' | 'region' | 'served'; readonly name: string };

const served = ['cold', 'hot'] as const;
const coldWords: ReadonlySet<string> = new Set(['frozen', 'cold', 'cool']);
const hotWords: ReadonlySet<string> = new Set(['hot', 'piping hot']);

/** The features by their places. */
export const tasteFeatures: readonly TasteFeature[] = [
  { kind: 'base' },
  ...quizTopics.map((name): TasteFeature => ({ kind: 'quiz', name })),
  ...intensityNames.map((name): TasteFeature => ({ kind: 'level', name })),
  ...intensityNames.map((name): TasteFeature => ({ kind: 'bend', name })),
  ...wordListNames.flatMap((list) => wordLists[list].map((name): TasteFeature => ({ kind: 'word', list, name }))),
  ...wordFamilyNames.map((name): TasteFeature => ({ kind: 'family', name })),
  ...ingredientGroupNames.map((name): TasteFeature => ({ kind: 'ingredient', name })),
  ...learnedCuisines.map((name): TasteFeature => ({ kind: 'cuisine', name })),
  ...cuisineRegionNames.map((name): TasteFeature => ({ kind: 'region', name })),
  ...served.map((name): TasteFeature => ({ kind: 'served', name })),
];

const places = new Map(tasteFeatures.map((feature, place) => [keyOf(feature), place]));

function keyOf(feature: TasteFeature): string {
  if (feature.kind === 'base') return 'base';
  return feature.kind === 'word'
    ? `${feature.list} ${foldCase(feature.name)}`
    : `${feature.kind} ${foldCase(feature.name)}`;
}

/** The place of a feature, or -1 for a name that the model has no weight for. */
export function placeOf(kind: TasteFeature['kind'] | WordListName, name = ''): number {
  return places.get(kind === 'base' ? kind : `${kind} ${foldCase(name)}`) ?? -1;
}

export const BASE_PLACE = placeOf('base');
export const FIRST_INGREDIENT = placeOf('ingredient', ingredientGroupNames[0]);

/** A food as the model sees it: the places of what it has, and how much of each. Every place stands once. */
export interface FoodFeatures {
  readonly places: readonly number[];
  readonly values: readonly number[];
}

/** The levels of a usual dish: what lies above or below speaks. From the shipped catalogue. */
const usualLevels: Readonly<Record<IntensityName, number>> = {
  sweet: 1.8,
  salty: 2.1,
  sour: 0.9,
  bitter: 0.5,
  umami: 2.5,
  spicy: 0.9,
};
const LEVEL_SPREAD = 1.2;
const WORD = 0.5;
const FULL_LIST = 4;
const ENOUGH_LIKED = 3;
const INGREDIENT = 0.5;

/** How much each word of a list counts: a list of a hundred words says no more than a usual one, and one of a single word says less. @param words at least 1 */
export function wordShare(words: number): number {
  return words <= FULL_LIST ? WORD : 1 / Math.sqrt(words);
}

/** @param level 0-5 */
export function levelValue(name: IntensityName, level: number): number {
  return (level - usualLevels[name]) / LEVEL_SPREAD;
}

/** High where a level is far from a usual one: somebody may like a taste neither weak nor strong. @param level 0-5 */
export function bendValue(name: IntensityName, level: number): number {
  return levelValue(name, level) ** 2 - 1;
}

/** By how many of a food's words the profile likes, of all that it likes. @param liked at least 1. @returns 0 where the food has no words: nothing is known */
export function likedValue({
  shared,
  words,
  liked,
}: {
  readonly shared: number;
  readonly words: number;
  readonly liked: number;
}): number {
  return words === 0 ? 0 : Math.min(1, shared / Math.min(ENOUGH_LIKED, liked)) - 0.25;
}

export function ingredientValue(): number {
  return INGREDIENT;
}

/** What a profile makes of levels and origins, each 0 where neither speaks. */
export function levelTopicValue(
  topic: 'spice' | 'sweetness',
  level: number,
  { spiceTolerance, sweetnessPreference }: TasteProfile,
): number {
  if (topic === 'spice') return spiceTolerance === null ? 0 : spiceFit(level, spiceTolerance) - 0.8;
  return sweetnessPreference === null ? 0 : sweetnessFit(level, sweetnessPreference) - 0.8;
}

export function originTopicValue(topic: 'cuisine' | 'adventure', origin: string, profile: TasteProfile): number {
  const liked = likedWords(profile).cuisines;
  if (origin === '' || liked.size === 0) return 0;
  if (topic === 'cuisine') return cuisineFit(origin, liked) - 0.5;
  return profile.adventureLevel === null ? 0 : adventureFit(origin, profile.adventureLevel, liked) - 0.6;
}

/** The place of 'served hot' or 'served cold', or -1. */
export function servedPlace(temperature: string): number {
  const folded = foldCase(temperature);
  if (coldWords.has(folded)) return placeOf('served', 'cold');
  return hotWords.has(folded) ? placeOf('served', 'hot') : -1;
}

/** The food as the model sees it. What is a default, or not stated, adds nothing (R4). */
export function foodFeatures(food: TasteTraits, profile: TasteProfile | null): FoodFeatures {
  const told = profile ?? emptyTasteProfile;
  const values = new Map<number, number>([[BASE_PLACE, 1]]);
  const add = (place: number, value: number) => {
    if (place >= 0 && value !== 0) values.set(place, (values.get(place) ?? 0) + value);
  };
  const liked = likedWords(told);
  for (const list of wordListNames) {
    const words = food[list].map(foldCase);
    const share = wordShare(words.length);
    for (const word of words) {
      add(placeOf(list, word), share);
      const family = wordFamilyOf(word);
      if (family !== null) add(placeOf('family', family), share);
    }
    if (liked[list].size > 0)
      add(
        placeOf('quiz', list),
        likedValue({
          shared: words.filter((word) => liked[list].has(word)).length,
          words: words.length,
          liked: liked[list].size,
        }),
      );
  }
  for (const name of intensityNames) {
    if (food.defaulted.includes(name)) continue;
    add(placeOf('level', name), levelValue(name, food.intensities[name]));
    add(placeOf('bend', name), bendValue(name, food.intensities[name]));
  }
  if (!food.defaulted.includes('spicy'))
    add(placeOf('quiz', 'spice'), levelTopicValue('spice', food.intensities.spicy, told));
  if (!food.defaulted.includes('sweet'))
    add(placeOf('quiz', 'sweetness'), levelTopicValue('sweetness', food.intensities.sweet, told));
  const bits = food.ingredients.reduce((all, ingredient) => all | ingredientGroupsOf(ingredient), 0);
  for (const at of ingredientGroupNames.keys()) if ((bits & (1 << at)) !== 0) add(FIRST_INGREDIENT + at, INGREDIENT);
  add(placeOf('cuisine', food.origin), 1);
  const region = cuisineRegionOf(food.origin);
  if (region !== null) add(placeOf('region', region), 1);
  add(placeOf('quiz', 'cuisine'), originTopicValue('cuisine', food.origin, told));
  add(placeOf('quiz', 'adventure'), originTopicValue('adventure', food.origin, told));
  if (!food.defaulted.includes('temperatureServed')) add(servedPlace(food.temperatureServed), 1);
  return { places: [...values.keys()], values: [...values.values()] };
}
