import { t } from '@lingui/core/macro';
import { RefreshCw } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { AdminOutcome } from '#domain/administration/admin-outcome.ts';
import type { ServicesHealth } from '#domain/values/services-health.ts';
import { Button } from '#ui/elements/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { adminFailure } from './admin-failure.ts';
import { useAdministration } from './administration-context.tsx';
import { ServiceCards } from './service-cards.tsx';

interface Shown {
  readonly health: ServicesHealth | null;
  readonly outcome: AdminOutcome<ServicesHealth>;
}

/** How the services are, as the server sees them now. */
export function ServicesScreen() {
  const ask = useAdministration();
  const [shown, setShown] = useState<Shown | null>(null);
  const look = useCallback(() => ask((administration) => administration.servicesHealth()), [ask]);
  const tell = useCallback((outcome: AdminOutcome<ServicesHealth>) => {
    setShown((last) => ({ outcome, health: outcome.kind === 'done' ? outcome.value : (last?.health ?? null) }));
  }, []);
  useEffect(() => {
    let isOpen = true;
    void look().then((outcome) => {
      if (isOpen) tell(outcome);
    });
    return () => {
      isOpen = false;
    };
  }, [look, tell]);
  const lookAgain = () => void look().then(tell);
  return (
    <Page
      heading={t`Services`}
      lead={t`What Foretaste runs on, and how it is.`}
      documentTitle={t`Services · Admin · Foretaste`}
      actions={
        <Button tone="outline" onClick={lookAgain}>
          <RefreshCw aria-hidden />
          {t`Look again`}
        </Button>
      }
    >
      {shown === null ? (
        <LoadingState shape="panel" label={t`Looking at the services...`} />
      ) : (
        <Obstacle shown={shown} onRetry={lookAgain} />
      )}
      {shown?.health ? <ServiceCards health={shown.health} /> : null}
    </Page>
  );
}

function Obstacle({ shown: { health, outcome }, onRetry }: { readonly shown: Shown; readonly onRetry: () => void }) {
  if (outcome.kind === 'done') return null;
  if (health !== null)
    return (
      <Notice tone="offline" title={t`This is how they were`}>
        {adminFailure(outcome)}
      </Notice>
    );
  if (outcome.kind === 'unreachable')
    return (
      <OfflineState
        title={t`The server cannot be reached`}
        description={t`How the services are is known there alone. Check the connection, and whether the server runs.`}
        action={<Button onClick={onRetry}>{t`Try again`}</Button>}
      />
    );
  return (
    <ErrorState title={t`The services could not be looked at`} description={adminFailure(outcome)} onRetry={onRetry} />
  );
}
