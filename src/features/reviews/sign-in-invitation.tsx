import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link, useLocation } from 'react-router-dom';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';

/** What visitors see in the form's place (spec 1 §6); signing in leads back here. */
export function SignInInvitation() {
  const { pathname, search } = useLocation();
  return (
    <Stack gap="4">
      <chakra.p color="ink.muted">{t`Please sign in to leave a review and rating.`}</chakra.p>
      <LinkButton asChild>
        <Link to={`/auth?next=${encodeURIComponent(pathname + search)}`}>{t`Sign In`}</Link>
      </LinkButton>
    </Stack>
  );
}
