import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCase } from '#prelude/text/fold-case.ts';
import { comparedWords } from './compared-words.ts';

const marked = (...lists: readonly (readonly string[])[]) =>
  comparedWords(lists).map((words) => words.map(({ word, share }) => `${word} ${share}`));

describe('comparedWords', () => {
  it('tells what all have, what some have and what only one has, the most shared first', () => {
    expect(marked(['briny', 'rich', 'umami'], ['umami', 'rich'], ['fresh', 'umami'])).toEqual([
      ['umami all', 'rich some', 'briny only'],
      ['umami all', 'rich some'],
      ['umami all', 'fresh only'],
    ]);
  });

  it('takes two spellings of a word for one', () => {
    expect(marked(['Rosé', 'RICH', 'rich'], ['rich', 'ROSE\u0301'])).toEqual([
      ['Rosé all', 'RICH all'],
      ['ROSE\u0301 all', 'rich all'],
    ]);
  });

  it('does not take what nobody stated for a difference (R4)', () => {
    expect(marked(['rich'], [])).toEqual([['rich null'], []]);
    expect(marked(['rich'])).toEqual([['rich null']]);
    expect(marked(['rich'], ['rich'], [])).toEqual([['rich some'], ['rich some'], []]);
    expect(marked()).toEqual([]);
  });

  it('counts every word right and loses none, in one order for all', () => {
    const list = fc.uniqueArray(fc.constantFrom('umami', 'rich', 'briny', 'fresh', 'Rich', ''), { maxLength: 5 });
    fc.assert(
      fc.property(fc.array(list, { maxLength: 4 }), (lists) => {
        const compared = comparedWords(lists);
        const has = (at: number, word: string) => (lists[at] ?? []).some((one) => foldCase(one) === foldCase(word));
        for (const [at, words] of compared.entries()) {
          expect(new Set(words.map(({ word }) => foldCase(word)))).toEqual(
            new Set((lists[at] ?? []).filter((word) => word !== '').map(foldCase)),
          );
          for (const { word, count, share } of words) {
            expect(count).toBe(lists.filter((_, other) => has(other, word)).length);
            if (share === 'all') expect(count).toBe(lists.length);
            if (share === 'only') expect(count).toBe(1);
          }
          const shared = words.map(({ word }) => foldCase(word)).filter((word) => has((at + 1) % lists.length, word));
          const next = (compared[(at + 1) % lists.length] ?? [])
            .map(({ word }) => foldCase(word))
            .filter((word) => has(at, word));
          expect(shared).toEqual(next);
        }
      }),
    );
  });
});
