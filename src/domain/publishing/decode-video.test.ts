import { describe, expect, it } from 'vitest';
import { decodeVideo } from './decode-video.ts';

describe('decodeVideo', () => {
  const id = 'abcdefghijklmno';
  const row = {
    id,
    food: 'food00000000001',
    user: 'member000000001',
    title: 'Making pho',
    category: 'cooking',
    duration: 61.5,
    views: '7',
  };

  it('reads a row', () => {
    expect(decodeVideo(row)).toMatchObject({
      kind: 'valid',
      value: {
        id,
        foodId: row.food,
        authorId: row.user,
        title: 'Making pho',
        category: 'cooking',
        duration: 61.5,
        views: 7,
        isVerified: false,
      },
    });
  });

  it.each([['id'], ['food'], ['user']])('refuses a row without %s', (name) => {
    expect(decodeVideo({ ...row, [name]: '' }).kind).toBe('refused');
  });

  it('brings the rest into range', () => {
    expect(decodeVideo({ ...row, category: 'dance', duration: -1, views: -1 })).toMatchObject({
      value: { category: 'taste', duration: 0, views: 0 },
    });
  });
});
