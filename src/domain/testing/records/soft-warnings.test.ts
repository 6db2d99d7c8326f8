import { describe, expect, it } from 'vitest';
import { softWarnings } from './soft-warnings.ts';

describe('softWarnings', () => {
  it.each([
    ['undercooked beef is not for everybody in pregnancy'],
    ['raw egg is not suitable for everyone'],
    ['in der Schwangerschaft nicht für alle geeignet'],
    ['rohes Ei ist nicht für jeden'],
  ])('finds %s', (warning) => {
    expect(softWarnings(['contains milk', warning])).toEqual([warning]);
  });

  it('leaves strict warnings and what is no list alone', () => {
    const strict = [
      'raw fish: not in pregnancy',
      'roher Fisch: nicht in der Schwangerschaft',
      'not for pregnant women',
    ];
    expect(softWarnings(strict)).toEqual([]);
    expect(softWarnings(undefined)).toEqual([]);
  });
});
