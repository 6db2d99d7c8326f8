import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { LogIn } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** Says on any page, as soon as the server has, that the sign-in has run out; everything here goes on, and what is unsent waits [S19][S21]. */
export function ExpiredBarNotice() {
  const { pathname, search } = useLocation();
  return (
    <chakra.section
      aria-label={t`Sign-in has run out`}
      maxW="page"
      mx="auto"
      px={{ base: '4', md: '6' }}
      pt="4"
      width="full"
    >
      <Notice
        tone="warning"
        title={t`Please sign in again`}
        action={
          <LinkButton asChild size="sm" minH="target">
            <Link to="/auth" state={{ from: `${pathname}${search}` }}>
              <LogIn aria-hidden />
              {t`Sign in`}
            </Link>
          </LinkButton>
        }
      >
        {t`Your sign-in has run out. Everything you made is still on this device and will be sent once you are back.`}
      </Notice>
    </chakra.section>
  );
}
