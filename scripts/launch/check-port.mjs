import { createServer } from 'node:net';
import { LaunchError } from './launch-error.mjs';

/**
 * @param {{ host: string, port: number }} address
 * @throws {LaunchError} when nothing can listen there
 */
export async function checkPort({ host, port }) {
  const probe = createServer();
  /** @type {NodeJS.ErrnoException | null} */
  const problem = await new Promise((resolve) => {
    probe.once('error', resolve);
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(null)));
  });
  if (problem === null) return;
  if (problem.code === 'EADDRINUSE')
    throw new LaunchError(
      `Port ${port} on ${host} is taken: stop what uses it, or choose another with PORT=${port === 65_535 ? port - 1 : port + 1}.`,
    );
  if (problem.code === 'EACCES')
    throw new LaunchError(
      `Port ${port} on ${host} needs more rights than this user has: choose one above 1023 with PORT=8090.`,
    );
  throw new LaunchError(`Nothing can listen on ${host}:${port} (${problem.code}): check HOST and PORT.`);
}

/** A port on the loopback address that was free a moment ago. @returns {Promise<number>} */
export async function findFreePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', () => resolve(null)));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new LaunchError('No free port on this machine.');
  return address.port;
}
