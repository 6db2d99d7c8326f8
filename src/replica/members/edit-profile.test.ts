import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ProfileForm, profileForm } from '#domain/accounts/profile-form.ts';
import { must } from '#prelude/must.ts';
import { aReplica, feed, member, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { claimMutations } from '#replica/outbox/claim-mutations.ts';
import { editProfile } from './edit-profile.ts';
import { ownProfile, waitingAvatar } from './own-profile.ts';
import { acknowledgeMutation, parkMutation } from '#replica/outbox/settle-mutation.ts';
import { saveTasteProfile } from '#replica/taste/save-taste-profile.ts';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';

const server = { id: member, username: 'zoe', full_name: 'Zoë', bio: '', location: '', avatar: '' };
const before = profileForm({ fullName: 'Zoë', username: 'zoe', avatarUrl: '', bio: '', location: '' }, '');
const picture = (byte: number) => ({ bytes: new Uint8Array([byte]).buffer, type: 'image/jpeg', name: 'photo.jpg' });
let replica: TestReplica;

beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
  await feed(replica, { audience: `u:${member}`, seq: 1, collection: 'profiles', rows: { [member]: server } });
});
afterEach(() => replica.database.delete());

const edit = (changes: Partial<ProfileForm>, avatar: Parameters<typeof editProfile>[1]['avatar'] = null) =>
  editProfile(replica, { before, after: { ...before, ...changes }, avatar });
const waiting = () => replica.database.outbox.orderBy('order').toArray();
const firstEntry = async () => must((await waiting())[0], 'an entry');
const avatarByte = async () => {
  const blob = await waitingAvatar(replica, member);
  return blob === null ? null : new Uint8Array(await blob.arrayBuffer())[0];
};

describe('editing the own profile (spec 2 §2.4)', () => {
  it('is on screen at once, and sends only what differs', async () => {
    await edit({ bio: 'Cooks.' });
    expect(await ownProfile(replica)).toMatchObject({
      profile: { bio: 'Cooks.', fullName: 'Zoë' },
      isUnsent: true,
      refused: null,
    });
    expect(await waiting()).toMatchObject([{ collection: 'profiles', kind: 'update', columns: { bio: 'Cooks.' } }]);
    await edit({});
    expect(await waiting()).toHaveLength(1);
  });

  it('R19: keeps the phone number in a row of its own, which no other change falls into', async () => {
    await edit({ phone: '+44 1', bio: 'Cooks.' });
    await saveTasteProfile(replica, {
      start: emptyTasteProfile,
      edited: { ...emptyTasteProfile, allergens: ['nuts'] },
    });
    expect(
      (await waiting()).map(({ collection, kind, columns }) => [
        collection,
        kind,
        Object.keys(columns).includes('phone'),
      ]),
    ).toEqual([
      ['profiles', 'update', false],
      ['private_contacts', 'create', true],
      ['user_taste_profiles', 'create', false],
    ]);
    expect(await ownProfile(replica)).toMatchObject({ phone: '+44 1', profile: { bio: 'Cooks.' } });
    expect(await replica.database.rows('profiles').get(member)).not.toHaveProperty('phone');
    expect(await replica.database.rows('private_contacts').get(member)).not.toHaveProperty('bio');
  });

  it('[S6] refused, it holds up no other row of the member', async () => {
    await edit({ username: 'taken' });
    await edit({ phone: '1' });
    await parkMutation(replica, await firstEntry(), {
      reason: 'invalid',
      message: 'No.',
      fields: { username: 'Taken.' },
      at: 1,
    });
    expect(await ownProfile(replica)).toMatchObject({
      profile: { username: 'zoe' },
      phone: '1',
      refused: { rejection: { fields: { username: 'Taken.' } } },
    });
    const claimed = await claimMutations(replica, { member, inFlight: new Set(), most: 9 });
    expect(claimed.map(({ collection }) => collection)).toEqual(['private_contacts']);
  });

  it('[S6] refused and corrected, what was refused is said anew even where it is as before', async () => {
    await edit({ username: 'taken', bio: 'Cooks.' });
    await parkMutation(replica, await firstEntry(), { reason: 'invalid', message: 'No.', fields: {}, at: 1 });
    await edit({ username: 'zoe', bio: 'Cooks.' });
    expect(await waiting()).toMatchObject([{ state: 'waiting', columns: { username: 'zoe', bio: 'Cooks.' } }]);
  });
});

describe('the own picture [S17]', () => {
  it('is shown from this device until the server’s copy stands in its row', async () => {
    await edit({}, picture(1));
    await edit({}, picture(2));
    expect(await avatarByte()).toBe(2);
    expect(await replica.database.photos.count()).toBe(1);
    const [sent] = await claimMutations(replica, { member, inFlight: new Set(), most: 1 });
    expect(await avatarByte()).toBe(2);
    await acknowledgeMutation(replica, must(sent, 'an entry'), {
      row: { ...server, avatar: 'a_1.jpg' },
      seq: 2,
      epoch: 'epoch',
    });
    expect(await avatarByte()).toBe(2);
    await feed(replica, {
      audience: `u:${member}`,
      seq: 3,
      collection: 'profiles',
      rows: { [member]: { ...server, avatar: 'other_device.jpg' } },
    });
    expect(await avatarByte()).toBeNull();
  });

  it('taken away before it was sent is neither sent nor kept', async () => {
    await edit({}, picture(1));
    await edit({}, 'none');
    expect(await avatarByte()).toBeNull();
    expect(await waiting()).toMatchObject([{ columns: { avatar: '', avatar_url: '' }, files: {} }]);
    expect(await replica.database.photos.count()).toBe(0);
    await edit({}, picture(3));
    expect(await avatarByte()).toBe(3);
    expect((await firstEntry()).columns).not.toHaveProperty('avatar');
  });
});
