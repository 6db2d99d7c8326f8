import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from './launch-error.mjs';
import { runStep } from './run-step.mjs';

/** File under pb_hooks/lib/generated, and what it is made of. */
const bundles = {
  'server-assistant.js': 'src/domain/assistant/server-assistant.ts',
  'server-collections.js': 'src/domain/values/server-collections.ts',
  'server-customers.js': 'src/domain/professionals/server-customers.ts',
  'server-day-table.js': 'src/domain/day/server-day-table.ts',
  'server-effective-taste.js': 'src/domain/foods/effective-taste.ts',
  'server-liking.js': 'src/domain/liking/server-liking.ts',
  'server-list-edits.js': 'src/domain/safety/server-list-edits.ts',
  'server-retention.js': 'src/domain/accounts/retention-days.ts',
  'server-safety.js': 'src/domain/safety/server-safety.ts',
  'server-names.js': 'src/domain/naming/server-names.ts',
  'server-pictures.js': 'src/domain/photo/server-pictures.ts',
  'server-tasting.js': 'src/domain/tasting/server-tasting.ts',
  'server-text-print.js': 'src/domain/foods/text-print.ts',
  'quiet-hours.js': 'src/domain/notifications/quiet-hours.ts',
  'vapid.js': 'scripts/building/server-modules/vapid.mjs',
  'clean-html.js': 'scripts/building/server-modules/clean-html.mjs',
};
/** Everything that can be in them, and what makes them. */
const sources = [
  'package-lock.json',
  'package.json',
  'scripts/building',
  'scripts/launch/prepare-server-bundle.mjs',
  'src/domain',
  'src/prelude',
];

/**
 * What the server needs of `src/domain` and of npm packages, as CommonJS modules for PocketBase's JavaScript engine: the built-in assistant
 * says the same on the server as on a device, names are judged by the forms' own rules, and HTML is read by a real parser. Made anew only where one is missing or its sources have changed.
 *
 * What that engine (goja) lacks: `Intl`, `structuredClone`, `Object.groupBy`, set and iterator helpers, named groups and Unicode
 * categories of regular expressions; the last are written out (`plainRegexPlugin`).
 *
 * @param {string} root of the project, with its packages installed
 * @throws {LaunchError} when one cannot be made
 */
export async function prepareServerBundle(root) {
  const folder = join(root, 'pb_hooks', 'lib', 'generated');
  const making = join(root, '.cache', 'server-bundle');
  const digest = digestSources(root);
  for (const [name, entry] of Object.entries(bundles)) {
    const file = join(folder, name);
    const banner = bannerOf(entry, digest);
    if (isMade(file, banner)) continue;
    for (const needed of [folder, making]) mkdirSync(needed, { recursive: true });
    // In one step: another process may be reading it, or making it too. And elsewhere, for whoever lists the hooks meanwhile.
    const next = join(making, `${name}.${process.pid}`);
    await runStep({
      what: 'The bundle for the server',
      command: process.execPath,
      args: [join(root, 'scripts', 'building', 'bundle-server.mjs'), join(root, entry), next],
      cwd: root,
    });
    writeFileSync(next, banner + readFileSync(next, 'utf8'));
    renameSync(next, file);
  }
}

/**
 * Refuses to start a server without these modules, or with old ones. Nothing is made here: a server that is deployed with a ready build has no
 * packages for it. Where the sources were not brought along, the modules are taken as they are.
 *
 * @param {string} root of the project
 * @throws {LaunchError} saying what to do
 */
export function checkServerBundle(root) {
  const folder = join('pb_hooks', 'lib', 'generated');
  const names = Object.keys(bundles);
  const missing = names.find((name) => !existsSync(join(root, folder, name)));
  if (missing !== undefined)
    throw new LaunchError(
      `${join(folder, missing)} is missing, and PUBLIC_DIR names a ready build: run 'npm run build' where the app is built, and bring pb_hooks along with its build.`,
    );
  if (!sources.every((source) => existsSync(join(root, source)))) return;
  const digest = digestSources(root);
  const old = Object.entries(bundles).find(
    ([name, entry]) => !isMade(join(root, folder, name), bannerOf(entry, digest)),
  );
  if (old !== undefined)
    throw new LaunchError(
      `${join(folder, old[0])} was made from other sources than are here, and PUBLIC_DIR names a ready build: run 'npm run build'.`,
    );
}

/** The first line of a module. @param {string} entry @param {string} digest */
function bannerOf(entry, digest) {
  return `// Made from ${entry}: ${digest}\n`;
}

/** @param {string} file @param {string} banner */
function isMade(file, banner) {
  return existsSync(file) && readFileSync(file, 'utf8').startsWith(banner);
}

/** @param {string} root */
function digestSources(root) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = /\.\w+$/.test(source)
      ? [source]
      : readdirSync(join(root, source), { recursive: true, withFileTypes: true })
          .filter((found) => found.isFile() && !/\.test\.tsx?$/.test(found.name))
          .map((found) => join(found.parentPath, found.name).slice(root.length + 1))
          .toSorted();
    for (const name of files)
      hash
        .update(name)
        .update('\0')
        .update(readFileSync(join(root, name)))
        .update('\0');
  }
  return hash.digest('hex').slice(0, 20);
}
