import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { MessagesScreen } from '#features/messages/messages-screen.tsx';
import { ReportDialog } from '#features/moderation/report-dialog.tsx';
import { SafetyMenu } from '#features/moderation/safety-menu.tsx';

interface Reported {
  readonly id: string;
  readonly about: string;
}

/** Messages, each of which can be reported, with members who can be muted and blocked from there. */
export function MessagesRoute() {
  const [reported, setReported] = useState<Reported | null>(null);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <MessagesScreen
        renderMemberMenu={({ id, name }) => (
          <SafetyMenu item={{ kind: 'member', id }} about={name} owner={{ id, name }} />
        )}
        onReport={({ id, name }) => {
          setReported({ id, about: t`the message of ${name}` });
          setAsking(true);
        }}
      />
      {reported === null ? null : (
        <ReportDialog
          key={reported.id}
          item={{ kind: 'message', id: reported.id }}
          about={reported.about}
          open={isAsking}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
