import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * The name by which the shared feed says that a list has news (R46). Its id is its link, which only its owner gives away: whoever knows the topic can make
 * the name, but nobody can make the topic from the name. The server makes the same one (pb_hooks/lib/sync/shared-feed.js).
 */
export function maskedTopic(topic: string): string {
  return `#${bytesToHex(sha256(new TextEncoder().encode(topic))).slice(0, 32)}`;
}

/** Whether a page of the shared feed that names these topics has news of this one: of lists alone the name may be masked. */
export function isNamed(topic: string, topics: readonly string[]): boolean {
  return topics.includes(topic) || (topic.startsWith('l:') && topics.includes(maskedTopic(topic)));
}
