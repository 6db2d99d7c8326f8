import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { invitationIdFor } from '#domain/tables/table-invitation.ts';
import { aReplica, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { answerInvitation, inviteToTable, takeBackInvitation } from './invitation-commands.ts';
import { invitationsToTables, ownTables } from './table-queries.ts';

let replica: TestReplica;

beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
});
afterEach(() => replica.database.delete());

const asked = { guest: otherMember, name: 'Olu' };
const mine = invitationIdFor({ host: member, guest: otherMember });
const theirs = invitationIdFor({ host: otherMember, guest: member });
const outbox = async () =>
  (await replica.database.outbox.orderBy('order').toArray()).map(({ collection, kind, columns }) =>
    `${collection} ${kind} ${String(columns['answer'] ?? '')}`.trim(),
  );

describe('R46: members at tables', () => {
  it('one is asked without a connection, as a person who says nothing yet; once, however often it is pressed', async () => {
    expect((await inviteToTable(replica, asked)).kind).toBe('saved');
    expect((await inviteToTable(replica, asked)).kind).toBe('missing');
    const { people } = await ownTables(replica);
    expect(people).toMatchObject([
      { name: 'Olu', allergens: [], standing: 'noted', invitation: { id: mine, guest: otherMember, answer: 'none' } },
    ]);
    expect(await outbox()).toEqual(['table_people create', 'table_invitations create']);
    const [person, invitation] = await replica.database.outbox.orderBy('order').toArray();
    expect(invitation?.after).toEqual([person?.record]);
    expect(invitation?.lane).toBe(person?.lane);
  });

  it('what was asked and not sent is taken back without a trace; the person stays', async () => {
    await inviteToTable(replica, asked);
    const ended = await takeBackInvitation(replica, { id: mine, heldFor: 8_000 });
    expect((await ownTables(replica)).people).toMatchObject([{ name: 'Olu', invitation: null }]);
    expect(await outbox()).toEqual(['table_people create']);
    // Undone: the question is as it was.
    expect(ended.kind === 'saved' && (await ended.undo())).toBe(true);
    expect((await ownTables(replica)).people).toMatchObject([{ name: 'Olu', invitation: { id: mine } }]);
    expect(await outbox()).toEqual(['table_people create', 'table_invitations create']);
  });

  it('the one who is asked answers, anew if they like, and is asked no more after a no', async () => {
    const row = {
      id: theirs,
      host: otherMember,
      guest: member,
      person: 'person000000001',
      answer: '',
      host_name: 'Olu',
    };
    await replica.database.rows('table_invitations').put(row);
    expect(await invitationsToTables(replica)).toMatchObject([{ id: theirs, answer: 'none', hostName: 'Olu' }]);
    await answerInvitation(replica, { id: theirs, answer: 'accepted' });
    expect(await invitationsToTables(replica)).toMatchObject([{ answer: 'accepted' }]);
    await answerInvitation(replica, { id: theirs, answer: 'declined' });
    expect(await invitationsToTables(replica)).toEqual([]);
    // Undone: as it was before there was an answer.
    await answerInvitation(replica, { id: theirs, answer: 'none' });
    expect(await invitationsToTables(replica)).toMatchObject([{ answer: 'none' }]);
    // Own people are not those of others' tables.
    expect((await ownTables(replica)).people).toEqual([]);
  });

  it('neither answers for the other, nor does a visitor see anything', async () => {
    await inviteToTable(replica, asked);
    expect((await answerInvitation(replica, { id: mine, answer: 'accepted' })).kind).toBe('missing');
    const row = { id: theirs, host: otherMember, guest: member, person: 'person000000001' };
    await replica.database.rows('table_invitations').put(row);
    expect((await takeBackInvitation(replica, { id: theirs, heldFor: 0 })).kind).toBe('missing');
    await replica.database.keyed.delete('session');
    expect(await invitationsToTables(replica)).toEqual([]);
    expect((await ownTables(replica)).people).toEqual([]);
  });
});
