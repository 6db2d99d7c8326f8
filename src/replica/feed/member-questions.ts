import type { MemberId } from '#domain/values/ids/ids.ts';
import type { MemberQuestion } from '#domain/members/member-question.ts';
import { assertNever } from '#prelude/assert-never.ts';
import { foldText } from '#prelude/text/fold-text.ts';
import { dropAudience } from './drop-audience.ts';
import type { Replica } from '#replica/database/replica.ts';
import { syncReport } from './sync-status.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';
import type { MemberQuestionRow } from '#replica/database/device-rows.ts';

/** Members that one question keeps at most: who looks for others searches for a name. */
export const MEMBERS_AT_MOST = 480;
/** Questions whose answers a device keeps; the least recently used goes first. */
const QUESTIONS_AT_MOST = 24;
/** An answer this young is not asked for again by itself, in milliseconds. */
const FRESH_FOR = 60_000;

/** The answer as far as this device has it. */
export interface MembersFound {
  readonly ids: readonly MemberId[];
  /** Whether the server has more than `ids`. */
  readonly hasMore: boolean;
  /**
   * - asking: a request is under way, or will be soon
   * - known: `ids` is what the server answered
   * - offline: the server cannot be reached; `ids` is what was kept
   */
  readonly state: 'asking' | 'known' | 'offline';
  /** Whether the server ever answered this on this device. */
  readonly isAnswered: boolean;
}

/** The same for questions that have the same answer. */
export function keyOfQuestion(question: MemberQuestion): string {
  switch (question.list) {
    case 'newest':
    case 'contributors':
      return question.list;
    case 'named':
    case 'username':
      return `${question.list}:${foldText(question.name)}`;
    case 'followers':
    case 'following':
      return `${question.list}:${question.of}`;
    case 'these':
      return `these:${question.ids.join(',')}`;
    default:
      return assertNever(question);
  }
}

/** The audience under which the rows of an answer are kept; the feed knows nothing of it. */
export function audienceOfQuestion(key: string): string {
  return `d:${key}`;
}

/** Whether the server is to be asked: from the start, or for more. */
export function isOpen({ asked, answered, ids, wanted, next }: MemberQuestionRow): boolean {
  return answered < asked || (next !== null && ids.length < wanted);
}

/** The questions that screens put so far are asked anew, though the answers are young (pull-to-refresh). */
export async function askMembersAgain(
  { database, clock }: Replica,
  questions: readonly MemberQuestion[],
): Promise<void> {
  await database.questions.where('key').anyOf(questions.map(keyOfQuestion)).modify({ asked: clock() });
}

/** A screen wants the first `wanted` members that answer a question. An answer of this minute stands. */
export async function askMembers(
  replica: Replica,
  { question, wanted }: { question: MemberQuestion; wanted: number },
): Promise<void> {
  const { database, clock } = replica;
  const key = keyOfQuestion(question);
  const now = clock();
  await transactionOverRows(replica, async () => {
    const held = await database.questions.get(key);
    const isStale = held === undefined || now - held.answered > FRESH_FOR;
    await database.questions.put({
      key,
      question,
      ids: held?.ids ?? [],
      next: held?.next ?? null,
      wanted: Math.min(wanted, MEMBERS_AT_MOST),
      asked: isStale ? now : held.asked,
      answered: held?.answered ?? 0,
      usedAt: now,
    });
    const byUse = (await database.questions.toArray()).toSorted((a, b) => b.usedAt - a.usedAt);
    for (const { key: unused } of byUse.slice(QUESTIONS_AT_MOST)) {
      await database.questions.delete(unused);
      await dropAudience(database, audienceOfQuestion(unused));
    }
  });
}

/** What is known of a question's answer; nothing before `askMembers`. */
export async function membersFound(replica: Replica, question: MemberQuestion): Promise<MembersFound> {
  const [row, { connection }] = await Promise.all([
    replica.database.questions.get(keyOfQuestion(question)),
    syncReport(replica),
  ]);
  if (row === undefined)
    return { ids: [], hasMore: false, state: connection === 'offline' ? 'offline' : 'asking', isAnswered: false };
  const settled = isOpen(row) ? (connection === 'offline' ? 'offline' : 'asking') : 'known';
  const hasMore = row.next !== null && row.ids.length < MEMBERS_AT_MOST;
  return { ids: row.ids, hasMore, state: settled, isAnswered: row.answered > 0 };
}
