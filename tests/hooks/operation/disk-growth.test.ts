import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { must } from '#prelude/must.ts';
import type { ApiMember } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const page = readFileSync(new URL('../../../docs/operating/README.md', import.meta.url), 'utf8');
/** Of each kind: so many that a page of SQLite more or less is nothing. */
const many = 80;

const { api } = serverOfFile();
const members: ApiMember[] = [];
const foods: string[] = [];
const words = 'A broth that is sour first and sweet after, with beetroot that tastes of earth. '.repeat(3);
const once = () => ({ 'X-Mutation-Id': randomUUID() });

/** Bytes of the database's pages that hold something. */
async function bytes(): Promise<number> {
  const { body } = await api.call('GET', '/api/health?depth=full');
  return (body['facts'] as { readonly database: { readonly usedBytes: number } }).database.usedBytes;
}

/** @returns kilobytes of one */
async function growthBy(add: (at: number) => Promise<unknown>): Promise<number> {
  const before = await bytes();
  for (let at = 0; at < many; at += 1) await add(at);
  return ((await bytes()) - before) / many / 1000;
}

/** The kilobytes that the page says. */
function told(what: string): number {
  const row = page.split('\n').find((line) => line.startsWith(`| ${what} |`));
  return Number(must(/\| ([\d.]+) KB/.exec(must(row, `a row of ${what}`)), 'kilobytes')[1]);
}

test('what the page says of how the database grows is how it grows', async () => {
  const measured = {
    'a member': await growthBy(async (at) => members.push(await api.join(`member_${at}`))),
    'a food': await growthBy(async (at) => {
      const mina = must(members[at], 'a member');
      const body = { name: `Borscht ${at}`, description: words, uploaded_by: mina.id, cuisine: 'Ukrainian' };
      foods.push(await api.create('foods', mina, body, once()));
    }),
    'a review': await growthBy((at) => {
      const mina = must(members[(at + 1) % many], 'a member');
      return api.create('reviews', mina, { food: foods[at], user: mina.id, rating: 4, comment: words }, once());
    }),
    'a like': await growthBy((at) => {
      const mina = must(members[(at + 2) % many], 'a member');
      return api.create('food_likes', mina, { food: foods[at], user: mina.id }, once());
    }),
  };
  const wrong = Object.entries(measured).filter(([what, size]) => Math.abs(size / told(what) - 1) > 0.3);
  expect(wrong).toEqual([]);
});

test('how long things are kept is what the constants say', () => {
  const { retentionDays } = createRequire(import.meta.url)('../../../pb_hooks/lib/server/retention-days.js') as {
    readonly retentionDays: Readonly<Record<string, number>>;
  };
  const section = must(/## What grows\n([\s\S]*?)\n## /.exec(page), 'its section')[1] ?? '';
  const named = [...section.matchAll(/(\d+) days? \(`(\w+)`\)/g)].map(([, days, name]) => [name, Number(days)]);
  expect(named.length).toBeGreaterThan(8);
  expect(Object.fromEntries(named)).toEqual(
    Object.fromEntries(named.map(([name]) => [name, retentionDays[String(name)]])),
  );
  expect(Object.keys(retentionDays).filter((name) => !named.some(([other]) => other === name))).toEqual([]);
});
