import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '#ui/layout/link-button.tsx';

interface StartLinkProps extends Pick<ComponentProps<typeof LinkButton>, 'size' | 'tone'> {
  readonly isSignedIn: boolean;
}

/** To /contribute when signed in; when signed out 'Get Started', to /role-selection (spec 1 §2, landing). */
export function StartLink({ isSignedIn, ...look }: StartLinkProps) {
  const [to, words] = isSignedIn ? ['/contribute', t`Contribute a food`] : ['/role-selection', t`Get Started`];
  return (
    <LinkButton asChild {...look}>
      <Link to={to}>{words}</Link>
    </LinkButton>
  );
}
