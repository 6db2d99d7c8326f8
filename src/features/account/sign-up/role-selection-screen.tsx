import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { signedInMember } from '#replica/members/member-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { BackLink } from '#ui/layout/back-link.tsx';
import { Page } from '#ui/layout/page.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { MemberRoles } from './member-roles.tsx';
import { RoleCard } from './role-card.tsx';
import { roleOffers } from './role-offers.ts';

/** Who are you? (spec 1 §2, /role-selection) A visitor goes on to the role's registration; a member moves to another role (R13). */
export function RoleSelectionScreen() {
  const member = useLive(signedInMember, []);
  const isMember = member !== null && member !== undefined;
  return (
    <Page
      heading={t`Choose Your Role`}
      lead={t`It tells others from which side of the stove you speak.`}
      back={
        <BackLink asChild>
          <Link to="/">
            <ArrowLeft aria-hidden />
            {t`Back to Home`}
          </Link>
        </BackLink>
      }
    >
      {isMember ? (
        <MemberRoles member={member} />
      ) : (
        <>
          <chakra.ul
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
            gap="4"
            visibility={member === undefined ? 'hidden' : 'visible'}
          >
            {/* R43: who only eats comes first, and joins in one step. */}
            {roleOffers.map((offer) => (
              <chakra.li key={offer.role} gridColumn={offer.said ? '1 / -1' : undefined}>
                <RoleCard
                  offer={offer}
                  isWide={offer.said !== undefined}
                  action={<Link to={offer.register}>{offer.said ?? offer.title}</Link>}
                />
              </chakra.li>
            ))}
          </chakra.ul>
          <chakra.p mt="8">
            <Trans>
              Already have an account?{' '}
              <TextLink asChild>
                <Link to="/auth">Sign in</Link>
              </TextLink>
            </Trans>
          </chakra.p>
        </>
      )}
    </Page>
  );
}
