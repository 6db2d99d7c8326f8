import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requestIdAfter } from '#domain/professionals/verification.ts';
import { aReplica, feed, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { changeRole } from './change-role.ts';
import {
  addDocumentDrafts,
  documentDrafts,
  removeDocumentDraft,
  restoreDocumentDraft,
  setDocumentType,
} from './document-drafts.ts';
import { forgetMember } from '#replica/session-commands/forget-member.ts';
import { reopenVerification } from '#replica/unsent-work/reopen-verification.ts';
import { acknowledgeMutation, parkMutation } from '#replica/outbox/settle-mutation.ts';
import { submitVerification } from './submit-verification.ts';
import { ownVerification, pendingReviews } from './verification-queries.ts';
import { must } from '#prelude/must.ts';

let replica: TestReplica;
const audience = `u:${member}`;
const aFile = (name: string) => ({ name, bytes: new Blob([`%PDF-${name}`], { type: 'application/pdf' }) });
const outbox = () => replica.database.outbox.orderBy('order').toArray();

beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
  await feed(replica, {
    audience,
    seq: 1,
    collection: 'professional_profiles',
    rows: { [member]: { id: member, user: member, business_name: 'Casa Ana' } },
  });
});
afterEach(() => replica.database.delete());

async function chosen(...names: readonly string[]): Promise<void> {
  await addDocumentDrafts(replica, names.map(aFile));
  for (const { id } of await documentDrafts(replica)) await setDocumentType(replica, { id, type: 'photo_id' });
}

const row = (id: string, extra: object = {}) => ({
  id,
  user: member,
  professional_profile: member,
  status: 'pending',
  submitted_at: '2025-06-15 15:06:40.000Z',
  ...extra,
});

describe('chosen documents', () => {
  it("are at most five, are this member's alone, and can be taken out and put back where they were", async () => {
    expect(await addDocumentDrafts(replica, ['a', 'b', 'c'].map(aFile))).toEqual({ kind: 'saved', left: 0 });
    expect(await addDocumentDrafts(replica, ['d', 'e', 'f', 'g'].map(aFile))).toEqual({ kind: 'saved', left: 2 });
    const removed = must((await documentDrafts(replica))[1], 'the second draft');
    await removeDocumentDraft(replica, removed);
    await restoreDocumentDraft(replica, removed);
    expect((await documentDrafts(replica)).map(({ name }) => name).join('')).toBe(
      'abdce'.split('').toSorted().join(''),
    );
    await signInAs(replica, otherMember);
    expect(await documentDrafts(replica)).toEqual([]);
    await forgetMember(replica, member);
    expect(await replica.database.documentDrafts.count()).toBe(0);
  });
});

