import { Dexie } from 'dexie';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { StoredPhoto } from '#replica/database/outbox-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { session } from '#replica/session/session.ts';
import { type DeviceWork, workFile } from './work-file.ts';

/** All that the signed-in member wrote and began and the server does not have: one JSON file to keep elsewhere [S1]. */
export async function exportUnsentChanges(replica: Replica): Promise<Blob> {
  const member = (await session(replica))?.memberId;
  return exportWorkOf(replica, member === undefined ? [] : [member]);
}

/** The same of these members, who need not be signed in [S21]. */
export async function exportWorkOf({ database, clock }: Replica, members: readonly MemberId[]): Promise<Blob> {
  return workFile(await workOf(database, members), clock());
}

async function workOf(database: ReplicaDatabase, members: readonly MemberId[]): Promise<DeviceWork> {
  const changes = await database.outbox.where('member').anyOf(members).sortBy('order');
  const photos = await database.photos.bulkGet(changes.flatMap(({ files }) => Object.values(files)));
  const messages = members.map((member) =>
    database.messageDrafts
      .where('[member+conversation]')
      .between([member, Dexie.minKey], [member, Dexie.maxKey])
      .toArray(),
  );
  return {
    changes,
    photos: photos.filter((photo): photo is StoredPhoto => photo !== undefined),
    foodDrafts: await database.drafts.where('member').anyOf(members).toArray(),
    documentDrafts: await database.documentDrafts.where('member').anyOf(members).toArray(),
    messageDrafts: (await Promise.all(messages)).flat(),
  };
}
