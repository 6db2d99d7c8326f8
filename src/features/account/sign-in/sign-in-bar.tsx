import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LinkButton } from '#ui/layout/link-button.tsx';

/** Stands above any page for as long as it needs a sign-in. */
export function SignInBar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <chakra.section aria-label={label} maxW="page" mx="auto" px={{ base: '4', md: '6' }} pt="4" width="full">
      {children}
    </chakra.section>
  );
}

/** To the sign-in, and back to this page. */
export function SignInLink() {
  const { pathname, search } = useLocation();
  return (
    <LinkButton asChild size="sm" minH="target">
      <Link to="/auth" state={{ from: `${pathname}${search}` }}>
        <LogIn aria-hidden />
        {t`Sign in`}
      </Link>
    </LinkButton>
  );
}
