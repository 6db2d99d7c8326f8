import { expect, it } from 'vitest';
import { hasStalled } from './report-stall.ts';

const now = 1_000_000;
const ago = (seconds: number) => now - seconds * 1_000;
const ahead = ago(-3_600);
const upload = (movedAt: number) => ({ video: { size: 9, sent: 3, digest: '', movedAt } });

it.each([
  ['waits for 29 s', { createdAt: ago(29) }, ago(90), false],
  ['waits for 30 s', { createdAt: ago(30) }, ago(90), true],
  ['waits for long, but the server was away', { createdAt: ago(90) }, ago(5), false],
  ['waits for long while its film moves', { createdAt: ago(90), uploads: upload(ago(5)) }, ago(90), false],
  ['waits for long, its film too', { createdAt: ago(90), uploads: upload(ago(60)) }, ago(90), true],
  ['waits for long and is parked', { createdAt: ago(90), state: 'parked' as const }, ago(90), false],
  ['was written before the clock was turned back', { createdAt: ahead }, ago(90), true],
  [
    'waits for 29 s, the server having answered since before the clock was turned back',
    { createdAt: ago(29) },
    ahead,
    false,
  ],
  [
    'waits for 30 s, the server having answered since before the clock was turned back',
    { createdAt: ago(30) },
    ahead,
    true,
  ],
  [
    'waits for long, its film having moved before the clock was turned back',
    { createdAt: ago(90), uploads: upload(ahead) },
    ago(90),
    true,
  ],
  ['was written before the clock was turned back, like all that is known', { createdAt: ahead }, ahead, true],
])('[S7] a change that %s', (_, entry, onlineSince, stalled) => {
  expect(hasStalled({ state: 'waiting', ...entry }, { onlineSince, now })).toBe(stalled);
});
