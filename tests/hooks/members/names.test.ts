import { beforeAll, describe, expect, test } from 'vitest';
import { anMp4 } from '#tests/support/a-film.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let superuser: string;
let ada: ApiMember;

const { api } = serverOfFile(() => ({ hooks: { 'probe.pb.js': probe } }));
beforeAll(async () => {
  superuser = await api.asSuperuser();
  ada = await api.join('ada_names');
});

/** Names as they could be taken before there was a rule, and what its migration makes of them. */
const probe = `
routerAdd('POST', '/api/probe/as-before', (e) => {
  const { id, username } = e.requestInfo().body;
  e.app.db().newQuery("UPDATE profiles SET username = {:username}, username_skeleton = '' WHERE id = {:id}").bind({ id, username }).execute();
  return e.noContent(204);
});
routerAdd('POST', '/api/probe/fill', (e) => {
  const { headSeq } = require(__hooks + '/lib/server/change-log.js');
  const before = headSeq(e.app);
  e.app.runInTransaction((tx) => require(__hooks + '/lib/members/fill-skeletons.js').fillSkeletons(tx, { collection: 'profiles', name: 'username', looks: 'username_skeleton' }));
  return e.json(200, { told: headSeq(e.app) - before });
});
`;

const password = 'a-test-password';
const signUp = (names: object) =>
  api.call('POST', recordsPath('users'), {
    body: {
      email: `${newRecordId()}@foretaste.test`,
      password,
      passwordConfirm: password,
      username: `u_${newRecordId()}`,
      full_name: 'Somebody',
      consent: true,
      ...names,
    },
  });
const rename = (columns: object, who = ada) =>
  api.call('PATCH', recordsPath('profiles', who.id), { token: who.token, body: columns });
const share = (columns: object) =>
  api.call('POST', recordsPath('foods'), { token: ada.token, body: { uploaded_by: ada.id, ...columns } });
const codes = ({ body }: { readonly body: { readonly data?: Readonly<Record<string, { readonly code: string }>> } }) =>
  Object.fromEntries(Object.entries(body.data ?? {}).map(([field, { code }]) => [field, code]));

const zeroWidth = '\u200b';
const override = '\u202e';
const tower = `a${'\u0301'.repeat(8)}`;
const cyrillicAdmin = '\u0430dmin';

/** What no name may be, with the code that says why. */
const refused: readonly (readonly [string, string])[] = [
  [`Ad${zeroWidth}a`, 'validation_name_invisible'],
  [`Ada${override}nimda`, 'validation_name_invisible'],
  ['Ada\u0007', 'validation_name_invisible'],
  ['\u3164', 'validation_name_invisible'],
  ['🍜🍜', 'validation_name_wordless'],
  ['...', 'validation_name_wordless'],
  [tower, 'validation_name_towers'],
];
/** Whole names that are those of the service, or look like them. */
const reserved = [
  'Admin',
  cyrillicAdmin,
  'ＡＤＭＩＮ',
  '𝐚𝐝𝐦𝐢𝐧',
  '4dm1n',
  'Foretaste Support',
  'f0retaste',
  'A d m i n',
];

describe('R40: a name that is refused', () => {
  test.each([...refused, ...reserved.map((name) => [name, 'validation_name_reserved'] as const)])(
    "%j, as a member's and as a food's",
    async (name, code) => {
      const [joined, renamed, shared] = [
        await signUp({ full_name: name }),
        await rename({ full_name: name }),
        await share({ name }),
      ];
      expect([joined.status, codes(renamed), codes(shared)]).toEqual([400, { full_name: code }, { name: code }]);
    },
  );

  test.each(['admin', '4dmin', 'adrnin', 'supp0rt', 'm0derat0r', 'foretaste_team', 'ForetasteHelp', 'a.d.m.i.n'])(
    'the username %s',
    async (username) => {
      expect((await signUp({ username })).status).toBe(400);
      expect(codes(await rename({ username }))).toEqual({ username: 'validation_name_reserved' });
    },
  );

  test('a business, a native name, and a video', async () => {
    const owner = await api.join(`biz_${newRecordId()}`, {
      role: 'restaurant_owner',
      professional: { business_name: 'The Corner' },
    });
    const name = (business_name: string) =>
      api.call('PATCH', recordsPath('professional_profiles', owner.id), {
        token: owner.token,
        body: { business_name },
      });
    expect(codes(await name('Foretaste Kitchen'))).toEqual({ business_name: 'validation_name_reserved' });
    expect(codes(await name(`Cor${zeroWidth}ner`))).toEqual({ business_name: 'validation_name_invisible' });
    expect((await name('Support Your Local Bakery')).status).toBe(200);
    const soup = await share({ name: `Soup ${newRecordId()}`, native_name: `x${override}y` });
    expect(codes(soup)).toEqual({ native_name: 'validation_name_invisible' });
    const film = new FormData();
    const food = (await share({ name: `Soup ${newRecordId()}` })).body.id;
    for (const [key, value] of Object.entries({ food, user: ada.id, title: `A${zeroWidth} pot`, category: 'cooking' }))
      film.set(key, value);
    film.set('file', new Blob([anMp4()]), 'pot.mp4');
    expect(codes(await api.call('POST', recordsPath('videos'), { token: ada.token, body: film }))).toEqual({
      title: 'validation_name_invisible',
    });
  });

  test('nothing of a sign-up that was refused is there', async () => {
    const email = `${newRecordId()}@foretaste.test`;
    expect((await signUp({ email, full_name: 'Admin' })).status).toBe(400);
    expect((await signUp({ email, full_name: 'Adam' })).status).toBe(200);
  });
});

