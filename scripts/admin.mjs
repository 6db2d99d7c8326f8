#!/usr/bin/env node
/** `npm run admin -- someone@example.org`: makes a member an admin, whether the server runs or not. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPocketBase } from './launch/find-pocket-base.mjs';
import { LaunchError } from './launch/launch-error.mjs';
import { makeAdminArguments } from './launch/pocket-base-command.mjs';
import { readSettings } from './launch/read-settings.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');

async function makeAdmin() {
  const words = process.argv.slice(2);
  const [email = ''] = words;
  if (words.length !== 1 || !/^[^\s@-][^\s@]*@[^\s@]+$/.test(email))
    throw new LaunchError('Name one member by e-mail address: npm run admin -- someone@example.org');
  const { dataDir } = readSettings({ env: process.env, root });
  if (!existsSync(join(dataDir, 'data.db')))
    throw new LaunchError(
      `There is no database in ${dataDir} yet: start Foretaste once (npm start), join with this address, then run this again.`,
    );
  const child = spawn(findPocketBase({ env: process.env, root }), makeAdminArguments({ root, dataDir, email }), {
    stdio: 'inherit',
  });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => done(code ?? 1));
  });
}

makeAdmin().then(
  (code) => process.exit(Number(code)),
  (error) => {
    console.error(error instanceof LaunchError ? error.message : error);
    process.exit(1);
  },
);
