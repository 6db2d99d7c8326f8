import { t } from '@lingui/core/macro';
import { UserRoundX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { NotOnDevicePage } from '#shared/saving/not-on-device-page.tsx';
import { PageOnItsWay } from '#shared/saving/page-on-its-way.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

const ToCommunity = ({ tone = 'solid' }: { readonly tone?: 'solid' | 'outline' }) => (
  <LinkButton asChild tone={tone}>
    <Link to="/community">{t`To the community`}</Link>
  </LinkButton>
);

/** The member is being asked for. */
export function MemberOnItsWay() {
  return (
    <PageOnItsWay
      documentTitle={t`Member · Foretaste`}
      title={t`This member’s page is still on its way`}
      elsewhere={<ToCommunity tone="outline" />}
    >
      <ProfileSkeleton />
    </PageOnItsWay>
  );
}

/** Nobody goes by this name, or not for this reader. */
export function MemberNotFound() {
  return (
    <Page documentTitle={t`Member not found · Foretaste`}>
      <EmptyState
        icon={UserRoundX}
        headingLevel="h1"
        title={t`Member not found`}
        description={t`Nobody goes by this name here. The member may have left, or chosen another name.`}
        action={<ToCommunity />}
      />
    </Page>
  );
}

export function MemberNotOnDevice() {
  return (
    <NotOnDevicePage
      documentTitle={t`Member · Foretaste`}
      title={t`This member is not on this device`}
      description={t`You are offline, and this page was never opened here. It appears as soon as there is a connection.`}
      elsewhere={<ToCommunity tone="outline" />}
    />
  );
}
