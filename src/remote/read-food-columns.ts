import { decodeFoodColumns } from '#domain/foods/decoding/decode-food-columns.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { Send } from './browser-send.ts';
import { decodeColumnsManifest } from './decode-sync-answers.ts';
import { readContent } from './read-content.ts';
import { serverFetch } from './server-fetch.ts';

export interface ReadColumns {
  readonly kind: 'columns';
  readonly epoch: string;
  readonly seq: number;
  /** Of the file that they came in. */
  readonly hash: string;
  readonly foods: readonly TasteTraits[];
}

export type FoodColumnsOutcome =
  /** The catalogue as it was at `seq` of the server's history `epoch`, the most looked-at foods first. */
  | ReadColumns
  /** The server has none, or none that this version of the app can read: rows take their place. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unreachable' };

interface ColumnsSource {
  readonly baseUrl: string;
  readonly send?: Send;
  readonly signal?: AbortSignal;
  /** Columns that were read before: where the server still names their file, it is not read again. */
  readonly held?: ReadColumns | null;
}

/**
 * The catalogue by columns, whole by count and hash [S21], as the server keeps it for a device that has no rows yet. Two requests, the second for a file that never
 * changes; never throws, whatever the network and the server do. Aborted, it ends as 'unreachable'.
 */
export async function readFoodColumns({ baseUrl, send, signal, held }: ColumnsSource): Promise<FoodColumnsOutcome> {
  const server = serverFetch(send);
  const manifest = await server(`${baseUrl}/api/sync/columns`, signal === undefined ? {} : { signal }).catch(
    () => null,
  );
  if (manifest?.status === 204 || manifest?.status === 404) return { kind: 'none' };
  const named = manifest?.ok === true ? decodeColumnsManifest(await manifest.json().catch(() => null)) : null;
  if (named === null) return { kind: 'unreachable' };
  const { epoch, seq, hash, foods } = named;
  if (held?.hash === hash) return { ...held, epoch, seq };
  const document = await readContent(server, { url: `${baseUrl}/api/sync/columns/${hash}`, hash, signal });
  if (document.kind === 'gone') return { kind: 'none' };
  if (document.kind !== 'content') return { kind: 'unreachable' };
  const decoded = decodeFoodColumns(JSON.parse(new TextDecoder().decode(document.bytes)));
  return decoded.kind === 'valid' && decoded.value.length === foods
    ? { kind: 'columns', epoch, seq, hash, foods: decoded.value }
    : { kind: 'none' };
}
