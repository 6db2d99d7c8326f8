import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishBuild } from './publish-build.mjs';

const day = 24 * 60 * 60 * 1000;
const began = Date.UTC(2026, 0, 1);
let folder: string;
let to: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'foretaste-publish-'));
  to = path.join(folder, 'served');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function build(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const from = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(from, file)), { recursive: true });
    await writeFile(path.join(from, file), text);
  }
  return from;
}

async function served(): Promise<string[]> {
  const entries = await readdir(to, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(to, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

test('a new build is served whole, and what a tab of the one before may still ask for stays', async () => {
  await publishBuild({
    from: await build('one', { 'index.html': 'one', 'assets/app-1.js': '1', 'pictures/ramen.svg': 'a' }),
    to,
    now: began,
  });
  await publishBuild({
    from: await build('two', { 'index.html': 'two', 'assets/app-2.js': '2', 'pictures/kimchi.svg': 'b' }),
    to,
    now: began + day,
  });
  expect(await served()).toEqual(['assets/app-1.js', 'assets/app-2.js', 'index.html', 'pictures/kimchi.svg']);
  expect(await readFile(path.join(to, 'index.html'), 'utf8')).toBe('two');
});

test('thirty days after the last build that had it a file goes', async () => {
  const one = await build('one', { 'index.html': 'one', 'assets/app-1.js': '1', 'assets/kept.js': 'k' });
  const two = await build('two', { 'index.html': 'two', 'assets/app-2.js': '2', 'assets/kept.js': 'k' });
  await publishBuild({ from: one, to, now: began });
  await publishBuild({ from: two, to, now: began + 29 * day });
  expect(await served()).toContain('assets/app-1.js');
  await publishBuild({ from: two, to, now: began + 31 * day });
  expect(await served()).toEqual(['assets/app-2.js', 'assets/kept.js', 'index.html']);
});

test('the same build twice changes nothing', async () => {
  const one = await build('one', { 'index.html': 'one', 'assets/app-1.js': '1' });
  await publishBuild({ from: one, to, now: began });
  await publishBuild({ from: one, to, now: began + 60 * day });
  expect(await served()).toEqual(['assets/app-1.js', 'index.html']);
});
