import { decodeFoodColumns } from '#domain/decode-food-columns.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';

/** Longest wait for each of the two answers, in milliseconds. */
const PATIENCE = 20_000;

export type FoodColumnsOutcome =
  /** The catalogue as it was at `seq` of the server's history `epoch`, the most looked-at foods first. */
  | { readonly kind: 'columns'; readonly epoch: string; readonly seq: number; readonly foods: readonly TasteTraits[] }
  /** The server has none, or none that this version of the app can read: rows take their place. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unreachable' };

interface ColumnsSource {
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  readonly signal?: AbortSignal;
}

/**
 * The catalogue by columns, as the server keeps it for a device that has no rows yet. Two requests, the second for a file that never
 * changes; never throws, whatever the network and the server do. Aborted, it ends as 'unreachable'.
 */
export async function readFoodColumns({ baseUrl, fetch: send = (input, init) => fetch(input, init), signal }: ColumnsSource): Promise<FoodColumnsOutcome> {
  const ask = (path: string) => answerOf(send, `${baseUrl}${path}`, signal);
  const manifest = await ask('/api/sync/columns');
  if (manifest.kind !== 'body') return manifest;
  const { epoch, seq, hash } = isRecord(manifest.body) ? manifest.body : {};
  if (typeof epoch !== 'string' || !Number.isSafeInteger(seq) || typeof hash !== 'string' || !/^[0-9a-f]{64}$/.test(hash)) return { kind: 'unreachable' };
  const document = await ask(`/api/sync/columns/${hash}`);
  if (document.kind !== 'body') return document;
  const decoded = decodeFoodColumns(document.body);
  return decoded.kind === 'valid' ? { kind: 'columns', epoch, seq: Number(seq), foods: decoded.value } : { kind: 'none' };
}

type Answer = { readonly kind: 'body'; readonly body: unknown } | { readonly kind: 'none' } | { readonly kind: 'unreachable' };

/** What is no JSON (a captive portal's page, a cut body) is as good as no answer. */
async function answerOf(send: typeof fetch, url: string, signal: AbortSignal | undefined): Promise<Answer> {
  const patience = AbortSignal.timeout(PATIENCE);
  try {
    const response = await send(url, { signal: signal === undefined ? patience : AbortSignal.any([signal, patience]) });
    if (response.status === 204 || response.status === 404) return { kind: 'none' };
    return response.ok ? { kind: 'body', body: await response.json() } : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
