import { storeError } from '#features/diagnostics/stored-errors.ts';
import type { Replica } from '#replica/database/replica.ts';
import { queueErrorReport } from './queue-error-report.ts';

/** Reports of one visit; a loop that fails at each turn says nothing new. */
const REPORTS_LIMIT = 3;

/**
 * What is no fault of the app: a chunk that the network did not bring, a question that nobody waits for, a browser's notice about
 * layout, a replica that a newer version has taken over [S9].
 */
const harmless = /dynamically imported module|module script|AbortError|ResizeObserver|DatabaseClosedError/;

/** Keeps errors that no screen caught on the device, and queues each kind once for the team (R22). */
export function watchUncaughtErrors(replica: Replica): void {
  const known = new Set<string>();
  const note = (error: unknown) => {
    const { message, stack } =
      error instanceof Error
        ? { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' }
        : { message: String(error), stack: '' };
    if (harmless.test(message) || known.has(message)) return;
    known.add(message);
    const failure = { message, stack, componentStack: '' };
    storeError(localStorage, { ...failure, timestamp: new Date().toISOString() });
    if (known.size <= REPORTS_LIMIT) void queueErrorReport(replica, failure);
  };
  addEventListener('error', ({ error, message }) => note(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
}
