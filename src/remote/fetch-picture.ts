import { SNIFFED_BYTES, sniffImage } from '#domain/photo/sniff-image.ts';
import type { Send } from './browser-send.ts';
import { serverFetch } from './server-fetch.ts';

/** What came of asking for a picture of this origin. */
export type PictureAnswer =
  | { readonly kind: 'picture'; readonly response: Response }
  /** The server has none at this address. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'unreachable' };

/**
 * Fetches pictures past the service worker, which would put them among those that were merely seen (scripts/pwa-options.mjs). Only the server is
 * believed [S19], and only what is a picture by its type and its beginning is one.
 */
export function pictureFetcher(send?: Send): (address: string) => Promise<PictureAnswer> {
  const server = serverFetch(send);
  return async (address) => {
    try {
      const response = await server(new URL(address, globalThis.location?.href).href, { cache: 'no-store' });
      if (!response.ok) return { kind: response.status === 404 || response.status === 403 ? 'gone' : 'unreachable' };
      const whole = await response.blob();
      return (await isPicture(whole)) ? { kind: 'picture', response: new Response(whole, response) } : { kind: 'gone' };
    } catch {
      return { kind: 'unreachable' };
    }
  };
}

async function isPicture(whole: Blob): Promise<boolean> {
  if (whole.type.startsWith('image/svg+xml')) return (await whole.text()).includes('<svg');
  return (
    whole.type.startsWith('image/') &&
    sniffImage(new Uint8Array(await whole.slice(0, SNIFFED_BYTES).arrayBuffer())) !== null
  );
}
