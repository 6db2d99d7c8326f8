import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { LogIn } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** The browser removed what was kept here, the sign-in among it: what the server has comes back, and nothing else does [S21]. */
export function WipedNotice() {
  const { pathname, search } = useLocation();
  return (
    <chakra.section
      aria-label={t`Removed by the browser`}
      maxW="page"
      mx="auto"
      px={{ base: '4', md: '6' }}
      pt="4"
      width="full"
    >
      <Notice
        tone="warning"
        title={t`Your browser has removed what was kept here`}
        action={
          <LinkButton asChild size="sm" minH="target">
            <Link to="/auth" state={{ from: `${pathname}${search}` }}>
              <LogIn aria-hidden />
              {t`Sign in`}
            </Link>
          </LinkButton>
        }
      >
        {t`Your sign-in is gone from this device, and so is what had not been sent yet. Everything on the server comes back once you sign in.`}
      </Notice>
    </chakra.section>
  );
}
