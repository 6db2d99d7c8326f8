import { t } from '@lingui/core/macro';
import { LogIn } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Page } from '#ui/layout/page.tsx';

interface SignInFirstProps {
  readonly documentTitle: string;
  readonly title: string;
  /** What is waiting there. */
  readonly description: string;
}

/** A visitor's page in place of one that is a member's own; signing in leads back to this very address. */
export function SignInFirst({ documentTitle, title, description }: SignInFirstProps) {
  const { pathname, search, hash } = useLocation();
  return (
    <Page documentTitle={documentTitle}>
      <EmptyState
        icon={LogIn}
        headingLevel="h1"
        title={title}
        description={description}
        action={
          <LinkButton asChild>
            <Link to="/auth" state={{ from: pathname + search + hash }}>{t`Sign In`}</Link>
          </LinkButton>
        }
      />
    </Page>
  );
}
