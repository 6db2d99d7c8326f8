import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds on the clock, and of the processor's time: less where other programs held the processor. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly url?: string }; readonly beginData?: { readonly url?: string } };
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
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
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
  // Told by the page's own process: the browser does not know it yet at the commit where no process was spare. One that has just begun may
  // be traced from after its commit on: then the reading of the document tells.
  const told = events.filter(
    ({ name, args }) =>
      (name === 'CommitLoad' && args.data?.url?.endsWith(path)) ||
      (name === 'ParseHTML' && args.beginData?.url?.endsWith(path)),
  );
  const main = new Set(told.map(({ pid, tid }) => `${pid}/${tid}`));
  return events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && main.has(`${pid}/${tid}`))
    .map(({ dur = 0, tdur = 0 }) => ({ duration: dur / 1000, work: tdur / 1000 }));
}