describe('a submission (spec 2 §4, §5)', () => {
  it.each([
    ['rejected', true, 0, { document_count: 2, keeps_documents: true }],
    ['rejected', true, 1, { document_count: 3, keeps_documents: true }],
    ['rejected', false, 1, { document_count: 1 }],
    ['rejected', false, 0, null],
    ['approved', true, 0, null],
  ])('after one that was %s, kept: %j, with %d new documents', async (status, keepsDocuments, count, expected) => {
    await feed(replica, {
      audience,
      seq: 2,
      collection: 'verification_requests',
      rows: { lastlastlastlas: row('lastlastlastlas', { status, documents_received: 2 }) },
    });
    if (count > 0) await chosen('new.pdf');
    const outcome = await submitVerification(replica, { keepsDocuments });
    expect(outcome.kind).toBe(expected === null ? 'missing' : 'saved');
    const opening = (await outbox()).find(({ collection }) => collection === 'verification_requests');
    const { document_count, keeps_documents } = opening?.columns ?? {};
    expect(opening === undefined ? null : { document_count, keeps_documents }).toEqual(
      expected === null ? null : { keeps_documents: undefined, ...expected },
    );
  });

  it('puts the request and then its documents into the outbox, and shows it at once; the drafts are gone with it [S1][S13]', async () => {
    await chosen('id.pdf', 'licence.pdf');
    expect(await submitVerification(replica)).toEqual({ kind: 'saved' });
    const [request, ...documents] = await outbox();
    const id = requestIdAfter(member, null);
    expect(request).toMatchObject({
      collection: 'verification_requests',
      record: id,
      columns: { user: member, professional_profile: member, document_count: 2 },
    });
    expect(documents).toMatchObject([
      {
        collection: 'verification_documents',
        after: [id],
        columns: { verification_request: id, document_type: 'photo_id', document_name: 'id.pdf' },
        about: 'Photo ID: id.pdf',
      },
      { collection: 'verification_documents', after: [id], columns: { document_name: 'licence.pdf' } },
    ]);
    expect(await documentDrafts(replica)).toEqual([]);
    expect(await ownVerification(replica)).toMatchObject({
      hasProfessional: true,
      isVerified: false,
      request: { id, status: 'pending', documentCount: 2 },
      unsent: [{}, {}],
      refused: null,
    });
  });

  it('needs a professional profile, and a document with a type', async () => {
    expect(await submitVerification(replica)).toEqual({ kind: 'missing' });
    await addDocumentDrafts(replica, [aFile('id.pdf')]);
    expect(await submitVerification(replica)).toEqual({ kind: 'missing' });
    expect(await documentDrafts(replica)).toHaveLength(1);
    await replica.database.rows('professional_profiles').clear();
    await chosen('id.pdf');
    expect(await submitVerification(replica)).toEqual({ kind: 'missing' });
  });

  it('waits for the professional profile that it rests on', async () => {
    const profile = {
      member,
      collection: 'professional_profiles',
      record: member,
      kind: 'create',
      columns: {},
      alreadyThere: false,
      files: {},
      after: [],
      about: '',
      state: 'waiting',
      attempts: 0,
      createdAt: 0,
      notBefore: 0,
      rejection: null,
    } as const;
    await replica.database.outbox.add({ ...profile, id: crypto.randomUUID() });
    await chosen('id.pdf');
    await submitVerification(replica);
    expect((await outbox()).find(({ collection }) => collection === 'verification_requests')?.after).toEqual([member]);
  });

  it('joins the request that is open; after a rejection it is a new one, with an id of its own', async () => {
    await chosen('a.pdf');
    await submitVerification(replica);
    await chosen('b.pdf');
    await submitVerification(replica);
    expect((await outbox()).map(({ collection }) => collection)).toEqual([
      'verification_requests',
      'verification_documents',
      'verification_documents',
    ]);
    const first = requestIdAfter(member, null);
    await replica.database.outbox.clear();
    await feed(replica, {
      audience,
      seq: 2,
      collection: 'verification_requests',
      rows: { [first]: row(first, { status: 'rejected', reviewer_notes: 'No.' }) },
    });
    await chosen('c.pdf');
    await submitVerification(replica);
    expect((await outbox())[0]).toMatchObject({
      collection: 'verification_requests',
      record: requestIdAfter(member, { id: first }),
    });
    expect((await ownVerification(replica))?.request).toMatchObject({ status: 'pending' });
  });

  it('is possible again where the verification ends with a change of role that is not sent yet (R13)', async () => {
    const approved = requestIdAfter(member, null);
    await feed(replica, {
      audience,
      seq: 2,
      collection: 'verification_requests',
      rows: { [approved]: row(approved, { status: 'approved' }) },
    });
    await feed(replica, {
      audience,
      seq: 3,
      collection: 'profiles',
      rows: { [member]: { id: member, username: 'ana', role: 'professional_chef', is_verified: true } },
    });
    expect((await ownVerification(replica))?.isVerified).toBe(true);
    await changeRole(replica, { role: 'restaurant_owner' });
    expect((await ownVerification(replica))?.isVerified).toBe(false);
    await chosen('a.pdf');
    await submitVerification(replica);
    const [role, request] = await outbox();
    expect(request).toMatchObject({ record: requestIdAfter(member, { id: approved }), after: [role?.record] });
  });

  it('leaves nothing of a document on the device once the server has it (R6)', async () => {
    await chosen('a.pdf');
    await submitVerification(replica);
    for (const entry of await outbox()) {
      const kept =
        entry.collection === 'verification_requests'
          ? row(entry.record)
          : { id: entry.record, document: 'a_x1.pdf', document_name: 'a.pdf' };
      await acknowledgeMutation(replica, entry, {
        row: kept,
        seq: entry.collection === 'verification_requests' ? 3 : 0,
        epoch: 'epoch',
      });
    }
    expect([
      await replica.database.photos.count(),
      await replica.database.rows('verification_documents').count(),
      await outbox(),
    ]).toEqual([0, 0, []]);
    expect((await ownVerification(replica))?.unsent).toEqual([]);
    expect(await replica.database.acknowledgedFiles.count(), 'nor for a server that may lose it').toBe(0);
    expect((await replica.database.acknowledged.toArray()).map(({ collection }) => collection)).toEqual([
      'verification_requests',
    ]);
  });

  it('that is refused gives its documents back as they were chosen [S6]', async () => {
    await chosen('a.pdf', 'b.pdf');
    await submitVerification(replica);
    const request = must((await outbox())[0], 'the request');
    await parkMutation(replica, request, {
      reason: 'invalid',
      message: 'No.',
      fields: { user: 'You are verified already.' },
      at: 1,
    });
    const refused = must((await ownVerification(replica))?.refused, 'the refused request');
    await reopenVerification(replica, refused);
    expect((await documentDrafts(replica)).map(({ name, type }) => [name, type])).toEqual([
      ['a.pdf', 'photo_id'],
      ['b.pdf', 'photo_id'],
    ]);
    expect(await (await documentDrafts(replica))[0]?.bytes.text()).toBe('%PDF-a.pdf');
    expect([await outbox(), await replica.database.photos.count()]).toEqual([[], 0]);
  });
});

it('admins see what waits, the oldest first, and nothing that is decided (spec 2 §2.10)', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(15)) as [string, string, string];
  await feed(replica, {
    audience: 'g:admins',
    seq: 5,
    collection: 'verification_requests',
    rows: {
      [a]: row(a, { submitted_at: '2026-03-01 00:00:00.000Z' }),
      [b]: row(b, { status: 'under_review', submitted_at: '2026-01-01 00:00:00.000Z' }),
      [c]: row(c, { status: 'approved' }),
    },
  });
  expect((await pendingReviews(replica)).requests.map(({ id }) => id)).toEqual([b, a]);
});
