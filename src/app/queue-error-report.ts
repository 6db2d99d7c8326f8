import type { Replica } from '#replica/replica.ts';
import { reportError } from '#replica/report-error.ts';

export interface Failure {
  readonly message: string;
  readonly stack: string;
  readonly componentStack: string;
}

/** Queues a failure for the team, with where it happened and in which version; whether it is safely queued (R22). */
export async function queueErrorReport(replica: Replica, failure: Failure): Promise<boolean> {
  const outcome = await reportError(replica, { ...failure, route: location.pathname, appVersion: import.meta.env.VITE_APP_VERSION ?? 'development' });
  return outcome.kind === 'saved';
}
