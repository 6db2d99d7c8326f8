import { chakra } from '@chakra-ui/react/styled-system';
import { LogOut, PencilLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { roleLabels } from '#domain/member.ts';
import type { SignedInMember } from '#replica/member-queries.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/heading.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Who is signed in, where to change it, and the way out (spec 2 §2.6, Profile tab). */
export function AccountTab({ member }: { readonly member: SignedInMember }) {
  const signOut = useSignOut();
  const { profile, email } = member;
  const facts = [
    ['Name', profile?.fullName ?? ''], ['Username', profile === null ? '' : `@${profile.username}`], ['E-mail', email], ['Role', profile === null ? '' : roleLabels[profile.role]],
  ].filter(([, value]) => value !== '');
  return (
    <Card pad="md">
      <Stack gap="5">
        <Heading as="h2" size="small">Your account</Heading>
        <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="5" rowGap="2">
          {facts.map(([label, value]) => (
            <chakra.div key={label} display="contents">
              <chakra.dt color="ink.muted">{label}</chakra.dt>
              <chakra.dd overflowWrap="anywhere"><bdi>{value}</bdi></chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
        <Row gap="2">
          <LinkButton asChild tone="outline"><Link to="/profile"><PencilLine aria-hidden />Your profile</Link></LinkButton>
          <Button tone="ghost" onClick={() => void signOut()}><LogOut aria-hidden />Sign out</Button>
        </Row>
      </Stack>
    </Card>
  );
}
