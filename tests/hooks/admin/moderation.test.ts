import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { anMp4 } from '#tests/support/a-film.ts';
import { aJpegPicture, aPngPicture } from '#tests/support/a-picture.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let superuser: string;
let ada: ApiMember;
let ben: ApiMember;
let admin: ApiMember;
let rows: Readonly<Record<'food' | 'review' | 'message' | 'member' | 'video' | 'photo', string>>;
let conversation: string;

const collections = {
  food: 'foods',
  review: 'reviews',
  message: 'messages',
  member: 'profiles',
  video: 'videos',
  photo: 'food_photos',
} as const;
const kinds = ['food', 'review', 'message', 'member', 'video', 'photo'] as const;
type Kind = (typeof kinds)[number];

const { server, api } = serverOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
});

/** Ben's food, review, message to Ada, and himself; Ada may report each of them. */
async function setStage() {
  const suffix = newRecordId().slice(0, 8);
  [ada, ben, admin] = [
    await api.join(`ada_${suffix}`),
    await api.join(`ben_${suffix}`),
    await api.joinAsAdmin(`adm_${suffix}`),
  ];
  const form = new FormData();
  for (const [key, value] of Object.entries({ name: `Slop ${suffix}`, uploaded_by: ben.id })) form.set(key, value);
  form.set('image', new Blob([aPngPicture()]), 'slop.png');
  const food = await api.create('foods', ben.token, form);
  const common = await api.create('foods', superuser, { name: `Common ${suffix}` });
  const [participant_1, participant_2] = [ada.id, ben.id].toSorted();
  conversation = await api.create('conversations', ben.token, { participant_1, participant_2 });
  rows = {
    food,
    review: await api.create('reviews', ben.token, {
      food: common,
      user: ben.id,
      rating: 1,
      review_text: 'Rude words.',
    }),
    message: await api.create('messages', ben.token, { conversation, sender: ben.id, content: 'A threat.' }),
    member: ben.id,
    video: await api.create('videos', ben.token, aVideoOf(ben, common)),
    photo: await api.create('food_photos', ben.token, aPhotoOf(ben, common)),
  };
}

function aVideoOf(member: ApiMember, food: string): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries({ food, user: member.id, title: 'A cooking pot', category: 'cooking' }))
    form.set(key, value);
  form.set('file', new Blob([anMp4()]), 'pot.mp4');
  return form;
}

function aPhotoOf(member: ApiMember, food: string): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries({ food, user: member.id, licence: 'own', caption: 'Only my thumb' }))
    form.set(key, value);
  form.set('image', new Blob([aJpegPicture()]), 'thumb.jpg');
  return form;
}

const report = (by: ApiMember, kind: Kind, extra: object = {}) =>
  api.call('POST', recordsPath('reports'), {
    token: by.token,
    body: { reporter: by.id, kind, item: rows[kind], reason: 'offensive', text: 'Look.', ...extra },
  });
const revise = (by: ApiMember, id: string, body: object) =>
  api.call('PATCH', recordsPath('reports', id), { token: by.token, body });
const sees = async (who: ApiMember | null, kind: Kind) =>
  (await api.call('GET', recordsPath(collections[kind], rows[kind]), { token: who?.token })).status === 200;
const actions = async (item: string) =>
  (
    await api.call(
      'GET',
      `${recordsPath('admin_actions')}?sort=@rowid&filter=${encodeURIComponent(`subject='${item}'`)}`,
      { token: superuser },
    )
  ).body.items;

