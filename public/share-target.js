/*
 * Part of the service worker: takes what other apps share with Foretaste (manifest, share_target) and keeps it for the page that opens,
 * because a page cannot read the body of the request that opened it. Works without a network.
 */
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'POST' && new URL(request.url).pathname === '/contribute/shared')
    event.respondWith(keepShared(request));
});

async function keepShared(request) {
  try {
    const form = await request.formData();
    const photos = form.getAll('photo').filter((photo) => photo instanceof File && photo.size > 0);
    const words = [form.get('title'), form.get('text')].filter((text) => typeof text === 'string' && text !== '');
    const cache = await caches.open('shared');
    await cache.put('/contribute/shared/words', new Response(words.join('\n')));
    for (const [at, photo] of photos.entries())
      await cache.put(
        `/contribute/shared/photo/${at}`,
        new Response(photo, { headers: { 'Content-Type': photo.type } }),
      );
  } catch {
    return Response.redirect('/contribute?shared=failed', 303);
  }
  return Response.redirect('/contribute?shared=1', 303);
}
