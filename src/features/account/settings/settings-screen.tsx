import { t } from '@lingui/core/macro';
import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { signedInMember } from '#replica/members/member-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { PrivacyTab } from './privacy-tab.tsx';
import { ProfessionalTab } from './professional-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';

interface SettingsScreenProps {
  /** Below the professional profile, once there is one (spec 2 §2.7). */
  readonly verification: ReactNode;
  readonly preferences: ReactNode;
  readonly premium: ReactNode;
}

/** The settings (spec 2 §2.6), with one tab more for what concerns the member's data; the open tab is in the address (R3). */
export function SettingsScreen({ verification, preferences, premium }: SettingsScreenProps) {
  const member = useLive(signedInMember, []);
  const [parameters, setParameters] = useSearchParams();
  if (member === undefined)
    return (
      <Page heading={t`Settings`} width="form">
        <LoadingState label={t`Loading settings...`} />
      </Page>
    );
  if (member === null) {
    return (
      <Page documentTitle={t`Settings · Foretaste`}>
        <EmptyState
          icon={LogIn}
          headingLevel="h1"
          title={t`Please log in to see your settings`}
          description={t`They belong to your account.`}
          action={
            <LinkButton asChild>
              <Link to="/auth" state={{ from: '/user-settings' }}>{t`Sign In`}</Link>
            </LinkButton>
          }
        />
      </Page>
    );
  }
  const tabs = [
    { id: 'profile', label: t`Profile`, panel: <ProfileTab member={member} /> },
    { id: 'professional', label: t`Professional`, panel: <ProfessionalTab verification={verification} /> },
    { id: 'preferences', label: t`Preferences`, panel: preferences },
    { id: 'premium', label: t`Premium`, panel: premium },
    {
      id: 'privacy',
      label: t`Privacy`,
      panel: <PrivacyTab memberId={member.id} username={member.profile?.username ?? ''} />,
    },
  ];
  const selected = parameters.get('tab');
  return (
    <Page heading={t`Settings`} width="form">
      <Tabs
        label={t`Settings`}
        tabs={tabs}
        {...(selected === null ? {} : { selected })}
        onSelect={(tab) => setParameters({ tab }, { replace: true })}
      />
    </Page>
  );
}
