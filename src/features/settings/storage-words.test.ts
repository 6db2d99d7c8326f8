import { describe, expect, it } from 'vitest';
import { freedInWords, thingsInWords } from './storage-words.ts';

describe('what is stored, in words', () => {
  it('names what there is and leaves out what there is not', () => {
    expect(thingsInWords({ pages: 0, stories: 0, pictures: 0 })).toBe('Nothing');
    expect(thingsInWords({ pages: 1, stories: 0, pictures: 0 })).toBe('1 page');
    expect(thingsInWords({ pages: 2, stories: 1, pictures: 1200 })).toBe('2 pages, 1 story and 1,200 pictures');
  });

  it('says what was freed, and when nothing was', () => {
    expect(freedInWords({ pages: 3, pictures: 12, bytes: 3_400_000 })).toEqual({
      title: 'Freed about 3.4 MB',
      description: 'Gone from this device, until you look at it again: 3 pages and 12 pictures.',
    });
    expect(freedInWords({ pages: 0, pictures: 0, bytes: 0 }).title).toBe('Nothing to free up');
  });
});
