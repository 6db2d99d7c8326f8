import { cachedPatternEverywhere } from '#prelude/text/cached-pattern.ts';
import { matchesIn } from '#prelude/text/matches-in.ts';
import type { LevelRange } from '#domain/foods/level-range.ts';
import { type IntensityName, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { Degree, WishGrammar } from './grammars/wish-grammar.ts';
import { blank } from './wish-text.ts';

/** Levels that a degree stands for. */
const ranges = {
  plain: { from: 2.5, to: 5 },
  strong: { from: 3.5, to: 5 },
  medium: { from: 1.5, to: 3.5 },
  slight: { from: 0.5, to: 2.5 },
  hardly: { from: 0, to: 2 },
  bounded: { from: 0, to: 2.5 },
  without: { from: 0, to: 1 },
} as const satisfies Record<Degree, LevelRange>;

export function readIntensities(
  text: string,
  grammar: WishGrammar,
): { readonly intensities: Partial<Record<IntensityName, LevelRange>>; readonly rest: string } {
  const intensities: Partial<Record<IntensityName, LevelRange>> = {};
  let rest = text;
  for (const name of intensityNames) {
    for (const match of matchesIn(text, cachedPatternEverywhere(`\\b(?:${grammar.tastes[name]})\\b`))) {
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
