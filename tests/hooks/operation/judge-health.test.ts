import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

interface Facts {
  database: { isWritable: boolean; walBytes: number };
  disk: { freeBytes: number; totalBytes: number } | null;
  backups: { cron: string; newestAt: number | null };
  copies: { upToDateAt: number; checkedAt: number } | null;
  mail: { isOn: boolean; waiting: number };
}
const load = createRequire(import.meta.url);
const { judgeHealth, longestBetween } = load('../../../pb_hooks/lib/operation/judge-health.js') as {
  judgeHealth: (facts: Facts, now: number) => { status: string; checks: Record<string, string> };
  longestBetween: (cron: string) => number;
};
const { readDf } = load('../../../pb_hooks/lib/operation/disk-space.js') as { readDf: (said: string) => unknown };

const hour = 3_600_000;
const now = Date.parse('2030-01-31T12:00:00Z');
const well: Facts = {
  database: { isWritable: true, walBytes: 4e6 },
  disk: { freeBytes: 50e9, totalBytes: 100e9 },
  backups: { cron: '0 3 * * *', newestAt: now - 9 * hour },
  copies: { upToDateAt: now - 60_000, checkedAt: now - 1000 },
  mail: { isOn: true, waiting: 2 },
};

test.each<[what: string, facts: Partial<Facts>, status: string, check: string | null]>([
  ['all is well', {}, 'ok', null],
  ['nobody can tell of the disk', { disk: null }, 'ok', null],
  ['no backups are planned', { backups: { cron: '', newestAt: 0 } }, 'ok', null],
  ['nothing is copied', { copies: null }, 'ok', null],
  ['writes are refused', { database: { isWritable: false, walBytes: 0 } }, 'failing', 'database'],
  ['the log is not written back', { database: { isWritable: true, walBytes: 2e9 } }, 'strained', 'database'],
  ['a tenth of the disk is free', { disk: { freeBytes: 9e9, totalBytes: 100e9 } }, 'strained', 'disk'],
  ['the disk is as good as full', { disk: { freeBytes: 100e6, totalBytes: 100e9 } }, 'failing', 'disk'],
  [
    'there was no backup last night',
    { backups: { cron: '0 3 * * *', newestAt: now - 27 * hour } },
    'strained',
    'backups',
  ],
  ['there was never a backup', { backups: { cron: '0 3 * * *', newestAt: 0 } }, 'strained', 'backups'],
  ['their storage does not answer', { backups: { cron: '', newestAt: null } }, 'strained', 'backups'],
  ['copies are behind', { copies: { upToDateAt: now - hour, checkedAt: now } }, 'strained', 'copies'],
  ['mails wait', { mail: { isOn: true, waiting: 21 } }, 'strained', 'mail'],
])('%s', (_, facts, status, check) => {
  const verdict = judgeHealth({ ...well, ...facts }, now);
  expect(verdict.status).toBe(status);
  const named = Object.entries(verdict.checks).filter(([, said]) => said !== 'ok');
  expect(named).toEqual(check === null ? [] : [[check, status]]);
});

test('how old a backup may be follows from when they are made', () => {
  expect(['0 3 * * *', '*/10 * * * *', '0 3 * * 0', '0 3 1 * *'].map((cron) => longestBetween(cron) / hour)).toEqual([
    26,
    26,
    8 * 24,
    32 * 24,
  ]);
});

test('what df says is read, whatever the device is called', () => {
  const said = 'Filesystem 1024-blocks Used Available Capacity Mounted on\n/dev/a disk 1000 400 600 40% /data here\n';
  expect(readDf(said)).toEqual({ freeBytes: 600 * 1024, totalBytes: 1000 * 1024 });
  expect(readDf('df: no such file')).toBe(null);
});
