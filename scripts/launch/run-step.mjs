import { spawn } from 'node:child_process';
import { LaunchError } from './launch-error.mjs';

/**
 * Runs a step of the preparation. Its output is shown as it comes.
 *
 * @param {{ what: string, command: string, args: string[], cwd: string, env?: NodeJS.ProcessEnv, shell?: boolean }} step
 * @throws {LaunchError} when it fails
 */
export async function runStep({ what, command, args, cwd, env = process.env, shell = false }) {
  const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', 'inherit', 'inherit'] });
  /** @type {string | null} */
  const problem = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) =>
      resolve(code === 0 ? null : signal === null ? `exit code ${code}` : `signal ${signal}`),
    );
  });
  if (problem !== null) throw new LaunchError(`${what} failed (${problem}).`);
}