describe('a report', () => {
  beforeAll(setStage);

  test.each(kinds)("of a %s keeps what was reported, and is its reporter's and the admins' alone", async (kind) => {
    const { body } = await report(ada, kind);
    const excerpt = {
      food: 'Slop',
      review: 'Rude words.',
      message: 'A threat.',
      member: 'Example',
      video: 'A cooking pot',
      photo: 'Only my thumb',
    }[kind];
    expect(body).toMatchObject({ status: 'open', item_owner: ben.id, excerpt: expect.stringContaining(excerpt) });
    const seen = async (who: ApiMember) =>
      (await api.call('GET', recordsPath('reports', body.id), { token: who.token })).status;
    expect([await seen(ada), await seen(ben), await seen(admin)]).toEqual([200, 404, 200]);
    const told = await pullAll(api, { token: ben.token, cursors: { [`u:${ben.id}`]: 0, 'g:admins': 0 } });
    expect([told.denied, told.rows['reports']]).toEqual([['g:admins'], undefined]);
    expect(
      (await pullAll(api, { token: admin.token, cursors: { 'g:admins': 0 } })).rows['reports']?.map(({ id }) => id),
    ).toContain(body.id);
  });

  test("is one per reporter and item; the second device's becomes an edit, and saying more opens a decided one again [S12]", async () => {
    const there = await api.call('GET', recordsPath('reports'), { token: ada.token });
    const { id } = there.body.items.find((item) => item['kind'] === 'food') ?? { id: '' };
    expect((await report(ada, 'food')).status).toBe(400);
    expect(
      (
        await revise(ada, id, {
          reporter: ada.id,
          kind: 'food',
          item: rows.food,
          reason: 'unsafe',
          text: 'Look again.',
        })
      ).status,
    ).toBe(200);
    await revise(admin, id, { status: 'dismissed' });
    expect((await revise(ada, id, { text: 'I insist.' })).body).toMatchObject({ status: 'open' });
  });

  test("cannot be of what its reporter cannot see or owns, in another's name, with a decision, or of another reason than those", async () => {
    const third = await api.join(`third_${newRecordId()}`);
    expect((await report(third, 'message')).body.data['item']?.code).toBe('validation_missing');
    expect((await report(ben, 'review')).body.data['item']?.code).toBe('validation_own');
    expect((await report(third, 'food', { item: newRecordId() })).status).toBe(400);
    for (const forged of [
      { reporter: ada.id },
      { status: 'hidden' },
      { item_owner: third.id },
      { excerpt: 'x' },
      { reason: 'boredom' },
      { text: 'x'.repeat(1001) },
      { note: 'n' },
    ]) {
      expect([forged, (await report(third, 'food', forged)).status]).toEqual([forged, 400]);
    }
  });

  test('may come after the block of whom it is about, from the blocker and from the blocked (R38)', async () => {
    await setStage();
    await api.create('blocks', ada.token, { blocker: ada.id, blocked: ben.id });
    expect((await report(ada, 'message')).status).toBe(200);
    expect((await report(ada, 'review')).status).toBe(200);
    const hers = await api.create('foods', ada.token, { name: `Hers ${newRecordId()}`, uploaded_by: ada.id });
    expect((await report(ben, 'member', { item: ada.id })).status).toBe(200);
    expect((await report(ben, 'food', { item: hers })).body).toMatchObject({ status: 'open', item_owner: ada.id });
  });

  test('R38: may come from whom the reported one has blocked, of messages by their two members alone; who was blocked still reads what was written', async () => {
    await setStage();
    await api.create('blocks', ben.token, { blocker: ben.id, blocked: ada.id });
    const third = await api.join(`third_${newRecordId()}`);
    expect((await report(third, 'message')).body.data['item']?.code).toBe('validation_missing');
    const { body } = await api.call(
      'GET',
      `${recordsPath('messages')}?filter=${encodeURIComponent(`conversation='${conversation}'`)}`,
      { token: ada.token },
    );
    expect(body.items.map(({ id }) => id)).toEqual([rows.message]);
    for (const kind of kinds) expect([kind, (await report(ada, kind)).status]).toEqual([kind, 200]);
    expect(
      (
        await api.call('POST', recordsPath('messages'), {
          token: ada.token,
          body: { conversation, sender: ada.id, content: 'Why?' },
        })
      ).status,
    ).toBe(400);
    expect(await sees(ben, 'message')).toBe(false);
  });

  test('R38: stays when its item, its reporter and whom it is about have left, with the words but without their ids, and can be decided', async () => {
    await setStage();
    const others = await Promise.all([api.join(`o_${newRecordId()}`), api.join(`p_${newRecordId()}`)]);
    const [first, second, third] = [
      (await report(ada, 'message')).body.id,
      ...(await Promise.all(others.map(async (other) => (await report(other, 'food')).body.id))),
    ];
    await api.call('DELETE', recordsPath('foods', rows.food), { token: ben.token });
    const leave = (who: ApiMember) =>
      api.call('POST', '/api/account/delete', { token: who.token, body: { password: 'a-test-password' } });
    for (const other of others) expect((await leave(other)).status).toBe(204);
    expect((await leave(ben)).status).toBe(204);
    const pulled = await pullAll(api, { token: admin.token, cursors: { 'g:admins': 0 } });
    const stored = (id: string | undefined) => pulled.rows['reports']?.find((row) => row.id === id);
    expect(stored(first)).toMatchObject({
      status: 'open',
      kind: 'message',
      item: rows.message,
      excerpt: 'A threat.',
      reporter: ada.id,
      item_owner: '',
      owner_left: true,
      reporter_left: false,
    });
    for (const id of [second, third])
      expect(stored(id)).toMatchObject({
        kind: 'food',
        excerpt: expect.stringContaining('Slop'),
        reporter: '',
        item_owner: '',
        owner_left: true,
        reporter_left: true,
      });
    expect((await revise(admin, first ?? '', { status: 'hidden', note: 'Gone already.' })).status).toBe(200);
    expect((await revise(admin, second ?? '', { status: 'dismissed' })).status).toBe(200);
    expect((await api.call('GET', recordsPath('reports', third), { token: admin.token })).body).toMatchObject({
      status: 'dismissed',
    });
  });

  test('R38: keeps what was reported as it was, whatever becomes of it', async () => {
    await setStage();
    const { id } = (await report(ada, 'food')).body;
    await api.call('PATCH', recordsPath('foods', rows.food), {
      token: ben.token,
      body: { name: `Harmless ${newRecordId()}`, description: 'Nothing here.' },
    });
    await revise(ada, id, { text: 'It was worse before.' });
    expect((await api.call('GET', recordsPath('reports', id), { token: ada.token })).body['excerpt']).toContain('Slop');
  });

  describe('R38: keeps the picture that was reported', () => {
    const pictured = {
      food: ['foods', 'image'],
      member: ['profiles', 'avatar'],
      video: ['videos', 'thumbnail'],
    } as const;
    const tokenOf = async (who: ApiMember | { token: string } | null) =>
      who === null ? '' : String((await api.call('POST', '/api/files/token', { token: who.token })).body['token']);
    const opened = async (id: string, name: unknown, who: ApiMember | { token: string } | null) => {
      const answer = await fetch(`${server.url}/api/files/reports/${id}/${String(name)}?token=${await tokenOf(who)}`);
      return {
        status: answer.status,
        cache: answer.headers.get('Cache-Control'),
        bytes: new Uint8Array(await answer.arrayBuffer()),
      };
    };

    test.each(['food', 'member', 'video'] as const)(
      'of a %s, for admins alone, also when its owner has taken it away',
      async (kind) => {
        await setStage();
        const [collection, field] = pictured[kind];
        if (kind !== 'food') {
          const form = new FormData();
          form.set(field, new Blob([aPngPicture()]), 'rude.png');
          expect(
            (await api.call('PATCH', recordsPath(collection, rows[kind]), { token: superuser, body: form })).status,
          ).toBe(200);
        }
        const { id } = (await report(ada, kind)).body;
        if (kind === 'member')
          await api.call('PATCH', recordsPath('profiles', ben.id), { token: ben.token, body: { avatar: null } });
        else await api.call('DELETE', recordsPath(collection, rows[kind]), { token: ben.token });
        await revise(ada, id, { text: 'It had a picture.' });
        const { picture } = (await api.call('GET', recordsPath('reports', id), { token: admin.token })).body;
        expect(picture).toMatch(/^reported_[a-zA-Z0-9]{10}\.png$/);
        const seen = await opened(id, picture, admin);
        expect([seen.status, seen.cache, seen.bytes]).toEqual([
          200,
          'private, no-store',
          new Uint8Array(aPngPicture()),
        ]);
        expect((await opened(id, picture, { token: superuser })).status).toBe(200);
        for (const other of [ada, ben, null]) expect((await opened(id, picture, other)).status).toBe(404);
      },
    );

    test('is set by nobody, is no file of its reporter’s export, and goes with the report', async () => {
      await setStage();
      const form = new FormData();
      for (const [key, value] of Object.entries({
        reporter: ada.id,
        kind: 'food',
        item: rows.food,
        reason: 'offensive',
      }))
        form.set(key, value);
      form.set('picture', new Blob([aPngPicture()]), 'mine.png');
      expect((await api.call('POST', recordsPath('reports'), { token: ada.token, body: form })).status).toBe(400);
      const { id } = (await report(ada, 'food')).body;
      const { picture } = (await api.call('GET', recordsPath('reports', id), { token: admin.token })).body;
      expect((await revise(ada, id, { picture: null })).status).toBe(400);
      expect(
        JSON.stringify((await api.call('GET', '/api/account/export', { token: ada.token })).body['files']),
      ).not.toContain('/reports/');
      await revise(admin, id, { status: 'dismissed' });
      const long = new Date(Date.now() - 181 * 86_400_000).toISOString().replace('T', ' ');
      await api.call('PATCH', recordsPath('reports', id), { token: superuser, body: { decided_at: long } });
      await api.call('POST', '/api/crons/foretaste-reports', { token: superuser });
      await expect.poll(async () => (await opened(id, picture, admin)).status).toBe(404);
      // PocketBase removes files in its own time.
      const left = async () =>
        (await readdir(server.dataDir + '/storage', { recursive: true })).filter((place) => place.includes(id));
      await expect.poll(left).toEqual([]);
    });
  });

  test('R38: does not say to its reporter which admin decided', async () => {
    await setStage();
    const { id } = (await report(ada, 'food')).body;
    await revise(admin, id, { status: 'dismissed' });
    const told = [
      await api.call('GET', recordsPath('reports', id), { token: ada.token }),
      await api.call('GET', `${recordsPath('reports')}?fields=*,decided_by`, { token: ada.token }),
    ];
    const pulled = await pullAll(api, { token: ada.token, cursors: { [`u:${ada.id}`]: 0 } });
    for (const answer of [
      told[0]?.body,
      told[1]?.body,
      pulled.rows['reports'],
      (await revise(ada, id, { text: 'Again.' })).body,
    ])
      expect(JSON.stringify(answer)).not.toContain(admin.id);
    expect(
      (
        await api.call('GET', `${recordsPath('reports')}?filter=${encodeURIComponent(`decided_by='${admin.id}'`)}`, {
          token: ada.token,
        })
      ).body.items ?? [],
    ).toEqual([]);
    expect(await actions(rows.food)).toMatchObject([{ actor: admin.id }]);
  });

  test('R38: is forgotten 180 days after the decision, and not before one', async () => {
    await setStage();
    const ids = [
      (await report(ada, 'food')).body.id,
      (await report(ada, 'review')).body.id,
      (await report(ada, 'message')).body.id,
    ];
    for (const id of ids.slice(1)) await revise(admin, id, { status: 'dismissed' });
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().replace('T', ' ');
    for (const [at, days] of [
      [0, 400],
      [1, 181],
      [2, 179],
    ] as const)
      await api.call('PATCH', recordsPath('reports', ids[at]), {
        token: superuser,
        body: { decided_at: daysAgo(days) },
      });
    expect((await api.call('POST', '/api/crons/foretaste-reports', { token: superuser })).status).toBe(204);
    const there = async (id: string | undefined) =>
      (await api.call('GET', recordsPath('reports', id), { token: superuser })).status;
    await expect.poll(() => there(ids[1])).toBe(404);
    expect([await there(ids[0]), await there(ids[2])]).toEqual([200, 200]);
  });

  test('R38: a flood of one reporter ends for the day', async () => {
    const loud = await api.join(`loud_${newRecordId()}`);
    const foods = await Promise.all(
      Array.from({ length: 41 }, (_, at) => api.create('foods', superuser, { name: `Plain ${at} ${newRecordId()}` })),
    );
    const answers = [];
    for (const item of foods) answers.push((await report(loud, 'food', { item })).status);
    expect(answers).toEqual([...Array<number>(40).fill(200), 400]);
  });
});

