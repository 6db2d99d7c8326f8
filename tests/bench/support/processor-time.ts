import { readdir, readFile } from 'node:fs/promises';
import type { PocketBaseServer } from '#tests/support/server/pocket-base-server.ts';

/** The process of a running test server, found by its data folder. */
async function processOf({ dataDir }: PocketBaseServer): Promise<string> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.split('\0').includes(`--dir=${dataDir}`)) return pid;
  }
  throw new Error(`no server runs on ${dataDir}`);
}

/**
 * Reads how long a server's threads have run so far, in milliseconds of the processor's time: what else the machine does is not in it. Linux alone
 * tells it (`/proc/…/schedstat`, in nanoseconds). Threads that have ended are not counted; Go keeps its own.
 */
export async function processorClock(server: PocketBaseServer): Promise<() => Promise<number>> {
  const tasks = `/proc/${await processOf(server)}/task`;
  return async () => {
    const read = async (thread: string) =>
      Number((await readFile(`${tasks}/${thread}/schedstat`, 'utf8').catch(() => '0')).split(' ')[0]);
    const nanoseconds = await Promise.all((await readdir(tasks)).map(read));
    return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
  };
}
