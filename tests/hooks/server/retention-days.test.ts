import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { retentionDays } from '#domain/accounts/retention-days.ts';

it('every time that /privacy tells is asked for by the server', () => {
  const lib = new URL('../../../pb_hooks/lib/', import.meta.url);
  const read = readdirSync(lib, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && !name.startsWith('generated'))
    .map((name) => readFileSync(new URL(name, lib), 'utf8'))
    .join('\n');
  expect(Object.keys(retentionDays).filter((name) => !read.includes(`retentionDays.${name}`))).toEqual([]);
});

it('every time that operators are told of is the one that counts', () => {
  const told = readFileSync(new URL('../../../docs/operating/README.md', import.meta.url), 'utf8');
  const days = [...told.matchAll(/(\d+) days? \(`(\w+)`\)/g)].map(([, count, name = '']) => [name, Number(count)]);
  expect(Object.fromEntries(days)).toEqual(retentionDays);
});

/** What forgets something of members, and where /privacy tells of it. */
const forgetting: Readonly<Record<string, readonly (keyof typeof retentionDays)[]>> = {
  'foretaste-rows': ['notifications', 'errorReports', 'browsers'],
  'foretaste-allowances': ['limits'],
  'foretaste-ledger': ['changes'],
  'foretaste-uploads': ['uploads'],
  'foretaste-views': ['watchers'],
  'foretaste-viewers': ['viewers', 'views'],
  'foretaste-kept-blocks': ['blocks'],
  'foretaste-reports': ['reports'],
  'foretaste-usernames': ['usernames'],
};
/** Jobs that forget nothing by its age. */
const others = [
  'foretaste-minute',
  'foretaste-snapshot',
  'foretaste-tastes',
  'foretaste-forget',
  'foretaste-columns',
  'foretaste-rated-alike',
  'foretaste-blog',
  'foretaste-imports',
  'foretaste-poke',
  'foretaste-digest',
  'foretaste-event-news',
  'foretaste-pushes',
];

it('a job that forgets something by its age has its line in the table', () => {
  const hooks = new URL('../../../pb_hooks/', import.meta.url);
  const jobs = [...readFileSync(new URL('crons.pb.js', hooks), 'utf8').matchAll(/cronAdd\('([^']+)'/g)].map(
    ([, name]) => name,
  );
  expect(jobs.toSorted()).toEqual([...Object.keys(forgetting), ...others].toSorted());
  // The log is PocketBase's own job, documents go by verification.pb.js.
  const told = new Set([...Object.values(forgetting).flat(), 'requestLog', 'documents']);
  expect([...told].toSorted()).toEqual(Object.keys(retentionDays).toSorted());
});
