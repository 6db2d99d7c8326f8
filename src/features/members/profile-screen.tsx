import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Food } from '#domain/foods/food.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { signedInMember } from '#replica/members/member-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { SignInFirst } from '#shared/members/sign-in-first.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { OwnWork } from './own-work.tsx';
import { ProfessionalDetails } from './professional-details.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { type ResendVerification, VerifyEmailCard } from './verify-email-card.tsx';

export interface ProfileScreenProps {
  /** The member's drafts, to resume or discard. */
  readonly drafts: ReactNode;
  readonly renderFood: (food: Food, isUnsent: boolean) => ReactNode;
  /** Where a professional's food is served. */
  readonly renderPlaces: (member: MemberId) => ReactNode;
  /** null where no mail was sent: it is not asked for (R35). */
  readonly resendVerification: ResendVerification | null;
}

/** The own profile (spec 2 §2.4): who the member is here, what is begun, and what was shared. */
export function ProfileScreen({ drafts, renderFood, renderPlaces, resendVerification }: ProfileScreenProps) {
  const member = useLive(signedInMember, []);
  if (member === undefined)
    return (
      <Page documentTitle={t`Profile · Foretaste`}>
        <ProfileSkeleton />
      </Page>
    );
  if (member === null) {
    return (
      <SignInFirst
        documentTitle={t`Profile · Foretaste`}
        title={t`Please log in to view your profile`}
        description={t`Your drafts, foods and reviews are waiting there.`}
      />
    );
  }
  return (
    <Page documentTitle={t`Profile · Foretaste`}>
      <Stack gap={{ base: '6', md: '8' }}>
        <ProfileHeader member={member} />
        {member.emailVerified || resendVerification === null ? null : (
          <VerifyEmailCard email={member.email} resend={resendVerification} />
        )}
        {member.profile === null ? null : <ProfessionalDetails member={member.profile} />}
        {renderPlaces(member.id)}
        <OwnWork member={member.id} drafts={drafts} renderFood={renderFood} />
      </Stack>
    </Page>
  );
}
