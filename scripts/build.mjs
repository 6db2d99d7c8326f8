#!/usr/bin/env node
/**
 * `npm run build`: builds the app and refuses a first view or a worker that is too heavy for a phone.
 */
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstViewLimit, weighBundle, workerLimit } from './building/weigh-bundle.mjs';
import { LaunchError } from './launch/launch-error.mjs';
import { buildApp } from './launch/prepare-build.mjs';
import { prepareServerBundle } from './launch/prepare-server-bundle.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1).padStart(7)} KB`;

async function build() {
  await prepareServerBundle(root);
  await buildApp(root);
  const { firstView, files, workers, routes } = weighBundle(join(root, 'dist'));
  console.log('JavaScript of the first view of /, gzip:');
  for (const { file, bytes } of files) console.log(`  ${kilobytes(bytes)}  ${file}`);
  console.log(
    `  ${kilobytes(firstView)}  of ${kilobytes(firstViewLimit).trim()}, ${firstViewLimit - firstView} bytes left\n`,
  );
  console.log('Workers, gzip, with what they import:');
  for (const { name, bytes } of workers) console.log(`  ${kilobytes(bytes)}  ${name}`);
  console.log('\nChunks loaded on demand, gzip: own, and with what they add to the first view:');
  for (const { name, bytes, withImports } of routes)
    console.log(`  ${kilobytes(bytes)} ${kilobytes(withImports)}  ${name}`);
  if (firstView > firstViewLimit)
    throw new LaunchError(
      `The first view of / is ${firstView - firstViewLimit} bytes over its limit of ${kilobytes(firstViewLimit).trim()}.`,
    );
  const heavy = workers.filter(({ bytes }) => bytes > workerLimit);
  if (heavy.length > 0)
    throw new LaunchError(
      `${heavy.map(({ name, bytes }) => `The ${name} weighs ${kilobytes(bytes).trim()}`).join('; ')}: the limit is ${kilobytes(workerLimit).trim()}.`,
    );
}

build().catch((error) => {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exit(1);
});
