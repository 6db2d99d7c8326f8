import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareServerBundle } from '#scripts/launch/prepare-server-bundle.mjs';

/**
 * Before the first test of the server: its files require what the build makes, also where a test asks them without a server. All temporary folders of the
 * run stand in one of its own, which is empty at the end: each test removes what it made.
 *
 * @returns what ends the run. @throws Error that names what was left
 */
export async function setup(): Promise<() => Promise<void>> {
  await prepareServerBundle(process.cwd());
  const folder = await mkdtemp(path.join(tmpdir(), 'foretaste-run-'));
  process.env['TMPDIR'] = folder;
  return async () => {
    const left = (await readdir(folder)).filter((name) => name.startsWith('foretaste-'));
    await rm(folder, { recursive: true, force: true });
    if (left.length === 0) return;
    // What is thrown here is told by Vitest, and the run passes.
    process.exitCode = 1;
    throw new Error(`Tests left temporary folders behind: ${left.join(', ')}`);
  };
}
