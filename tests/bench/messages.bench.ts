import type { BrowserContext } from '@playwright/test';
import { expect, it } from 'vitest';
import { signInByForm } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { measureMessages, type Opening } from './measure-messages.ts';
import { benchOfFile } from './support/bench-of-file.ts';
import { fillMessages } from './support/fill-messages.ts';
import { median } from './support/median.ts';

const MESSAGES = 20_000;
const CONVERSATIONS = 400;
const RUNS = 5;

const { server } = serverOfFile({ publicDir: 'dist' });
const bench = benchOfFile('Messages');
const { figures } = bench;

/** A browser whose replica holds so much. */
async function aDevice(name: string, amount: { conversations: number; messages: number }): Promise<BrowserContext> {
  const member = await openApi(server).join(name);
  const context = await bench.browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: server.url });
  const page = await context.newPage();
  await signInByForm(page, member);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.evaluate(fillMessages, { me: member.id, ...amount });
  await page.close();
  return context;
}

const parts = [
  ['/messages, from a start of the app to its first rows', 'list'],
  ['a thread, from its row to its newest messages', 'thread'],
  ['ten times to the top of what was read of it', 'older'],
] as const;

it(`opens messages with ${MESSAGES} on the device`, async () => {
  const full = await aDevice('writer', { conversations: CONVERSATIONS, messages: MESSAGES });
  const light = await aDevice('beginner', { conversations: 30, messages: 60 });
  const runs: Record<'full' | 'light', Record<'list' | 'thread' | 'older', Opening>>[] = [];
  // The first is a warm-up.
  for (let run = 0; run <= RUNS; run += 1) {
    const opened = { full: await measureMessages(full, server.url), light: await measureMessages(light, server.url) };
    if (run > 0) runs.push(opened);
  }
  for (const [what, part] of parts) {
    const of = (device: 'full' | 'light', figure: 'duration' | 'longestTask') =>
      median(runs.map((run) => run[device][part][figure]));
    const task = (device: 'full' | 'light') => `${Math.round(of(device, 'longestTask'))} ms`;
    figures.push(
      {
        what: `${what}: ${MESSAGES} messages in ${CONVERSATIONS} conversations`,
        against: '60 messages in 30',
        figure: (of('full', 'duration') / of('light', 'duration')).toFixed(2),
        aim: '≤ 1.5',
      },
      {
        what: 'longest main-thread task meanwhile, its own time',
        against: `60 messages in 30: ${task('light')}`,
        figure: task('full'),
        aim: '≤ 50 ms',
      },
    );
  }
  await Promise.all([full.close(), light.close()]);
  expect(runs).toHaveLength(RUNS);
});
