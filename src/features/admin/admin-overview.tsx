import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { adminCounts } from '#replica/moderation/admin-counts.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Page } from '#ui/layout/page.tsx';
import { Section } from '#ui/layout/section.tsx';
import { StatList } from '#ui/layout/stat-list.tsx';
import { BulkAddFoods } from './bulk-add-foods.tsx';

interface AdminOverviewProps {
  /** The card 'Blog Management'. */
  readonly blog?: ReactNode;
  /** The list of verification requests, under its own heading. */
  readonly review?: ReactNode;
}

/** spec 2 §2.9, admin dashboard. */
export function AdminOverview({ blog, review }: AdminOverviewProps) {
  const counts = useLive(adminCounts, []);
  return (
    <Page heading={t`Admin Dashboard`} lead={t`Manage verification requests and system overview`}>
      <StatList
        hasZeros
        stats={[
          { label: t`Pending Requests`, value: counts?.pendingRequests ?? null },
          { label: t`Total Users`, value: counts?.members ?? null },
          { label: t`Total Requests`, value: counts?.requests ?? null },
        ]}
      />
      <chakra.div mt={{ base: '8', md: '12' }}>
        {review}
        {blog}
        <Section heading={t`Bulk Add Foods`} lead={t`Add 20 authentic foods per cuisine`}>
          <BulkAddFoods />
        </Section>
      </chakra.div>
    </Page>
  );
}
