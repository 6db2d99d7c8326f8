import 'fake-indexeddb/auto';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { SessionKeeper } from '#domain/accounts/session-keeper.ts';
import type { DraftId } from '#domain/values/ids/ids.ts';
import { emptySubmission } from '#domain/contribution/food-submission.ts';
import { must } from '#prelude/must.ts';
import { pocketBaseAccounts } from '#remote/accounts/pocketbase-accounts.ts';
import { saveDraft } from '#replica/unsent-work/drafts.ts';
import { exportUnsentChanges } from '#replica/unsent-work/export-unsent-changes.ts';
import { forgetMember } from '#replica/session-commands/forget-member.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { topicOfMember } from '#replica/database/audiences.ts';
import { renewSession } from '#replica/session-commands/begin-session.ts';
import { revokedSession } from '#replica/session-commands/revoked-session.ts';
import { session } from '#replica/session/session.ts';
import { saveTasteProfile } from '#replica/taste/save-taste-profile.ts';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import { type Device, syncInTurn } from './device.ts';
import { destroyDevices } from './fake-backend.ts';
import { pocketBaseWorld } from './pocketbase-backend.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const { server } = serverOfFile();

/** Everything in the replica that names the text, by table. */
async function tracesOf(text: string, { replica: { database } }: Device): Promise<string[]> {
  const found: string[] = [];
  for (const table of database.tables) {
    for (const row of await table.toArray())
      if (JSON.stringify(row).includes(text) && table.name !== 'cursors') found.push(table.name);
  }
  return found.toSorted();
}

const nothing = async () => undefined;

function accountsOn({ replica }: Device, otherwise: Partial<SessionKeeper> = {}) {
  return pocketBaseAccounts({
    baseUrl: server.url,
    sessions: {
      begin: nothing,
      end: nothing,
      verified: nothing,
      outdated: nothing,
      renewed: (memberId, token) => renewSession(replica, { memberId, token }),
      departed: (member) => forgetMember(replica, member),
      ...otherwise,
    },
  });
}

/** Ada's phone and laptop, with drafts, a private row and something unsent on each, and Ben's phone, which looks at Ada's. */
async function stage() {
  const { backend, devices } = await pocketBaseWorld(server);
  const [phone, laptop, bens] = [
    must(devices[0], 'a phone'),
    must(devices[1], 'a laptop'),
    must(devices[2], 'his phone'),
  ];
  const [ada, ben] = [must(backend.members[0], 'Ada'), must(backend.members[1], 'Ben')];
  for (const one of [phone, laptop]) await one.signIn(ada);
  await bens.signIn(ben);
  const food = must(await phone.contribute('Her stew'), 'a food');
  await saveTasteProfile(phone.replica, {
    start: emptyTasteProfile,
    edited: { ...emptyTasteProfile, spiceTolerance: 7 },
  });
  await syncInTurn(phone, laptop, bens);
  await openTopic(bens.replica, topicOfMember(ada));
  await syncInTurn(bens);
  for (const one of [phone, laptop]) {
    await saveDraft(one.replica, {
      id: `draft of ${one.options.name}` as DraftId,
      edits: null,
      submission: emptySubmission(),
      photo: null,
    });
    await one.contribute('Never sent');
  }
  return { phone, laptop, bens, ada, ben, devices, food, token: must(await session(phone.replica), 'a session').token };
}

/** The same token, but of yesterday. */
function outlived(token: string): string {
  const [head, claims = '', signature] = token.split('.');
  const old = {
    ...JSON.parse(Buffer.from(claims, 'base64url').toString()),
    exp: Math.floor(Date.now() / 1000) - 86_400,
  };
  return [head, Buffer.from(JSON.stringify(old)).toString('base64url'), signature].join('.');
}

describe('signing out everywhere, and a new password, on several devices against the real server', () => {
  it('[S5] ends every other sign-in: private rows leave, what is unsent sleeps and goes out once the member is back', async () => {
    const { phone, laptop, ada, devices, token } = await stage();
    expect(await accountsOn(phone).signOutEverywhere({ memberId: ada, token })).toEqual({ kind: 'done' });
    await syncInTurn(phone, laptop);
    expect(must(await session(phone.replica), 'a session').token).not.toBe(token);
    expect(await phone.replica.database.outbox.count()).toBe(0);
    expect(await session(laptop.replica)).toBeNull();
    expect(await laptop.replica.database.rows('user_taste_profiles').count()).toBe(0);
    expect(await revokedSession(laptop.replica)).toMatchObject({ memberId: ada, unsent: 1 });
    expect(await laptop.replica.database.drafts.count()).toBe(1);
    await renewSession(laptop.replica, { memberId: ada, token: must(await session(phone.replica), 'a session').token });
    await syncInTurn(laptop);
    expect(await laptop.replica.database.outbox.count()).toBe(0);
    expect(await revokedSession(laptop.replica)).toBeNull();
    await destroyDevices(devices);
  });

  it('[S5] a new password needs the current one, ends the others, and this device stays, also when sync heard of it first', async () => {
    const { phone, laptop, ada, devices, token } = await stage();
    const change = { memberId: ada, token, password: 'a-new-password', passwordConfirm: 'a-new-password' };
    expect(await accountsOn(phone).changePassword({ ...change, current: 'wrong' })).toMatchObject({
      kind: 'refused',
      fields: { current: 'The password is not right.' },
    });
    expect(
      await accountsOn(phone).changePassword({ ...change, current: 'a-test-password', passwordConfirm: 'another' }),
    ).toMatchObject({
      kind: 'refused',
      fields: { passwordConfirm: expect.stringContaining('New passwords do not match') },
    });
    expect(
      await accountsOn(phone).changePassword({
        ...change,
        current: 'a-test-password',
        password: 'short',
        passwordConfirm: 'short',
      }),
    ).toMatchObject({ kind: 'refused', fields: { password: expect.any(String) } });
    await syncInTurn(laptop);
    expect(await session(laptop.replica)).not.toBeNull();
    await laptop.contribute('Typed meanwhile');
    const heardFirst = accountsOn(phone, {
      renewed: async (memberId, fresh) => {
        await syncInTurn(phone);
        expect(await session(phone.replica)).toBeNull();
        await renewSession(phone.replica, { memberId, token: fresh });
      },
    });
    expect(await heardFirst.changePassword({ ...change, current: 'a-test-password' })).toEqual({ kind: 'done' });
    await syncInTurn(phone, laptop);
    expect(await session(phone.replica)).toMatchObject({ memberId: ada, expired: false });
    expect(await phone.replica.database.outbox.count()).toBe(0);
    expect(await session(laptop.replica)).toBeNull();
    expect(await laptop.replica.database.outbox.count()).toBe(1);
    await destroyDevices(devices);
  });
});

