import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilPromoted, withoutFollower } from './follower-marks.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foretaste-marks-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const mark = () => join(folder, 'promoting');

it('a promotion that runs is waited for without a word', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  let finish = () => {};
  const promotion = withoutFollower(folder, () => new Promise((done) => (finish = done)));
  const waiting = untilPromoted(folder, new AbortController().signal);
  await vi.waitFor(() => expect(finish).toBeTypeOf('function'));
  finish();
  await Promise.all([promotion, waiting]);
  expect(said).not.toHaveBeenCalled();
});

it('one that was killed a while ago is told once, with what to do; its mark stays, and stopping ends the waiting', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  writeFileSync(mark(), '');
  const since = new Date(Date.now() - 120_000);
  utimesSync(mark(), since, since);
  const stop = new AbortController();
  const waiting = untilPromoted(folder, stop.signal);
  await vi.waitFor(() => expect(said).toHaveBeenCalled());
  stop.abort();
  await waiting;
  expect(said.mock.calls).toEqual([[expect.stringContaining(`delete ${mark()}`)]]);
  expect(said.mock.calls[0]?.[0]).toContain(since.toISOString());
});

it('a promotion after one that was killed takes the mark away', async () => {
  writeFileSync(mark(), '');
  await withoutFollower(folder, async () => undefined);
  await untilPromoted(folder, new AbortController().signal);
});
