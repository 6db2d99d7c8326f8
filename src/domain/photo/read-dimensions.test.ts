import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPhotoHead } from '#domain/testing/a-photo-head.ts';
import { readDimensions } from './read-dimensions.ts';
import type { ImageKind } from './sniff-image.ts';

const side = fc.integer({ min: 1, max: 0x3fff });

function ascii(text: string): readonly number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

function big32(value: number): readonly number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function little(value: number, bytes: number): readonly number[] {
  return Array.from({ length: bytes }, (_, place) => (value >>> (8 * place)) & 255);
}

type Header = (width: number, height: number) => readonly number[];

const riff = [...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBP')];
const ispe: Header = (width, height) => [0, 0, 0, 20, ...ascii('ispe'), 0, 0, 0, 0, ...big32(width), ...big32(height)];

const headers: readonly (readonly [name: string, kind: ImageKind, header: Header])[] = [
  ['a JPEG', 'jpeg', (width, height) => [...aPhotoHead({ width, height, orientation: 6 })]],
  [
    'a PNG',
    'png',
    (width, height) => [
      0x89,
      ...ascii('PNG\r\n\x1a\n'),
      0,
      0,
      0,
      13,
      ...ascii('IHDR'),
      ...big32(width),
      ...big32(height),
    ],
  ],
  ['a GIF', 'gif', (width, height) => [...ascii('GIF89a'), ...little(width, 2), ...little(height, 2), 0]],
  [
    'a lossy WebP',
    'webp',
    (width, height) => [
      ...riff,
      ...ascii('VP8 '),
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0x9d,
      0x01,
      0x2a,
      ...little(width, 2),
      ...little(height, 2),
    ],
  ],
  [
    'a lossless WebP',
    'webp',
    (width, height) => [...riff, ...ascii('VP8L'), 0, 0, 0, 0, 0x2f, ...little(((height - 1) << 14) | (width - 1), 4)],
  ],
  [
    'an extended WebP',
    'webp',
    (width, height) => [
      ...riff,
      ...ascii('VP8X'),
      10,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      ...little(width - 1, 3),
      ...little(height - 1, 3),
    ],
  ],
  [
    'an AVIF of tiles',
    'avif',
    (width, height) => [
      0,
      0,
      0,
      16,
      ...ascii('ftypavif'),
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      68,
      ...ascii('meta'),
      ...ispe(1, 1),
      ...ispe(width, height),
      ...ispe(1, 1),
    ],
  ],
];

describe('readDimensions (R8)', () => {
  it.each(headers)('reads the size of %s from its header', (_name, kind, header) => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(readDimensions(new Uint8Array(header(width, height)), kind)).toEqual({ width, height });
      }),
    );
  });

  it.each(headers)('says nothing of %s that is cut off', (_name, kind, header) => {
    const whole = header(640, 480);
    const length = kind === 'jpeg' ? whole.indexOf(0xc0) + 4 : whole.length - (kind === 'avif' ? 25 : 1);
    const cut = kind === 'gif' ? whole.slice(0, 9) : whole.slice(0, length);
    const size = readDimensions(new Uint8Array(cut), kind);
    expect(size === null || size.width * size.height === 1).toBe(true);
  });

  it('takes nothing as the size of a picture without extent', () => {
    expect(readDimensions(aPhotoHead({ width: 0, height: 480 }), 'jpeg')).toBeNull();
  });

  it('ends on any bytes whatever', () => {
    const kinds: readonly ImageKind[] = ['jpeg', 'png', 'gif', 'webp', 'avif'];
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(...kinds), (bytes, kind) => {
        const size = readDimensions(bytes, kind);
        expect(size === null || (size.width > 0 && size.height > 0)).toBe(true);
      }),
    );
  });
});
