import { t } from '@lingui/core/macro';
import { MapPinOff } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useReplica } from '#replica/database/replica-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { queueErrorReport } from '#app/errors/queue-error-report.ts';

/** Any path that is no screen (spec 2 §2.1); the path is logged. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  const replica = useReplica();
  useEffect(() => {
    void queueErrorReport(replica, { message: t`Unknown path: ${pathname}`, stack: '', componentStack: '' });
  }, [replica, pathname]);
  return (
    <Page documentTitle={t`Page not found · Foretaste`}>
      <EmptyState
        icon={MapPinOff}
        headingLevel="h1"
        title={t`Oops! Page not found`}
        description={t`The address may be mistyped, or the page has moved.`}
        action={
          <LinkButton asChild>
            <Link to="/">{t`Back to Home`}</Link>
          </LinkButton>
        }
      />
    </Page>
  );
}
