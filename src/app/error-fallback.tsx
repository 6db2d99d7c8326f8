import { RotateCw } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page.tsx';

interface ErrorFallbackProps {
  /** R22: 'Our team has been notified.' only when it is queued. */
  readonly isReported: boolean;
  readonly onTryAgain: () => void;
}

/** spec 2 §2.17. */
export function ErrorFallback({ isReported, onTryAgain }: ErrorFallbackProps) {
  return (
    <Page documentTitle="Something went wrong · Foretaste">
      <ErrorState
        headingLevel="h1"
        title="Something went wrong"
        description={`We encountered an unexpected error.${isReported ? ' Our team has been notified.' : ''}`}
        action={
          <>
            <Button onClick={onTryAgain}>Try Again</Button>
            <Button tone="outline" onClick={() => location.reload()}><RotateCw aria-hidden />Reload Page</Button>
          </>
        }
      />
    </Page>
  );
}
