import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { ProfessionalProfile } from '#domain/professionals/professional-profile.ts';
import { aReplica, feed, member, signInAs } from '#tests/support/a-replica.ts';
import { changeRole } from './change-role.ts';
import { signedInMember } from '#replica/members/member-queries.ts';
import { ownProfessional } from './own-professional.ts';
import { ownRole } from '#replica/members/own-role.ts';
import { discardChange } from '#replica/outbox/discard-change.ts';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';

const professional: ProfessionalProfile = {
  businessName: 'Chez Ana',
  businessType: 'culinary_professional',
  specialties: ['ramen'],
  yearsExperience: 0,
  certifications: [],
  websiteUrl: '',
  businessAddress: '',
  socialMedia: {},
};
const u = `u:${member}`;

async function aMember() {
  const replica = aReplica();
  await signInAs(replica, member);
  await feed(replica, {
    audience: u,
    seq: 1,
    collection: 'profiles',
    rows: {
      [member]: {
        id: member,
        username: 'ana',
        full_name: 'Ana',
        role: 'restaurant_owner',
        is_verified: true,
        business_name: 'Casa',
      },
    },
  });
  return replica;
}

it('only a member changes a role', async () => {
  expect(await changeRole(aReplica(), { role: 'home_chef' })).toEqual({ kind: 'signed-out' });
});

it('R13 [S4] shows the chosen role at once, unverified, and sends role and trade in this order [S13]', async () => {
  const replica = await aMember();
  await changeRole(replica, { role: 'professional_chef', professional });
  expect((await signedInMember(replica))?.profile).toMatchObject({ role: 'professional_chef', isVerified: false });
  expect(await ownProfessional(replica, member)).toEqual({ ...professional, id: member });
  const [role, trade] = await unsentChanges(replica);
  expect(role).toMatchObject({
    collection: 'user_roles',
    kind: 'create',
    columns: { user: member, role: 'professional_chef' },
    about: 'Professional Chef',
  });
  expect(trade).toMatchObject({
    collection: 'professional_profiles',
    record: member,
    kind: 'create',
    after: [role?.record],
  });
});

it('choosing again before it was sent changes the one unsent choice; the same role once more changes nothing', async () => {
  const replica = await aMember();
  await changeRole(replica, { role: 'home_chef' });
  await changeRole(replica, { role: 'enthusiast' });
  await changeRole(replica, { role: 'enthusiast' });
  expect((await unsentChanges(replica)).map(({ columns }) => columns.role)).toEqual(['enthusiast']);
  expect(await ownRole(replica, member)).toBe('enthusiast');
});

it('[S13] a choice that is on its way stays, and the next one waits for it', async () => {
  const replica = await aMember();
  await changeRole(replica, { role: 'home_chef' });
  await replica.database.outbox.toCollection().modify({ attempts: 1 });
  await changeRole(replica, { role: 'enthusiast' });
  const [first, second] = await unsentChanges(replica);
  expect(second).toMatchObject({ columns: { role: 'enthusiast' }, after: [first?.record] });
  expect(await ownRole(replica, member)).toBe('enthusiast');
});

it('the newest role row counts, wherever it was written; a refused or discarded choice does not [S6]', async () => {
  const replica = await aMember();
  const row = (id: string, role: string, created: string) => ({ id, user: member, role, created });
  await feed(replica, {
    audience: u,
    seq: 2,
    collection: 'user_roles',
    rows: {
      r1: row('r1', 'home_chef', '2026-01-02 00:00:00.000Z'),
      r2: row('r2', 'enthusiast', '2026-01-01 00:00:00.000Z'),
    },
  });
  expect(await ownRole(replica, member)).toBe('home_chef');
  // The device's clock is far behind: what is unsent is newer all the same.
  await changeRole(replica, { role: 'professional_chef', professional });
  expect(await ownRole(replica, member)).toBe('professional_chef');
  const [choice] = await unsentChanges(replica);
  if (choice !== undefined) await discardChange(replica, choice);
  expect(await ownRole(replica, member)).toBe('home_chef');
});

it('[S15] sends only what changed of a trade that is there', async () => {
  const replica = await aMember();
  await feed(replica, {
    audience: u,
    seq: 2,
    collection: 'professional_profiles',
    rows: {
      [member]: {
        id: member,
        user: member,
        business_name: 'Chez Ana',
        business_type: 'restaurant',
        specialties: ['ramen'],
        years_experience: 0,
      },
    },
  });
  await changeRole(replica, { role: 'professional_chef', professional });
  expect((await unsentChanges(replica)).at(-1)).toMatchObject({
    kind: 'update',
    columns: { business_type: 'culinary_professional' },
  });
});
