import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiAnswer } from '#tests/support/server/open-api.ts';
import { type Placed, setStage, type Stage } from './access.stage.ts';
import { type AccessRow, missingLines, readAccessTable } from './access.rows.ts';
import { type Actor, actors } from './access.table.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let stage: Stage;

const { api } = serverOfFile();
beforeAll(async () => {
  stage = await setStage(api);
});

const rows = readAccessTable();

async function collectionNames(): Promise<string[]> {
  const { body } = await api.call('GET', '/api/collections?perPage=500&filter=(system=false)', {
    token: stage.superuser,
  });
  return body.items.map((collection) => String(collection['name']));
}

describe('the permission table (spec 1 §6, spec 2 §6)', () => {
  test('has a line for every operation of every collection, and for none that is not there', async () => {
    const names = await collectionNames();
    expect(missingLines(names, rows)).toEqual([]);
    expect(rows.map((row) => row.name.split(':')[0]).filter((name) => !names.includes(name ?? ''))).toEqual([]);
  });

  test('a collection without its cells is noticed', async () => {
    const scratch = { name: 'scratch', type: 'base', fields: [{ type: 'text', name: 'note' }] };
    expect((await api.call('POST', '/api/collections', { token: stage.superuser, body: scratch })).status).toBe(200);
    expect(missingLines(await collectionNames(), rows)).toEqual(
      ['list', 'view', 'create', 'update', 'delete'].map((operation) => `scratch ${operation}`),
    );
    expect((await api.call('DELETE', '/api/collections/scratch', { token: stage.superuser })).status).toBe(204);
  });

  test.each(rows)('$name: $operation', async (row) => {
    const outcome: Partial<Record<Actor, boolean>> = {};
    let placed: Placed | undefined;
    for (const actor of actors) {
      if (row.operation !== 'create') placed ??= await stage.place(row.name, row.operation);
      const isDone = placed === undefined ? await playCreate(row.name, actor) : await play(row, actor, placed);
      outcome[actor] = isDone;
      // What was only read or refused is as it was, so that the next one acts on it.
      if (isDone && ['update', 'delete'].includes(row.operation)) placed = undefined;
    }
    expect(outcome).toEqual(row.allowed);
  });
});

/** Plays one cell on a record; a refusal must be a clear one, and must have changed nothing. */
async function play({ name, operation }: AccessRow, actor: Actor, placed: Placed): Promise<boolean> {
  const [collection = ''] = name.split(':');
  const path = `/api/collections/${collection}/records`;
  const token = actor === 'owner' ? (placed.ownerToken ?? stage.tokenOf(actor)) : stage.tokenOf(actor);
  if (operation === 'list') {
    // Without a filter: PocketBase slows down a caller whose filters find nothing.
    const answer = await api.call('GET', `${path}?perPage=1000`, { token });
    return answer.status === 200 ? answer.body.items.some(({ id }) => id === placed.id) : refused(answer);
  }
  if (operation === 'view') return isAllowed(await api.call('GET', `${path}/${placed.id}`, { token }));
  const before = await api.call('GET', `${path}/${placed.id}`, { token: stage.superuser });
  const answer =
    operation === 'update'
      ? await api.call('PATCH', `${path}/${placed.id}`, { token, body: stage.change(name) })
      : await api.call('DELETE', `${path}/${placed.id}`, { token });
  const allowed = isAllowed(answer);
  const after = await api.call('GET', `${path}/${placed.id}`, { token: stage.superuser });
  if (!allowed) expect(after.body).toEqual(before.body);
  if (allowed && operation === 'delete') expect(after.status).toBe(404);
  return allowed;
}

async function playCreate(name: string, actor: Actor): Promise<boolean> {
  const [collection = ''] = name.split(':');
  const path = `/api/collections/${collection}/records`;
  const count = async () => (await api.call('GET', `${path}?perPage=1`, { token: stage.superuser })).body['totalItems'];
  const body = await stage.offer(name, actor);
  const before = await count();
  const answer = await api.call('POST', path, { token: stage.tokenOf(actor), body });
  const allowed = isAllowed(answer);
  expect(await count()).toBe(Number(before) + (allowed ? 1 : 0));
  if (allowed) await api.call('DELETE', `${path}/${answer.body.id}`, { token: stage.superuser });
  return allowed;
}

function isAllowed(answer: ApiAnswer): boolean {
  return answer.status === 200 || answer.status === 204 || refused(answer);
}

function refused(answer: ApiAnswer): false {
  expect([400, 401, 403, 404]).toContain(answer.status);
  return false;
}
