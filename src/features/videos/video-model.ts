import { t } from '@lingui/core/macro';
import { videoAddress, videoPoster } from '#domain/publishing/video-address.ts';
import type { Video } from '#domain/publishing/video.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';

interface WatchedVideo {
  readonly video: Video;
  /** Who watches; null for a visitor. */
  readonly memberId: MemberId | null;
  /** The server does not have it whole yet. */
  readonly isWaiting: boolean;
  /** Addresses of film and still that wait on this device to be sent; null where none do. */
  readonly ownFilm: string | null;
  readonly ownPoster: string | null;
  /** Bytes that are kept on this device; null when none are, undefined while nobody knows. */
  readonly keptBytes: number | null | undefined;
}

export interface VideoModel {
  readonly title: string;
  /** null where there is none to play; `isHere`: it plays without a connection. */
  readonly film: { readonly src: string; readonly poster: string | null; readonly isHere: boolean } | null;
  readonly isOwn: boolean;
  readonly canShare: boolean;
  readonly canKeep: boolean;
}

/** What is shown of one video, and what may be done with it (R12). */
export function videoModel({ video, memberId, isWaiting, ownFilm, ownPoster, keptBytes }: WatchedVideo): VideoModel {
  const src = ownFilm ?? videoAddress(video);
  return {
    title: video.title || t`Untitled video`,
    film:
      src === null
        ? null
        : {
            src,
            poster: ownPoster ?? videoPoster(video, 'player'),
            isHere: ownFilm !== null || typeof keptBytes === 'number',
          },
    isOwn: memberId === video.authorId,
    canShare: !isWaiting,
    canKeep: video.file !== '' && !isWaiting,
  };
}
