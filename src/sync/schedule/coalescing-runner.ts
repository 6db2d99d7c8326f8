import { backoffDelay } from './backoff-delay.ts';

/**
 * How one run ended: 'done', or to be tried again by itself (after at least `retryAfter` milliseconds, if given). 'progressed': it broke off after
 * something had arrived, so earlier failures no longer count: a line that breaks again and again still carries something each time.
 */
export type RunResult = 'done' | 'progressed' | { readonly retryAfter: number | null };

export interface CoalescingRunner {
  /** Wants a run that begins after this call; any number of wishes during a run make one more. Skips a waiting backoff. */
  readonly kick: () => void;
  /**
   * The same when things may work again, such as when the network is back: earlier failures no longer count. The first try may come a moment too
   * early (a device reports a network before it carries anything), and then the next one follows soon.
   */
  readonly wake: () => void;
  readonly isRunning: () => boolean;
  readonly stop: () => void;
}

/** Runs a task one at a time, again as long as it is wanted, and with jittered backoff while it fails [S16]. */
export function coalescingRunner(task: () => Promise<RunResult>, random: () => number = Math.random): CoalescingRunner {
  let running = false;
  let wanted = false;
  let stopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    running = true;
    while (wanted && !stopped) {
      wanted = false;
      const result = await task().catch((): RunResult => ({ retryAfter: null }));
      if (result === 'done' || result === 'progressed') failures = 0;
      if (result === 'done') continue;
      failures += 1;
      schedule((result === 'progressed' ? null : result.retryAfter) ?? backoffDelay(failures, random()));
    }
    running = false;
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(start, delay);
  }

  function start(): void {
    clearTimeout(timer);
    wanted = true;
    if (!running && !stopped) void run();
  }

  return {
    kick: start,
    wake() {
      failures = 0;
      start();
    },
    isRunning: () => running,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
