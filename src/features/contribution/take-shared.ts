/** What another app shared with this one, as `public/share-target.js` kept it. */
export interface Shared {
  /** '' where there were none. */
  readonly words: string;
  readonly photo: File | null;
}

/** Takes it, so that it is there once. */
export async function takeShared(): Promise<Shared> {
  const cache = await caches.open('shared');
  const [words, photo] = await Promise.all([
    cache.match('/contribute/shared/words'),
    cache.match('/contribute/shared/photo'),
  ]);
  const shared = {
    words: (await words?.text()) ?? '',
    photo:
      photo === undefined
        ? null
        : new File([await photo.blob()], 'shared', { type: photo.headers.get('Content-Type') ?? '' }),
  };
  await caches.delete('shared');
  return shared;
}
