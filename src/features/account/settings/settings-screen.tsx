import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { signedInMember } from '#replica/members/member-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { SignInFirst } from '#shared/members/sign-in-first.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { ProfessionalTab } from './professional-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { BlockedMembers } from './blocked-members.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { ExportCard } from './export-card.tsx';

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
        <LoadingState shape="form" label={t`Loading settings...`} />
      </Page>
    );
  if (member === null) {
    return (
      <SignInFirst
        documentTitle={t`Settings · Foretaste`}
        title={t`Please log in to see your settings`}
        description={t`They belong to your account.`}
      />
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

/** Whom the member has blocked, a copy of everything, and the end of the account (rulings, 'Beyond the documents'). */
function PrivacyTab({ memberId, username }: { readonly memberId: MemberId; readonly username: string }) {
  return (
    <Stack gap="5">
      <BlockedMembers />
      <ExportCard />
      <DeleteAccountCard memberId={memberId} username={username} />
    </Stack>
  );
}
