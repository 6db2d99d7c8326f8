import { expect, it } from 'vitest';
import { type Stroke, swipeOf } from './swipe.ts';

const stroke: Stroke = { across: -120, down: 10, took: 200, from: 300, width: 390 };

it.each<[string, Partial<Stroke>, 1 | -1 | 0]>([
  ['a pull to the left brings what is further right', {}, 1],
  ['a pull to the right brings what is further left', { across: 120, from: 60 }, -1],
  ['as far as it takes', { across: -60 }, 1],
  ['not quite so far is nothing', { across: -59 }, 0],
  ['more down than sideways is a scroll', { down: 130 }, 0],
  ['a slanting one is a scroll, too', { down: -61 }, 0],
  ['a slow one is a finger at rest', { took: 601 }, 0],
  ['from the left edge it is the way back', { across: 120, from: 23 }, 0],
  ['from the right edge it is the browser’s', { from: 367 }, 0],
])('%s', (_, part, step) => {
  expect(swipeOf({ ...stroke, ...part })).toBe(step);
});
