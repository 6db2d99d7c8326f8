import type { KeepReason } from '#domain/eviction/keep-reason.ts';
import type { HeldThing } from '#domain/eviction/plan-eviction.ts';
import { topicOfFood, topicOfMember, topicOfPost } from '#replica/database/audiences.ts';
import { bytesOfTopic } from './bytes-of-topic.ts';
import type { DevicePictures, HeldPicture } from './device-pictures.ts';
import { heldTopics } from '#replica/topics/held-topics.ts';
import type { Replica } from '#replica/database/replica.ts';
import { shownTopics } from '#replica/topics/shown-topics.ts';
import { textColumn } from '#replica/database/text-column.ts';

export interface Device {
  readonly replica: Replica;
  readonly pictures: DevicePictures;
}

/** The register of what this device holds and could have again: the topics and the pictures, each with why, when last used and about how large. */
export async function heldThings({ replica, pictures }: Device): Promise<readonly HeldThing[]> {
  const [shown, seen, kept] = await Promise.all([shownTopics(), pictures.seen(), pictures.kept()]);
  const topics = await heldTopics(replica, { shown });
  const measured: HeldThing[] = [];
  for (const topic of topics) measured.push({ ...topic, bytes: await bytesOfTopic(replica.database, topic.key) });
  const topicOf = await topicsOfPictures(replica, topics);
  return [
    ...measured,
    ...seen.map((picture) => ofItsTopic(picture, topicOf(picture.address))),
    ...kept.map((picture) => heldPicture(picture, 'kept')),
  ];
}

/**
 * A picture counts as used when its page was used last, or when it arrived if that was later, and as shown while its page is shown. One whose page is not on
 * this device was seen in passing, in a list.
 */
function ofItsTopic(picture: HeldPicture, topic: HeldThing | undefined): HeldThing {
  const held = heldPicture(picture, topic?.reason ?? 'catalogue');
  return topic === undefined ? held : { ...held, isShown: topic.isShown, usedAt: Math.max(held.usedAt, topic.usedAt) };
}

function heldPicture({ address, bytes, at }: HeldPicture, reason: KeepReason): HeldThing {
  return { key: address, kind: 'picture', reason, isShown: false, usedAt: at, bytes };
}

const ofFood = /^\/api\/files\/foods\/([^/]+)\//;
const ofPhoto = /^\/api\/files\/food_photos\/([^/]+)\//;
const ofMember = /^\/api\/files\/profiles\/([^/]+)\//;

/** Whose a picture is, among the topics that are open. */
async function topicsOfPictures(
  { database }: Replica,
  topics: readonly HeldThing[],
): Promise<(address: string) => HeldThing | undefined> {
  const byAudience = new Map(topics.map((topic) => [topic.key, topic]));
  const ownerOf = new Map<string, HeldThing>();
  const note = async (
    collection: 'foods' | 'blog_posts',
    { prefix, columns }: { prefix: string; columns: readonly string[] },
  ) => {
    const audiences = topics.filter(({ key }) => key.startsWith(prefix));
    const rows = await database.rows(collection).bulkGet(audiences.map(({ key }) => key.slice(prefix.length)));
    for (const [place, topic] of audiences.entries())
      for (const column of columns) ownerOf.set(textColumn(rows[place], column), topic);
  };
  await note('blog_posts', { prefix: topicOfPost(''), columns: ['featured_image_url'] });
  await note('foods', { prefix: topicOfFood(''), columns: ['image', 'image_url'] });
  const foods = topics.filter(({ key }) => key.startsWith(topicOfFood(''))).map(({ key }) => key.slice(2));
  const photos = await database.rows('food_photos').where('food').anyOf(foods).toArray();
  const foodOf = new Map(photos.map((photo) => [photo.id, textColumn(photo, 'food')]));
  return (address) => {
    const food = ofFood.exec(address)?.[1] ?? foodOf.get(ofPhoto.exec(address)?.[1] ?? '');
    const member = ofMember.exec(address)?.[1];
    const direct =
      food === undefined
        ? member === undefined
          ? undefined
          : byAudience.get(topicOfMember(member))
        : byAudience.get(topicOfFood(food));
    return direct ?? ownerOf.get(address.split('?', 1)[0] ?? address);
  };
}
