import { t } from '@lingui/core/macro';
import { recordMutation } from '#replica/outbox/record-mutation.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { type WriteOutcome, writeOutcome } from '#replica/outbox/write-outcome.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';

export interface AppError {
  readonly message: string;
  readonly stack: string;
  readonly componentStack: string;
  readonly route: string;
  readonly appVersion: string;
}

/** Queues an error for the team; visitors' errors too (R22). Texts are cut to what the server takes. */
export function reportError(replica: Replica, error: AppError): Promise<WriteOutcome> {
  return writeOutcome(replica, () =>
    transactionOverRows(replica, async () => {
      const current = await session(replica);
      await recordMutation(replica, {
        member: null,
        collection: 'error_reports',
        record: replica.newId.record(),
        kind: 'create',
        columns: {
          ...(current === null || current.expired ? {} : { user: current.memberId }),
          message: error.message.slice(0, 1000),
          stack: error.stack.slice(0, 10_000),
          component_stack: error.componentStack.slice(0, 10_000),
          route: error.route.slice(0, 300),
          app_version: error.appVersion.slice(0, 40),
          occurred_at: new Date(replica.clock()).toISOString(),
        },
        about: t`Error report`,
      });
      return { kind: 'saved' };
    }),
  );
}
