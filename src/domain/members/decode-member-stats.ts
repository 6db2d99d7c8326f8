import { clamp } from '#prelude/clamp.ts';
import { refused, valid, type Decoded } from '#domain/values/decoded.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { MemberStats } from './member-stats.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';

/** Whole counts of at least 0, a rating of 0-5; what is missing counts 0. Refused without an id. */
export function decodeMemberStats(value: unknown): Decoded<MemberStats> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id')) as MemberId | null;
  if (columns === null || id === null) return refused('The counts of a member must have an id.');
  const count = (name: string) => Math.max(0, Math.floor(columns.number(name) ?? 0));
  return valid({
    id,
    followers: count('followers'),
    followersSeq: count('followers_seq'),
    following: count('following'),
    foods: count('foods'),
    cuisines: count('cuisines'),
    reviews: count('reviews'),
    rating: clamp(columns.number('rating') ?? 0, 0, 5),
  });
}
