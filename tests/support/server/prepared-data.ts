import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { must } from '#prelude/must.ts';
import { prepareServerBundle } from '#scripts/launch/prepare-server-bundle.mjs';
import { openApi, recordsPath } from './open-api.ts';
import { findBinary, makeSuperuser, startPocketBaseProcess, superuser } from './pocket-base-process.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const prepared = path.join(root, '.cache', 'test-data');

/** What of the starter catalogue a server begins with: all of its foods, none, or `fewFoods`. */
export type Seed = boolean | 'few';

/**
 * A copy-ready data folder of a server that has run its migrations, has its superuser and, when asked for, the starter catalogue or a
 * few foods of it, with their snapshot. Made once for each state of migrations, hooks and this file: a test then starts in a tenth of the time. Passwords are hashed at the
 * lowest cost, as tests do little else so often.
 */
export async function preparedData(seed: Seed): Promise<string> {
  await prepareServerBundle(root); // it is one of the hooks
  const folder = path.join(prepared, `${await serverHash()}-${nameOf[String(seed) as keyof typeof nameOf]}`);
  if (existsSync(folder)) return folder;
  const making = `${folder}.${process.pid}`;
  await mkdir(making, { recursive: true });
  await makeSuperuser(making);
  const hooksDir = seed === 'few' ? await hooksWithFew(`${making}-hooks`) : path.join(root, 'pb_hooks');
  const server = await startPocketBaseProcess({ seed: seed !== false, dataDir: making, hooksDir });
  await hashCheaply(server.url);
  await server.end('SIGTERM');
  await rm(`${making}-hooks`, { recursive: true, force: true });
  // Another worker may have been quicker.
  await rename(making, folder).catch(() => rm(making, { recursive: true, force: true }));
  await forgetOthers();
  return folder;
}

/** By seed, the end of a folder's name. */
const nameOf = { true: 'seeded', few: 'few', false: 'empty' };

async function hooksWithFew(folder: string): Promise<string> {
  // Loaded when it is needed: it reads all foods there are.
  const { fewFoods } = await import('#tests/support/few-foods.ts');
  return hooksWithFoods(folder, fewFoods);
}

/** The project's hooks, with other foods as their starter catalogue, file by file. @returns the folder */
export async function hooksWithFoods(folder: string, files: ReadonlyMap<string, readonly unknown[]>): Promise<string> {
  const own = path.join(root, 'pb_hooks');
  await mkdir(path.join(folder, 'data', 'catalogue'), { recursive: true });
  for (const part of ['', 'data'])
    for (const name of await readdir(path.join(own, part)))
      if (name !== 'data' && name !== 'catalogue')
        await symlink(path.join(own, part, name), path.join(folder, part, name));
  for (const [file, foods] of files)
    await writeFile(path.join(folder, 'data', 'catalogue', `${file}.json`), JSON.stringify(foods));
  return folder;
}

/** bcrypt's least cost: a password that is set from now on takes a hundredth of the usual time to set and to check. */
const leastCost = 4;

/** For members and superusers, whose own password is set once more: tests sign in as one of them all the time. */
async function hashCheaply(url: string): Promise<void> {
  const api = openApi({ url, superuser });
  const token = await api.asSuperuser();
  const patch = async (address: string, body: object) => {
    const answer = await api.call('PATCH', address, { token, body });
    if (answer.status !== 200) throw new Error(`the cost of passwords was refused: ${JSON.stringify(answer.body)}`);
  };
  for (const collection of ['users', '_superusers']) {
    const { body } = await api.call('GET', `/api/collections/${collection}`, { token });
    const fields = (body['fields'] as Record<string, unknown>[]).map((field) =>
      field['type'] === 'password' ? { ...field, cost: leastCost } : field,
    );
    await patch(`/api/collections/${collection}`, { fields });
  }
  const { id } = must((await api.call('GET', recordsPath('_superusers'), { token })).body.items[0], 'a superuser');
  const { password } = superuser;
  await patch(recordsPath('_superusers', id), { password, passwordConfirm: password });
}

let hash: Promise<string> | undefined;

function serverHash(): Promise<string> {
  hash ??= hashOf(['pb_migrations', 'pb_hooks']).then((sum) => `${binaryTag()}-${sum}`);
  return hash;
}

/** Tests on another PocketBase may run at the same time, and have folders of their own. */
function binaryTag(): string {
  return createHash('sha256').update(findBinary()).digest('hex').slice(0, 8);
}

async function hashOf(folders: readonly string[]): Promise<string> {
  const sum = createHash('sha256');
  for (const file of [import.meta.filename, path.join(root, 'tests/support/few-foods.ts')])
    sum.update(await readFile(file));
  for (const folder of folders) {
    const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.toSorted()) sum.update(file).update(await readFile(file));
  }
  return sum.digest('hex').slice(0, 16);
}

/** What older migrations and hooks had made. */
async function forgetOthers(): Promise<void> {
  const own = await serverHash();
  for (const name of await readdir(prepared))
    if (name.startsWith(binaryTag()) && !name.startsWith(own))
      await rm(path.join(prepared, name), { recursive: true, force: true });
}
