import { expect, it } from 'vitest';
import { flavourLines } from './flavour-lines.ts';

it.each([
  [
    'bitter süß mild',
    6,
    [
      [0, 11, 1],
      [11, Infinity, 3],
    ],
  ],
  [
    'bitter süß zitronig',
    6,
    [
      [0, 11, 1],
      [11, 15, 2],
      [15, Infinity, 3],
    ],
  ],
  [
    'herzhaft meersalzig frisch',
    5,
    [
      [0, 15, 1],
      [15, 19, 2],
      [19, Infinity, 3],
    ],
  ],
  [
    'geräuchert fermentiert knusprig',
    6,
    [
      [0, 19, 1],
      [19, 23, 2],
      [23, Infinity, 3],
    ],
  ],
  [
    'herzhaft nussig frisch',
    3,
    [
      [0, 11, 1],
      [11, Infinity, 3],
    ],
  ],
  ['eigentümlich-erdig-herb-und-rauchig', 1, [[0, Infinity, 1]]],
  ['', 0, [[0, Infinity, 0]]],
] as const)('%j, the first of %i flavours, stands in lines (from rem, below rem, words) %j', (words, total, lines) => {
  expect(
    flavourLines(words.split(' ').filter(Boolean), total).map(({ from, below, count }) => [from, below, count]),
  ).toEqual(lines);
});
