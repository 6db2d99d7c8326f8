import { describe, expect, it } from 'vitest';
import type { VideoId } from '#domain/values/ids/ids.ts';
import { durationLabel, videoAddress, videoPoster } from './video-address.ts';

const id = 'v1' as VideoId;

describe('videos', () => {
  it('are files of this origin', () => {
    expect(videoAddress({ id, file: 'broth.mp4' })).toBe('/api/files/videos/v1/broth.mp4');
    expect(videoAddress({ id, file: '' })).toBeNull();
    expect(videoPoster({ id, thumbnail: 'still.jpg', thumbnailUrl: '/else.jpg' })).toBe(
      '/api/files/videos/v1/still.jpg?thumb=480x270',
    );
    expect(videoPoster({ id, thumbnail: 'still.jpg', thumbnailUrl: '' }, 'player')).toBe(
      '/api/files/videos/v1/still.jpg',
    );
    expect(videoPoster({ id, thumbnail: '', thumbnailUrl: '/else.jpg' })).toBe('/else.jpg');
    for (const elsewhere of ['https://elsewhere.test/a.jpg', '//elsewhere.test/a.jpg', 'javascript:alert(1)', '']) {
      expect(videoPoster({ id, thumbnail: '', thumbnailUrl: elsewhere })).toBeNull();
    }
  });

  it.each([
    [0, '0:00'],
    [9.6, '0:10'],
    [185, '3:05'],
    [3729, '1:02:09'],
  ])('of %d seconds last %s', (seconds, label) => {
    expect(durationLabel(seconds)).toBe(label);
  });
});
