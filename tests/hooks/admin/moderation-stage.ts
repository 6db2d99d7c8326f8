import { beforeAll } from 'vitest';
import { must } from '#prelude/must.ts';
import { anMp4 } from '#tests/support/a-film.ts';
import { aJpegPicture, aPngPicture } from '#tests/support/a-picture.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

export const collections = {
  food: 'foods',
  review: 'reviews',
  message: 'messages',
  member: 'profiles',
  video: 'videos',
  photo: 'food_photos',
} as const;
export const kinds = ['food', 'review', 'message', 'member', 'video', 'photo'] as const;
type Kind = (typeof kinds)[number];

interface Played {
  readonly ada: ApiMember;
  readonly ben: ApiMember;
  readonly admin: ApiMember;
  /** Ben's. */
  readonly rows: Readonly<Record<Kind, string>>;
  readonly conversation: string;
}

export function aVideoOf(member: ApiMember, food: string): FormData {
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

/** A server of a file's own, on which Ben has something of each kind that Ada may report and an admin decides of. */
export function moderationStage() {
  const { server, api } = serverOfFile();
  let superuser = '';
  let played: Played | undefined;
  const current = () => must(played, 'a stage: setStage makes one');
  beforeAll(async () => {
    superuser = await api.asSuperuser();
  });

  /** Ben's food, review, message to Ada, and himself; Ada may report each of them. */
  async function setStage(): Promise<void> {
    const suffix = newRecordId().slice(0, 8);
    const [ada, ben, admin] = [
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
    const conversation = await api.create('conversations', ben.token, { participant_1, participant_2 });
    const rows = {
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
    played = { ada, ben, admin, rows, conversation };
  }

  const report = (by: ApiMember, kind: Kind, extra: object = {}) =>
    api.call('POST', recordsPath('reports'), {
      token: by.token,
      body: { reporter: by.id, kind, item: current().rows[kind], reason: 'offensive', text: 'Look.', ...extra },
    });
  const revise = (by: ApiMember, id: string, body: object) =>
    api.call('PATCH', recordsPath('reports', id), { token: by.token, body });
  const sees = async (who: ApiMember | null, kind: Kind) =>
    (await api.call('GET', recordsPath(collections[kind], current().rows[kind]), { token: who?.token })).status === 200;
  const actions = async (item: string) =>
    (
      await api.call(
        'GET',
        `${recordsPath('admin_actions')}?sort=@rowid&filter=${encodeURIComponent(`subject='${item}'`)}`,
        { token: superuser },
      )
    ).body.items;

  return {
    server,
    api,
    get superuser() {
      return superuser;
    },
    get ada() {
      return current().ada;
    },
    get ben() {
      return current().ben;
    },
    get admin() {
      return current().admin;
    },
    get rows() {
      return current().rows;
    },
    get conversation() {
      return current().conversation;
    },
    setStage,
    report,
    revise,
    sees,
    actions,
  };
}
