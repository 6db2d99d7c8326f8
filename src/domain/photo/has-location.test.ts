import { describe, expect, it } from 'vitest';
import { aJpeg } from '#domain/testing/a-jpeg.ts';
import { hasLocation } from './has-location.ts';

describe('hasLocation (R8)', () => {
  it.each([
    ['a GPS directory', aJpeg({ hasGps: true }), true],
    ['one in the other byte order', aJpeg({ hasGps: true, littleEndian: false, orientation: 3 }), true],
    ['an XMP packet', new TextEncoder().encode('<rdf:Description exif:GPSLatitude="48,51N"/>'), true],
    ['EXIF without GPS', aJpeg({ orientation: 6 }), false],
    ['no EXIF', new Uint8Array([0xff, 0xd8, 0xff, 0xd9]), false],
    ['nothing', new Uint8Array(), false],
  ])('sees %s', (_, bytes, expected) => {
    expect(hasLocation(bytes)).toBe(expected);
  });
});
