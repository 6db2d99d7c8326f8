import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dominantColours } from './dominant-colours.ts';

function picture(...areas: readonly [hex: string, pixels: number, alpha?: number][]): Uint8ClampedArray {
  return Uint8ClampedArray.from(
    areas.flatMap(([hex, pixels, alpha = 255]) => {
      const rgb = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
      return Array.from({ length: pixels }, () => [...rgb, alpha]).flat();
    }),
  );
}

describe('dominantColours (R8)', () => {
  it('gives the one colour of a plain picture', () => {
    expect(dominantColours(picture(['#c0392b', 500]))).toEqual(['#c0392b']);
  });

  it('gives the largest first, at most four', () => {
    const five = picture(['#f5d76e', 100], ['#c0392b', 500], ['#27ae60', 300], ['#2c3e50', 200], ['#ecf0f1', 60]);
    expect(dominantColours(five)).toEqual(['#c0392b', '#27ae60', '#2c3e50', '#f5d76e']);
  });

  it('gives shades of one colour once', () => {
    expect(dominantColours(picture(['#c0392b', 300], ['#c43d2f', 200], ['#bc3527', 200]))).toHaveLength(1);
  });

  it('leaves out specks and transparent pixels', () => {
    expect(dominantColours(picture(['#c0392b', 990], ['#00ff00', 5], ['#0000ff', 900, 0]))).toEqual(['#c0392b']);
  });

  it.each([
    ['nothing', []],
    ['half a pixel', [1, 2, 3]],
    ['only transparent pixels', picture(['#c0392b', 9, 10])],
  ])('gives none for %s', (_, pixels) => {
    expect(dominantColours(pixels)).toEqual([]);
  });

  it('samples a large picture evenly', () => {
    expect(dominantColours(picture(['#c0392b', 150_000], ['#27ae60', 100_000]))).toEqual(['#c0392b', '#27ae60']);
  });

  it('gives up to four hex colours for any pixels, always the same', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 1200 }), (pixels) => {
        const colours = dominantColours(pixels);
        expect(colours.length).toBeLessThanOrEqual(4);
        expect(colours.every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
        expect(new Set(colours).size).toBe(colours.length);
        expect(dominantColours(pixels)).toEqual(colours);
      }),
    );
  });
});
