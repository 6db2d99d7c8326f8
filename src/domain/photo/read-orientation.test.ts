import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aJpeg } from '#domain/testing/a-jpeg.ts';
import { hasLocation } from './has-location.ts';
import { readOrientation } from './read-orientation.ts';

const jfif = [0xff, 0xe0, 0, 4, 0, 0];
const padded = [0xff, 0xff, ...jfif];
const otherApp1 = [0xff, 0xe1, 0, 8, 0x68, 0x74, 0x74, 0x70, 0x3a, 0];
const scan = [0xff, 0xda, 0, 2];

describe('readOrientation (R8)', () => {
  it('reads all eight, in both byte orders, behind other segments', () => {
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      for (const littleEndian of [true, false]) {
        for (const before of [[], jfif, padded, [...jfif, ...otherApp1]]) {
          expect(readOrientation(aJpeg({ orientation, littleEndian, before }))).toBe(orientation);
          expect(readOrientation(aJpeg({ orientation, littleEndian, before, hasGps: true }))).toBe(orientation);
        }
      }
    }
  });

  it.each([
    ['none given', aJpeg()],
    ['nonsense', aJpeg({ orientation: 9 })],
    ['zero', aJpeg({ orientation: 0 })],
    ['an EXIF block inside the scan', aJpeg({ orientation: 6, before: scan })],
    ['no JPEG', new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
    ['nothing', new Uint8Array()],
  ])('is upright with %s', (_, bytes) => {
    expect(readOrientation(bytes)).toBe(1);
  });

  it('is not misled by broken files', () => {
    const whole = aJpeg({ orientation: 6, hasGps: true, before: jfif });
    const broken = fc.tuple(
      fc.nat(whole.length),
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 4 }),
    );
    fc.assert(
      fc.property(broken, ([length, changes]) => {
        const bytes = whole.slice(0, length);
        for (const [place, byte] of changes) if (place < length) bytes[place] = byte;
        expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(readOrientation(bytes));
        expect(typeof hasLocation(bytes)).toBe('boolean');
      }),
      { numRuns: 2000 },
    );
  });
});
