import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { avif, gif, jpeg, png, webp } from '#domain/testing/a-picture-within.ts';
import { readPicture } from './server-pictures.ts';

const read = (bytes: Uint8Array) =>
  readPicture({ size: bytes.length, read: (at, length) => bytes.subarray(at, at + length) });
const small = { width: 16, height: 16 };
const large = { width: 8200, height: 8100 };

const hidden: readonly (readonly [what: string, bytes: Uint8Array])[] = [
  ['a WebP whose canvas is smaller than its picture', webp.file(webp.canvas(small), webp.lossy(large))],
  ['a WebP whose canvas is smaller than its lossless picture', webp.file(webp.canvas(small), webp.lossless(large))],
  ['a WebP whose canvas is larger than its picture', webp.file(webp.canvas(large), webp.lossy(small))],
  ['a WebP with a second picture', webp.file(webp.canvas(small), webp.lossy(small), webp.lossy(large))],
  [
    'a WebP whose picture comes behind a profile of odd length',
    webp.file(webp.canvas(small), webp.chunk('ICCP', [1, 2, 3]), webp.lossless(large)),
  ],
  [
    'a moving WebP with a larger frame',
    webp.file(
      webp.canvas(small),
      webp.chunk('ANIM', [0, 0, 0, 0, 0, 0]),
      webp.frame(small, webp.lossy(small)),
      webp.frame(large, webp.lossy(small)),
    ),
  ],
  [
    'a moving WebP with a larger picture in a frame',
    webp.file(webp.canvas(small), webp.frame(small, webp.lossy(small)), webp.frame(small, webp.lossless(large))),
  ],
  ['a GIF whose picture is larger than its screen', gif.file(small, gif.comment('first'), gif.image(large))],
  ['a GIF whose second picture is larger than its screen', gif.file(small, gif.image(small), gif.image(large))],
  ['a GIF whose screen is larger than its picture', gif.file(large, gif.image(small))],
  [
    'a moving PNG with a larger frame',
    png.file(png.header(small), png.chunk('acTL', [0, 0, 0, 1, 0, 0, 0, 0]), png.frame(large)),
  ],
  ['a JPEG with two frame headers', jpeg.file(jpeg.frame(small), jpeg.frame(large, 0xc2))],
  ['a JPEG with a small preview', jpeg.file(jpeg.metadata([...jpeg.file(jpeg.frame(small))]), jpeg.frame(large))],
  ['an AVIF of tiles', avif.file(avif.size(small), avif.size(large), avif.size(small))],
  [
    'an AVIF whose thumbnail stands first',
    avif.file(
      avif.size(small),
      avif.box(
        'free',
        Array.from({ length: 5000 }, () => 1),
      ),
      avif.size(large),
    ),
  ],
];

describe('readPicture believes the largest', () => {
  it.each(hidden)('of %s', (_what, bytes) => {
    expect(read(bytes)).toMatchObject(large);
  });

  it('but not a preview in the metadata of a JPEG, which nobody decodes as the picture', () => {
    expect(read(jpeg.file(jpeg.metadata([...jpeg.file(jpeg.frame(large))]), jpeg.frame(small)))).toMatchObject(small);
  });

  it('of parts in any order, of any size', () => {
    const side = fc.integer({ min: 1, max: 16_383 });
    const size = fc.record({ width: side, height: side });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(size, fc.constantFrom('lossy', 'lossless', 'frame', 'canvas')), {
          minLength: 1,
          maxLength: 12,
        }),
        fc.integer({ min: 0, max: 9 }),
        (parts, odd) => {
          const chunks = parts.map(([one, kind]) =>
            kind === 'frame'
              ? webp.frame(one, webp.lossy(one))
              : webp[kind === 'canvas' ? 'canvas' : kind === 'lossy' ? 'lossy' : 'lossless'](one),
          );
          const bytes = webp.file(
            webp.canvas({ width: 1, height: 1 }),
            ...chunks.flatMap((chunk) => [
              webp.chunk(
                'EXIF',
                Array.from({ length: odd }, () => 7),
              ),
              chunk,
            ]),
          );
          expect(read(bytes)).toMatchObject({
            width: Math.max(...parts.map(([one]) => one.width)),
            height: Math.max(...parts.map(([one]) => one.height)),
          });
        },
      ),
    );
  });

  it('and counts what moves', () => {
    expect(read(gif.file(small, ...Array.from({ length: 900 }, () => gif.image(small))))?.frames).toBe(900);
    expect(
      read(webp.file(webp.canvas(small), ...Array.from({ length: 7 }, () => webp.frame(small, webp.lossy(small)))))
        ?.frames,
    ).toBe(7);
    expect(read(png.file(png.header(small), png.frame(small), png.frame(small)))?.frames).toBe(2);
    expect(read(jpeg.file(jpeg.frame(small)))?.frames).toBe(1);
  });
});

describe('readPicture takes for no picture', () => {
  const nothing: readonly (readonly [what: string, bytes: Uint8Array])[] = [
    ['a PNG with two headers', png.file(png.header(small), png.header(large))],
    [
      'a WebP whose picture has no start code',
      webp.file(
        webp.chunk(
          'VP8 ',
          Array.from({ length: 20 }, () => 0),
        ),
      ),
    ],
    ['a WebP of other chunks', webp.file(webp.chunk('EXIF', [1, 2]), webp.lossy(large))],
    ['a JPEG with a text between its segments', jpeg.file(jpeg.metadata([1]), [0x20, 0x20], jpeg.frame(small))],
    ['a GIF with a text between its pictures', gif.file(small, gif.image(small), [0x20])],
    [
      'an AVIF whose sizes are behind much else',
      avif.file(
        avif.box(
          'free',
          Array.from({ length: 70_000 }, () => 1),
        ),
        avif.size(small),
      ),
    ],
    ['a GIF without an end of parts', gif.file(small, Array.from({ length: 70_000 }, () => gif.comment('x')).flat())],
    ['a picture without extent', gif.file(small, gif.image({ width: 0, height: 5 }))],
  ];
  it.each(nothing)('%s', (_what, bytes) => {
    expect(read(bytes)).toBeNull();
  });

  it('and ends on any bytes whatever, also behind a true beginning', () => {
    const beginnings = hidden.map(([, bytes]) => bytes);
    fc.assert(
      fc.property(
        fc.constantFrom(...beginnings),
        fc.uint8Array({ maxLength: 200 }),
        fc.nat({ max: 120 }),
        (bytes, noise, at) => {
          const mixed = Uint8Array.from([...bytes.subarray(0, at), ...noise, ...bytes.subarray(at)]);
          const picture = read(mixed);
          expect(picture === null || (picture.width > 0 && picture.height > 0 && picture.frames > 0)).toBe(true);
        },
      ),
    );
  });
});
