import type { MemberId } from '#domain/values/ids/ids.ts';
import type { QuizAnswers } from '#domain/personal/quiz.ts';
import type { TasteEdit } from '#domain/personal/edited-profile.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';

/** What a member began on this device and did not finish: it goes on where it was left, after a crash of the browser too. */
export interface Begun<Work> {
  readonly work: Work;
  /** When it was kept: of two the newer one counts. */
  readonly at: number;
}

/** A kind of work, of which a member has at most one under way on a device. It never leaves the device. */
export interface SingleDraft<Work> {
  readonly name: string;
  /** null when this member has begun none here. */
  read(replica: Replica, member: MemberId): Promise<Begun<Work> | null>;
  keep(replica: Replica, of: { readonly member: MemberId; readonly begun: Begun<Work> }): Promise<void>;
  forget(replica: Replica, member: MemberId): Promise<void>;
}

function singleDraft<Work>(name: string): SingleDraft<Work> {
  const keyOf = (member: MemberId) => `begun/${name}/${member}`;
  return {
    name,
    read: ({ database }, member) => keyedValue<Begun<Work>>(database, keyOf(member)),
    keep: ({ database }, { member, begun }) => putKeyedValue(database, keyOf(member), begun),
    forget: ({ database }, member) => database.keyed.delete(keyOf(member)),
  };
}

export interface QuizWork {
  /** 0-5. */
  readonly step: number;
  readonly answers: QuizAnswers;
  /** Answered to the end, and waiting for the profile that the answers are joined with. */
  readonly isComplete: boolean;
}

export const quizDraft = singleDraft<QuizWork>('quiz');

/** Changes of the taste profile that were not saved. */
export const tasteEditDraft = singleDraft<TasteEdit>('taste-edit');

/** A question to the assistant that is not asked yet; a visitor's is kept under a name that no member has. */
export const questionDraft = singleDraft<string>('assistant-question');
export const visitorsQuestion = 'visitor' as MemberId;

/** What a visitor had begun to ask becomes the member's, unless the member has begun something here. Call it inside a transaction. */
export async function adoptQuestion(replica: Replica, member: MemberId): Promise<void> {
  const visitors = await questionDraft.read(replica, visitorsQuestion);
  if (visitors === null) return;
  if ((await questionDraft.read(replica, member)) === null)
    await questionDraft.keep(replica, { member, begun: visitors });
  await questionDraft.forget(replica, visitorsQuestion);
}
