import { expect, it } from 'vitest';
import { draggedPlace } from './dragged-place.ts';

/** Three of 40 px and one of 100. */
const items = [0, 40, 80, 180].map((top, at) => ({ top, bottom: top + (at === 2 ? 100 : 40) }));

it.each([
  ['where it lies', 1, 0, 1],
  ['not yet beyond the next one’s middle', 0, 19, 0],
  ['beyond it', 0, 21, 1],
  ['beyond the high one', 0, 95, 2],
  ['down to the end and farther', 0, 999, 3],
  ['up by one', 3, -60, 2],
  ['up to the beginning and farther', 3, -999, 0],
  ['of an item that is not there', 7, 50, 7],
])('a dragged item stands %s', (_name, from, moved, place) => {
  expect(draggedPlace(items, from, moved)).toBe(place);
});
