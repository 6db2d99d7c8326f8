import { t } from '@lingui/core/macro';
import { useIsOffline } from '#shared/saving/use-is-offline.ts';
import type { SignedInMember } from '#replica/members/member-queries.ts';
import { ownProfile } from '#replica/members/own-profile.ts';
import { useLive } from '#replica/database/use-live.ts';
import { CardSection } from '#ui/layout/card-section.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileInformation } from './profile-information.tsx';
import { SignOutCard } from './sign-out-card.tsx';

/** Who the member is, how the member signs in, and the ways out (spec 2 §2.6, Profile tab). */
export function ProfileTab({ member }: { readonly member: SignedInMember }) {
  const own = useLive(ownProfile, []);
  const isOffline = useIsOffline();
  if (!own) return <LoadingState shape="form" label={t`Loading your profile...`} />;
  return (
    <Stack gap="5">
      {own.profile === null ? (
        <ProfileOnItsWay isOffline={isOffline} />
      ) : (
        <ProfileInformation member={member.id} own={own} />
      )}
      {isOffline ? (
        <Notice
          tone="offline"
          title={t`You are offline`}
        >{t`A new password, a new e-mail and your other devices need a connection. What you type here stays.`}</Notice>
      ) : null}
      <PasswordCard email={member.email} />
      <EmailCard email={member.email} isVerified={member.emailVerified} />
      <SignOutCard />
    </Stack>
  );
}

/** A device on which the member has just signed in: nothing can be changed before it is known. */
function ProfileOnItsWay({ isOffline }: { readonly isOffline: boolean }) {
  if (isOffline)
    return (
      <OfflineState
        title={t`Your profile is not on this device yet`}
        description={t`It comes when there is a connection.`}
      />
    );
  return (
    <CardSection heading={t`Profile information`}>
      <LoadingState shape="form" label={t`Loading your profile...`} />
    </CardSection>
  );
}
