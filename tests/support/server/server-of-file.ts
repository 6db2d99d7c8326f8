import { afterAll, beforeAll } from 'vitest';
import { must } from '#prelude/must.ts';
import { type Api, openApi } from './open-api.ts';
import { superuser } from './pocket-base-process.ts';
import { type PocketBaseOptions, type PocketBaseServer, startPocketBase } from './pocket-base-server.ts';

interface ServerOfFile {
  readonly server: PocketBaseServer;
  readonly api: Api;
}

/**
 * A server of a test file's own: started before what the file itself prepares, stopped after all of it. Call it once, at the top, before the file's own
 * `beforeAll`; to ask the server earlier than that throws.
 *
 * @param options a function where they are known only when the server starts
 */
export function serverOfFile(options: PocketBaseOptions | (() => PocketBaseOptions) = {}): ServerOfFile {
  let started: PocketBaseServer | undefined;
  const running = () => must(started, 'a server: it starts before the first test');
  beforeAll(async () => {
    started = await startPocketBase(typeof options === 'function' ? options() : options);
  });
  afterAll(() => started?.stop());
  const server: PocketBaseServer = {
    get url() {
      return running().url;
    },
    get dataDir() {
      return running().dataDir;
    },
    superuser,
    get pid() {
      return running().pid;
    },
    log: () => running().log(),
    stop: () => running().stop(),
    kill: () => running().kill(),
    restart: () => running().restart(),
  };
  return { server, api: openApi(server) };
}
