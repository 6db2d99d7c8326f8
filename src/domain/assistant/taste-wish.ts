import type { LevelRange } from '#domain/pairing/pairing.ts';
import { everyFood, type FoodQuestion } from '#domain/search/food-question.ts';
import { flavourWords, type IntensityName, intensityNames, textureWords } from '#domain/taste-vocabulary.ts';
import { isTalk } from '#domain/avoidance/ordinary-words.ts';
import { namedNeeds } from './named-needs.ts';
import type { Degree, WishGrammar } from './wish-grammar.ts';

/** What someone wants to eat, said by its taste instead of its name. */
export interface TasteWish {
  /** Of tastes, textures, a cuisine and words alone: what must be avoided is read of the whole text, in both languages (`readAvoidance`). */
  readonly question: FoodQuestion;
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
 * Reads a folded text as a wish: tastes with their degree ('spicy but not too hot'), flavours, textures, a cuisine. What is left over is looked
 * for by name.
 *
 * @param cuisines names of the catalogue's cuisines
 * @returns null when nothing in it tells a taste or a cuisine
 */
export function tasteWish(text: string, cuisines: readonly string[], grammar: WishGrammar): TasteWish | null {
  const withoutNeeds = blank(text, namedNeeds(text));
  const { intensities, rest } = readIntensities(withoutNeeds, grammar);
  const { cuisine, spellings } = grammar.cuisine(rest, cuisines);
  const words = rest.split(' ').filter((word) => word !== '');
  const textures = textureWords.filter((word) => words.some((token) => grammar.means(token, word)));
  const flavours = flavourWords.filter((word) => words.some((token) => grammar.means(token, word)) && !isIntensityWord(word) && !textures.some((texture) => texture === word));
  const said = [...flavours, ...textures];
  const tells = (token: string) => isTalk(token) || said.some((word) => grammar.means(token, word)) || spellings.includes(token) || grammar.fillers.has(token);
  const isSaid = Object.keys(intensities).length + flavours.length + textures.length > 0 || cuisine !== '';
  if (!isSaid) return null;
  const left = words.filter((token) => !tells(token)).slice(0, 3);
  return {
    question: {
      ...everyFood, cuisine, intensities, flavours, textures, text: left.join(' '), sort: 'rating',
    },
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
