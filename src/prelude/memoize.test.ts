import { describe, expect, it } from 'vitest';
import { memoize } from './memoize.ts';

describe('memoize', () => {
  it('makes what it is asked for again only after it was forgotten', () => {
    const made: string[] = [];
    const upper = memoize(2, (text) => {
      made.push(text);
      return text === '' ? undefined : text.toUpperCase();
    });
    expect(['a', 'a', '', '', 'a'].map(upper)).toEqual(['A', 'A', undefined, undefined, 'A']);
    expect(made).toEqual(['a', '']);
    expect(['b', 'a'].map(upper)).toEqual(['B', 'A']);
    expect(made).toEqual(['a', '', 'b', 'a']);
  });

  it('remembers no long text', () => {
    let count = 0;
    const length = memoize(2, (text) => {
      count += 1;
      return text.length;
    });
    const long = 'a'.repeat(6_000);
    expect([length(long), length(long), count]).toEqual([6_000, 6_000, 2]);
  });
});
