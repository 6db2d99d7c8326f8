#!/usr/bin/env node
/**
 * `npm run foretaste -- follow`: keeps a copy of the leader's database, ready to take its place.
 * `npm run foretaste -- promote [--at 2030-01-31T12:00:00Z]`: takes its place, with the newest copy or that of a point in time.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNodeVersion } from './launch/check-node-version.mjs';
import { stopSignal } from './launch/keep-serving.mjs';
import { LaunchError } from './launch/launch-error.mjs';
import { beginLog } from './launch/log-lines.mjs';
import { readSettings } from './launch/read-settings.mjs';
import { follow } from './standby/follow.mjs';
import { checkLitestream } from './standby/litestream.mjs';
import { promote } from './standby/promote.mjs';
import { readReplicaStorage } from './standby/replica-storage.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const usage = `Say what to do:
  npm run foretaste -- follow
  npm run foretaste -- promote [--at 2030-01-31T12:00:00Z]`;

/** @param {string[]} words */
async function run([verb, ...words]) {
  beginLog(process.env);
  checkNodeVersion(process.versions.node);
  if (verb !== 'follow' && verb !== 'promote') throw new LaunchError(usage);
  const { dataDir } = readSettings({ env: process.env, root });
  const storage = readReplicaStorage(process.env);
  if (storage === null) throw new LaunchError('REPLICA_S3_BUCKET names where the copies are: set it first.');
  checkLitestream(process.env);
  const standby = { storage, dataDir, env: process.env };
  if (verb === 'follow') {
    if (words.length > 0) throw new LaunchError(usage);
    return await follow({ ...standby, stop: stopSignal() });
  }
  const at = words.length === 0 ? null : pointInTime(words);
  const generation = await promote({ ...standby, at });
  console.log(
    `${dataDir} leads generation ${generation} now: start the server there (npm start), and send members to it.`,
  );
  if (!process.env['S3_BUCKET'])
    console.log('Uploaded files are not in S3: bring storage/ of the old data folder to this one before you start.');
}

/** @param {string[]} words @returns {string} ISO */
function pointInTime([flag, time = '', ...rest]) {
  const at = Date.parse(time);
  if (flag !== '--at' || rest.length > 0 || Number.isNaN(at) || !/(Z|[+-]\d\d:\d\d)$/.test(time))
    throw new LaunchError(usage);
  return new Date(at).toISOString();
}

run(process.argv.slice(2)).then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof LaunchError ? error.message : error);
    process.exit(1);
  },
);
