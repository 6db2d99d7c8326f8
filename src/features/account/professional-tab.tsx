import { chakra } from '@chakra-ui/react/styled-system';
import { ChefHat } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isBusinessRole } from '#domain/professional-profile.ts';
import { RoleLine } from '#food-views/role-line.tsx';
import { signedInMember } from '#replica/member-queries.ts';
import { useLive } from '#replica/use-live.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Stack } from '#ui/stack.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ProfessionalChange } from './professional-change.tsx';

const stay = () => undefined;

/** The settings' Professional tab (spec 2 §2.6): what professionals say of their trade; others are told to update their role. */
export function ProfessionalTab() {
  const member = useLive(signedInMember, []);
  if (!member) return null;
  const role = member.profile?.role ?? 'enthusiast';
  if (!isBusinessRole(role)) {
    return (
      <EmptyState
        icon={ChefHat}
        title="For professionals"
        description="Update your role to professional chef or restaurant owner to keep a professional profile and have it verified."
        action={<LinkButton asChild><Link to="/role-selection">Update your role</Link></LinkButton>}
      />
    );
  }
  return (
    <Stack gap="6">
      <chakra.div>
        <RoleLine member={member.profile} />
        <chakra.p color="ink.muted" mt="1">How verification goes and what it needs stands in the <TextLink asChild><Link to="/verification-guidelines">verification guidelines</Link></TextLink>.</chakra.p>
      </chakra.div>
      <ProfessionalChange key={role} role={role} member={member} onSaved={stay} />
    </Stack>
  );
}
