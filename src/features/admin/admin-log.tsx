import { t } from '@lingui/core/macro';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { adminLog } from '#replica/moderation/admin-actions.ts';
import { useLive } from '#replica/database/use-live.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { HeldRows } from '#ui/feedback/held-rows.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { AdminLogLine } from './admin-log-line.tsx';

const AT_ONCE = 100;
const FOODS_TAKEN_BACK = 'foods.bulk-undo';

/** Who did what, on what and when; nobody can change it. */
export function AdminLog() {
  const [count, setCount] = useState(AT_ONCE);
  const page = useLive((replica) => adminLog(replica, { count }), [count]);
  // The line of a taking back is newer than the one of its addition: whoever reads that one has it.
  const takenBack = new Set(
    page?.actions.flatMap(({ action, subject }) => (action === FOODS_TAKEN_BACK ? subject : [])),
  );
  return (
    <Page
      heading={t`Log`}
      lead={t`What admins did. Nobody can change or delete a line.`}
      documentTitle={t`Log · Admin · Foretaste`}
      width="form"
    >
      <HeldRows
        rows={page?.actions}
        state={page?.state}
        loading={t`Loading the log...`}
        empty={
          <EmptyState
            icon={ScrollText}
            title={t`Nothing was done yet`}
            description={t`Every action of an admin appears here by itself.`}
          />
        }
        offline={
          <OfflineState
            title={t`The log is not on this device`}
            description={t`You are offline, and it was never opened here. It appears as soon as there is a connection.`}
          />
        }
      >
        {(actions) => (
          <VirtualGrid
            layout="rows"
            items={actions}
            keyOf={({ id }) => id}
            render={(action) => (
              <AdminLogLine
                action={action}
                members={page?.members ?? new Map()}
                mayTakeBack={action.hasFoods && !takenBack.has(action.id)}
              />
            )}
            onEnd={() => setCount(actions.length + AT_ONCE)}
          />
        )}
      </HeldRows>
    </Page>
  );
}
