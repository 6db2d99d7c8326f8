import { describe, expect, it } from 'vitest';
import type { Video } from '#domain/publishing/video.ts';
import type { FoodId, MemberId, VideoId } from '#domain/values/ids/ids.ts';
import { videoModel } from './video-model.ts';

const author = 'author' as MemberId;
const video: Video = {
  id: 'spoon' as VideoId,
  foodId: 'pho' as FoodId,
  authorId: author,
  title: 'The first spoon',
  description: '',
  creatorName: '',
  category: 'taste',
  file: 'film.mp4',
  thumbnail: 'still.png',
  thumbnailUrl: '',
  duration: 12,
  isVerified: false,
  views: 0,
  createdAt: 0,
};
const watched = { video, memberId: null, isWaiting: false, ownFilm: null, ownPoster: null, keptBytes: null };
const sent = { src: '/api/files/videos/spoon/film.mp4', poster: '/api/files/videos/spoon/still.png', isHere: false };
const others = { title: 'The first spoon', film: sent, isOwn: false, canShare: true, canKeep: true };
const unsent = { ...watched, video: { ...video, file: '', thumbnail: '' }, memberId: author, isWaiting: true };

describe('what is shown of a video', () => {
  it.each<readonly [string, Parameters<typeof videoModel>[0], ReturnType<typeof videoModel>]>([
    ['another’s', watched, others],
    ['the own one', { ...watched, memberId: author }, { ...others, isOwn: true }],
    ['one that is kept here', { ...watched, keptBytes: 9 }, { ...others, film: { ...sent, isHere: true } }],
    ['one of which nobody knows whether it is kept', { ...watched, keptBytes: undefined }, others],
    ['one without a title', { ...watched, video: { ...video, title: '' } }, { ...others, title: 'Untitled video' }],
    ['one without a film', { ...watched, video: { ...video, file: '' } }, { ...others, film: null, canKeep: false }],
    [
      'the own one that waits to be sent plays from this device',
      { ...unsent, ownFilm: 'blob:film', ownPoster: 'blob:still' },
      {
        ...others,
        film: { src: 'blob:film', poster: 'blob:still', isHere: true },
        isOwn: true,
        canShare: false,
        canKeep: false,
      },
    ],
    [
      'the own one whose film is sent and which waits on',
      { ...watched, memberId: author, isWaiting: true },
      { ...others, isOwn: true, canShare: false, canKeep: false },
    ],
  ])('%s', (_, facts, model) => {
    expect(videoModel(facts)).toEqual(model);
  });
});
