import type { MemberId } from '#domain/values/ids/ids.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { BlockedMembers } from './blocked-members.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { ExportCard } from './export-card.tsx';

/** Whom the member has blocked, a copy of everything, and the end of the account (rulings, 'Beyond the documents'). */
export function PrivacyTab({ memberId, username }: { readonly memberId: MemberId; readonly username: string }) {
  return (
    <Stack gap="5">
      <BlockedMembers />
      <ExportCard />
      <DeleteAccountCard memberId={memberId} username={username} />
    </Stack>
  );
}