describe('a deleted account, on several devices against the real server', () => {
  it('[S5] leaves nothing of its own on this device or on another, also what was not sent, and others lose it with their next pull', async () => {
    const { phone, laptop, bens, ada, devices, token } = await stage();
    expect(await tracesOf(ada, bens)).not.toEqual([]);
    expect(await accountsOn(phone).deleteAccount({ memberId: ada, token, password: 'wrong' })).toMatchObject({
      kind: 'refused',
      fields: { password: expect.any(String) },
    });
    expect(await session(phone.replica)).not.toBeNull();
    expect(await accountsOn(phone).deleteAccount({ memberId: ada, token, password: 'a-test-password' })).toEqual({
      kind: 'done',
    });
    for (const one of [phone, laptop]) {
      await syncInTurn(one);
      await syncInTurn(one);
      expect(await session(one.replica)).toBeNull();
      expect([one.options.name, await tracesOf(ada, one)]).toEqual([one.options.name, []]);
      expect([
        await one.replica.database.outbox.count(),
        await one.replica.database.drafts.count(),
        await one.replica.database.photos.count(),
      ]).toEqual([0, 0, 0]);
      expect(await one.replica.database.rows('foods').where('uploaded_by').equals(ada).count()).toBe(0);
    }
    await syncInTurn(bens);
    expect(await tracesOf(ada, bens)).toEqual([]);
    expect(await session(bens.replica)).not.toBeNull();
    await destroyDevices(devices);
  });

  it('[S1] a deletion whose answer was lost is done all the same, and said again is done', async () => {
    const { phone, laptop, ada, devices, token } = await stage();
    await accountsOn(laptop).deleteAccount({ memberId: ada, token, password: 'a-test-password' });
    expect(await accountsOn(phone).deleteAccount({ memberId: ada, token, password: 'a-test-password' })).toEqual({
      kind: 'done',
    });
    expect(await tracesOf(ada, phone)).not.toContain('outbox');
    await destroyDevices(devices);
  });

  it('[S1] a sign-in that merely ran out keeps everything that was not sent', async () => {
    const { phone, ada, devices } = await stage();
    const current = must(await session(phone.replica), 'a session');
    await phone.replica.database.keyed.put({ key: 'session', value: { ...current, token: outlived(current.token) } });
    await syncInTurn(phone);
    expect(await session(phone.replica)).toMatchObject({ memberId: ada, expired: true });
    expect(await phone.replica.database.outbox.count()).toBe(1);
    expect(await phone.replica.database.drafts.count()).toBe(1);
    await destroyDevices(devices);
  });

  it('is exported whole before: rows, pictures, and what this device has not sent', async () => {
    const { phone, food, devices, token } = await stage();
    const outcome = await accountsOn(phone).exportData({ token, unsent: await exportUnsentChanges(phone.replica) });
    if (outcome.kind !== 'archive') throw new Error(outcome.kind);
    expect(outcome.missing).toBe(0);
    const files = unzipSync(new Uint8Array(await outcome.archive.arrayBuffer()));
    const account = JSON.parse(strFromU8(must(files['account.json'], 'account.json'))) as {
      rows: Record<string, { id: string; spice_tolerance: number }[]>;
    };
    expect(account.rows['foods']?.map(({ id }) => id)).toEqual([food]);
    expect(account.rows['user_taste_profiles']?.[0]?.spice_tolerance).toBe(7);
    expect(strFromU8(must(files['unsent-changes.json'], 'unsent changes'))).toContain('Never sent');
    const pictures = Object.keys(files).filter((name) => name.startsWith(`files/foods/${food}/`));
    expect(pictures).toHaveLength(1);
    expect(Buffer.from(must(files[pictures[0] ?? ''], 'the picture')).equals(Buffer.from(phone.options.photo))).toBe(
      true,
    );
    expect(await accountsOn(phone).exportData({ token: 'nonsense', unsent: new Blob([]) })).toMatchObject({
      kind: 'refused',
    });
    await destroyDevices(devices);
  });
});
