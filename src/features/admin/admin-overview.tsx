import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { adminCounts } from '#replica/admin-counts.ts';
import { useLive } from '#replica/use-live.ts';
import { Page } from '#ui/page.tsx';
import { Section } from '#ui/section.tsx';
import { StatList } from '#ui/stat-list.tsx';
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
    <Page heading="Admin Dashboard" lead="Manage verification requests and system overview">
      <StatList
        stats={[
          { label: 'Pending Requests', value: counts?.pendingRequests ?? null },
          { label: 'Total Users', value: counts?.members ?? null },
          { label: 'Total Requests', value: counts?.requests ?? null },
        ]}
      />
      <chakra.div mt={{ base: '8', md: '12' }}>
        {review}
        {blog}
        <Section heading="Bulk Add Foods" lead="Add 20 authentic foods per cuisine"><BulkAddFoods /></Section>
      </chakra.div>
    </Page>
  );
}
