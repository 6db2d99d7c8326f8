import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { PhotoRow } from '#domain/import/photo-rows.ts';
import { analysePhoto } from '#shared/pictures/analyse-photo.ts';

/** A photo that an admin has chosen, with what is said of it. */
export interface ChosenPhoto {
  readonly name: string;
  /** Prepared on this device (R8); null while that lasts, and where it cannot be. */
  readonly file: { readonly bytes: ArrayBuffer; readonly type: string } | null;
  /** Why this device could not prepare it; '' where it could. */
  readonly why: string;
  readonly words: PhotoWords;
}

export type PhotoWords = Readonly<Record<'food' | 'author' | 'source' | 'licence' | 'caption', string>>;

const nothingSaid: PhotoWords = { food: '', author: '', source: '', licence: '', caption: '' };
const isTable = /\.(csv|tsv|txt|json)$/i;
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Photos and tables that were chosen, in any order: what a table says of a file is filled in whichever comes first. */
export function useChosenPhotos() {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [rows, setRows] = useState<readonly PhotoRow[]>([]);
  const [why, setWhy] = useState('');
  const change = (name: string, changes: Partial<ChosenPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.name === name ? { ...photo, ...changes } : photo)));

  const takePhoto = async (file: File) => {
    const said = rows.find((row) => same(row.file, file.name));
    setPhotos((all) => [
      ...all.filter(({ name }) => name !== file.name),
      { name: file.name, file: null, why: '', words: { ...nothingSaid, ...(said && wordsOf(said)) } },
    ]);
    const outcome = await analysePhoto(file, new AbortController().signal);
    if (outcome.kind === 'ready') change(file.name, { file: outcome.photo });
    else change(file.name, { why: outcome.message });
  };
  const takeTable = async (file: File) => {
    const [{ readTable }, { photoRows }, bytes] = await Promise.all([
      import('#domain/import/read-table.ts'),
      import('#domain/import/photo-rows.ts'),
      file.arrayBuffer(),
    ]);
    const table = readTable(new Uint8Array(bytes));
    if (table.kind === 'refused') return setWhy(table.why);
    const found = photoRows(table.columns, table.rows);
    if (found === null) return setWhy(t`The table has no column “file” that names the photos.`);
    setRows((all) => [...found, ...all]);
    setPhotos((all) =>
      all.map((photo) => {
        const said = found.find((row) => same(row.file, photo.name));
        return said === undefined ? photo : { ...photo, words: { ...photo.words, ...wordsOf(said) } };
      }),
    );
  };
  return {
    photos,
    why,
    take: (file: File) => {
      setWhy('');
      const taken = isTable.test(file.name) ? takeTable(file) : takePhoto(file);
      taken.catch(() => setWhy(t`This device could not read the file.`));
    },
    say: (name: string, words: Partial<PhotoWords>) =>
      setPhotos((all) =>
        all.map((photo) => (photo.name === name ? { ...photo, words: { ...photo.words, ...words } } : photo)),
      ),
    drop: (names: readonly string[]) => setPhotos((all) => all.filter(({ name }) => !names.includes(name))),
  };
}

/** What the table leaves open is not written over. */
function wordsOf({ file: _file, ...words }: PhotoRow): Partial<PhotoWords> {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== ''));
}
