#!/usr/bin/env node
/**
 * `npm start`: installs and builds what is missing, then serves app and API on one address and keeps them up.
 * Uses nothing but Node's own modules: on a clean clone nothing else is there.
 */
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNodeVersion } from './launch/check-node-version.mjs';
import { checkPort } from './launch/check-port.mjs';
import { checkDataFolder, noteDataFolderVersion } from './launch/data-folder-version.mjs';
import { readDemoMark, signInLines } from './launch/demo-folder.mjs';
import { findPocketBase, providePocketBase } from './launch/find-pocket-base.mjs';
import { keepServing, stopSignal } from './launch/keep-serving.mjs';
import { LaunchError } from './launch/launch-error.mjs';
import { beginLog } from './launch/log-lines.mjs';
import { superuserCommand, serveArguments } from './launch/pocket-base-command.mjs';
import { prepareBuild } from './launch/prepare-build.mjs';
import { prepareDependencies } from './launch/prepare-dependencies.mjs';
import { checkServerBundle, prepareServerBundle } from './launch/prepare-server-bundle.mjs';
import { publishBuild } from './launch/publish-build.mjs';
import { readSettings } from './launch/read-settings.mjs';
import { beginLead } from './standby/keep-copying.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');

async function start() {
  beginLog(process.env);
  checkNodeVersion(process.versions.node);
  const settings = readSettings({ env: process.env, root });
  const migrationsDir = join(root, 'pb_migrations');
  checkDataFolder({ dataDir: settings.dataDir, migrationsDir });
  await checkPort(settings);
  if (settings.publicDir === null) {
    await prepareDependencies(root);
    await prepareServerBundle(root);
    await prepareBuild(root);
  }
  const find = settings.publicDir === null ? providePocketBase : findPocketBase;
  const binary = await find({ env: process.env, root });
  if (settings.publicDir !== null) checkServerBundle(root);
  noteDataFolderVersion({ dataDir: settings.dataDir, migrationsDir });
  const lead = await beginLead({ dataDir: settings.dataDir, env: process.env });
  const asked = stopSignal();
  const stop = lead === null ? asked : AbortSignal.any([asked, lead.replaced]);
  console.log('Starting PocketBase …');
  await publishBuild({ from: settings.publicDir ?? join(root, 'dist'), to: settings.servedDir });
  const served = new AbortController();
  const copying = lead?.copy(served.signal);
  const serving = keepServing({
    command: binary,
    args: serveArguments({ ...settings, root, publicDir: settings.servedDir, watchHooks: false }),
    env: { ...process.env, APP_URL: settings.appUrl },
    url: healthAddress(settings),
    stop,
    onHealthy: (first) => (first ? greet({ settings, binary }) : console.log('PocketBase is back.')),
  });
  // What was written last is copied before this ends.
  await serving.finally(() => served.abort());
  await copying;
  if (lead?.replaced.aborted)
    throw new LaunchError('Another server was promoted: this one has stopped, and must not be served again.');
  console.log('Stopped.');
}

/** Where this machine reaches the server. @param {import('./launch/read-settings.mjs').Settings} settings */
function healthAddress({ host, port }) {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (host === '::') return `http://[::1]:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** @param {{ settings: import('./launch/read-settings.mjs').Settings, binary: string }} server */
function greet({ settings, binary }) {
  const mark = readDemoMark(settings.dataDir);
  if (mark !== null) {
    console.log(`
Foretaste is up with sample data (seed ${mark.seed}): ${settings.appUrl}

${signInLines(mark)}

  Data folder: ${settings.dataDir}

Ctrl+C stops it.
`);
    return;
  }
  console.log(`
Foretaste is up: ${settings.appUrl}

  First admin, once:  join in the app, then: npm run admin -- you@example.org
  Database interface: ${settings.appUrl}/_/ after ${superuserCommand({ binary, dataDir: settings.dataDir, root })}
  Data folder:        ${settings.dataDir}

Ctrl+C stops it.
`);
}

start().catch((error) => {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exit(1);
});
