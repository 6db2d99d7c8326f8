import type { Replica } from '#replica/database/replica.ts';

export interface Failure {
  readonly message: string;
  readonly stack: string;
  readonly componentStack: string;
}

/** No part of the first view: main.tsx fetches it right after, for a device that then loses its network. */
export const errorReports = () => import('#replica/moderation/report-error.ts');

/** Queues a failure for the team, with where it happened and in which version; whether it is safely queued (R22). */
export async function queueErrorReport(replica: Replica, failure: Failure): Promise<boolean> {
  const reports = await errorReports().catch(() => null);
  const outcome = await reports?.reportError(replica, {
    ...failure,
    route: location.pathname,
    appVersion: import.meta.env.VITE_APP_VERSION ?? 'development',
  });
  return outcome?.kind === 'saved';
}
