import type { Replica } from '#replica/database/replica.ts';

/** `Replica.makeRoom` of a real device. What makes the room is no part of the first view; the service worker has it. */
export async function makeRoomFor(replica: Replica): Promise<void> {
  try {
    const [{ makeRoom }, { devicePictures }] = await Promise.all([
      import('./free-space.ts'),
      import('./device-pictures.ts'),
    ]);
    await makeRoom({ replica, pictures: devicePictures(globalThis.caches) });
  } catch {
    // No room could be made; the write may still find some.
  }
}
