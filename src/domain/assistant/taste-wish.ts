import type { LevelRange } from '#domain/pairing/pairing.ts';
import { foldSearchText } from '#domain/search/fold-search-text.ts';
import { everyFood, type FoodQuestion } from '#domain/search/food-question.ts';
import { type AllergenWord, type DietaryFlagName, dietaryFlagNames, flavourWords, type IntensityName, intensityNames, textureWords } from '#domain/taste-vocabulary.ts';
import { isDenied, needsIn } from './needs-in.ts';

/** What someone wants to eat, said by its taste instead of its name. */
export interface TasteWish {
  readonly question: FoodQuestion;
  /** Diets of which no food states anything ('halal'): nothing can be said to meet them (R5). */
  readonly unstatable: readonly string[];
}

/** Words for an intensity, folded. 'hot' is meant as spicy: foods are served warm of themselves. */
const tasteWords: Readonly<Record<IntensityName, string>> = {
  sweet: 'sweet|sweetest|sugary',
  salty: 'salty|saltiest',
  sour: 'sour|sourest|acidic',
  bitter: 'bitter',
  umami: 'umami|savou?ry',
  spicy: 'spicy|spiciest|hot|hottest|fiery|chill?i',
};

const ranges = {
  plain: { from: 2.5, to: 5 },
  strong: { from: 3.5, to: 5 },
  slight: { from: 0.5, to: 2.5 },
  bounded: { from: 0, to: 3 },
  without: { from: 0, to: 1 },
} as const satisfies Record<string, LevelRange>;

/** What stands before a taste's word, and what it makes of it; the first that fits. */
const degrees: readonly (readonly [RegExp, keyof typeof ranges])[] = [
  [/\bnot (?:too|very|so|overly|that|all that|extremely) $|\bless $|\bnothing too $/, 'bounded'],
  [/\b(?:not|no|never|without|nothing|no too|hate|dislike|avoid|not (?:like|want|eat|stand)) (?:any )?$/, 'without'],
  [/\b(?:very|really|extremely|super|intensely|strongly|properly|as) $/, 'strong'],
  [/\b(?:a (?:little|bit|touch|hint)(?: of)?|slightly|mildly|lightly|mild|gently|fairly mild) $/, 'slight'],
];

/** Countries by the cuisine that foods are said to have. 'turkey' is also a bird. */
const countries: Readonly<Record<string, string>> = {
  japan: 'Japanese', thailand: 'Thai', korea: 'Korean', india: 'Indian', italy: 'Italian', france: 'French', mexico: 'Mexican', vietnam: 'Vietnamese',
  china: 'Chinese', greece: 'Greek', spain: 'Spanish', ethiopia: 'Ethiopian', peru: 'Peruvian', lebanon: 'Lebanese', morocco: 'Moroccan',
};

const fillers = new Set((
  'a an the some any something anything nothing food foods dish dishes meal meals snack snacks thing things recipe kind of sort i me my we us you want would like love crave craving need fancy feel for give show find get recommend '
  + 'suggest suggestion please with without and but or not no too very really so bit little touch hint is are be that which what who whats from in to on at eat have can could should do does there it its tonight today now '
  + 'good nice tasty best great mood looking hungry im am idea ideas more less free contain contains containing allergic allergy than as also one ones option options tastes taste tasting flavour flavours flavor flavors '
  + 'most hate dislike avoid stand eating allergies intolerant intolerance things person someone '
  + 'dinner lunch breakfast supper evening morning afternoon brunch tell try eaten cuisine kitchen popular'
).split(' '));

/**
 * Reads a folded text as a wish: tastes with their degree ('spicy but not too hot'), flavours, textures, a cuisine, diets and allergens to be
 * without. What is left over is looked for by name.
 *
 * @param cuisines names of the catalogue's cuisines
 * @returns null when nothing in it tells a taste, a cuisine or a diet
 */
