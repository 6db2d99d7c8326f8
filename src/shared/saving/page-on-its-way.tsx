import { t } from '@lingui/core/macro';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { MessagePanel } from '#ui/feedback/message-panel.tsx';
import { useIsLate } from '#ui/feedback/use-is-late.ts';
import { Page } from '#ui/layout/page.tsx';

interface PageOnItsWayProps {
  readonly documentTitle: string;
  /** For example 'This story is still on its way'. */
  readonly title: string;
  /** Where else to go from here. */
  readonly elsewhere: ReactNode;
  /** The outline of what comes. */
  readonly children: ReactNode;
}

/** What this page is about is being fetched. Its outline stands there at first; a server that takes long or never answers is said, with a way on. */
export function PageOnItsWay({ documentTitle, title, elsewhere, children }: PageOnItsWayProps) {
  return (
    <Page documentTitle={documentTitle}>
      {useIsLate() ? (
        <MessagePanel
          icon={Hourglass}
          tone="neutral"
          headingLevel="h1"
          title={title}
          description={t`The server has not sent it yet. It appears here by itself as soon as it comes.`}
          action={elsewhere}
        />
      ) : (
        children
      )}
    </Page>
  );
}
