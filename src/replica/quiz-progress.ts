import type { MemberId } from '#domain/ids.ts';
import type { QuizAnswers } from '#domain/personal/quiz.ts';
import { keyedValue, putKeyedValue } from './keyed-value.ts';
import type { Replica } from './replica.ts';

/** A quiz that was begun: it goes on where it was left, after a crash of the browser too. */
export interface QuizProgress {
  /** 0-5. */
  readonly step: number;
  readonly answers: QuizAnswers;
  /** When it was kept: of two the newer one counts. */
  readonly at: number;
}

function keyOf(member: MemberId): string {
  return `quiz/${member}`;
}

/** null when this member has begun none on this device. */
export function quizProgress({ database }: Replica, member: MemberId): Promise<QuizProgress | null> {
  return keyedValue<QuizProgress>(database, keyOf(member));
}

export function keepQuizProgress({ database }: Replica, { member, progress }: { member: MemberId; progress: QuizProgress }): Promise<void> {
  return putKeyedValue(database, keyOf(member), progress);
}

export async function forgetQuizProgress({ database }: Replica, member: MemberId): Promise<void> {
  await database.keyed.delete(keyOf(member));
}
