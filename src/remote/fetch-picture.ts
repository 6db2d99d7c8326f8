/** What came of asking for a picture of this origin. */
export type PictureAnswer =
  | { readonly kind: 'picture'; readonly response: Response }
  /** The server has none at this address. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'unreachable' };

/** Longest wait for a whole picture, in milliseconds. */
const PATIENCE = 60_000;

/** Fetches a picture past the service worker, which would put it among those that were merely seen (scripts/pwa-options.mjs). */
export async function fetchPicture(address: string, send: typeof fetch = fetch): Promise<PictureAnswer> {
  try {
    const response = await send(address, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    if (response.ok) return response.headers.get('Content-Type')?.startsWith('image/') === true ? { kind: 'picture', response } : { kind: 'gone' };
    await response.body?.cancel();
    return response.status === 404 || response.status === 403 ? { kind: 'gone' } : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}