describe('R40: a name that is kept', () => {
  test.each([
    ['  Ana \u00a0\u3000 Lucía ', 'Ana Lucía'],
    ['Jose\u0301', 'José'],
    ['👩\u200d🍳 Ada', '👩\u200d🍳 Ada'],
    ['قورمه\u200cسبزی', 'قورمه\u200cسبزی'],
    ['李小龍', '李小龍'],
    ['Padmini Badminton', 'Padmini Badminton'],
    ['Joe Root', 'Joe Root'],
  ])('%j as %j', async (given, kept) => {
    expect((await rename({ full_name: given })).body['full_name']).toBe(kept);
    expect((await share({ name: given })).body['name']).toBe(kept);
  });

  test('whoever runs the service may say so', async () => {
    const admin = await api.joinAsAdmin(`adm_${newRecordId()}`);
    expect((await rename({ full_name: 'Foretaste Support' }, admin)).status).toBe(200);
  });

  test('one of before stays as it is, and can be edited around', async () => {
    await api.call('PATCH', recordsPath('profiles', ada.id), { token: ada.token, body: { full_name: 'Ada' } });
    const stored = await api.call('GET', recordsPath('profiles', ada.id), { token: superuser });
    expect((await rename({ bio: 'Cooks.', full_name: stored.body['full_name'] })).status).toBe(200);
  });
});

describe('R40: uniqueness compares what eyes see', () => {
  test.each([
    ['monika', 'm0nika'],
    ['paul_k', 'pau1_k'],
    ['Ingrid', 'lngrid'],
    ['maria.b', 'rnaria.b'],
    ['willy', 'vvilly'],
    ['ben__x', 'ben_x'],
  ])('of the usernames %s and %s', async (first, second) => {
    const suffix = newRecordId()
      .replace(/[01ilo]/g, 'x')
      .slice(0, 8);
    expect((await signUp({ username: first + suffix })).status).toBe(200);
    const refusal = await signUp({ username: second + suffix });
    expect([refusal.status, codes(refusal)]).toEqual([400, { username: 'validation_not_unique' }]);
    expect(codes(await rename({ username: second + suffix }))).toEqual({ username: 'validation_not_unique' });
  });

  test.each([
    ['Borscht', 'B\u043erscht'],
    ['Ramen', 'Ｒａｍｅｎ'],
    ['Corn Soup', 'Com Soup'],
    ['Mole 100', 'Mole l00'],
    ['Ice', '1ce'],
  ])('of the foods %s and %s: the second is told apart by its number (R14)', async (first, second) => {
    expect((await share({ name: first })).body['name']).toBe(first);
    expect((await share({ name: second })).body['name']).toBe(`${second} (2)`);
  });

  test("a username that was given up is its owner's for a while, so that nobody else is taken for them", async () => {
    const [before, after] = [`old_${newRecordId().slice(0, 9)}`, `new_${newRecordId().slice(0, 9)}`];
    const member = await api.join(before);
    expect((await rename({ username: after }, member)).status).toBe(200);
    expect(codes(await rename({ username: before }))).toEqual({ username: 'validation_not_unique' });
    expect((await rename({ username: before }, member)).status).toBe(200);
  });
});

test('R40: names of before stay, also where two of them look alike; nobody else can take either, and no device is told', async () => {
  const suffix = newRecordId()
    .replace(/[01ilo]/g, 'x')
    .slice(0, 8);
  const [older, younger, third] = [
    await api.join(`pat_${suffix}`),
    await api.join(`tom_${suffix}`),
    await api.join(`sam_${suffix}`),
  ];
  const asBefore = (who: ApiMember, username: string) =>
    api.call('POST', '/api/probe/as-before', { body: { id: who.id, username } });
  await asBefore(older, `Monika_${suffix}`);
  await asBefore(younger, `m0nika_${suffix}`);
  await asBefore(third, `admin_${suffix}`);
  expect((await api.call('POST', '/api/probe/fill')).body).toEqual({ told: 0 });
  const stored = async (who: ApiMember) =>
    (await api.call('GET', recordsPath('profiles', who.id), { token: superuser })).body;
  expect([(await stored(older))['username'], (await stored(younger))['username']]).toEqual([
    `Monika_${suffix}`,
    `m0nika_${suffix}`,
  ]);
  for (const username of [`monlka_${suffix}`, `MON1KA_${suffix}`])
    expect(codes(await rename({ username }))).toEqual({ username: 'validation_not_unique' });
  for (const who of [older, younger, third])
    expect((await rename({ bio: 'Still here.', username: (await stored(who))['username'] }, who)).status).toBe(200);
});
