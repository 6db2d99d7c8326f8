import type { LevelRange } from '#domain/pairing/pairing.ts';
import { everyFood, type FoodQuestion } from '#domain/search/food-question.ts';
import { type AllergenWord, type DietaryFlagName, dietaryFlagNames, flavourWords, type IntensityName, intensityNames, textureWords } from '#domain/taste-vocabulary.ts';
import { avoidsUnknown } from './denied-needs.ts';
import type { Degree, WishGrammar } from './wish-grammar.ts';

/** What someone wants to eat, said by its taste instead of its name. */
export interface TasteWish {
  readonly question: FoodQuestion;
  /** Diets of which no food states anything ('halal'): nothing can be said to meet them (R5). */
  readonly unstatable: readonly string[];
  /** Something else is to be avoided, of which no food states anything: nothing can be said to be without it (R5). */
  readonly avoidsUnknown: boolean;
}

/** Levels that a degree stands for. */
const ranges = {
  plain: { from: 2.5, to: 5 },
  strong: { from: 3.5, to: 5 },
  slight: { from: 0.5, to: 2.5 },
  bounded: { from: 0, to: 3 },
  without: { from: 0, to: 1 },
} as const satisfies Record<Degree, LevelRange>;

/**
 * Reads a folded text as a wish: tastes with their degree ('spicy but not too hot'), flavours, textures, a cuisine, diets and allergens to be
 * without. What is left over is looked for by name.
 *
 * @param cuisines names of the catalogue's cuisines
 * @returns null when nothing in it tells a taste, a cuisine, a diet or what is to be avoided
 */
export function tasteWish(text: string, cuisines: readonly string[], grammar: WishGrammar): TasteWish | null {
  const needs = grammar.needs(text);
  const diets = needs.flatMap((need) => need.needs.flatMap((one) => (one.kind === 'diet' ? [one.diet] : [])));
  const allergens = needs.flatMap((need) => need.needs.flatMap((one) => (one.kind === 'allergen' ? [one.allergen] : [])));
  const withoutNeeds = blank(text, needs);
  const { intensities, rest } = readIntensities(withoutNeeds, grammar);
  const { cuisine, spellings } = grammar.cuisine(rest, cuisines);
  const words = rest.split(' ').filter((word) => word !== '');
  const textures = textureWords.filter((word) => words.some((token) => grammar.means(token, word)));
  const flavours = flavourWords.filter((word) => words.some((token) => grammar.means(token, word)) && !isIntensityWord(word) && !textures.some((texture) => texture === word));
  const flags = diets.filter((name): name is DietaryFlagName => dietaryFlagNames.some((flag) => flag === name));
  const said = [...flavours, ...textures];
  const tells = (token: string) => said.some((word) => grammar.means(token, word)) || spellings.includes(token) || grammar.fillers.has(token);
  const isUnknownAvoided = avoidsUnknown(rest, { found: needs, isKnown: tells, grammar: grammar.denial });
  const isSaid = isUnknownAvoided ||  Object.keys(intensities).length + flavours.length + textures.length + diets.length + allergens.length > 0 || cuisine !== '';
  if (!isSaid) return null;
  const left = words.filter((token) => !tells(token)).slice(0, 3);
  return {
    question: {
      ...everyFood, cuisine, intensities, flavours, textures, diet: unique(flags), withoutAllergens: unique<AllergenWord>(allergens), text: left.join(' '), sort: 'rating',
    },
    unstatable: unique(diets.filter((name) => !flags.some((flag) => flag === name))),
    avoidsUnknown: isUnknownAvoided,
  };
}

function blank(text: string, parts: readonly { readonly start: number; readonly end: number }[]): string {
  return parts.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text);
}

function readIntensities(text: string, grammar: WishGrammar): { readonly intensities: Partial<Record<IntensityName, LevelRange>>; readonly rest: string } {
  const intensities: Partial<Record<IntensityName, LevelRange>> = {};
  let rest = text;
  for (const name of intensityNames) {
    const pattern = new RegExp(`\\b(?:${grammar.tastes[name]})\\b`, 'g');
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const { degree, words } = grammar.degree(text.slice(0, match.index), match[0]);
      const known = intensities[name];
      intensities[name] = known === undefined ? ranges[degree] : meet(known, ranges[degree]);
      rest = blank(rest, [{ start: match.index - words, end: match.index + match[0].length }]);
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

function isIntensityWord(word: string): boolean {
  return intensityNames.some((name) => name === word) || word === 'savory';
}

function unique<T>(items: readonly T[]): readonly T[] {
  return [...new Set(items)];
}
