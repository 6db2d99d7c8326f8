import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/ids.ts';
import { quickSearch, type QuickSearched } from './quick-search.ts';

function entry(name: string, parts: Partial<QuickSearched> = {}): QuickSearched {
  return { id: name as FoodId, name, nativeName: '', origin: '', rating: 4.2, reviewCount: 0, defaulted: [], ...parts };
}

function found(entries: readonly QuickSearched[], query: string): readonly string[] {
  return quickSearch(entries, query).map(({ food: { name } }) => name);
}

const menu = [
  entry('Phở bò', { nativeName: 'Phở bò', origin: 'Vietnamese' }),
  entry('Bánh xèo', { nativeName: 'Bánh xèo', origin: 'Vietnamese' }),
  entry('Tonkotsu ramen', { nativeName: '豚骨ラーメン', origin: 'Japanese' }),
  entry('Ramen salad', { origin: 'American' }),
  entry('Gazpacho', { origin: 'Spanish' }),
];

describe('quickSearch (spec 1 §2 and §9)', () => {
  it.each([
    ['pho', ['Phở bò']],
    ['PHỞ', ['Phở bò']],
    ['banh xeo', ['Bánh xèo']],
    ['豚骨', ['Tonkotsu ramen']],
    ['ラーメン', ['Tonkotsu ramen']],
    ['vietnam', ['Bánh xèo', 'Phở bò']],
    ['ramen', ['Ramen salad', 'Tonkotsu ramen']],
    ['ramen japanese', ['Tonkotsu ramen']],
    ['ramen vietnamese', []],
    ['rame', ['Ramen salad', 'Tonkotsu ramen']],
    ['', []],
    ['   ', []],
    ['zzz', []],
    ['.*', []],
  ])('%j finds %j', (query, expected) => {
    expect(found(menu, query)).toEqual(expected);
  });

  it('puts names that begin before origins that do, before words that do, before the rest', () => {
    const entries = [
      entry('Hot korma'), entry('Bakorma'), entry('Bibimbap', { origin: 'Korma Land' }), entry('Korma'), entry('Stew', { nativeName: 'Korma' }),
    ];
    expect(found(entries, 'korma')).toEqual(['Korma', 'Stew', 'Bibimbap', 'Hot korma', 'Bakorma']);
  });

  it('gives at most six, the well rated first, a default rating counting nothing (R4)', () => {
    const entries = [
      ...['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => entry(`Soup ${letter}`)),
      entry('Soup y', { rating: 4.8, reviewCount: 40 }), entry('Soup z', { rating: 5, reviewCount: 1 }), entry('Soup x', { rating: 5 }),
    ];
    expect(found(entries, 'soup')).toEqual(['Soup y', 'Soup z', 'Soup a', 'Soup b', 'Soup c', 'Soup d']);
  });

  it('does not match across two texts', () => {
    expect(found([entry('Soup', { nativeName: 'Broth', origin: 'Thai' })], 'soup broth')).toEqual(['Soup']);
    expect(found([entry('Soup', { nativeName: 'Broth' })], 'upbro')).toEqual([]);
  });

  it('finds every name by every beginning of it, whatever the order of the catalogue', () => {
    fc.assert(
      fc.property(fc.constantFrom(...menu), fc.nat(20), fc.shuffledSubarray(menu, { minLength: menu.length }), (one, length, shuffled) => {
        const query = one.name.slice(0, length + 1);
        expect(found(shuffled, query)).toContain(one.name);
        expect(found(shuffled, query)).toEqual(found(menu, query));
      }),
    );
  });
});
