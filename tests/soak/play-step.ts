import type { Page } from '@playwright/test';
import { actions } from './actions/actions.ts';
import { faults } from './faults.ts';
import type { Step } from './walk-plan.ts';
import type { WalkWorld } from './walk-world.ts';

/** Longer than every wait inside a step: what takes longer hangs in the browser itself. */
const LONGEST_STEP = 90_000;

export interface PlayedStep {
  readonly step: Step;
  /** What came of it, or `stuck: …` where the screen did not do what it should. */
  readonly outcome: string;
  /** Milliseconds. */
  readonly took: number;
  /** What must never be seen. */
  readonly wrong: readonly string[];
}

/** Plays one step and looks at the screen afterwards. */
export async function playStep(world: WalkWorld, step: Step): Promise<PlayedStep> {
  const began = Date.now();
  const device = world.devices[step.device];
  device.age += 1;
  let page: Page | null = null;
  const work = async (): Promise<string> => {
    if (step.kind === 'fault') {
      await device.setQuota(null);
      await faults[step.name]({ world, device, step });
      return 'done';
    }
    page = await device.tab(step.tab);
    await page.bringToFront();
    return actions[step.name]({ world, device, page, step, words: `${step.name} ${step.at} of ${step.device}` });
  };
  const outcome = await inTime(work()).catch(
    (error: unknown) =>
      `stuck: ${error instanceof Error ? error.message.split('\n').slice(0, 6).join(' ').slice(0, 400) : String(error)}`,
  );
  const wrong = page === null || outcome === 'cut short' ? [] : await looksWrong(page);
  return {
    step,
    outcome,
    took: Date.now() - began,
    wrong: wrong.map((words) => `step ${step.at} (${step.name}): ${words}`),
  };
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took more than ${LONGEST_STEP} ms`)), LONGEST_STEP);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function looksWrong(page: Page): Promise<readonly string[]> {
  if (page.isClosed()) return [];
  const [text, path] = await page
    .evaluate(() => [document.body.innerText.trim(), location.pathname] as const)
    .catch(() => ['?', ''] as const);
  if (text === '') return [`the screen of ${path} is blank`];
  return /Something went wrong/.test(text) ? [`the app fell over on ${path}`] : [];
}
