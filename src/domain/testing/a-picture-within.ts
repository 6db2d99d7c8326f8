/** What a picture is put together from, for tests of how it is read. Sizes in pixels; nothing of it can be decoded. */
interface Size {
  readonly width: number;
  readonly height: number;
}

type Bytes = readonly number[];

const ascii = (text: string): Bytes => Array.from(text, (letter) => letter.charCodeAt(0));
const little = (value: number, bytes: number): Bytes =>
  Array.from({ length: bytes }, (_, place) => (value >>> (8 * place)) & 255);
const big = (value: number, bytes: number): Bytes => little(value, bytes).toReversed();

export const webp = {
  file: (...chunks: readonly Bytes[]): Uint8Array<ArrayBuffer> => {
    const inside = chunks.flat();
    return new Uint8Array([...ascii('RIFF'), ...little(inside.length + 4, 4), ...ascii('WEBP'), ...inside]);
  },
  chunk: (name: string, inside: Bytes): Bytes => [
    ...ascii(name),
    ...little(inside.length, 4),
    ...inside,
    ...(inside.length % 2 === 1 ? [0] : []),
  ],
  canvas: ({ width, height }: Size): Bytes =>
    webp.chunk('VP8X', [0x12, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]),
  lossy: ({ width, height }: Size): Bytes =>
    webp.chunk('VP8 ', [0x30, 1, 0, 0x9d, 1, 0x2a, ...little(width, 2), ...little(height, 2), 0, 0]),
  lossless: ({ width, height }: Size): Bytes =>
    webp.chunk('VP8L', [0x2f, ...little(((height - 1) << 14) | (width - 1), 4), 0]),
  frame: ({ width, height }: Size, picture: Bytes): Bytes =>
    webp.chunk('ANMF', [0, 0, 0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3), 100, 0, 0, 0, ...picture]),
};

export const gif = {
  file: ({ width, height }: Size, ...blocks: readonly Bytes[]): Uint8Array<ArrayBuffer> =>
    new Uint8Array([
      ...ascii('GIF89a'),
      ...little(width, 2),
      ...little(height, 2),
      0x80,
      0,
      0,
      0,
      0,
      0,
      255,
      255,
      255,
      ...blocks.flat(),
      0x3b,
    ]),
  image: ({ width, height }: Size): Bytes => [
    0x2c,
    0,
    0,
    0,
    0,
    ...little(width, 2),
    ...little(height, 2),
    0,
    2,
    2,
    0x44,
    1,
    0,
  ],
  comment: (text: string): Bytes => [0x21, 0xfe, text.length, ...ascii(text), 0],
};

export const png = {
  file: (...chunks: readonly Bytes[]): Uint8Array<ArrayBuffer> =>
    new Uint8Array([0x89, ...ascii('PNG\r\n\x1a\n'), ...chunks.flat(), ...png.chunk('IEND', [])]),
  chunk: (name: string, inside: Bytes): Bytes => [...big(inside.length, 4), ...ascii(name), ...inside, 0, 0, 0, 0],
  header: ({ width, height }: Size): Bytes => png.chunk('IHDR', [...big(width, 4), ...big(height, 4), 8, 2, 0, 0, 0]),
  frame: ({ width, height }: Size): Bytes =>
    png.chunk('fcTL', [0, 0, 0, 0, ...big(width, 4), ...big(height, 4), ...Array.from({ length: 14 }, () => 0)]),
};

export const jpeg = {
  file: (...segments: readonly Bytes[]): Uint8Array<ArrayBuffer> =>
    new Uint8Array([0xff, 0xd8, ...segments.flat(), ...jpeg.scan, 0x7f, 0xff, 0xd9]),
  scan: [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0],
  frame: ({ width, height }: Size, marker = 0xc0): Bytes => [
    0xff,
    marker,
    0,
    11,
    8,
    ...big(height, 2),
    ...big(width, 2),
    1,
    1,
    0x11,
    0,
  ],
  /** Metadata, which may have a picture of its own in it. */
  metadata: (inside: Bytes): Bytes => [0xff, 0xe1, ...big(inside.length + 2, 2), ...inside],
};

export const avif = {
  file: (...inside: readonly Bytes[]): Uint8Array<ArrayBuffer> =>
    new Uint8Array([...avif.box('ftyp', ascii('avif\0\0\0\0avifmif1')), ...avif.box('meta', inside.flat())]),
  box: (name: string, inside: Bytes): Bytes => [...big(inside.length + 8, 4), ...ascii(name), ...inside],
  size: ({ width, height }: Size): Bytes => avif.box('ispe', [0, 0, 0, 0, ...big(width, 4), ...big(height, 4)]),
};
