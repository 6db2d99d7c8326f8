import { useState } from 'react';
import type { ImportRow } from '#domain/import/food-of-row.ts';
import type { ImportMapping } from '#domain/import/import-targets.ts';
import { adminFailure } from './admin-failure.ts';
import { useAdministration } from './administration-context.tsx';
import type { OpenTable } from './open-table.ts';

/** Rows in one request: at most 500, and at most so many characters of JSON. */
const ROWS_AT_ONCE = 250;
const CHARACTERS_AT_ONCE = 1_000_000;

interface DryRun {
  /** Rows that the server has judged; null: it is not running. */
  readonly judged: number | null;
  readonly failure: string;
  readonly check: (table: OpenTable, mapping: ImportMapping) => Promise<void>;
}

/** Sends the rows to be judged, part by part; ends with the import's id. Another try begins another import, and the first is forgotten by the server. */
export function useDryRun(onChecked: (importId: string) => void): DryRun {
  const ask = useAdministration();
  const [judged, setJudged] = useState<number | null>(null);
  const [failure, setFailure] = useState('');

  const check = async (table: OpenTable, mapping: ImportMapping) => {
    setFailure('');
    setJudged(0);
    const rows = await table.rows(mapping);
    const begun = await ask((administration) =>
      administration.beginImport({ name: table.fileName, total: rows.length }),
    );
    if (begun.kind !== 'done') return end(adminFailure(begun));
    let sent = 0;
    for (const part of inParts(rows)) {
      const outcome = await ask((administration) => administration.judgeRows(begun.value, part));
      if (outcome.kind !== 'done') return end(adminFailure(outcome));
      sent += part.length;
      setJudged(sent);
    }
    end('');
    onChecked(begun.value);
    return undefined;
  };
  const end = (why: string) => {
    setFailure(why);
    setJudged(null);
  };
  return { judged, failure, check };
}

function inParts(rows: readonly ImportRow[]): readonly (readonly ImportRow[])[] {
  const parts: ImportRow[][] = [[]];
  let characters = 0;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    if (characters + length > CHARACTERS_AT_ONCE || (parts.at(-1)?.length ?? 0) >= ROWS_AT_ONCE) {
      parts.push([]);
      characters = 0;
    }
    parts.at(-1)?.push(row);
    characters += length;
  }
  return parts;
}
