import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sniffImage } from './sniff-image.ts';

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

describe('sniffImage (R8: the bytes decide)', () => {
  it.each([
    ['jpeg', '\xff\xd8\xff\xe0\x00\x10JFIF'],
    ['jpeg', '\xff\xd8\xff\xe1'],
    ['png', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'],
    ['gif', 'GIF89a\x01\x00'],
    ['gif', 'GIF87a\x01\x00'],
    ['webp', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
    ['avif', '\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1miaf'],
    ['avif', '\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00mif1avifmiaf'],
    ['avif', '\x00\x00\x00\x14ftypavis\x00\x00\x00\x00msf1'],
  ])('knows a %s by %j', (kind, head) => {
    expect(sniffImage(bytes(head))).toBe(kind);
  });

  it.each([
    ['text', 'Not a picture at all'],
    ['markup', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HEIC', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic'],
    ['a brand outside its box', '\x00\x00\x00\x10ftypmif1\x00\x00\x00\x00avif'],
    ['a brand version', '\x00\x00\x00\x14ftypmif1avifmif1'],
    ['MP4', '\x00\x00\x00\x18ftypisom\x00\x00\x00\x00isommp41'],
    ['a sound in RIFF', 'RIFF\x24\x00\x00\x00WAVEfmt '],
    ['half a PNG mark', '\x89PNG\r\n'],
    ['a JPEG mark later on', ' \xff\xd8\xff'],
    ['nothing', ''],
  ])('does not take %s for a picture', (_, head) => {
    expect(sniffImage(bytes(head))).toBeNull();
  });

  it('reads any bytes, at any place in a buffer', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (some) => {
        const moved = new Uint8Array([1, 2, 3, ...some]).subarray(3);
        expect(sniffImage(moved)).toBe(sniffImage(some));
      }),
    );
    expect(sniffImage(new Uint8Array([9, ...bytes('\x00\x00\x00\x14ftypavif\x00\x00\x00\x00')]).subarray(1))).toBe(
      'avif',
    );
  });
});
