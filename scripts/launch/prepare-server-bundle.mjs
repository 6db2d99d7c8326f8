import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './run-step.mjs';

const entry = 'src/domain/assistant/server-assistant.ts';
/** Everything that can be in it, and what makes it. */
const sources = ['package-lock.json', 'package.json', 'scripts/building', 'scripts/launch/prepare-server-bundle.mjs', 'src/domain', 'src/prelude'];

/**
 * The rules of `src/domain` that the server needs too, as one CommonJS module for PocketBase's JavaScript engine: the built-in assistant
 * says the same on the server as on a device. Made anew only where it is missing or its sources have changed.
 *
 * What that engine (goja) lacks: `Intl`, `structuredClone`, `Object.groupBy`, set and iterator helpers, named groups and Unicode
 * categories of regular expressions; the last are written out (`plainRegexPlugin`).
 *
 * @param {string} root of the project, with its packages installed
 * @throws {import('./launch-error.mjs').LaunchError} when it cannot be made
 */
export async function prepareServerBundle(root) {
  const folder = join(root, 'pb_hooks', 'lib', 'generated');
  const file = join(folder, 'server-assistant.js');
  const banner = `// Made from src/domain: ${digestSources(root)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8').startsWith(banner)) return;
  mkdirSync(folder, { recursive: true });
  // In one step: another process may be reading it, or making it too.
  const next = `${file}.${process.pid}`;
  await runStep({ what: 'The bundle for the server', command: process.execPath, args: [join(root, 'scripts', 'building', 'bundle-server.mjs'), join(root, entry), next], cwd: root });
  writeFileSync(next, banner + readFileSync(next, 'utf8'));
  renameSync(next, file);
}

/** @param {string} root */
function digestSources(root) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = /\.\w+$/.test(source) ? [source] : readdirSync(join(root, source), { recursive: true, withFileTypes: true })
      .filter((found) => found.isFile() && !/\.test\.tsx?$/.test(found.name))
      .map((found) => join(found.parentPath, found.name).slice(root.length + 1))
      .toSorted();
    for (const name of files) hash.update(name).update('\0').update(readFileSync(join(root, name))).update('\0');
  }
  return hash.digest('hex').slice(0, 20);
}
