import { AUTHOR_LIMIT, CAPTION_LIMIT } from '#domain/foods/food-photo.ts';
import { type PhotoLicence, photoLicences } from '#domain/photo/photo-licence.ts';
import { cleanText } from '#prelude/text/clean-text.ts';
import type { TableRow } from './read-table.ts';

/** What a table says of one photo, in its own words; '' where it says nothing. */
export interface PhotoRow {
  readonly file: string;
  readonly food: string;
  readonly author: string;
  readonly source: string;
  readonly licence: PhotoLicence | '';
  readonly caption: string;
}

/** By which names a table may call its columns, folded. */
const columnNames = {
  file: ['file', 'photo', 'image', 'datei', 'foto', 'bild'],
  food: ['food', 'dish', 'name', 'gericht', 'essen'],
  author: ['author', 'credit', 'photographer', 'by', 'urheber', 'fotograf'],
  source: ['source', 'url', 'address', 'link', 'quelle', 'adresse'],
  licence: ['licence', 'license', 'lizenz'],
  caption: ['caption', 'alt', 'description', 'beschreibung'],
} as const;

/** Licences by the names that are in use for them, without spaces, signs and versions. */
const licenceWords: Readonly<Record<string, PhotoLicence>> = {
  cc0: 'cc0',
  cczero: 'cc0',
  ccby: 'cc-by',
  ccbysa: 'cc-by-sa',
  pd: 'public-domain',
  publicdomain: 'public-domain',
  gemeinfrei: 'public-domain',
  own: 'own',
  ownwork: 'own',
  eigeneswerk: 'own',
  permission: 'permission',
  withpermission: 'permission',
  miterlaubnis: 'permission',
};
/** Of a Creative Commons licence, what stands behind its name: '4.0', '3.0 DE', 'International'. */
const version = /\s*\b\d\.\d\b.*$/;

/** A licence as people write it; '' for one that is not taken, such as those that forbid changes or trade. */
export function readLicence(written: string): PhotoLicence | '' {
  const plain = written.trim().toLowerCase();
  const known = photoLicences.find((licence) => licence === plain);
  return known ?? licenceWords[plain.replace(version, '').replace(/[^a-z0-9]/g, '')] ?? '';
}

/** What a table says of photos, by its columns' names; null where none of them names files. */
export function photoRows(columns: readonly string[], rows: readonly TableRow[]): readonly PhotoRow[] | null {
  const names = columns.map((name) => name.trim().toLowerCase());
  const placeOf = (target: keyof typeof columnNames) =>
    names.findIndex((name) => (columnNames[target] as readonly string[]).includes(name));
  if (placeOf('file') < 0) return null;
  return rows
    .filter(({ problem }) => problem === '')
    .map(({ cells }) => {
      const text = (target: keyof typeof columnNames, limit: number) => cleanText(cells[placeOf(target)], limit);
      return {
        file: text('file', 300),
        food: text('food', 300),
        author: text('author', AUTHOR_LIMIT),
        source: text('source', 2_000),
        licence: readLicence(text('licence', 100)),
        caption: text('caption', CAPTION_LIMIT),
      };
    })
    .filter(({ file }) => file !== '');
}
