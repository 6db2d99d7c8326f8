import { chromium } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { chromiumLaunch } from '#tests/support/chromium-launch.ts';
import { findFreePort } from '#tests/support/server/find-free-port.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { type LighthouseRun, measureLighthouse } from './measure-lighthouse.ts';
import { benchOfFile } from './support/bench-of-file.ts';
import { median } from './support/median.ts';

const RUNS = 5;

describe('Lighthouse, mobile', () => {
  const { server, api } = serverOfFile({ seed: true, publicDir: 'dist' });
  let port: number;
  const { figures } = benchOfFile('Lighthouse', async () => {
    port = await findFreePort();
    return chromium.launch({ ...chromiumLaunch, args: [...chromiumLaunch.args, `--remote-debugging-port=${port}`] });
  });

  it.each(['/', '/explore', '/food/{id}'])('%s', async (route) => {
    const { items } = (await api.call('GET', '/api/collections/foods/records?perPage=1&fields=id')).body;
    const runs: LighthouseRun[] = [];
    for (let run = 0; run < RUNS; run += 1)
      runs.push(await measureLighthouse(server.url + route.replace('{id}', items[0]?.id ?? ''), port));
    const middle = (figure: keyof LighthouseRun) => median(runs.map((run) => run[figure]));
    const seconds = (figure: keyof LighthouseRun) => `${(middle(figure) / 1000).toFixed(1)} s`;
    const against = `slow 4G and a phone, simulated; the machine's own mark ${Math.round(middle('machine'))}`;
    figures.push(
      { what: `${route}: performance`, against, figure: String(middle('performance')), aim: '≥ 95' },
      {
        what: `${route}: accessibility, best practices, SEO`,
        against: '',
        figure: [middle('accessibility'), middle('bestPractices'), middle('seo')].join(', '),
        aim: '100 each',
      },
      {
        what: `${route}: first paint, largest paint, speed index, blocking time, layout shift`,
        against: '',
        figure: [
          seconds('firstPaint'),
          seconds('largestPaint'),
          seconds('speedIndex'),
          `${Math.round(middle('blocking'))} ms`,
          middle('shift').toFixed(3),
        ].join(', '),
        aim: 'shift ≤ 0.02',
      },
    );
    expect.soft(middle('accessibility')).toBe(100);
    expect.soft(middle('bestPractices')).toBe(100);
    expect.soft(middle('seo')).toBe(100);
    expect.soft(middle('shift')).toBeLessThanOrEqual(0.02);
  });
});