describe('a decision', () => {
  beforeAll(setStage);

  test.each(kinds)(
    'to hide a %s takes it from all but its owner and admins (who read no messages), is logged, and can be undone',
    async (kind) => {
      const { id } = (await report(ada, kind)).body;
      const reader = kind === 'message' ? ada : await api.join(`r_${newRecordId()}`);
      expect([await sees(reader, kind), await sees(ben, kind)]).toEqual([true, true]);
      expect((await revise(admin, id, { status: 'hidden', note: 'Rude.' })).status).toBe(200);
      expect([await sees(reader, kind), await sees(ben, kind), await sees(admin, kind)]).toEqual([
        false,
        true,
        kind !== 'message',
      ]);
      if (kind !== 'message') expect(await sees(null, kind)).toBe(false);
      expect((await revise(admin, id, { status: 'restored' })).status).toBe(200);
      expect(await sees(reader, kind)).toBe(true);
      expect(await actions(rows[kind])).toMatchObject([
        {
          action: `${kind}.hide`,
          actor: admin.id,
          subject_kind: kind,
          details: { owner: ben.id, report: id, note: 'Rude.' },
        },
        { action: `${kind}.restore`, actor: admin.id },
      ]);
    },
  );

  test('settles every report of the item at once, and two admins who decide the same converge', async () => {
    await setStage();
    const other = await api.join(`two_${newRecordId()}`);
    const [first, second] = [(await report(ada, 'food')).body.id, (await report(other, 'food')).body.id];
    await revise(admin, first, { status: 'hidden' });
    expect((await api.call('GET', recordsPath('reports', second), { token: other.token })).body).toMatchObject({
      status: 'hidden',
    });
    expect((await revise(admin, second, { status: 'hidden' })).status).toBe(200);
    expect(await actions(rows.food)).toHaveLength(1);
  });

  test('to dismiss touches nothing; no step leads where there is none', async () => {
    await setStage();
    const { id } = (await report(ada, 'review')).body;
    expect((await revise(admin, id, { status: 'restored' })).body.data['status']?.code).toBe('validation_invalid_step');
    await revise(admin, id, { status: 'dismissed' });
    expect(await sees(null, 'review')).toBe(true);
    expect(await actions(rows.review)).toMatchObject([{ action: 'review.dismiss' }]);
  });

  test("is no member's, and an admin puts no word into a reporter's mouth", async () => {
    await setStage();
    const { id } = (await report(ada, 'food')).body;
    expect((await revise(ada, id, { status: 'hidden' })).status).toBe(400);
    expect((await revise(ben, id, { status: 'dismissed' })).status).toBe(404);
    expect((await revise(admin, id, { text: 'No.' })).status).toBe(400);
    expect(
      (await api.call('PATCH', recordsPath('foods', rows.food), { token: ben.token, body: { is_hidden: true } }))
        .status,
    ).toBe(400);
    await revise(admin, id, { status: 'hidden' });
    expect(
      (await api.call('PATCH', recordsPath('foods', rows.food), { token: ben.token, body: { is_hidden: false } }))
        .status,
    ).toBe(400);
    expect(
      (await api.call('PATCH', recordsPath('foods', rows.food), { token: ben.token, body: { description: 'Better.' } }))
        .status,
    ).toBe(200);
    expect(await sees(ada, 'food')).toBe(false);
  });
});

