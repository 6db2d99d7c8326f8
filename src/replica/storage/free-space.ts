import { TOPICS_AT_MOST } from '#replica/topics/open-topic.ts';
import { evictThings, type Freed } from './evict-things.ts';
import type { Device } from './held-things.ts';

/** Pictures that were seen; the service worker's own bound is the same. */
const PICTURES_AT_MOST = 300;
/** All that Foretaste stores on a device, kept videos and the app itself among it: of what the browser allows, and in bytes. */
const SHARE_OF_QUOTA = 0.6;
const DEVICE_BYTES = 800_000_000;
/** Freed at once when a write found no room, so that the next one does not meet the same. */
const ROOM_TO_MAKE = 20_000_000;

const bounds = { ...TOPICS_AT_MOST, picture: PICTURES_AT_MOST };

/** Bytes; null: this browser does not say. */
export interface StorageUse {
  readonly used: number;
  readonly allowed: number;
}

/** Bytes above what Foretaste may take of a device; 0 where the browser does not say. */
export function excessOf(use: StorageUse | null): number {
  return use === null ? 0 : Math.max(0, use.used - Math.min(DEVICE_BYTES, use.allowed * SHARE_OF_QUOTA));
}

/** Brings what this device holds back within its bounds, in numbers and in bytes. */
export function tidyDevice(device: Device, use: StorageUse | null): Promise<Freed> {
  return evictThings(device, { most: bounds, excess: excessOf(use) });
}

/** The member wants the room: all goes that was only looked at or seen in passing. What was saved stays. */
export function freeUpSpace(device: Device): Promise<Freed> {
  return evictThings(device, { most: { page: 0, story: 0, picture: 0 }, excess: 0, spared: ['saved'] });
}

/** A write found no room. */
export function makeRoom(device: Device): Promise<Freed> {
  return evictThings(device, { most: bounds, excess: ROOM_TO_MAKE });
}
