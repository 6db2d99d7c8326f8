import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { prepareServerBundle } from '#scripts/launch/prepare-server-bundle.mjs';
import { startPocketBase } from './pocket-base-server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const prepared = path.join(root, '.cache', 'test-data');

/**
 * A copy-ready data folder of a server that has run its migrations, has its superuser and, when asked for, the starter catalogue with
 * its snapshot. Made once for each state of migrations and hooks: a test then starts in a tenth of the time.
 */
export async function preparedData(seed: boolean): Promise<string> {
  await prepareServerBundle(root); // it is one of the hooks
  const folder = path.join(prepared, `${await serverHash()}-${seed ? 'seeded' : 'empty'}`);
  if (existsSync(folder)) return folder;
  const making = `${folder}.${process.pid}`;
  await mkdir(making, { recursive: true });
  const server = await startPocketBase({ seed, dataDir: making });
  await server.stop();
  // Another worker may have been quicker.
  await rename(making, folder).catch(() => rm(making, { recursive: true, force: true }));
  await forgetOthers();
  return folder;
}

let hash: Promise<string> | undefined;

function serverHash(): Promise<string> {
  hash ??= hashOf(['pb_migrations', 'pb_hooks']);
  return hash;
}

async function hashOf(folders: readonly string[]): Promise<string> {
  const sum = createHash('sha256');
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
  for (const name of await readdir(prepared)) if (!name.startsWith(own)) await rm(path.join(prepared, name), { recursive: true, force: true });
}