describe('[S5] what is hidden', () => {
  beforeAll(setStage);

  test('leaves devices with the next pull, and no snapshot that is built holds it', async () => {
    const cursors = { '*': 0, [`m:${ben.id}`]: 0 };
    const before = await pullAll(api, { token: ada.token, cursors });
    expect(JSON.stringify(before.rows)).toContain(rows.review);
    for (const kind of ['food', 'review', 'member'] as const)
      await revise(admin, (await report(ada, kind)).body.id, { status: 'hidden' });
    const after = await pullAll(api, { token: ada.token, epoch: before.epoch, cursors: before.cursors });
    const named = after.entries.map(([, , collection, id]) => `${collection}/${id}`);
    for (const kind of ['food', 'review', 'member'] as const)
      expect(named).toContain(`${collections[kind]}/${rows[kind]}`);
    for (const gone of [rows.food, rows.review, 'Example"']) expect(JSON.stringify(after.rows)).not.toContain(gone);
    const own = await pullAll(api, { token: ben.token, cursors: { [`u:${ben.id}`]: 0, '*': 0 } });
    expect(own.rows['foods']?.map(({ id }) => id)).toContain(rows.food);
    const { parts } = (await api.call('POST', '/api/sync/snapshot', { token: superuser })).body as unknown as {
      parts: { hash: string }[];
    };
    for (const { hash } of parts) {
      const text = String((await api.call('GET', `/api/sync/snapshot/${hash}`)).body['text']);
      // A photo of his that nobody has hidden is a cover still, and says whose it is: his profile is what is not there.
      for (const gone of [rows.food, rows.review, `"id":"${ben.id}"`]) expect(text).not.toContain(gone);
    }
  });

  test('R38: is not reviewed, liked, saved, filmed or reported once more, by a rule that says why; what was said before can be taken back', async () => {
    await setStage();
    const like = { food: rows.food, user: ada.id };
    const liked = await api.create('food_likes', ada.token, like);
    const other = await api.join(`late_${newRecordId()}`);
    await revise(admin, (await report(ada, 'food')).body.id, { status: 'hidden' });
    for (const who of [other, ben]) {
      for (const [collection, extra] of [
        ['reviews', { rating: 1 }],
        ['food_likes', {}],
        ['saved_foods', { state: 'want' }],
      ] as const) {
        const { status, body } = await api.call('POST', recordsPath(collection), {
          token: who.token,
          body: { food: rows.food, user: who.id, ...extra },
        });
        expect([collection, status, body.data['food']?.code]).toEqual([collection, 400, 'validation_hidden']);
      }
      expect(
        (await api.call('POST', recordsPath('videos'), { token: who.token, body: aVideoOf(who, rows.food) })).body.data[
          'food'
        ]?.code,
      ).toBe('validation_hidden');
    }
    expect((await report(other, 'food')).body.data['item']?.code).toBe('validation_missing');
    expect((await api.call('DELETE', recordsPath('food_likes', liked), { token: ada.token })).status).toBe(204);
  });

  test('has its picture for its owner and admins alone', async () => {
    await setStage();
    const { body } = await api.call('GET', recordsPath('foods', rows.food));
    const file = `/api/files/foods/${rows.food}/${String(body['image'])}`;
    const open = async (who?: ApiMember) => (await api.call('GET', file, { token: who?.token })).status;
    const withFileToken = async (who: ApiMember) => {
      const { token } = (await api.call('POST', '/api/files/token', { token: who.token })).body;
      return (await api.call('GET', `${file}?thumb=96x96&token=${String(token)}`)).status;
    };
    expect([await open(), await open(ada)]).toEqual([200, 200]);
    await revise(admin, (await report(ada, 'food')).body.id, { status: 'hidden' });
    expect([await open(), await open(ada), await open(ben), await open(admin)]).toEqual([404, 404, 200, 200]);
    expect([await withFileToken(ben), await withFileToken(ada)]).toEqual([200, 404]);
  });
});
