import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endsOfPass } from '#tests/support/server/ends-of-pass.ts';
import { forcedHeartbeat } from '#tests/support/server/forced-heartbeat.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember } from '#tests/support/server/open-api.ts';
import { type EventStream, openEventStream } from '#tests/support/server/open-event-stream.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

interface Beat {
  readonly epoch: string;
  readonly after: number;
  readonly upTo: number;
  readonly news: number;
  readonly every: number;
}

const { server, api } = serverOfFile({
  hooks: forcedHeartbeat,
  env: { FORETASTE_NEWS_SECONDS: '60', FORETASTE_RATE_LIMITS: 'off' },
});
let superuser: string;
let other: ApiMember;
let admin: ApiMember;
const open: EventStream[] = [];
beforeAll(async () => {
  superuser = await api.asSuperuser();
  other = await api.join('other_heartbeat');
  admin = await api.joinAsAdmin('admin_heartbeat');
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

async function beat(silence = 600_000): Promise<void> {
  expect((await api.call('POST', `/api/test/heartbeat?silence=${silence}`)).status).toBe(204);
}

async function listen(token?: string, id = ''): Promise<EventStream> {
  const subscriptions = [`sync:u:${id}`, 'sync:heartbeat'];
  const stream = await openEventStream({ server, api, token, subscriptions });
  open.push(stream);
  return stream;
}

async function joined() {
  const member = await api.join(`beat_${newRecordId()}`);
  // So that there is somebody for whom to begin.
  const first = await listen(member.token, member.id);
  await beat();
  first.close();
  return { member, stream: await listen(member.token, member.id) };
}

const beats = ({ heard, messages }: EventStream) =>
  messages.filter((_, at) => heard[at] === 'heartbeat').map((message) => JSON.parse(message) as Beat);
const cook = () => api.create('foods', other, { name: `Borscht ${newRecordId()}`, uploaded_by: other.id });

/** Whose heartbeat comes shows that the others' had come if there were any. */
async function isSilentFor(stream: EventStream): Promise<void> {
  const { stream: witness } = await joined();
  const before = beats(stream).length;
  await cook();
  await beat();
  await expect.poll(() => beats(witness).length).toBeGreaterThan(0);
  expect(beats(stream).length).toBe(before);
}

describe('[S14] [S23] the heartbeat of a stream', () => {
  test('tells up to where nothing came to the member alone, and each goes on from the one before', async () => {
    const { stream } = await joined();
    await cook();
    await beat();
    await cook();
    await beat();
    await expect.poll(() => beats(stream)).toHaveLength(2);
    const [first, second] = beats(stream) as [Beat, Beat];
    const { body: head } = await api.call('GET', '/api/sync/head');
    expect(second).toEqual({ ...head, after: first.upTo });
    expect(first.upTo).toBeGreaterThan(first.after);
    expect(second.upTo).toBeGreaterThan(first.upTo);
  });

  test('begins with what came to the member, and says nothing of it', async () => {
    const { member, stream } = await joined();
    await api.create('user_follows', other, { follower: other.id, following: member.id });
    const { body } = await api.call('POST', '/api/sync/pull', {
      token: member.token,
      body: { epoch: null, cursors: { [`u:${member.id}`]: 0 } },
    });
    const entries = body['entries'] as readonly (readonly [number, string])[];
    const newest = Math.max(...entries.map(([seq]) => seq));
    await cook();
    await beat();
    await expect.poll(() => beats(stream)).toHaveLength(1);
    expect(beats(stream)[0]?.after).toBe(newest);
    expect(beats(stream)[0]?.upTo).toBeGreaterThan(newest);
  });

  test('comes as often as devices look where there are news, and each two minutes where there are none', async () => {
    const { stream } = await joined();
    await cook();
    await beat(59_000);
    await beat(61_000);
    await expect.poll(() => beats(stream)).toHaveLength(1);
    await beat(119_000);
    await beat(121_000);
    await expect.poll(() => beats(stream)).toHaveLength(2);
    const [first, second] = beats(stream) as [Beat, Beat];
    expect(second).toEqual({ ...first, after: first.upTo });
  });

  test('comes to members alone', async () => {
    const visitor = await listen();
    const ofAdmin = await listen(admin.token, admin.id);
    await isSilentFor(visitor);
    await isSilentFor(ofAdmin);
  });

  test.each(endsOfPass)('ends with %s', async (_, act) => {
    const { member, stream } = await joined();
    await cook();
    await beat();
    await expect.poll(() => beats(stream)).toHaveLength(1);
    await act({ api, member, other, admin, superuser });
    await isSilentFor(stream);
  });
});