export function tasteWish(text: string, cuisines: readonly string[]): TasteWish | null {
  const needs = needsIn(text).filter((need) => need.needs.some(({ kind }) => kind === 'diet') || isDenied(text, need));
  const diets = needs.flatMap((need) => need.needs.flatMap((one) => (one.kind === 'diet' ? [one.diet] : [])));
  const allergens = needs.flatMap((need) => need.needs.flatMap((one) => (one.kind === 'allergen' ? [one.allergen] : [])));
  const withoutNeeds = blank(text, needs);
  const { intensities, rest } = readIntensities(withoutNeeds);
  const cuisine = cuisineIn(rest, cuisines);
  const words = rest.split(' ').filter((word) => word !== '');
  const textures = textureWords.filter((word) => words.includes(word));
  const flavours = flavourWords.filter((word) => words.includes(word) && !isIntensityWord(word) && !textures.some((texture) => texture === word));
  const flags = diets.filter((name): name is DietaryFlagName => dietaryFlagNames.some((flag) => flag === name));
  const isSaid = Object.keys(intensities).length + flavours.length + textures.length + diets.length + allergens.length > 0 || cuisine !== '';
  if (!isSaid) return null;
  const said = new Set<string>([...flavours, ...textures, ...cuisineSpellings(cuisine)]);
  const left = words.filter((word) => !said.has(word) && !fillers.has(word)).slice(0, 3);
  return {
    question: {
      ...everyFood, cuisine, intensities, flavours, textures, diet: unique(flags), withoutAllergens: unique<AllergenWord>(allergens), text: left.join(' '), sort: 'rating',
    },
    unstatable: unique(diets.filter((name) => !flags.some((flag) => flag === name))),
  };
}

function blank(text: string, parts: readonly { readonly start: number; readonly end: number }[]): string {
  return parts.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text);
}

function readIntensities(text: string): { readonly intensities: Partial<Record<IntensityName, LevelRange>>; readonly rest: string } {
  const intensities: Partial<Record<IntensityName, LevelRange>> = {};
  let rest = text;
  for (const name of intensityNames) {
    const pattern = new RegExp(`\\b(?:${tasteWords[name]})\\b`, 'g');
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const before = text.slice(0, match.index).replace(/ +/g, ' ');
      const degree = degrees.find(([words]) => words.test(before))?.[1] ?? 'plain';
      const known = intensities[name];
      intensities[name] = known === undefined ? ranges[degree] : meet(known, ranges[degree]);
      rest = blank(rest, [{ start: match.index, end: match.index + match[0].length }]);
    }
  }
  return { intensities, rest: rest.replace(/ +/g, ' ').trim() };
}

/** 'spicy but not too hot' wants some of it: where two degrees leave next to nothing, the lower half of what was asked for is opened. */
function meet(one: LevelRange, other: LevelRange): LevelRange {
  const from = Math.max(one.from, other.from);
  const to = Math.min(one.to, other.to);
  return to - from >= 1 ? { from, to } : { from: Math.min(1.5, to), to: Math.max(to, 1.5) };
}

function cuisineIn(text: string, cuisines: readonly string[]): string {
  const holds = (words: string) => words !== '' && ` ${text} `.includes(` ${words} `);
  const named = cuisines.find((name) => holds(foldSearchText(name)));
  if (named !== undefined) return named;
  const country = Object.keys(countries).find(holds);
  const cuisine = country === undefined ? undefined : countries[country];
  return cuisines.find((name) => name === cuisine) ?? '';
}

function cuisineSpellings(cuisine: string): readonly string[] {
  return [...foldSearchText(cuisine).split(' '), ...Object.keys(countries).filter((country) => countries[country] === cuisine)];
}

function isIntensityWord(word: string): boolean {
  return intensityNames.some((name) => name === word) || word === 'savory';
}

function unique<T>(items: readonly T[]): readonly T[] {
  return [...new Set(items)];
}
