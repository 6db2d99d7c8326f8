import { describe, expect, it } from 'vitest';
import type { Orientation } from './read-orientation.ts';
import { turnUpright } from './turn-upright.ts';

/** Where the stored picture's first pixel (top left) belongs when it stands upright, from the EXIF standard. */
const firstPixelBelongs: readonly (readonly [orientation: Orientation, corner: string])[] = [
  [1, 'top left'],
  [2, 'top right'],
  [3, 'bottom right'],
  [4, 'bottom left'],
  [5, 'top left'],
  [6, 'top right'],
  [7, 'bottom right'],
  [8, 'bottom left'],
];

/** Whether the stored first row runs down a side when upright. */
const firstRowIsColumn: ReadonlySet<Orientation> = new Set([5, 6, 7, 8]);

describe('turnUpright (R8)', () => {
  it.each(firstPixelBelongs)('orientation %i puts the first pixel at the %s', (orientation, corner) => {
    const {
      size,
      transform: [a, b, c, d, e, f],
    } = turnUpright({ width: 40, height: 30 }, orientation);
    const at = (x: number, y: number) => ({ x: a * x + c * y + e, y: b * x + d * y + f });
    const first = at(0.5, 0.5);
    const vertical = first.y < size.height / 2 ? 'top' : 'bottom';
    const horizontal = first.x < size.width / 2 ? 'left' : 'right';
    expect(`${vertical} ${horizontal}`).toBe(corner);
    expect(size).toEqual(firstRowIsColumn.has(orientation) ? { width: 30, height: 40 } : { width: 40, height: 30 });
  });

  it.each(firstPixelBelongs)('orientation %i keeps the whole picture on the canvas', (orientation) => {
    const {
      size,
      transform: [a, b, c, d, e, f],
    } = turnUpright({ width: 40, height: 30 }, orientation);
    const corners = [
      [0, 0],
      [40, 0],
      [0, 30],
      [40, 30],
    ] as const;
    const drawn = corners.map(([x, y]) => `${a * x + c * y + e},${b * x + d * y + f}`).toSorted();
    expect(drawn).toEqual([`0,0`, `${size.width},0`, `0,${size.height}`, `${size.width},${size.height}`].toSorted());
  });
});
