import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PocketBaseServer } from './pocket-base-server.ts';

/** A copy of a server's data folder, as whoever runs it would make one. */
export interface DataBackup {
  take(): Promise<void>;
  /** The server goes back to the copy, with all that was written since lost; nothing where there is none. */
  restore(): Promise<void>;
}

/** Backups of one server; each of its steps ends with the server running. */
export function dataBackup(server: PocketBaseServer): DataBackup {
  let copy: string | null = null;
  return {
    async take() {
      await server.kill();
      if (copy !== null) await rm(copy, { recursive: true, force: true });
      copy = await mkdtemp(path.join(tmpdir(), 'foretaste-backup-'));
      await cp(server.dataDir, copy, { recursive: true });
      await server.restart();
    },
    async restore() {
      if (copy === null) return;
      await server.kill();
      await rm(server.dataDir, { recursive: true, force: true });
      await cp(copy, server.dataDir, { recursive: true });
      await server.restart();
    },
  };
}
