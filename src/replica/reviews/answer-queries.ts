import { decodeProfile } from '#domain/members/decode-profile.ts';
import type { Profile } from '#domain/members/member.ts';
import { decodeReviewAnswer } from '#domain/reviews/decode-review-answer.ts';
import { mayAnswer, type ReviewAnswer } from '#domain/reviews/review-answer.ts';
import type { FoodId, MemberId, ReviewId } from '#domain/values/ids/ids.ts';
import { readId } from '#domain/values/ids/read-id.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';

export interface SignedAnswer {
  readonly answer: ReviewAnswer;
  /** null while the author's profile is not on this device. */
  readonly author: Profile | null;
  readonly isOwn: boolean;
  /** A change waits to be sent. */
  readonly isUnsent: boolean;
}

/** What the contributor of a food has done with its reviews (R34), and whether the reader is that contributor. */
export interface AnswersOfFood {
  /** By the review. */
  readonly answers: ReadonlyMap<ReviewId, SignedAnswer>;
  readonly pinned: ReviewId | null;
  /** The reader, where they may answer and pin at this moment. */
  readonly contributor: MemberId | null;
  /** The reader's own answers that the server refused, and that wait for them [S6]. By the review. */
  readonly refused: ReadonlyMap<ReviewId, OutboxEntry>;
}

/** The answers to the reviews of a food, and the review that stands first. Its topic is opened by the screen. */
export async function answersOfFood(replica: Replica, foodId: FoodId): Promise<AnswersOfFood> {
  const { database } = replica;
  const member = (await session(replica))?.memberId ?? null;
  const [rows, pins, food, profileRow, entries] = await Promise.all([
    database.rows('review_answers').where('food').equals(foodId).toArray(),
    database.rows('pinned_reviews').where('food').equals(foodId).toArray(),
    database.rows('foods').get(foodId),
    member === null ? undefined : database.rows('profiles').get(member),
    member === null ? [] : database.outbox.where('member').equals(member).toArray(),
  ]);
  const given = readId(food?.['uploaded_by']) as MemberId | null;
  const own = entries.filter(({ collection }) => collection === 'review_answers');
  const waiting = new Set(own.filter(({ state }) => state === 'waiting').map(({ record }) => record));
  const list = rows.flatMap((row) => {
    const decoded = decodeReviewAnswer(row);
    return decoded.kind === 'valid' ? [decoded.value] : [];
  });
  const profiles = await database.rows('profiles').bulkGet(list.map(({ authorId }) => authorId));
  const answers = list.map((answer, place): [ReviewId, SignedAnswer] => {
    const author = decodeProfile(profiles[place]);
    return [
      answer.reviewId,
      {
        answer,
        author: author.kind === 'valid' ? author.value : null,
        isOwn: answer.authorId === member,
        isUnsent: waiting.has(answer.id),
      },
    ];
  });
  const profile = decodeProfile(profileRow);
  const pin = pins.find(({ user }) => user === given);
  return {
    answers: new Map(answers),
    pinned: readId(pin?.['review']) as ReviewId | null,
    contributor: mayAnswer(profile.kind === 'valid' ? profile.value : null, given) ? member : null,
    refused: new Map(
      own
        .filter(({ state, columns }) => state === 'parked' && typeof columns['text'] === 'string')
        .map((entry) => [reviewOf(entry, list), entry] as const)
        .filter((pair): pair is [ReviewId, OutboxEntry] => pair[0] !== null),
    ),
  };
}

/** An edit names only what it changes: its review is in the row. */
function reviewOf({ record, columns }: OutboxEntry, answers: readonly ReviewAnswer[]): ReviewId | null {
  return (readId(columns['review']) as ReviewId | null) ?? answers.find(({ id }) => id === record)?.reviewId ?? null;
}
