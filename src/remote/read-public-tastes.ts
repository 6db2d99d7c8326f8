import type { Send } from './browser-send.ts';
import { decodeTastesManifest } from './decode-sync-answers.ts';
import { readContent } from './read-content.ts';
import { serverFetch } from './server-fetch.ts';

export type PublicTastesOutcome =
  /** `text`: JSON as `decodePublicTastes` reads it. */
  | { readonly kind: 'tastes'; readonly hash: string; readonly text: string }
  /** The server has what is here already. */
  | { readonly kind: 'same' }
  /** The server publishes none. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unreachable' };

interface TastesSource {
  readonly baseUrl: string;
  /** The hash of what is here; null: nothing is. */
  readonly held: string | null;
  readonly send?: Send;
}

/**
 * Others' public ratings as the server publishes them, whole by their hash [S21]. One small request, and one for a file that never changes where there is a
 * newer one; never throws, whatever the network and the server do.
 */
export async function readPublicTastes({ baseUrl, held, send }: TastesSource): Promise<PublicTastesOutcome> {
  const server = serverFetch(send);
  const manifest = await server(`${baseUrl}/api/community/tastes`, {}).catch(() => null);
  if (manifest?.status === 204 || manifest?.status === 404) return { kind: 'none' };
  const hash = manifest?.ok === true ? decodeTastesManifest(await manifest.json().catch(() => null)) : null;
  if (hash === null) return { kind: 'unreachable' };
  if (hash === held) return { kind: 'same' };
  const file = await readContent(server, { url: `${baseUrl}/api/community/tastes/${hash}`, hash });
  if (file.kind !== 'content') return { kind: 'unreachable' };
  return { kind: 'tastes', hash, text: new TextDecoder().decode(file.bytes) };
}
