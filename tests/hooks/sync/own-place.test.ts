import { beforeAll, describe, expect, test } from 'vitest';
import { endsOfPass } from '#tests/support/server/ends-of-pass.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember } from '#tests/support/server/open-api.ts';
import { openEventStream } from '#tests/support/server/open-event-stream.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const { server, api } = serverOfFile();
let superuser: string;
beforeAll(async () => {
  superuser = await api.asSuperuser();
});

let joined = 0;
const join = () => api.join(`own_place_${(joined += 1)}`);

interface Place {
  readonly epoch: string;
  readonly after: number;
  readonly pass: string | null;
}

/** Reads a member's own audience to its end, as a device does. */
async function readOwn(member: Pick<ApiMember, 'id' | 'token'>): Promise<Place> {
  const audience = `u:${member.id}`;
  const { body } = await api.call('POST', '/api/sync/pull', {
    token: member.token,
    body: { epoch: null, cursors: { [audience]: 0 } },
  });
  const { epoch, cursors, pass } = body as unknown as { epoch: string; cursors: Record<string, number>; pass: string };
  return { epoch, after: cursors[audience] ?? -1, pass };
}

async function ask({ epoch, after, pass }: Place): Promise<'ask' | number> {
  const answer = await api.call('GET', `/api/sync/own?epoch=${epoch}&after=${after}`, {
    headers: pass === null ? {} : { 'X-Sync-Pass': pass },
  });
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(answer.headers.get('X-Sync-Epoch')).not.toBe('');
  if (answer.status === 204) return 'ask';
  expect(answer.status).toBe(200);
  return Number(answer.body['upTo']);
}

/** A pass that is good at present. */
async function quietMember() {
  const member = await join();
  const place = await readOwn(member);
  expect(await ask(place)).toBeGreaterThanOrEqual(place.after);
  return { member, place };
}

describe('[S14] [S23] whether something came to a member alone', () => {
  test('is told up to the newest place, until something does, and again from there', async () => {
    const { member, place } = await quietMember();
    const other = await join();
    await api.create('foods', other, { name: `Borscht ${newRecordId()}`, uploaded_by: other.id });
    const upTo = await ask(place);
    expect(upTo).toBeGreaterThan(place.after);
    await api.create('user_follows', other, { follower: other.id, following: member.id });
    expect(await ask(place)).toBe('ask');
    const later = await readOwn(member);
    expect(await ask({ ...place, after: later.after })).toBe(later.after);
  });

  let other: ApiMember;
  let admin: ApiMember;
  beforeAll(async () => {
    other = await join();
    admin = await api.joinAsAdmin('own_place_admin');
  });

  test.each(endsOfPass)('is not told any more after %s, from whatever place', async (_what, act) => {
    const { member, place } = await quietMember();
    await act({ api, member, other, admin, superuser });
    const { body } = await api.call('GET', '/api/sync/health');
    expect(await ask(place)).toBe('ask');
    expect(await ask({ ...place, after: Number(body['head']) })).toBe('ask');
  });

  test('is not told any more once the sign-in that the pass came with has run out', async () => {
    const member = await join();
    const { body } = await api.call('POST', `/api/collections/users/impersonate/${member.id}`, {
      token: superuser,
      body: { duration: 3 },
    });
    const place = await readOwn({ id: member.id, token: String(body['token']) });
    expect(await ask(place)).not.toBe('ask');
    await expect.poll(() => ask(place)).toBe('ask');
    const lasting = await readOwn(member);
    expect(await ask(lasting)).not.toBe('ask');
    const [id, , signature] = String(place.pass).split('.');
    const until = String(lasting.pass).split('.')[1];
    expect(await ask({ ...place, pass: `${id}.${until}.${signature}` })).toBe('ask');
  });

  test('is told to nobody who makes a pass up, asks of another history, or beyond its end', async () => {
    const [{ place }, { member: stranger }] = [await quietMember(), await quietMember()];
    const [, until, signature] = String(place.pass).split('.');
    for (const pass of [null, '', 'x', `${stranger.id}.${until}.${signature}`, `${place.pass}0`])
      expect(await ask({ ...place, pass })).toBe('ask');
    expect(await ask({ ...place, epoch: 'another' })).toBe('ask');
    expect(await ask({ ...place, after: place.after + 1_000_000 })).toBe('ask');
    await server.restart();
    expect(await ask(place)).toBe('ask');
  });

  test('has no pass for visitors, admins, and whom a block parts from anybody', async () => {
    const { body: visitors } = await api.call('POST', '/api/sync/pull', { body: { epoch: null, cursors: {} } });
    expect(visitors['pass']).toBeNull();
    const [blocker, blocked] = [await join(), await join()];
    await api.create('blocks', blocker, { blocker: blocker.id, blocked: blocked.id });
    for (const member of [admin, blocker, blocked]) expect((await readOwn(member)).pass).toBeNull();
  });

  test('and an event stream, which stays open, do not come by the middleware, which would hold an engine for each [S14]', async () => {
    const abort = new AbortController();
    const stream = await fetch(`${server.url}/api/realtime`, { signal: abort.signal });
    expect([stream.status, stream.headers.get('X-Sync-Epoch')]).toEqual([200, null]);
    abort.abort();
    // What is beside these two goes through it, and PocketBase's own headers are on all.
    const others = ['/api/sync/own/', '/api/sync/nothing/', '/api/sync/health', '/api/realtime/x', '/'];
    for (const path of others)
      expect((await fetch(server.url + path)).headers.get('X-Sync-Epoch'), path).not.toBeNull();
    expect((await fetch(`${server.url}/api/sync/own`)).headers.get('X-Content-Type-Options')).toBe('nosniff');
    const member = await join();
    const heard = await openEventStream({ server, api, token: member.token, subscriptions: [`sync:u:${member.id}`] });
    const fan = await join();
    await api.create('user_follows', fan, { follower: fan.id, following: member.id });
    await expect.poll(() => heard.heard).toContain(`u:${member.id}`);
    heard.close();
  });
});
