import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { MapColumns } from './map-columns.tsx';
import { type OpenTable, openTable } from './open-table.ts';

/** The file, then what its columns say. */
export function ChooseImport({ onChecked }: { readonly onChecked: (importId: string) => void }) {
  const [table, setTable] = useState<OpenTable | null>(null);
  const [why, setWhy] = useState('');
  const [isReading, setReading] = useState(false);
  useEffect(() => () => table?.close(), [table]);
  const read = async (file: File) => {
    setReading(true);
    setWhy('');
    const outcome = await openTable(file);
    setReading(false);
    if (outcome.kind === 'open') setTable(outcome.table);
    else setWhy(outcome.why);
  };
  if (table !== null) return <MapColumns table={table} onChecked={onChecked} onCancel={() => setTable(null)} />;
  return (
    <FileDrop
      label={t`A file of foods`}
      hint={t`CSV with the names of its columns in the first line, or a JSON list of objects; at most 20 MB and 50,000 rows.`}
      error={why}
      accept=".csv,.tsv,.txt,.json,text/csv,application/json"
      busyLabel={isReading ? t`Reading the file...` : undefined}
      onFile={(file) => void read(file)}
    />
  );
}
