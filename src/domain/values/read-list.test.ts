import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIST_LIMIT, readList } from './read-list.ts';

describe('readList (spec 1 §5, list fields)', () => {
  it.each([
    ['an array', ['rich', ' salty ', '', 'Rich'], ['rich', 'salty']],
    ['JSON text', '["rich", "salty", ""]', ['rich', 'salty']],
    ['JSON text of a text', '"rich, salty"', ['rich', 'salty']],
    ['comma-separated text', 'rich, salty,, RICH', ['rich', 'salty']],
    ['a single text', ' rich ', ['rich']],
    ['text that only looks like JSON', '[best] soup', ['[best] soup']],
    ['an entry with a comma in an array', ['hot, with rice'], ['hot, with rice']],
    ['numbers', [5, '6'], ['5', '6']],
    ['an empty array', [], []],
  ])('reads %s', (_, value, expected) => {
    expect(readList(value)).toEqual(expected);
  });

  it.each([[null], [undefined], [''], ['  '], [{}], [true], ['{"a":1}'], [[{}, null]], [['', ' ']], [',']])(
    'reads no list from %j',
    (value) => {
      expect(readList(value)).toBeNull();
    },
  );

  it('reads only the beginning of a list without end', () => {
    expect(readList(Array.from({ length: 1_000_000 }, (_, place) => `word ${place}`))).toHaveLength(LIST_LIMIT);
    expect(readList('a1,'.repeat(1_000_000))).toEqual(['a1']);
  });

  it('gives trimmed, distinct, non-empty words for anything', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const list = readList(value) ?? [];
        expect(list.every((word) => word !== '' && word === word.trim())).toBe(true);
        expect(new Set(list.map((word) => word.normalize('NFC').toLowerCase())).size).toBe(list.length);
      }),
    );
  });
});
