import { t } from '@lingui/core/macro';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { SignInFirst } from '#shared/members/sign-in-first.tsx';
import { LoadBoundary } from '#ui/feedback/load-boundary.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Diary } from './diary.tsx';

/** What a member tried, by time and by day (R44), for nobody else (R46). All of it is on the device. */
export function DiaryScreen() {
  const current = useLive(session, []);
  if (current === undefined)
    return (
      <Page documentTitle={t`Diary · Foretaste`}>
        <LoadingState shape="rows" label={t`Opening your diary...`} />
      </Page>
    );
  if (current === null)
    return (
      <SignInFirst
        documentTitle={t`Diary · Foretaste`}
        title={t`Please sign in to open your diary`}
        description={t`Members write down what they tried, for themselves alone, also without a connection.`}
      />
    );
  return (
    <Page heading={t`Diary`} lead={t`What you tried, when, with whom and how it was. Only you can see it.`}>
      <LoadBoundary message={t`Your diary could not be read. Please try again.`}>
        <Diary />
      </LoadBoundary>
    </Page>
  );
}
