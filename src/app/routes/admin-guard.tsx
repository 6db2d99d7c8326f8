import { t } from '@lingui/core/macro';
import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signedInMember } from '#replica/members/member-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Page } from '#ui/layout/page.tsx';

/** Shows an admin area to admins (spec 2 §2.9, §6). It protects nothing, it only spares others an empty screen: the server lets them read and change nothing. */
export function AdminGuard({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const member = useLive(signedInMember, []);
  if (member === undefined)
    return (
      <Page documentTitle="Foretaste">
        <LoadingState label={t`Verifying access...`} />
      </Page>
    );
  if (member === null) return <Navigate to="/auth" replace state={{ from: pathname }} />;
  if (member.profile?.role === 'admin') return children;
  return (
    <Page documentTitle={t`Access Denied · Foretaste`}>
      <EmptyState
        icon={ShieldAlert}
        headingLevel="h1"
        title={t`Access Denied`}
        description={t`You don't have permission to access this area. Contact your administrator if you believe this is an error.`}
      />
    </Page>
  );
}
