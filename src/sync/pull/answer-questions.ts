import type { MembersPage } from '#domain/members/members-page.ts';
import { isOpen } from '#replica/feed/member-questions.ts';
import { session } from '#replica/session/session.ts';
import { storeMembersAnswer } from '#replica/feed/store-members-answer.ts';
import type { MembersOutcome } from '#remote/remote.ts';
import { loseSession } from '#sync/session/lose-session.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';
import type { MemberQuestionRow } from '#replica/database/device-rows.ts';

/** Members asked for in one request, as the server's limit wants it. */
const AT_ONCE = 100;

/** idle: nobody asked anything, so nothing was learnt of the connection either. */
type AnswerResult =
  | { readonly kind: 'answered' }
  | { readonly kind: 'idle' }
  | Exclude<MembersOutcome, { kind: 'members' }>;

/**
 * Asks the server what screens want to know of members, the most recently shown question first, and stores the answers [S18]. When a list is asked
 * for from its start again, the whole answer replaces the old one at once, so that the list on screen does not shrink meanwhile.
 */
export async function answerQuestions(world: SyncWorld): Promise<AnswerResult> {
  const { replica } = world;
  let answers = 0;
  for (;;) {
    const open = (await replica.database.questions.toArray()).filter(isOpen);
    const asked = open.toSorted((a, b) => b.usedAt - a.usedAt)[0];
    if (asked === undefined) return { kind: answers === 0 ? 'idle' : 'answered' };
    const current = await session(replica);
    const began = asked.answered < asked.asked ? replica.clock() : null;
    const outcome = await ask(world, asked, began === null ? asked : { ids: [], next: null });
    if (outcome.kind === 'unauthorised' && current !== null)
      await loseSession(replica, { session: current, why: outcome.why });
    if (outcome.kind !== 'members') return outcome;
    answers += 1;
    await storeMembersAnswer(replica, { asked, began, page: outcome.page });
  }
}

/** As many members as are wanted behind those that are known. */
async function ask(
  { replica, remote }: SyncWorld,
  { question, wanted }: MemberQuestionRow,
  known: { readonly ids: MemberQuestionRow['ids']; readonly next: string | null },
): Promise<MembersOutcome> {
  const current = await session(replica);
  const token = current === null || current.expired ? null : current.token;
  let page: MembersPage = { ids: [], next: known.next, rows: {} };
  for (;;) {
    const limit = Math.min(AT_ONCE, Math.max(1, wanted - known.ids.length - page.ids.length));
    const outcome = await remote.members({ question, after: page.next, limit }, token);
    if (outcome.kind !== 'members') return outcome;
    page = joinPages(page, outcome.page);
    if (page.next === null || known.ids.length + page.ids.length >= wanted) return { kind: 'members', page };
  }
}

function joinPages(before: MembersPage, { ids, next, rows }: MembersPage): MembersPage {
  const { profiles = [], member_stats = [] } = before.rows;
  return {
    ids: [...before.ids, ...ids],
    next,
    rows: {
      profiles: [...profiles, ...(rows.profiles ?? [])],
      member_stats: [...member_stats, ...(rows.member_stats ?? [])],
    },
  };
}
