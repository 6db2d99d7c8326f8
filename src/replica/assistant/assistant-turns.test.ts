import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { Replica } from '#replica/database/replica.ts';
import { aReplica, member, otherMember, signInAs } from '#tests/support/a-replica.ts';
import { assistantTurns, beginTurn, clearTurns, restoreTurns, settleTurn } from './assistant-turns.ts';
import { questionDraft, visitorsQuestion } from '#replica/unsent-work/single-drafts.ts';
import { forgetMember } from '#replica/session-commands/forget-member.ts';

const begin = (replica: Replica, question: string) => beginTurn(replica, { id: crypto.randomUUID(), question });
const questions = async (replica: Replica) => (await assistantTurns(replica)).map(({ question }) => question);

it('keeps what each member asked, in its order, for that member alone [S5]', async () => {
  const replica = aReplica();
  expect((await begin(replica, 'Nobody asks')).kind).toBe('signed-out');
  await signInAs(replica, member);
  await begin(replica, 'First');
  await begin(replica, 'Second');
  await signInAs(replica, otherMember);
  await begin(replica, 'Another’s');
  expect(await questions(replica)).toEqual(['Another’s']);
  await signInAs(replica, member);
  expect(await questions(replica)).toEqual(['First', 'Second']);
  await forgetMember(replica, member);
  expect(await replica.database.assistantTurns.toArray()).toMatchObject([{ question: 'Another’s' }]);
});

it('takes over what a visitor had begun to ask, unless the member has begun something', async () => {
  const replica = aReplica();
  const keep = (by: typeof member, work: string) => questionDraft.keep(replica, { member: by, begun: { work, at: 1 } });
  const begun = async (by: typeof member) => (await questionDraft.read(replica, by))?.work;
  await keep(visitorsQuestion, 'Is ramen');
  await signInAs(replica, member);
  expect([await begun(member), await begun(visitorsQuestion)]).toEqual(['Is ramen', undefined]);
  await keep(visitorsQuestion, 'Other');
  await signInAs(replica, member);
  expect([await begun(member), await begun(visitorsQuestion)]).toEqual(['Is ramen', undefined]);
});

it('keeps the last 50', async () => {
  const replica = aReplica();
  await signInAs(replica, member);
  for (let count = 1; count <= 53; count += 1) await begin(replica, String(count));
  const kept = await questions(replica);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, '4', '53']);
});

it('takes an answer for a question that is still there, and brings back what was cleared', async () => {
  const replica = aReplica();
  await signInAs(replica, member);
  const begun = await begin(replica, 'What does ramen taste like?');
  if (begun.kind !== 'saved') throw new Error(begun.kind);
  const turns = await assistantTurns(replica);
  await clearTurns(replica);
  const answer = { text: 'Rich.', foods: [], answeredBy: 'device', notice: '' } as const;
  await settleTurn(replica, begun.turn.id, { state: 'answered', answer });
  expect(await assistantTurns(replica)).toEqual([]);
  await restoreTurns(replica, turns);
  await settleTurn(replica, begun.turn.id, { state: 'answered', answer });
  expect(await assistantTurns(replica)).toMatchObject([{ state: 'answered', answer: { text: 'Rich.' } }]);
});
