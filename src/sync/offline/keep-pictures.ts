import type { PictureAnswer } from '#remote/fetch-picture.ts';
import { bytesOf, bytesOfTopic } from '#replica/storage/bytes-of-topic.ts';
import type { DevicePictures } from '#replica/storage/device-pictures.ts';
import { isCatalogueHere } from '#replica/feed/is-catalogue-here.ts';
import { isQuotaError } from '#replica/database/is-quota-error.ts';
import { KEPT_PICTURE_BYTES, UNDO_FOR } from '#replica/topics/offline-copies.ts';
import { type OfflineCopyWithPages, offlineCopiesWithPages, topicOfPage } from '#replica/topics/offline-pages.ts';
import { offlinePicturesOf } from '#replica/offline-copies/offline-pictures-of.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { Arrival } from '#replica/database/device-rows.ts';

export interface KeeperWorld {
  readonly replica: Replica;
  readonly pictures: DevicePictures;
  readonly fetchPicture: (address: string) => Promise<PictureAnswer>;
  /** Makes room where a picture found none. */
  readonly makeRoom: () => Promise<unknown>;
}

/** What is here and what stands in the way, while the pictures of what is kept are fetched. */
interface Round {
  /** Address to bytes. */
  readonly here: Map<string, number>;
  /** What the server does not have: nobody waits for it. */
  readonly gone: Set<string>;
  stop: 'full' | 'unreachable' | null;
}

/**
 * Fetches the pictures of all that the member chose to keep, one offline copy after the other, and notes of each what is still missing. Pictures that
 * nothing asks for any more are deleted. 'unreachable': it has to be tried again.
 *
 * @param gone addresses at which the server had nothing; more are added
 */
export async function keepPictures(world: KeeperWorld, gone: Set<string>): Promise<'done' | 'unreachable'> {
  const { replica, pictures } = world;
  const copies = await offlineCopiesWithPages(replica, { since: replica.clock() - UNDO_FOR });
  const here = new Map((await pictures.kept()).map(({ address, bytes }) => [address, bytes]));
  const round: Round = { here, gone, stop: null };
  const wanted = new Map<OfflineCopyWithPages, readonly string[]>();
  for (const chosen of copies)
    wanted.set(chosen, (await Promise.all(chosen.pages.map((page) => offlinePicturesOf(replica, page)))).flat());
  // Before the catalogue is here nobody knows what belongs to it.
  if (await isCatalogueHere(replica)) await dropUnasked(world, { here, asked: new Set([...wanted.values()].flat()) });
  for (const [chosen, addresses] of wanted) {
    for (const address of chosen.copy.removedAt === null ? addresses : []) await bring(world, round, address);
    await report(replica, { chosen, addresses, round });
  }
  return round.stop === 'unreachable' ? 'unreachable' : 'done';
}

async function dropUnasked(
  { pictures }: KeeperWorld,
  { here, asked }: { here: Map<string, number>; asked: ReadonlySet<string> },
): Promise<void> {
  const unasked = [...here.keys()].filter((address) => !asked.has(address));
  await pictures.forgetOfflineVideo(unasked);
  for (const address of unasked) here.delete(address);
}

async function bring(world: KeeperWorld, round: Round, address: string): Promise<void> {
  const { here, gone } = round;
  if (round.stop !== null || here.has(address) || gone.has(address)) return;
  const taken = [...here.values()].reduce((sum, bytes) => sum + bytes, 0);
  if (taken >= KEPT_PICTURE_BYTES) round.stop = 'full';
  else if (!(await keepWhatWasSeen(world, round, address))) await fetchAndKeep(world, round, address);
}

async function keepWhatWasSeen({ pictures }: KeeperWorld, { here }: Round, address: string): Promise<boolean> {
  const bytes = await pictures.keepSeen(address).catch(() => null);
  if (bytes === null) return false;
  here.set(address, bytes);
  return true;
}

async function fetchAndKeep(world: KeeperWorld, round: Round, address: string): Promise<void> {
  const answer = await world.fetchPicture(address);
  if (answer.kind === 'gone') round.gone.add(address);
  else if (answer.kind === 'unreachable') round.stop = 'unreachable';
  else {
    const bytes = await keepWithRoom(world, { address, response: answer.response });
    if (typeof bytes === 'number') round.here.set(address, bytes);
    else round.stop = bytes;
  }
}

/** If there is no room, makes room and tries once more. A connection that broke while storing is not taken for a lack of room. */
async function keepWithRoom(
  { pictures, makeRoom }: KeeperWorld,
  { address, response }: { address: string; response: Response },
): Promise<number | 'full' | 'unreachable'> {
  const again = response.clone();
  try {
    return await pictures.keep(address, response);
  } catch (error) {
    if (!isQuotaError(error)) return 'unreachable';
  }
  try {
    await makeRoom();
    return await pictures.keep(address, again);
  } catch (error) {
    return isQuotaError(error) ? 'full' : 'unreachable';
  }
}

async function report(
  replica: Replica,
  {
    chosen: { copy, pages },
    addresses,
    round: { here, gone, stop },
  }: { chosen: OfflineCopyWithPages; addresses: readonly string[]; round: Round },
): Promise<void> {
  const { database } = replica;
  const topics = await database.cursors.bulkGet(pages.map(topicOfPage));
  const lacking = addresses.filter((address) => !here.has(address) && !gone.has(address)).length;
  let bytes = addresses.reduce((sum, address) => sum + (here.get(address) ?? 0), 0);
  for (const page of pages) {
    bytes += await bytesOfTopic(database, topicOfPage(page));
    bytes += bytesOf(await database.rows(page.kind === 'food' ? 'foods' : 'blog_posts').get(page.id));
  }
  const missing = topics.filter((topic) => topic === undefined || topic.pulledAt === 0).length + lacking;
  const arrival: Arrival = { missing, bytes, isFull: stop === 'full' && lacking > 0 };
  if (JSON.stringify(arrival) !== JSON.stringify(copy.arrival))
    await database.offlineCopies.update(copy.key, { arrival });
}
