import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { backupFolder, type PocketBaseServer } from './pocket-base-server.ts';

/** A copy of a server's data folder, as whoever runs it would make one. */
export interface DataBackup {
  take(): Promise<void>;
  /** The server goes back to the copy, with all that was written since lost; nothing where there is none. */
  restore(): Promise<void>;
}

/** Backups of one server; each of its steps ends with the server running. The last one is removed with the server's own folder. */
export function dataBackup(server: PocketBaseServer): DataBackup {
  const copy = backupFolder(server.dataDir);
  return {
    async take() {
      await server.kill();
      await rm(copy, { recursive: true, force: true });
      await cp(server.dataDir, copy, { recursive: true });
      await server.restart();
    },
    async restore() {
      if (!existsSync(copy)) return;
      await server.kill();
      await rm(server.dataDir, { recursive: true, force: true });
      await cp(copy, server.dataDir, { recursive: true });
      await server.restart();
    },
  };
}
