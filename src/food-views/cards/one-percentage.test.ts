import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Every piece of a screen that says a percentage in words, and its name (R37). What only sizes something is no number that anybody reads. */
const percentages: Readonly<Record<string, string>> = {
  'src/features/assistant/dish-line.tsx': 'match',
  'src/features/menu/menu-dish.tsx': 'match',
  'src/features/pairing/pairing-results.tsx': 'confidence',
  'src/features/pairing/suggestion-card.tsx': 'match',
  // Shares of people, under heads of their own; no food's match.
  'src/features/settings/customer-insights-card.tsx': '',
  'src/food-views/cards/match-badge.tsx': 'match',
  'src/food-views/cards/match-text.tsx': 'match',
  'src/food-views/cards/taste-match-panel.tsx': '',
};
/** The match of a food as a card of it shows it. */
const marks = ['<MatchMark', '<MatchBadge', '<MatchFigure', '<MatchText'];
const said = /\}% ?(\p{L}*)/gu;

const files = ['src/app', 'src/features', 'src/food-views']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
// Words stand in t`…` or <Trans>…</Trans>; anything else is a size.
const wordsOf = (text: string) =>
  [...text.matchAll(/\bt`[^`]*`|<Trans>.*?<\/Trans>/gsu)].flatMap(([words]) =>
    [...words.matchAll(said)].map(([, name]) => name ?? ''),
  );
const saying = files
  .map(({ file, text }) => ({ file, text, names: wordsOf(text) }))
  .filter(({ names }) => names.length > 0);

describe('one percentage a card (R37)', () => {
  it('is said by these pieces alone, once in each, with its name', () => {
    expect(Object.fromEntries(saying.map(({ file, names }) => [file, names.join(' ')]))).toEqual(percentages);
  });

  it('never stands beside another: no piece that says one draws the match of a food as well, nor does any draw that twice', () => {
    for (const { file, text } of files) {
      const drawn = marks.reduce((sum, mark) => sum + text.split(mark).length - 1, 0);
      expect(drawn + (saying.some((one) => one.file === file) ? 1 : 0), file).toBeLessThanOrEqual(1);
    }
  });

  it('a card that says one holds no other card', () => {
    for (const { file, text } of saying.filter(({ file: name }) => !name.endsWith('pairing-results.tsx')))
      expect(/<(?:FoodCard|DishCard|SuggestionCard|DishLine)\b/.test(text), file).toBe(false);
  });
});
