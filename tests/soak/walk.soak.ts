import { mkdir, appendFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeResults } from '#tests/bench/support/write-results.ts';
import { comeToRest } from './come-to-rest.ts';
import { bounds, grown, type GrowthSample, inMb, slopePerHundred } from './growth.ts';
import { openWorld } from './open-world.ts';
import { playStep, type PlayedStep } from './play-step.ts';
import { measureStorage } from './measure-storage.ts';
import { walkPlan } from './walk-plan.ts';
import type { WalkWorld } from './walk-world.ts';

const minutes = Number(process.env['SOAK_MINUTES'] ?? 10);
const seed = Number(process.env['SOAK_SEED'] ?? Date.now() % 1_000_000);
const folder = path.resolve(import.meta.dirname, '../../.cache/soak');
/** Steps between two rests. */
const REST_EVERY = 60;
/** Of all steps so many may not have found what they wanted to do on the screen in time. */
const STUCK_AT_MOST = 0.02;
/** A walk of so many minutes goes into the results. */
const RECORDED = 10;

it(`a walk of ${minutes} minutes, seed ${seed}, loses nothing`, async () => {
  await mkdir(folder, { recursive: true });
  const log = path.join(folder, `walk-${seed}.jsonl`);
  await rm(log, { force: true });
  console.log(`walk of ${minutes} minutes, seed ${seed}; what it does is in ${path.relative(process.cwd(), log)}`);
  const { world, chromiumVersion, close } = await openWorld(seed);
  const played: PlayedStep[] = [];
  const samples: GrowthSample[] = [];
  const wrong = new Set<string>();
  const note = (all: readonly string[]) => {
    for (const words of all) if (!wrong.has(words)) console.log(`✗ ${words}`);
    for (const words of all) wrong.add(words);
  };
  try {
    const end = Date.now() + minutes * 60_000;
    for (const step of walkPlan(seed)) {
      const one = await playStep(world, step);
      played.push(one);
      note(one.wrong);
      await appendFile(log, `${JSON.stringify({ ...one.step, outcome: one.outcome, took: one.took })}\n`);
      if (one.outcome.startsWith('stuck')) await keepPicture(world, one);
      const isOver = Date.now() > end;
      if (!isOver && played.length % REST_EVERY !== 0) continue;
      note(await comeToRest(world));
      samples.push(await sampleOf(world, played.length));
      if (isOver) break;
    }
    note(grown(samples));
    const stuck = played.filter(({ outcome }) => outcome.startsWith('stuck'));
    if (stuck.length > played.length * STUCK_AT_MOST) note([`${stuck.length} of ${played.length} steps were stuck`]);
    await tellFigures({ played, samples, chromium: chromiumVersion, isClean: wrong.size === 0 });
  } finally {
    await writeFile(path.join(folder, `server-${seed}.log`), world.server.log());
    await close();
  }
  expect([...wrong], `seed ${seed}`).toEqual([]);
});

async function keepPicture(world: WalkWorld, { step }: PlayedStep): Promise<void> {
  if (step.kind !== 'action') return;
  const page = await world.devices[step.device].tab(step.tab);
  await page
    .screenshot({ path: path.join(folder, `stuck-${seed}-${step.at}.png`), timeout: 5_000 })
    .catch(() => undefined);
}

/** A look at the oldest tab, at one place of the app. */
async function sampleOf(world: WalkWorld, step: number): Promise<GrowthSample> {
  const device = world.devices.ben;
  const page = await device.tab(0);
  const heap = await device.heapAfterCollection();
  const { bytes, rows } = await measureStorage(page);
  console.log(`step ${step}: heap ${inMb(heap)} after ${device.age} steps, storage ${inMb(bytes)}`);
  return { step, heap, storage: bytes, rows };
}

interface Figures {
  readonly played: readonly PlayedStep[];
  readonly samples: readonly GrowthSample[];
  readonly chromium: string;
  readonly isClean: boolean;
}

async function tellFigures({ played, samples, chromium, isClean }: Figures): Promise<void> {
  const count = (is: (one: PlayedStep) => boolean) => String(played.filter(is).length);
  const half = samples.slice(Math.floor(samples.length / 2));
  const heap = slopePerHundred(half.map((sample) => [sample.step, sample.heap]));
  const storage = slopePerHundred(half.map((sample) => [sample.step, sample.storage]));
  const most = (of: (sample: GrowthSample) => number) => inMb(Math.max(...samples.map(of)));
  const figures = [
    { what: `steps in ${minutes} minutes, seed ${seed}`, against: '', figure: String(played.length), aim: 'reported' },
    { what: 'faults among them', against: '', figure: count(({ step }) => step.kind === 'fault'), aim: 'reported' },
    {
      what: 'writes that the screen called saved',
      against: '',
      figure: count(({ outcome }) => outcome === 'saved'),
      aim: 'each on the server exactly once',
    },
    {
      what: 'writes whose tab died at once',
      against: '',
      figure: count(({ outcome }) => outcome === 'cut short'),
      aim: 'each at most once',
    },
    {
      what: 'writes that a full device refused',
      against: '',
      figure: count(({ outcome }) => outcome === 'refused'),
      aim: 'said so',
    },
    {
      what: 'steps that found the screen not ready',
      against: '',
      figure: count(({ outcome }) => outcome.startsWith('stuck')),
      aim: `≤ ${STUCK_AT_MOST * 100} %`,
    },
    {
      what: 'live heap of the oldest tab',
      against: 'per 100 steps of the second half',
      figure: `${most((sample) => sample.heap)}, ${inMb(heap)}`,
      aim: `≤ ${inMb(bounds.heap)}, ${inMb(bounds.heapPerHundred)}`,
    },
    {
      what: 'storage of its origin',
      against: 'per 100 steps of the second half',
      figure: `${most((sample) => sample.storage)}, ${inMb(storage)}`,
      aim: `≤ ${inMb(bounds.storage)}, ${inMb(bounds.storagePerHundred)}`,
    },
  ];
  if (minutes >= RECORDED && isClean) await writeResults({ title: 'A random walk under faults', chromium, figures });
  else for (const { what, figure, aim } of figures) console.log(`${what}: ${figure} (${aim})`);
}
