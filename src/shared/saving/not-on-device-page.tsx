import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useReplica } from '#replica/database/replica-context.tsx';
import { requestSync } from '#replica/feed/request-sync.ts';
import { Button } from '#ui/elements/button.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { Page } from '#ui/layout/page.tsx';

interface NotOnDevicePageProps {
  readonly documentTitle: string;
  readonly title: string;
  readonly description: string;
  /** Where else to go from here. */
  readonly elsewhere: ReactNode;
  /** What is known here nevertheless. */
  readonly children?: ReactNode;
}

/** What this page is about was never opened on this device, and the server is out of reach; it comes by itself when it can. */
export function NotOnDevicePage({ documentTitle, title, description, elsewhere, children }: NotOnDevicePageProps) {
  const replica = useReplica();
  return (
    <Page documentTitle={documentTitle}>
      <OfflineState
        headingLevel="h1"
        title={title}
        description={description}
        action={
          <>
            <Button onClick={() => void requestSync(replica)}>{t`Try again`}</Button>
            {elsewhere}
          </>
        }
      />
      {children}
    </Page>
  );
}
