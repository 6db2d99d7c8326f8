import { t } from '@lingui/core/macro';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Page } from '#ui/layout/page.tsx';

/** spec 1 §2, food detail: the not-found state, also of a food that was to be edited. */
export function FoodNotFoundPage() {
  return (
    <Page documentTitle={t`Food Not Found · Foretaste`}>
      <EmptyState
        icon={SearchX}
        headingLevel="h1"
        title={t`Food Not Found`}
        description={t`The food you're looking for doesn't exist or has been removed`}
        action={
          <LinkButton asChild>
            <Link to="/">{t`Back to Home`}</Link>
          </LinkButton>
        }
      />
    </Page>
  );
}
