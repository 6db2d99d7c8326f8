import { t } from '@lingui/core/macro';
import { useLive } from '#replica/database/use-live.ts';
import { session } from '#replica/session/session.ts';
import { SignInFirst } from '#shared/members/sign-in-first.tsx';
import { LoadBoundary } from '#ui/feedback/load-boundary.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { OwnLists } from './own-lists.tsx';

/** The lists of whoever is signed in (R46). All of them are on the device. */
export function ListsScreen() {
  const current = useLive(session, []);
  if (current === undefined)
    return (
      <Page documentTitle={t`Lists · Foretaste`}>
        <LoadingState shape="cards" label={t`Opening your lists...`} />
      </Page>
    );
  if (current === null)
    return (
      <SignInFirst
        documentTitle={t`Lists · Foretaste`}
        title={t`Please sign in to open your lists`}
        description={t`Members make lists of foods, for themselves alone at first, also without a connection.`}
      />
    );
  return (
    <Page heading={t`Lists`} lead={t`Foods that belong together for you: for a journey, for guests, for winter.`}>
      <LoadBoundary message={t`Your lists could not be read. Please try again.`}>
        <OwnLists />
      </LoadBoundary>
    </Page>
  );
}
