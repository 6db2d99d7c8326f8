import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChefHat } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type BusinessRole, isBusinessRole } from '#domain/professionals/professional-profile.ts';
import { RoleLine } from '#shared/members/role-line.tsx';
import { signedInMember } from '#replica/members/member-queries.ts';
import { ownProfessional } from '#replica/professionals/own-professional.ts';
import { useLive } from '#replica/database/use-live.ts';
import { CardSection } from '#ui/layout/card-section.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { ProfessionalChange } from '#features/account/sign-up/professional-change.tsx';

const stay = () => undefined;

/**
 * The settings' Professional tab (spec 2 §2.6): what professionals say of their trade, and below it, once they did, their verification; others
 * are told to update their role.
 */
export function ProfessionalTab({ verification }: { readonly verification: ReactNode }) {
  const member = useLive(signedInMember, []);
  const professional = useLive(async (replica) => (member ? ownProfessional(replica, member.id) : null), [member?.id]);
  if (!member) return null;
  const role = member.profile?.role ?? 'enthusiast';
  if (!isBusinessRole(role)) {
    return (
      <EmptyState
        icon={ChefHat}
        title={t`For professionals`}
        description={t`Update your role to professional chef or restaurant owner to keep a professional profile and have it verified.`}
        action={
          <LinkButton asChild>
            <Link to="/role-selection">{t`Update your role`}</Link>
          </LinkButton>
        }
      />
    );
  }
  return (
    <Stack gap="5">
      <CardSection
        heading={t`Your standing`}
        mark={
          <TextLink asChild>
            <Link to="/role-selection">{t`Change your role`}</Link>
          </TextLink>
        }
      >
        <chakra.div>
          <RoleLine member={member.profile} />
          <chakra.p color="ink.muted" textStyle="small" mt="1">
            <Trans>
              How verification goes and what it needs stands in the{' '}
              <TextLink asChild>
                <Link to="/verification-guidelines">verification guidelines</Link>
              </TextLink>
              .
            </Trans>
          </chakra.p>
        </chakra.div>
      </CardSection>
      <CardSection heading={portfolioNames[role]} lead={t`Everyone sees it on your profile.`}>
        <ProfessionalChange key={role} role={role} extent="portfolio" member={member} onSaved={stay} />
      </CardSection>
      {professional ? verification : null}
    </Stack>
  );
}

const portfolioNames: Readonly<Record<BusinessRole, string>> = {
  professional_chef: t`Chef portfolio`,
  restaurant_owner: t`Restaurant profile`,
};
