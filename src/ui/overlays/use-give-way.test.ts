import { expect, it } from 'vitest';
import { liesOver } from './use-give-way.ts';

const card = { top: 700, bottom: 780, left: 12, right: 378 };

it.each([
  ['a button beneath it', { top: 740, bottom: 784, left: 20, right: 370 }, true],
  ['an error whose edge it covers', { top: 650, bottom: 701, left: 20, right: 370 }, true],
  ['a button above it', { top: 600, bottom: 644, left: 20, right: 370 }, false],
  ['a button that only touches it', { top: 656, bottom: 700, left: 20, right: 370 }, false],
  ['a button beside it', { top: 700, bottom: 744, left: 400, right: 500 }, false],
  ['what is not shown', { top: 740, bottom: 740, left: 20, right: 20 }, false],
])('over %s: %j %s', (_, other, isOver) => {
  expect(liesOver(card, [other])).toBe(isOver);
});
