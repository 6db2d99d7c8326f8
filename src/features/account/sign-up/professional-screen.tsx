import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChefHat, Store } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { roleLabels } from '#domain/members/member.ts';
import type { BusinessRole } from '#domain/professionals/professional-profile.ts';
import { signedInMember } from '#replica/members/member-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { AuthFrame } from '#features/account/sign-in/auth-frame.tsx';
import { BackToRoles } from './back-to-roles.tsx';
import { ProfessionalChange } from './professional-change.tsx';
import { ProfessionalSignUp } from './professional-sign-up.tsx';
import { registrationWords } from './professional-words.ts';
import { useAccountRequest } from '#features/account/sign-in/use-account-request.ts';

/** Registration of professionals (spec 1 §2, /auth/professional-chef and /auth/restaurant-owner); for members, the way into that role (R13). */
export function ProfessionalScreen({ role }: { readonly role: BusinessRole }) {
  const member = useLive(signedInMember, []);
  const navigate = useNavigate();
  const request = useAccountRequest();
  const words = registrationWords[role];
  const Icon = role === 'professional_chef' ? ChefHat : Store;
  // While the sign-up is on its way its form stays, though there is a session before it is over.
  const isNew = member === null || request.busy;
  const heading = isNew ? words.join : words.become;
  return (
    <AuthFrame documentTitle={t`${heading} · Foretaste`} back={<BackToRoles />}>
      <Stack gap="3" alignItems="flex-start">
        <Badge tone="herb">
          <Icon aria-hidden />
          {roleLabels[role]}
        </Badge>
        <Heading as="h1" size="page">
          {heading}
        </Heading>
        <chakra.p color="ink.muted">{words.lead}</chakra.p>
      </Stack>
      <Card pad="lg" minH="24rem">
        {member === undefined ? <LoadingState shape="form" label={t`Loading...`} /> : null}
        {member !== undefined && isNew ? <ProfessionalSignUp role={role} request={request} /> : null}
        {member && !isNew ? (
          <ProfessionalChange
            role={role}
            extent="registration"
            member={member}
            onSaved={() => void navigate('/verification-guidelines', { replace: true })}
          />
        ) : null}
      </Card>
      {isNew ? (
        <chakra.p>
          <Trans>
            Already have an account?{' '}
            <TextLink asChild>
              <Link to="/auth" state={{ from: '/role-selection' }}>
                Sign in
              </Link>
            </TextLink>
          </Trans>
        </chakra.p>
      ) : null}
    </AuthFrame>
  );
}
