import { t } from '@lingui/core/macro';
import { changedProfileColumns, type ProfileForm } from '#domain/accounts/profile-form.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { entriesOf } from '#replica/outbox/entries-of.ts';
import type { FileToSend, Mutation } from '#replica/outbox/record-mutation.ts';
import type { Replica } from '#replica/database/replica.ts';
import { type WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

interface ProfileEdit {
  readonly before: ProfileForm;
  readonly after: ProfileForm;
  /** A new picture, prepared on the device (R8); 'none': away with the one there is; null: it stays. */
  readonly avatar: FileToSend | 'none' | null;
}

/** Edits the own profile: only what differs is sent [S15]; the phone number goes into a row that its owner alone can read (R19). */
export function editProfile(replica: Replica, { before, after, avatar }: ProfileEdit): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database } = replica;
    if ((await database.rows('profiles').get(memberId)) === undefined) return { kind: 'missing' };
    const mutations: Mutation[] = [];
    const common = { member: memberId, record: memberId } as const;
    const refused = await refusedColumns(replica, memberId);
    const columns = {
      ...changedProfileColumns(before, after, refused),
      ...(avatar === 'none' ? { avatar: '', avatar_url: addressAfterRemoval(before, after) } : {}),
    };
    const files = avatar === null || avatar === 'none' ? {} : { files: { avatar } };
    if (Object.keys(columns).length > 0 || 'files' in files) {
      mutations.push({ ...common, collection: 'profiles', kind: 'update', columns, ...files, about: t`My profile` });
    }
    const phone = after.phone.trim();
    if (phone !== before.phone.trim() || refused.includes('phone')) {
      const isThere = (await database.rows('private_contacts').get(memberId)) !== undefined;
      const contact = { ...common, collection: 'private_contacts', about: t`My phone number` } as const;
      mutations.push(
        isThere
          ? { ...contact, kind: 'update', columns: { phone } }
          : { ...contact, kind: 'create', columns: { user: memberId, phone } },
      );
    }
    return { mutations, saved: {} };
  });
}

/** The picture goes, wherever it is, but for an address that was given just now. */
function addressAfterRemoval(before: ProfileForm, after: ProfileForm): string {
  const now = after.avatarUrl.trim();
  return now === before.avatarUrl.trim() ? '' : now;
}

/** The columns that earlier, refused edits would have set. A new edit folds into the refused one, so it has to set these columns anew [S6]. */
async function refusedColumns({ database }: Replica, member: MemberId): Promise<readonly string[]> {
  const collections = ['profiles', 'private_contacts'] as const;
  const entries = (
    await Promise.all(collections.map((collection) => entriesOf(database, { collection, record: member })))
  ).flat();
  return entries.filter(({ state }) => state === 'parked').flatMap(({ columns }) => Object.keys(columns));
}
