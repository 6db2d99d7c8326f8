import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { MemberQuestion } from '#domain/members/member-question.ts';
import { askMembers, askMembersAgain, MEMBERS_AT_MOST, membersFound } from '#replica/feed/member-questions.ts';
import { profileOf } from '#replica/members/member-queries.ts';
import { aMemberServer, type MemberServer } from '#tests/support/server/a-member-server.ts';
import { aReplica, feed, type TestReplica } from '#tests/support/a-replica.ts';
import { answerQuestions } from './answer-questions.ts';

const newest: MemberQuestion = { list: 'newest' };
const manyMembers = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: `m${place}`, name: `Member ${place}` }));
let replica: TestReplica;
let server: MemberServer;

beforeEach(() => {
  replica = aReplica();
  server = aMemberServer();
});
afterEach(() => replica.database.delete());

const answer = () => answerQuestions({ replica, remote: server.remote });
const ask = (question: MemberQuestion, wanted: number) => askMembers(replica, { question, wanted });
const shown = async (question: MemberQuestion = newest) => (await membersFound(replica, question)).ids;

describe('questions about members [S18]', () => {
  it('are answered with as many as the screen shows, and with more when it shows more', async () => {
    server.members = manyMembers(30);
    await ask(newest, 12);
    expect(await membersFound(replica, newest)).toMatchObject({ state: 'asking', isAnswered: false, ids: [] });
    expect(await answer()).toEqual({ kind: 'answered' });
    expect(await membersFound(replica, newest)).toMatchObject({ state: 'known', hasMore: true, isAnswered: true });
    expect(await shown()).toHaveLength(12);
    expect(await profileOf(replica, 'm11' as MemberId)).toMatchObject({ fullName: 'Member 11' });
    await ask(newest, 36);
    await answer();
    expect(await shown()).toEqual(server.members.map(({ id }) => id));
    expect(await membersFound(replica, newest)).toMatchObject({ hasMore: false });
    expect(server.requests.map(({ after, limit }) => [after, limit])).toEqual([
      [null, 12],
      ['12', 24],
    ]);
  });

  it('are idle when nothing is asked, so that nothing is said of the connection', async () => {
    expect(await answer()).toEqual({ kind: 'idle' });
  });

  it('are not asked again while the answer is young, but at a pull-to-refresh', async () => {
    server.members = manyMembers(3);
    await ask(newest, 12);
    await answer();
    await ask(newest, 12);
    expect(await answer()).toEqual({ kind: 'idle' });
    server.members = manyMembers(2);
    replica.now += 1;
    await askMembersAgain(replica, [newest]);
    await answer();
    expect(await shown()).toEqual(['m0', 'm1']);
    expect(await profileOf(replica, 'm2' as MemberId)).toBeNull();
    replica.now += 61_000;
    await ask(newest, 12);
    expect(await answer()).toEqual({ kind: 'answered' });
  });

  it('keep what was shown until the whole new answer is there', async () => {
    server.members = manyMembers(150);
    await ask(newest, 150);
    await answer();
    server.pageSize = 40;
    replica.now += 1;
    await askMembersAgain(replica, [newest]);
    server.failures = [{ kind: 'unreachable', answered: false }];
    expect(await answer()).toMatchObject({ kind: 'unreachable' });
    expect(await shown()).toHaveLength(150);
    await answer();
    expect(await shown()).toHaveLength(150);
  });

  it('say that the server is out of reach, and show what was kept', async () => {
    server.members = manyMembers(3);
    await ask(newest, 12);
    await answer();
    await replica.database.keyed.put({ key: 'syncReport', value: { connection: 'offline' } });
    replica.now += 61_000;
    await ask(newest, 12);
    expect(await membersFound(replica, newest)).toMatchObject({
      state: 'offline',
      isAnswered: true,
      ids: ['m0', 'm1', 'm2'],
    });
    expect(await membersFound(replica, { list: 'named', name: 'Zoë' })).toMatchObject({
      state: 'offline',
      isAnswered: false,
    });
  });

  it('never put an older row over one that the feed keeps current', async () => {
    const id = 'm0' as MemberId;
    await feed(replica, {
      audience: `m:${id}`,
      seq: 3,
      collection: 'profiles',
      rows: { [id]: { id, username: id, full_name: 'As the feed says' } },
    });
    server.members = manyMembers(1);
    await ask(newest, 12);
    await answer();
    expect(await profileOf(replica, id)).toMatchObject({ fullName: 'As the feed says' });
    expect(await replica.database.rows('member_stats').get(id)).toMatchObject({ foods: 1 });
  });

  it('[S5] leave out a member who is gone for this device since', async () => {
    server.members = manyMembers(2);
    await ask(newest, 12);
    await answer();
    await feed(replica, { audience: 'u:me', seq: 4, collection: 'profiles', rows: { m1: null } });
    expect(await profileOf(replica, 'm1' as MemberId)).toBeNull();
    expect(await replica.database.memberships.where('[collection+record]').equals(['profiles', 'm1']).count()).toBe(0);
  });

  it('keep a bounded number of members and of answers, with the rows of no other', async () => {
    server.members = manyMembers(MEMBERS_AT_MOST + 50);
    await ask(newest, 10_000);
    await answer();
    expect(await membersFound(replica, newest)).toMatchObject({ hasMore: false });
    expect(await shown()).toHaveLength(MEMBERS_AT_MOST);
    for (let count = 0; count < 40; count += 1) {
      replica.now += 1_000;
      server.members = [{ id: `named${count}`, name: `Named ${count}` }];
      await ask({ list: 'named', name: `name ${count}` }, 12);
      await answer();
    }
    expect(await replica.database.questions.count()).toBe(24);
    expect(await replica.database.rows('profiles').count()).toBe(24);
  });

  it('are put by what is looked at last, and a failing one waits for its turn', async () => {
    server.members = manyMembers(1);
    await ask(newest, 12);
    replica.now += 1;
    await ask({ list: 'followers', of: 'm7' as MemberId }, 12);
    server.failures = [{ kind: 'throttled', retryAfter: 3_000 }];
    expect(await answer()).toEqual({ kind: 'throttled', retryAfter: 3_000 });
    await answer();
    expect(server.requests.map(({ question }) => question.list)).toEqual(['followers', 'followers', 'newest']);
  });
});
