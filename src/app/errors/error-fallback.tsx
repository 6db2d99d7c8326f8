import { t } from '@lingui/core/macro';
import { RotateCw } from 'lucide-react';
import { Button } from '#ui/elements/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { Page } from '#ui/layout/page.tsx';

interface ErrorFallbackProps {
  /** R22: 'Our team has been notified.' only when it is queued. */
  readonly isReported: boolean;
  readonly onTryAgain: () => void;
}

/** spec 2 §2.17. */
export function ErrorFallback({ isReported, onTryAgain }: ErrorFallbackProps) {
  return (
    <Page documentTitle={t`Something went wrong · Foretaste`}>
      <ErrorState
        headingLevel="h1"
        title={t`Something went wrong`}
        description={t`We encountered an unexpected error.${isReported ? t` Our team has been notified.` : ''}`}
        action={
          <>
            <Button onClick={onTryAgain}>{t`Try Again`}</Button>
            <Button tone="outline" onClick={() => location.reload()}>
              <RotateCw aria-hidden />
              {t`Reload Page`}
            </Button>
          </>
        }
      />
    </Page>
  );
}

/** For a screen whose file does not come although the server answers: offers to fetch the whole app anew, past this browser's caches. */
export function PartMissingFallback({ onTryAgain }: Pick<ErrorFallbackProps, 'onTryAgain'>) {
  return (
    <Page>
      <ErrorState
        headingLevel="h1"
        title={t`A part of the app is missing`}
        description={t`Foretaste could not load this page. Get the app anew; what you wrote stays on this device.`}
        action={
          <>
            <Button
              onClick={() =>
                void import('#app/update/get-app-anew.ts').then(
                  ({ getAppAnew }) => getAppAnew(),
                  () => location.reload(),
                )
              }
            >{t`Get the app anew`}</Button>
            <Button tone="outline" onClick={onTryAgain}>{t`Try Again`}</Button>
          </>
        }
      />
    </Page>
  );
}

/** A screen that was never fetched, and there is no connection to fetch it. */
export function ScreenNotHereFallback({ onTryAgain }: Pick<ErrorFallbackProps, 'onTryAgain'>) {
  return (
    <Page documentTitle={t`This is not on the device yet · Foretaste`}>
      <OfflineState
        headingLevel="h1"
        title={t`This is not on the device yet`}
        description={t`It needs a connection once. Please try again when you are online.`}
        action={<Button onClick={onTryAgain}>{t`Try Again`}</Button>}
      />
    </Page>
  );
}
