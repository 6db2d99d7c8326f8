import { spawnSync } from 'node:child_process';

/** Longer ones are cut by `git log --oneline` in a terminal and by code hosts. */
export const longestSubject = 72;

/** When the rule began: the author date of the first commits that it judges, in seconds. A date is there in a shallow clone too, where an older commit is not. */
const ruleSince = Date.UTC(2026, 10, 27) / 1000;

/**
 * The commits whose first line is too long, newest first. None where there is no Git or no history, as in an unpacked archive.
 *
 * @param {{ folder: string, since?: number }} where
 * @returns {string[]} as `commit: N characters: subject`
 */
export function longSubjects({ folder, since = ruleSince }) {
  const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%h %at %s'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) return [];
  return stdout.split('\n').flatMap((line) => {
    const [, commit = '', at = '', subject = ''] = /^(\w+) (\d+) (.*)$/.exec(line) ?? [];
    const { length } = subject;
    return Number(at) >= since && length > longestSubject ? [`${commit}: ${length} characters: ${subject}`] : [];
  });
}
