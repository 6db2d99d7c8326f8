#!/usr/bin/env node
/**
 * `npm run dev`: PocketBase on a port of its own, and Vite's dev server with hot reload before it. Both end together.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNodeVersion } from './launch/check-node-version.mjs';
import { checkPort, findFreePort } from './launch/check-port.mjs';
import { checkDataFolder, noteDataFolderVersion } from './launch/data-folder-version.mjs';
import { providePocketBase } from './launch/find-pocket-base.mjs';
import { keepServing, stopSignal } from './launch/keep-serving.mjs';
import { LaunchError } from './launch/launch-error.mjs';
import { serveArguments, superuserCommand } from './launch/pocket-base-command.mjs';
import { prepareDependencies } from './launch/prepare-dependencies.mjs';
import { prepareServerBundle } from './launch/prepare-server-bundle.mjs';
import { readSettings } from './launch/read-settings.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');

async function develop() {
  checkNodeVersion(process.versions.node);
  const settings = readSettings({ env: { PORT: '5173', ...process.env }, root });
  const migrationsDir = join(root, 'pb_migrations');
  checkDataFolder({ dataDir: settings.dataDir, migrationsDir });
  await checkPort(settings);
  await prepareDependencies(root);
  await prepareServerBundle(root);
  const binary = await providePocketBase({ env: process.env, root });
  noteDataFolderVersion({ dataDir: settings.dataDir, migrationsDir });
  const apiPort = await findFreePort();
  const api = `http://127.0.0.1:${apiPort}`;
  const publicDir = join(root, '.cache', 'no-build');
  mkdirSync(publicDir, { recursive: true });

  const stop = stopSignal();
  await keepServing({
    command: binary,
    args: serveArguments({
      root,
      dataDir: settings.dataDir,
      publicDir,
      host: '127.0.0.1',
      port: apiPort,
      watchHooks: true,
    }),
    env: { ...process.env, APP_URL: settings.appUrl },
    url: api,
    stop,
    onHealthy(first) {
      if (!first) return;
      console.log(
        `PocketBase: ${api}/_/\nFirst admin, once: join in the app, then npm run admin -- you@example.org\nDatabase interface, once: ${superuserCommand({ binary, dataDir: settings.dataDir, root })}`,
      );
      const vite = spawn(
        process.execPath,
        [
          join(root, 'node_modules/vite/bin/vite.js'),
          '--host',
          settings.host,
          '--port',
          String(settings.port),
          '--strictPort',
        ],
        {
          cwd: root,
          env: { ...process.env, FORETASTE_API: api },
          stdio: 'inherit',
        },
      );
      stop.addEventListener('abort', () => vite.kill('SIGTERM'));
      vite.once('exit', () => {
        if (!stop.aborted) process.kill(process.pid, 'SIGTERM');
      });
    },
  });
}

develop().catch((error) => {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exit(1);
});
