import { t } from '@lingui/core/macro';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Report } from '#domain/administration/report.ts';
import { ADMINS } from '#replica/database/audiences.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { reportedItems } from '#replica/moderation/report-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { ChoiceGroup } from '#ui/fields/choice-group.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { HeldRows } from '#ui/feedback/held-rows.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { ReportedItemCard } from './reported-item-card.tsx';

type Shown = 'open' | 'decided';

interface ModerationListProps {
  /** The picture of a report that has one. */
  readonly picture: (report: Report) => ReactNode;
}

/** What members have reported, to hide, restore or dismiss it. */
export function ModerationList({ picture }: ModerationListProps) {
  const replica = useReplica();
  useEffect(() => void openTopic(replica, ADMINS), [replica]);
  const [shown, setShown] = useState<Shown>('open');
  const page = useLive((current) => reportedItems(current, { decided: shown === 'decided' }), [shown]);
  return (
    <Page heading={t`Moderation`} lead={t`What members have reported. Every decision is logged.`} width="form">
      <Stack gap="5">
        <ChoiceGroup<Shown>
          label={t`Reports`}
          hideLabel
          choices={[
            { value: 'open', label: t`To decide` },
            { value: 'decided', label: t`Decided` },
          ]}
          value={shown}
          onValue={setShown}
        />
        <HeldRows
          rows={page?.items}
          state={page?.state}
          loading={t`Loading reports...`}
          empty={
            <EmptyState
              icon={ShieldCheck}
              title={shown === 'open' ? t`Nothing to decide` : t`Nothing was decided yet`}
              description={t`New reports appear here by themselves.`}
            />
          }
          offline={
            <OfflineState
              title={t`The reports are not on this device`}
              description={t`You are offline, and they were never opened here. They appear as soon as there is a connection.`}
            />
          }
        >
          {(items) => (
            <VirtualGrid
              layout="rows"
              items={items}
              keyOf={({ kind, id }) => `${kind}/${id}`}
              render={(item) => <ReportedItemCard item={item} picture={picture} />}
            />
          )}
        </HeldRows>
      </Stack>
    </Page>
  );
}
