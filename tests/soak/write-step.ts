import { expect, type Locator, type Page } from '@playwright/test';
import type { Step } from './walk-plan.ts';
import type { WalkingDevice } from './walking-device.ts';
import type { WalkWorld } from './walk-world.ts';
import { attempted, saved, type WriteKey, type Written } from './write-ledger.ts';

/** What came of a step, for the log. */
export type StepOutcome = 'done' | 'saved' | 'refused' | 'cut short' | 'nothing to do';

export interface ActionRun {
  readonly world: WalkWorld;
  readonly device: WalkingDevice;
  readonly page: Page;
  readonly step: Extract<Step, { kind: 'action' }>;
  /** Words that nobody else writes. */
  readonly words: string;
}

export type Action = (run: ActionRun) => Promise<StepOutcome>;

/** How long a screen may take to say what became of a write on this machine, in milliseconds. */
const PATIENCE = 20_000;

/** How long the words about an older refusal may stand in the way, in milliseconds. */
const OLDER_WORDS = 5_000;

interface WriteOnScreen {
  /** The thing that is written, and what it then is; more than one where a screen saves several things at once. */
  readonly writes: readonly (readonly [key: WriteKey, value: Written])[];
  /** What saves it. */
  readonly act: () => Promise<unknown>;
  /** What the screen shows only once it is saved. */
  readonly sign: Locator;
}

/**
 * One write as a member does it: the ledger knows of it before the tap, and takes it for saved when the screen does. A tab that is to die
 * dies right after the tap.
 */
export async function writeOnScreen(
  { world, device, page, step }: ActionRun,
  { writes, act, sign }: WriteOnScreen,
): Promise<StepOutcome> {
  const before = world.ledger;
  for (const [key, value] of writes) world.ledger = attempted(world.ledger, key, value);
  if (step.isCutShort && step.tab === 1) {
    await act();
    await device.crashTab(1);
    return 'cut short';
  }
  const refusal = page
    .getByText(
      /^(This device is full|Your change was not saved|Submission Failed|Failed to send message|Profile Update Failed|Error)$/,
    )
    .last();
  const isOlder = await refusal.isVisible();
  await act();
  if (!isOlder) await expect(sign.or(refusal).first()).toBeVisible({ timeout: PATIENCE });
  else
    await sign
      .first()
      .waitFor({ timeout: OLDER_WORDS })
      .catch(() => undefined);
  if (!(await sign.first().isVisible())) {
    await expect(refusal).toBeVisible();
    // Words that were there before say nothing of this write.
    if (!isOlder) world.ledger = before;
    return 'refused';
  }
  for (const [key, value] of writes) world.ledger = saved(world.ledger, key, value);
  return 'saved';
}

/** Goes to a place as a member does inside the app; one time in eight by its address. */
export async function goTo({ page, step, device }: ActionRun, path: string): Promise<void> {
  const isCold = step.tab === 1 && step.other < 0.25;
  const isInApp = page.url().startsWith('http') && (await page.getByRole('banner').isVisible());
  if (isCold || !isInApp) {
    await page.goto(new URL(path, originOf(page, device)).href, { waitUntil: 'commit' });
  } else {
    await page.keyboard.press('Escape');
    await page.evaluate((to) => {
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.pushState({ idx: idx + 1, key: Math.random().toString(36).slice(2), usr: null }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    }, path);
  }
  await expect(page.getByRole('main')).not.toBeEmpty({ timeout: PATIENCE });
}

function originOf(page: Page, device: WalkingDevice): string {
  return page.url().startsWith('http') ? new URL(page.url()).origin : device.url;
}
