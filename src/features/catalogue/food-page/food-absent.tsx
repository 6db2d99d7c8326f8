import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { NotOnDevicePage } from '#shared/saving/not-on-device-page.tsx';
import { PageOnItsWay } from '#shared/saving/page-on-its-way.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

const ExploreWhatIsHere = () => (
  <LinkButton asChild tone="outline">
    <Link to="/explore">{t`Explore what is here`}</Link>
  </LinkButton>
);

/** spec 1 §2, food detail: the not-found state. */
export function FoodNotFound() {
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

/** On its way to this device. */
export function FoodLoading() {
  return (
    <PageOnItsWay
      documentTitle={t`Food · Foretaste`}
      title={t`This food is still on its way`}
      elsewhere={<ExploreWhatIsHere />}
    >
      <LoadingState label={t`Loading food details...`} />
      <Card pad="none" maxW="46rem" aria-hidden>
        <Skeleton borderRadius="0" style={{ aspectRatio: '2 / 1' }} />
        <chakra.div p="6">
          <Skeleton height="9" width="60%" mb="3" />
          <Skeleton height="5" width="30%" />
        </chakra.div>
      </Card>
    </PageOnItsWay>
  );
}

export function FoodNotOnDevice() {
  return (
    <NotOnDevicePage
      documentTitle={t`Food · Foretaste`}
      title={t`This food is not on this device`}
      description={t`You are offline, and it was never opened here. It appears as soon as there is a connection.`}
      elsewhere={<ExploreWhatIsHere />}
    />
  );
}
