import { describe, expect, it } from 'vitest';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { measureTyping } from './measure-typing.ts';
import { benchOfFile } from './support/bench-of-file.ts';

const FOODS = Number(process.env['BENCH_TYPED_FOODS'] ?? 100_000);
const QUERIES = [
  's',
  'ma',
  'noodles',
  'smoked lamb',
  'ethiopian',
  'umami',
  'oyster pancake',
  'currry',
  'smokde lamb',
  'xyzzy',
];

describe('typing', () => {
  const { server } = serverOfFile({ publicDir: 'dist' });
  const bench = benchOfFile('Typing');
  const { figures } = bench;

  it('over a replica of many foods', async () => {
    const { longestTask, frame } = await measureTyping(bench.browser, {
      url: server.url,
      count: FOODS,
      queries: QUERIES,
    });
    figures.push(
      {
        what: `longest main-thread task while typing over ${FOODS} foods`,
        against: '',
        figure: longestTask === 0 ? 'none over 50 ms' : `${Math.round(longestTask)} ms`,
        aim: '≤ 50 ms',
      },
      {
        what: 'time between frames meanwhile, 99 of 100',
        against: '',
        figure: `${frame.toFixed(1)} ms`,
        aim: 'reported',
      },
    );
    expect(frame).toBeGreaterThan(0);
  });
});
