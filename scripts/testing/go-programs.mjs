import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { officialVersion } from '#scripts/launch/fetch-pocket-base.mjs';
import { LaunchError } from '#scripts/launch/launch-error.mjs';
import { runStep } from '#scripts/launch/run-step.mjs';

/**
 * A program that tests build from its own module, at one version, with one version of Go: what its authors publish, and no package of somebody else.
 *
 * @typedef {object} GoProgram
 * @property {string} name
 * @property {string} version
 * @property {string} package what `go install` is asked for
 * @property {string} go the toolchain, which Go fetches where it is another than the one that is here
 * @property {string} stamp the variable that holds its version
 */

/** Official PocketBase: the program that its releases are built from. @type {GoProgram} */
export const officialPocketBase = {
  name: 'pocketbase',
  version: officialVersion,
  package: 'github.com/pocketbase/pocketbase/examples/base',
  go: 'go1.27.0',
  stamp: 'github.com/pocketbase/pocketbase.Version',
};

/** Litestream, which copies the leader's database. @type {GoProgram} */
export const litestream = {
  name: 'litestream',
  version: '0.5.18',
  package: 'github.com/benbjohnson/litestream/cmd/litestream',
  go: 'go1.27.0',
  stamp: 'main.Version',
};

/** Whether there is a Go that can fetch the toolchain that a program wants (1.21 or newer). */
export const hasGo = isNewEnough(spawnSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' }).stdout ?? '');

/** @param {string} version as `go1.26.8` */
function isNewEnough(version) {
  const [, major = '0', minor = '0'] = /^go(\d+)\.(\d+)/.exec(version) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

/** @param {string} root @param {GoProgram} program @returns {string} where its executable is, or will be */
export function goProgramPath(root, { name, version }) {
  return join(root, '.cache', `${name}-go-${version}`, name);
}

/**
 * Builds it once. Go checks the module's sums by its own database.
 *
 * @param {string} root
 * @param {GoProgram} program
 * @throws {LaunchError} where Go is missing or the build fails
 */
export async function ensureGoProgram(root, program) {
  const path = goProgramPath(root, program);
  if (existsSync(path)) return;
  if (!hasGo) throw new LaunchError(`${program.name} ${program.version} is built by Go, which is not here.`);
  const folder = join(path, '..');
  mkdirSync(folder, { recursive: true });
  const scratch = mkdtempSync(join(folder, 'new-'));
  console.log(`Building ${program.name} ${program.version} by Go for tests, which takes a few minutes once …`);
  try {
    await runStep({
      what: `Building ${program.name} ${program.version} from its Go module`,
      command: 'go',
      args: [
        'install',
        '-trimpath',
        `-ldflags=-s -w -X ${program.stamp}=${program.version}`,
        `${program.package}@v${program.version}`,
      ],
      cwd: scratch,
      env: { ...process.env, GOBIN: scratch, GOTOOLCHAIN: program.go, CGO_ENABLED: '0', GOFLAGS: '' },
    });
    // A build that was ended half-way leaves nothing under this name.
    renameSync(join(scratch, basename(program.package)), path);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
