#!/usr/bin/env node
/**
 * Part of `npm run lint`: prints each citation of a rule, a section or a file that is not there, and each rule that no test cites, and then fails.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { judgeReferences } from './judge-references.mjs';

const root = resolve(import.meta.dirname, '../..');

/** Rules that are built and that no test cites yet, with the reason. A rule leaves the table when a test cites it, or the check fails. */
/** @type {Readonly<Record<string, string>>} */
const untested = {};

const folders = ['src', 'tests', 'pb_hooks', 'pb_migrations', 'workers', 'scripts', 'docs', 'public'];
const pages = ['README.md', 'CONTRIBUTING.md'];
/** Cites what is not there, to see it refused. */
const planted = 'scripts/lint/judge-references.test.ts';
/** What the build makes is there after the first start only. */
const generated = 'pb_hooks/lib/generated';

const paths = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path.replaceAll('\\', '/')}`,
  ),
);
const files = [...paths, ...pages]
  .filter(
    (path) =>
      /\.(?:tsx?|m?js|css|md)$/.test(path) &&
      !path.startsWith(generated) &&
      path !== planted &&
      existsSync(join(root, path)),
  )
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const names = new Set([...paths.map((path) => basename(path)), ...readdirSync(root)]);
/** @param {string} path or the name of a file alone */
const isThere = (path) =>
  path.startsWith(generated) || (path.includes('/') ? existsSync(join(root, path)) : names.has(path));
const problems = judgeReferences({ files, untested, isThere });
for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} references that do not hold`);
if (problems.length > 0) process.exit(1);
