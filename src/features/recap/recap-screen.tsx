import { t } from '@lingui/core/macro';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { SignInFirst } from '#shared/members/sign-in-first.tsx';
import { LoadBoundary } from '#ui/feedback/load-boundary.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { OwnRecap } from './own-recap.tsx';

/** A member's month or year at the table, made on the device of what it keeps (R44, R46). */
export function RecapScreen() {
  const current = useLive(session, []);
  if (current === undefined)
    return (
      <Page documentTitle={t`Looking back · Foretaste`}>
        <LoadingState shape="panel" label={t`Looking back...`} />
      </Page>
    );
  if (current === null)
    return (
      <SignInFirst
        documentTitle={t`Looking back · Foretaste`}
        title={t`Please sign in to look back`}
        description={t`Members see what they tasted in a month or a year, also without a connection.`}
      />
    );
  return (
    <Page
      heading={t`Looking back`}
      lead={t`What you tasted, by your diary and your reviews. It is put together on this device, for you alone.`}
    >
      <LoadBoundary message={t`Your diary could not be read. Please try again.`}>
        <OwnRecap />
      </LoadBoundary>
    </Page>
  );
}
