import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds on the clock, and of the processor's time: less where other programs held the processor. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly url?: string; readonly processId?: number } };
}

/** One task of the page's main thread, in milliseconds on the clock and of the processor's time. */
export interface MainThreadTask {
  readonly duration: number;
  readonly work: number;
}

/** Traces a page from before its navigation; `stop` gives the tasks of its main thread. */
export async function traceMainThread(page: Page): Promise<{ stop(path: string): Promise<readonly MainThreadTask[]> }> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'] },
  });
  return {
    async stop(path) {
      const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await complete;
      return mainThreadTasks(events, path);
    },
  };
}

function mainThreadTasks(events: readonly TraceEvent[], path: string): readonly MainThreadTask[] {
  const commits = events.filter(({ name, args }) => name === 'FrameCommittedInBrowser' && args.data?.url?.endsWith(path));
  const processes = new Set(commits.map(({ args }) => args.data?.processId));
  const threads = events.filter(({ name, args, pid }) => name === 'thread_name' && args.name === 'CrRendererMain' && processes.has(pid));
  const main = new Set(threads.map(({ pid, tid }) => `${pid}/${tid}`));
  return events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && main.has(`${pid}/${tid}`))
    .map(({ dur = 0, tdur = 0 }) => ({ duration: dur / 1000, work: tdur / 1000 }));
}
