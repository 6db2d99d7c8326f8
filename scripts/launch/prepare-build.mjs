import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './run-step.mjs';

/** Everything that the build reads. */
const sources = [
  'index.html',
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'lingui.config.mjs',
  'public',
  'src',
  'workers',
  'scripts/pwa-options.mjs',
  'scripts/pictures',
  'scripts/building',
  'pb_hooks/data',
];

/** @param {string} path @returns {string[]} files, deterministic order */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)],
  );
}

/** A digest of all sources of the app; tests do not count. @param {string} root */
function digestSources(root) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    const files = /\.\w+$/.test(source) ? [path] : filesUnder(path).filter((file) => !/\.test\.tsx?$/.test(file));
    for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} file */
function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * Hashed files of the previous build stay for one build more: a tab that is still open may load them.
 *
 * @param {{ previous: string, next: string }} folders
 */
function keepPreviousAssets({ previous, next }) {
  const manifest = join(previous, 'build-manifest.json');
  if (!existsSync(manifest)) return;
  /** @type {Record<string, { file: string, css?: string[], assets?: string[] }>} */
  const chunks = JSON.parse(readFileSync(manifest, 'utf8'));
  const files = Object.values(chunks).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  for (const file of files) {
    const from = join(previous, file);
    const to = join(next, file);
    if (existsSync(from) && !existsSync(to)) cpSync(from, to);
  }
}

/**
 * Builds the app into `dist`. The new build is made beside the old one and takes its place in one step, so that a server
 * that runs meanwhile never serves half of it.
 *
 * @param {string} root
 * @throws {import('./launch-error.mjs').LaunchError}
 */
export async function buildApp(root) {
  const digest = digestSources(root);
  const dist = join(root, 'dist');
  const next = join(root, '.cache', `dist-${process.pid}`);
  const old = `${next}-old`;
  mkdirSync(join(root, '.cache'), { recursive: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  try {
    await runStep({
      what: 'The build',
      command: process.execPath,
      args: [vite, 'build', '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'],
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    keepPreviousAssets({ previous: dist, next });
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(next, dist);
    writeFileSync(join(root, '.cache', 'built-from'), digest);
  } finally {
    rmSync(next, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}

/**
 * Builds where `dist` is missing or was made from other sources.
 *
 * @param {string} root
 * @throws {import('./launch-error.mjs').LaunchError}
 */
export async function prepareBuild(root) {
  const isFresh =
    existsSync(join(root, 'dist', 'index.html')) &&
    readText(join(root, '.cache', 'built-from')) === digestSources(root);
  if (isFresh) return;
  console.log('Building the app …');
  await buildApp(root);
}
