import { describe, expect, it } from 'vitest';
import { anMp4, aWebm } from '#tests/support/a-film.ts';
import { videoKind } from './video-kind.ts';
import { FILM_BYTES_LIMIT, filmProblem, megabytes, videoWordProblems } from './video-rules.ts';

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

describe('a film chosen for a food (R12)', () => {
  it('is told by its bytes', () => {
    expect(videoKind(anMp4())).toBe('mp4');
    expect(videoKind(aWebm())).toBe('webm');
    for (const none of [
      '',
      'ftyp',
      '<!doctype html>',
      '\0\0\0\x14ftypqt  \0\0\0\0qt  ',
      '\0\0\0\x18ftypavif\0\0\0\0mif1avif',
      '\x1a\x45\xdf\xa3\x8b\x42\x82\x88matroska',
    ]) {
      expect(videoKind(latin(none))).toBeNull();
    }
  });

  it.each([
    [0, anMp4(), /empty/],
    [100, latin('PK'), /not an MP4 or WebM/],
    [FILM_BYTES_LIMIT + 1, anMp4(), /At most 50 MB/],
    [FILM_BYTES_LIMIT, anMp4(), null],
  ])('of %d bytes', (size, head, problem) => {
    const said = filmProblem({ size, head });
    if (problem === null) expect(said).toBeNull();
    else expect(said).toMatch(problem);
  });

  it('needs a title, within limits that count characters as people do', () => {
    expect(videoWordProblems({ title: ' ', description: '' })).toEqual({ title: 'Please give the video a title.' });
    expect(videoWordProblems({ title: '🍜'.repeat(120), description: '' })).toEqual({});
    expect(videoWordProblems({ title: 'x'.repeat(121), description: 'y'.repeat(2_001) })).toEqual({
      title: 'At most 120 characters.',
      description: 'At most 2,000 characters.',
    });
  });

  it.each([
    [0, '0 MB'],
    [1, '0.1 MB'],
    [1_572_864, '1.5 MB'],
    [52_428_800, '50 MB'],
  ])('of %d bytes has %s', (bytes, words) => {
    expect(megabytes(bytes)).toBe(words);
  });
});
