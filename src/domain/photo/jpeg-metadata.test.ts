import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aJpeg } from '#domain/testing/a-jpeg.ts';
import { hasMetadata, withoutMetadata } from './jpeg-metadata.ts';

const has = (bytes: Uint8Array) =>
  hasMetadata({ size: bytes.length, read: (at, length) => bytes.subarray(at, at + length) });
const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const segment = (marker: number, data: readonly number[]) => [
  0xff,
  marker,
  (data.length + 2) >> 8,
  (data.length + 2) & 0xff,
  ...data,
];
const jpeg = (...parts: readonly (readonly number[])[]) =>
  new Uint8Array([0xff, 0xd8, ...parts.flat(), 0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]);

const jfif = segment(0xe0, letters('JFIF\0'));
const profile = segment(0xe2, letters('ICC_PROFILE\0'));
const table = segment(0xdb, [1, 2, 3]);

it.each([
  ['EXIF', segment(0xe1, letters('Exif\0\0'))],
  ['XMP', segment(0xe1, letters('http://ns.adobe.com/xap/1.0/\0'))],
  ['words of an agency', segment(0xed, letters('Photoshop 3.0\0'))],
  ['a comment', segment(0xfe, letters('taken at home'))],
  ['previews', segment(0xe2, letters('MPF\0'))],
])('takes %s out and leaves the picture (R8)', (_what, more) => {
  const file = jpeg(jfif, more, profile, more, table);
  expect(has(file)).toBe(true);
  expect([...withoutMetadata(file)]).toEqual([...jpeg(jfif, profile, table)]);
});

it('leaves what has none, and what is no JPEG', () => {
  for (const file of [jpeg(jfif, profile, table), new Uint8Array([1, 2, 3]), new Uint8Array(0)]) {
    expect(has(file)).toBe(false);
    expect(withoutMetadata(file)).toBe(file);
  }
  expect(has(withoutMetadata(new Uint8Array(aJpeg({ orientation: 6, hasGps: true }))))).toBe(false);
});

it('ends with any bytes, and finds nothing in what it has cleaned', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (tail) => {
      const bare = withoutMetadata(new Uint8Array([0xff, 0xd8, ...tail]));
      expect(has(bare)).toBe(false);
    }),
    // Cut off within a segment.
    { examples: [[new Uint8Array([0xff, 0xe1, 0, 3])]] },
  );
});
