/** What another app shared with this one, as `public/share-target.js` kept it. */
export interface Shared {
  /** '' where there were none. */
  readonly words: string;
  readonly photos: readonly File[];
}

/** Takes it, so that it is there once. */
export async function takeShared(): Promise<Shared> {
  const cache = await caches.open('shared');
  const words = await (await cache.match('/contribute/shared/words'))?.text();
  const photos: File[] = [];
  for (;;) {
    const photo = await cache.match(`/contribute/shared/photo/${photos.length}`);
    if (photo === undefined) break;
    photos.push(new File([await photo.blob()], 'shared', { type: photo.headers.get('Content-Type') ?? '' }));
  }
  await caches.delete('shared');
  return { words: words ?? '', photos };
}
