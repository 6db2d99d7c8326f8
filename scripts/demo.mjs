#!/usr/bin/env node
/**
 * `npm run demo`: serves made-up members with all that a busy year leaves behind, from a data folder of its own, and prints who can sign in.
 * `npm run demo -- --fresh` makes them anew, `-- --seed 7` makes others. Uses nothing but Node's own modules before everything is installed.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkNodeVersion } from './launch/check-node-version.mjs';
import { demoFolder, isFilled } from './launch/demo-folder.mjs';
import { providePocketBase } from './launch/find-pocket-base.mjs';
import { LaunchError } from './launch/launch-error.mjs';
import { prepareDependencies } from './launch/prepare-dependencies.mjs';
import { prepareServerBundle } from './launch/prepare-server-bundle.mjs';
import { demoEnvironment, makeDemo } from './demo/make-demo.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
/** Not the port of `npm start`: a browser keeps what it holds of a server by its address, and the two are never mixed there either. */
const usualPort = '8095';

async function demo() {
  checkNodeVersion(process.versions.node);
  const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' }, fresh: { type: 'boolean' } } });
  const seed = Number(values.seed);
  if (!Number.isSafeInteger(seed)) throw new LaunchError(`--seed takes a whole number, not '${values.seed}'.`);
  const { env } = process;
  const folder = demoFolder({ env, root });
  await prepareDependencies(root);
  await prepareServerBundle(root);
  if (values.fresh === true || !isFilled(folder, seed)) {
    console.log(`Making the sample data of seed ${seed} in ${folder}, which takes about a minute …`);
    await makeDemo({ root, folder, seed, binary: await providePocketBase({ env, root }), env });
  } else console.log(`The sample data of seed ${seed} is in ${folder}.`);
  const serving = { ...demoEnvironment(env), DATA_DIR: folder, PORT: env['PORT'] || usualPort };
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env: serving, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  return new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
}

demo().then(
  (code) => process.exit(Number(code)),
  (error) => {
    console.error(error instanceof LaunchError ? error.message : error);
    process.exit(1);
  },
);
