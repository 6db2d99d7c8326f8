import { t } from '@lingui/core/macro';
import { figure } from '#languages/figure.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';
import { nameProblem } from '#domain/naming/name-problem.ts';
import { videoKind } from './video-kind.ts';

/** Bytes of a film (R12); the server holds to the same number. */
export const FILM_BYTES_LIMIT = 50 * 1024 * 1024;
export const VIDEO_TITLE_LIMIT = 120;
export const VIDEO_DESCRIPTION_LIMIT = 2_000;

/** Why a chosen file cannot be a video of a food, in a sentence; null when its beginning says that it can. */
export function filmProblem({ size, head }: { readonly size: number; readonly head: Uint8Array }): string | null {
  if (size === 0) return t`This file is empty.`;
  if (videoKind(head) === null) return t`This is not an MP4 or WebM video. Export it as MP4 and try again.`;
  if (size > FILM_BYTES_LIMIT)
    return t`This video has ${megabytes(size)}. At most 50 MB can be shared: make it shorter or smaller.`;
  return null;
}

/** What is wrong with a video's words, by field; empty when nothing is. */
export function videoWordProblems({ title, description }: { readonly title: string; readonly description: string }): {
  readonly title?: string;
  readonly description?: string;
} {
  const used = countCharacters(title.trim());
  const nameless = nameProblem(title, null);
  return {
    ...(nameless === null ? {} : { title: `${nameless}.` }),
    ...(used === 0 ? { title: t`Please give the video a title.` } : {}),
    ...(used > VIDEO_TITLE_LIMIT ? { title: t`At most ${VIDEO_TITLE_LIMIT} characters.` } : {}),
    ...(countCharacters(description.trim()) > VIDEO_DESCRIPTION_LIMIT
      ? { description: t`At most ${figure(VIDEO_DESCRIPTION_LIMIT)} characters.` }
      : {}),
  };
}

/** Bytes as '0.4 MB' or '12 MB'. */
export function megabytes(bytes: number): string {
  if (bytes === 0) return '0 MB';
  const value = bytes / (1024 * 1024);
  return `${value < 10 ? Math.max(0.1, Math.round(value * 10) / 10) : Math.round(value)} MB`;
}
