import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { Heading } from '#ui/layout/heading.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { StartLink } from './start-link.tsx';

/** The call to join in (spec 1 §2, landing). */
export function CommunityCall({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <chakra.section
      aria-labelledby="community-heading"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="6"
      mt={{ base: '10', md: '16' }}
      p={{ base: '6', md: '12' }}
      bg="paprika.soft"
      borderRadius="xl"
    >
      <chakra.div maxW="34rem">
        <Heading
          id="community-heading"
          as="h2"
          size="section"
        >{t`Somebody has never tasted your favourite dish`}</Heading>
        <chakra.p mt="3">{t`Describe it for them: what it does on the tongue, how it sounds, what it leaves behind. It works without a connection, too.`}</chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <StartLink isSignedIn={isSignedIn} size="lg" />
        <LinkButton asChild size="lg" tone="outline">
          <Link to="/community">{t`Meet the community`}</Link>
        </LinkButton>
        <LinkButton asChild size="lg" tone="outline">
          <Link to="/taste-profile">{t`Find your taste`}</Link>
        </LinkButton>
      </chakra.div>
    </chakra.section>
  );
}
