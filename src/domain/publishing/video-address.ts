import type { Video } from './video.ts';

/** Where the film itself is; null when it has none. */
export function videoAddress({ id, file }: Pick<Video, 'id' | 'file'>): string | null {
  return file === '' ? null : `/api/files/videos/${id}/${file}`;
}

/** The still that stands for a video, cut for a card or whole for the player; only from this origin. */
export function videoPoster(
  { id, thumbnail, thumbnailUrl }: Pick<Video, 'id' | 'thumbnail' | 'thumbnailUrl'>,
  size: 'card' | 'player' = 'card',
): string | null {
  if (thumbnail !== '') return `/api/files/videos/${id}/${thumbnail}${size === 'card' ? '?thumb=480x270' : ''}`;
  return /^\/(?!\/)/.test(thumbnailUrl) ? thumbnailUrl : null;
}

/** Seconds as '3:05' or '1:02:09'. */
export function durationLabel(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = `${hours > 0 ? String(minutes).padStart(2, '0') : minutes}:${String(rest).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}
