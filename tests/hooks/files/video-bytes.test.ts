import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { anMp4, aWebm } from '#tests/support/a-film.ts';

const { videoKind } = createRequire(import.meta.url)('../../../pb_hooks/lib/files/video-bytes.js') as {
  readonly videoKind: (bytes: ArrayLike<number>) => string | undefined;
};

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const box = (brands: string, next = 'moov') =>
  latin(
    `${String.fromCharCode(0, 0, 0, 16 + brands.length - 4)}ftyp${brands.slice(0, 4)}\0\0\0\0${brands.slice(4)}\0\0\0\x08${next}`,
  );

describe('what a film is by its bytes (R12)', () => {
  test.each([
    ['mp4', anMp4()],
    ['mp4', box('isomiso2avc1mp41')],
    ['mp4', box('iso5dash', 'moof')],
    ['mp4', box('M4V mp42', 'free')],
    ['webm', aWebm()],
    ['webm', latin('\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x07\x42\x82\x84webm\x18\x53\x80\x67')],
  ])('%s', (kind, bytes) => {
    expect(videoKind(bytes)).toBe(kind);
  });

  test.each([
    ['nothing', latin('')],
    ['a page', latin('<!doctype html><video>')],
    ['a QuickTime film', box('qt  mp42')],
    ['a song', box('M4A mp42')],
    ['a HEIC picture', box('heicmif1')],
    ['an AVIF picture', box('avifmif1')],
    ["a page behind a film's first box", box('isommp42', '<htm')],
    ['a box of no brand', box('abcdefgh')],
    ['a Matroska', latin('\x1a\x45\xdf\xa3\x8b\x42\x82\x88matroska\x18\x53\x80\x67')],
    ['a WebM without its segment', aWebm().slice(0, -12)],
    ['an AVI', latin('RIFF\0\0\0\0AVI LIST')],
    ['an MPEG stream', latin('\0\0\x01\xba')],
  ])('%s is none', (_name, bytes) => {
    expect(videoKind(bytes)).toBeUndefined();
  });
});
