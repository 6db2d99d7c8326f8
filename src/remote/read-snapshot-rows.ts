import { isSyncedRow } from './decode-sync-answers.ts';
import { RemoteInterrupted, type SnapshotRow } from './remote.ts';

/** Rows handed over at once: each batch is one transaction, whose start, end and echo in the live queries cost as much as some hundred rows. */
const BATCH = 2_000;

/** The lines of a snapshot part (`{"c": collection, "r": row}` each) in batches as they arrive. */
export async function* readSnapshotRows(body: ReadableStream<Uint8Array>): AsyncIterable<readonly SnapshotRow[]> {
  let batch: SnapshotRow[] = [];
  for await (const line of linesOf(body)) {
    const row = rowOf(line);
    if (row !== null) batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncIterable<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new RemoteInterrupted('The snapshot broke off.');
    });
    const lines = (rest + (done ? decoder.decode() : decoder.decode(value, { stream: true }))).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (!done) continue;
    if (rest !== '') yield rest;
    return;
  }
}

function rowOf(line: string): SnapshotRow | null {
  if (line === '') return null;
  try {
    const { c: collection, r: row }: { c?: unknown; r?: unknown } = JSON.parse(line);
    return typeof collection === 'string' && isSyncedRow(row) ? { collection, row } : null;
  } catch {
    throw new RemoteInterrupted('A line of the snapshot is cut off.');
  }
}
