import { UserRoundX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useReplica } from '#replica/replica-context.tsx';
import { requestSync } from '#replica/request-sync.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { OfflineState } from '#ui/offline-state.tsx';
import { Page } from '#ui/page.tsx';

/** Nobody goes by this name, or not for this reader. */
export function MemberNotFound() {
  return (
    <Page documentTitle="Member not found · Foretaste">
      <EmptyState
        icon={UserRoundX}
        headingLevel="h1"
        title="Member not found"
        description="Nobody goes by this name here. The member may have left, or chosen another name."
        action={<LinkButton asChild><Link to="/community">To the community</Link></LinkButton>}
      />
    </Page>
  );
}

/** Never seen on this device, and the server is out of reach; the page comes by itself when it can. */
export function MemberNotOnDevice() {
  const replica = useReplica();
  return (
    <Page documentTitle="Member · Foretaste">
      <OfflineState
        headingLevel="h1"
        title="This member is not on this device"
        description="You are offline, and this page was never opened here. It appears as soon as there is a connection."
        action={
          <>
            <Button onClick={() => void requestSync(replica)}>Try again</Button>
            <LinkButton asChild tone="outline"><Link to="/community">To the community</Link></LinkButton>
          </>
        }
      />
    </Page>
  );
}
