import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginDemo, demoFolder, endDemo, isFilled, readDemoMark } from './demo-folder.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foretaste-demo-folder-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("takes a folder of its own, and never the server's", () => {
  expect(demoFolder({ env: {}, root })).toBe(join(root, 'pb_demo'));
  expect(() => demoFolder({ env: { DEMO_DIR: 'pb_data' }, root })).toThrow("is the server's own data folder");
  expect(() => demoFolder({ env: { DATA_DIR: 'pb_demo' }, root })).toThrow("is the server's own data folder");
});

test('leaves a folder alone that has something else in it, and takes an empty one', async () => {
  const folder = join(root, 'precious');
  await beginDemo(folder, 1);
  rmSync(join(folder, 'sample-data.json'));
  const question = { env: { DEMO_DIR: 'precious' }, root };
  expect(demoFolder(question)).toBe(folder);
  writeFileSync(join(folder, 'data.db'), '');
  expect(() => demoFolder(question)).toThrow("is not a demo's folder");
  expect(existsSync(join(folder, 'data.db'))).toBe(true);
});

test('is filled once all is in, for its own seed', async () => {
  const folder = join(root, 'pb_demo');
  await beginDemo(folder, 7);
  expect([readDemoMark(folder)?.seed, isFilled(folder, 7)]).toEqual([7, false]);
  await endDemo(folder, { seed: 7, signIns: [] });
  expect([isFilled(folder, 7), isFilled(folder, 8)]).toEqual([true, false]);
  expect(demoFolder({ env: {}, root })).toBe(folder);
  writeFileSync(join(folder, 'data.db'), '');
  await beginDemo(folder, 8);
  expect([existsSync(join(folder, 'data.db')), isFilled(folder, 7)]).toEqual([false, false]);
});
