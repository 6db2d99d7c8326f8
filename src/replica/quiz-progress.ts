import type { QuizAnswers } from '#domain/personal/quiz.ts';
import { keyedValue, putKeyedValue } from './keyed-value.ts';
import type { Replica } from './replica.ts';
import { session } from './session.ts';

/** A quiz that was begun: it goes on where it was left, after a crash of the page too. */
export interface QuizProgress {
  /** 0-5. */
  readonly step: number;
  readonly answers: QuizAnswers;
}

async function keyOf(replica: Replica): Promise<string> {
  return `quiz/${(await session(replica))?.memberId ?? ''}`;
}

/** null when none was begun by whoever uses this device now. */
export async function quizProgress(replica: Replica): Promise<QuizProgress | null> {
  return keyedValue<QuizProgress>(replica.database, await keyOf(replica));
}

export async function keepQuizProgress(replica: Replica, progress: QuizProgress): Promise<void> {
  await putKeyedValue(replica.database, await keyOf(replica), progress);
}

export async function forgetQuizProgress(replica: Replica): Promise<void> {
  await replica.database.keyed.delete(await keyOf(replica));
}
