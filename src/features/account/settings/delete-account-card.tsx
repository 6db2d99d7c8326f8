import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** The end of the account, and what it takes along. */
export function DeleteAccountCard({ memberId, username }: { readonly memberId: MemberId; readonly username: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card pad="md">
      <Stack gap="3" alignItems="flex-start">
        <Heading as="h2" size="small">{t`Delete my account`}</Heading>
        <chakra.p color="ink.muted">
          {t`Your profile, foods, reviews, photos, messages and everything else of yours are deleted for good, here, on the server and on your other devices. Your reviews leave the ratings. Nobody can bring them back. Reports by you or about you stay with the moderators, without your name, until 180 days after they have decided.`}
        </chakra.p>
        <Button tone="danger" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden />
          {t`Delete my account`}
        </Button>
      </Stack>
      <DeleteAccountDialog open={isAsking} memberId={memberId} username={username} onClose={() => setAsking(false)} />
    </Card>
  );
}
