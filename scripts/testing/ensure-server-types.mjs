import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LaunchError } from '#scripts/launch/launch-error.mjs';

const longestWait = 30_000;

/** @param {string} binary */
function stampOf(binary) {
  const { size, mtimeMs } = statSync(binary);
  return `${binary} ${size} ${mtimeMs} ${JSON.stringify(truths.map(([wrong, right]) => [wrong.source, right]))}`;
}

/**
 * What PocketBase's own types leave open of Go's pointers: the engine hands over each of these as it says here. Where it may be none, it is `null`
 * and not `undefined`.
 *
 * @type {readonly [RegExp, string][]}
 */
const truths = [
  [
    /^(\s+(?:record|collection|request|url|server))\?: (Record|Collection|http\.Request|url\.URL|http\.Server)$/gm,
    '$1: $2',
  ],
  [/^(\s+auth)\?: Record$/gm, '$1: Record | null'],
  [/^(\s+(?:list|view|create|update|delete|auth|manage)Rule)\?: string$/gm, '$1: string | null'],
  [/(canAccessRecord\([^)]*accessRule: string)(?=\))/g, '$1 | null'],
  // A list has no holes, and a hook its event.
  [/Array<\(([\w.]+) \| undefined\)>/g, 'Array<$1>'],
  [/hook\.Hook<(\w+) \| undefined>/g, 'hook.Hook<$1>'],
];

/** @param {string} types as PocketBase writes them @throws {LaunchError} where it writes them otherwise by now */
function madeTrue(types) {
  return truths.reduce((text, [wrong, right]) => {
    if (text.search(wrong) === -1)
      throw new LaunchError(
        `PocketBase's types have nothing like ${wrong.source} any more: look at scripts/testing/ensure-server-types.mjs.`,
      );
    return text.replace(wrong, right);
  }, types);
}

/**
 * The types of what pb_hooks and pb_migrations call, as PocketBase itself writes them at its first start: once per binary, into
 * .cache/pocketbase, outside version control.
 *
 * @param {{ binary: string, root: string }} place
 * @throws {LaunchError} when PocketBase writes none
 */
export async function ensureServerTypes({ binary, root }) {
  const cache = path.join(root, '.cache/pocketbase');
  const types = path.join(cache, 'types.d.ts');
  const stamp = path.join(cache, 'types.stamp');
  if (existsSync(types) && existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(binary)) return;
  mkdirSync(cache, { recursive: true });
  await writeTypes({ binary, types });
  writeFileSync(stamp, stampOf(binary));
}

/** An empty hooks folder makes PocketBase load its JavaScript engine, and with it write the types. @param {{ binary: string, types: string }} place */
async function writeTypes({ binary, types }) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'foretaste-types-'));
  const [data, hooks, migrations] = [
    path.join(scratch, 'data'),
    path.join(scratch, 'hooks'),
    path.join(scratch, 'migrations'),
  ];
  for (const folder of [data, hooks, migrations]) mkdirSync(folder);
  const child = spawn(
    binary,
    ['serve', '--http=127.0.0.1:0', `--dir=${data}`, `--hooksDir=${hooks}`, `--migrationsDir=${migrations}`],
    { stdio: 'ignore' },
  );
  try {
    const written = path.join(data, 'types.d.ts');
    const deadline = Date.now() + longestWait;
    while (!(existsSync(written) && readFileSync(written, 'utf8').trimEnd().endsWith('}'))) {
      if (Date.now() > deadline || child.exitCode !== null) throw new LaunchError(`${binary} wrote no types.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    writeFileSync(types, madeTrue(readFileSync(written, 'utf8')));
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.kill('SIGTERM')) await ended;
    rmSync(scratch, { recursive: true, force: true });
  }
}
