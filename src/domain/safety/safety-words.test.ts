import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { safetyStatuses } from './safety-status.ts';
import { safetyWords } from './safety-words.ts';

/** What nobody may say of a food because nobody said otherwise (R28). */
const forbidden = [
  /\bsafe (?:to eat|for)\b/i,
  /\bas safe\b/i,
  /\bstated to be (?:without|free of)\b/i,
  /\bfree (?:of|from) (?:traces|allergens|nuts?|peanuts?|milk|gluten|eggs?|fish|soy)\b/i,
  /\bno traces\b/i,
  /\bwithout (?:any )?(?:traces|allergens|nuts?|peanuts?|milk|gluten|eggs?|fish|soy|pork|alcohol)\b/i,
  /^without \{/i,
  /\blaut Angabe ohne\b/i,
  /^ohne (?:\{|Schweinefleisch|Alkohol|Nüsse|Milch)/i,
  /\bohne .{1,40} angegeben\b/i,
  /\bfrei (?:davon|von .{1,40}) angegeben\b/i,
  /\b(?:als|für) sicher\b/i,
  /\bfrei von (?:Spuren|Allergenen|Nüssen|Milch|Gluten)\b/i,
  /\bkeine Spuren\b/i,
  /\bsicher (?:für dich|zu essen)\b/i,
];

const sources = [
  ...['en', 'de'].flatMap((language) =>
    [...readFileSync(`src/languages/${language}.po`, 'utf8').matchAll(/^msgstr "(.*)"$/gm)].map(([, text = '']) => ({
      where: `${language}.po`,
      text,
    })),
  ),
  ...readdirSync('src/domain/assistant', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:english|german).*words\.ts$|safety/.test(file) && !file.includes('.test.'))
    .flatMap((file) =>
      readFileSync(`src/domain/assistant/${file}`, 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line))
        .map((text) => ({ where: file, text })),
    ),
  ...Object.entries(safetyWords).flatMap(([language, words]) =>
    safetyStatuses
      .flatMap((status) => [words.allergen('peanut', status), words.diet('vegan', status)])
      .flatMap((text) => [text, words.notFor('Ann', text), words.unknownFor('Ann', text), words.canHave('Ann')])
      .map((text) => ({ where: language, text })),
  ),
];

describe('the words of statuses', () => {
  it('say of no food that it is safe, without, or free of something (R28)', () => {
    expect(sources.length).toBeGreaterThan(2000);
    expect(sources.filter(({ text }) => forbidden.some((pattern) => pattern.test(text)))).toEqual([]);
  });

  it('say of what is stated to be absent only that it is not among the stated allergens', () => {
    expect(safetyWords.en.allergen('peanut', 'stated-free')).toBe('Peanut: not among its stated allergens');
    expect(safetyWords.de.allergen('Erdnuss', 'stated-free')).toBe('Erdnuss: nicht unter den angegebenen Allergenen');
  });

  it.each(Object.entries(safetyWords))('tell the four statuses apart (%s)', (_, words) => {
    expect(new Set(safetyStatuses.map((status) => words.allergen('x', status))).size).toBe(4);
    expect(new Set(safetyStatuses.map((status) => words.diet('x', status))).size).toBe(4);
  });
});
