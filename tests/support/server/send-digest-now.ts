import type { Api } from './open-api.ts';

/** Hooks for a server under test whose digests [S23] shall not wait for their time. */
export const forcedDigest = {
  'digest-of-tests.pb.js': `routerAdd('POST', '/api/test/quiet', (e) => {
    e.app.store().remove('foretaste:digest-told-at');
    return e.noContent(204);
  });
  routerAdd('POST', '/api/test/digest', (e) => {
    e.app.store().remove('foretaste:digest-told-at');
    require(__hooks + '/lib/sync/digest.js').sendDigest(e.app);
    e.app.store().set('foretaste:digest-told-at', Date.now() + 3600000);
    return e.noContent(204);
  });`,
};

/** Tells the digest of what was counted so far, to a server that was started with `forcedDigest`; it tells none by itself for an hour. */
export async function sendDigestNow(api: Api): Promise<void> {
  const answer = await api.call('POST', '/api/test/digest');
  if (answer.status !== 204) throw new Error(`the digest was not told: ${answer.status}`);
}
