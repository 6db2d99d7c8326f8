import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { longSubjects } from './long-subjects.mjs';

const folder = mkdtempSync(join(tmpdir(), 'subjects-'));
const [origin, shallow] = [join(folder, 'origin'), join(folder, 'shallow')];
const since = 1_600_000_000;
const withLength = (length: number) => 'é'.repeat(length);

const git = (at: number, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    stdio: 'ignore',
    // Committed later than written, as after a rebase: when it was written counts.
    env: { ...process.env, GIT_AUTHOR_DATE: `${at} +0000`, GIT_COMMITTER_DATE: '1700000000 +0000' },
  });
const commit = (at: number, subject: string) =>
  git(at, '-C', origin, 'commit', '--allow-empty', '--message', `${subject}\n\n${withLength(90)}`);

git(since, 'init', origin);
commit(since - 1, `old ${withLength(80)}`);
commit(since, withLength(73));
commit(since + 1, withLength(72));
git(since, 'clone', '--depth=2', `file://${origin}`, shallow);

afterAll(() => rmSync(folder, { recursive: true }));

describe('a subject over 72 characters', () => {
  it.each([
    ['a whole history', origin],
    ['a shallow clone', shallow],
  ])('is found in %s, and only where it was written since the rule holds', (_, where) => {
    expect(longSubjects({ folder: where, since })).toEqual([
      expect.stringMatching(new RegExp(`^\\w+: 73 characters: ${withLength(73)}$`)),
    ]);
  });

  it('is not asked for where there is no history', () => expect(longSubjects({ folder, since })).toEqual([]));
});
