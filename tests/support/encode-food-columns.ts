import type { SyncedRow } from '#domain/values/synced-row.ts';
import { effectiveTaste } from '#domain/foods/effective-taste.ts';
import { readTimestamp } from '#prelude/timing/read-timestamp.ts';

type Row = Readonly<Record<string, unknown>>;

const profileLists = ['flavor', 'flavors', 'texture', 'textures', 'aroma', 'aromas'];
const levels = ['sweet', 'salty', 'sour', 'bitter', 'umami', 'spicy'];
/** Which column stands in which form. */
const forms: Readonly<Record<string, 'plain' | 'moments' | 'coded' | 'lists'>> = {
  id: 'plain',
  name: 'plain',
  native_name: 'plain',
  origin: 'coded',
  course: 'coded',
  created: 'moments',
  uploaded_by: 'coded',
  rating: 'plain',
  review_count: 'plain',
  ...Object.fromEntries(profileLists.map((name) => [`taste_profile.${name}`, 'lists'])),
  taste: 'coded',
  texture: 'lists',
  aroma: 'lists',
  ...Object.fromEntries(levels.map((name) => [`taste_intensity.${name}`, 'plain'])),
  umami_level: 'plain',
  'taste_intensity.temperature_served': 'coded',
  'taste_intensity.cooking_methods': 'lists',
  best_paired_with: 'lists',
  serving_suggestions: 'lists',
  allergens: 'lists',
  may_contain: 'lists',
  health_warnings: 'lists',
  ingredients: 'lists',
  dietary_info: 'coded',
  'taste_profile.mouthfeel': 'plain',
  mouthfeel_notes: 'plain',
  description: 'plain',
  preparation_notes: 'plain',
  preparation_methods: 'lists',
  cultural_variations: 'lists',
  regional_variations: 'lists',
};

/** What the document has of the foods of members alone. */
const ofMembers = new Set(['preparation_notes', 'preparation_methods', 'cultural_variations', 'regional_variations']);

function valueAt(row: Row, name: string): unknown {
  if (ofMembers.has(name) && isOwn(row)) return null;
  const [column, taste = ''] = name.split('.');
  if (column === 'taste_intensity' && levels.includes(taste))
    return effectiveTaste(pathAt(row, name) as number | null, pathAt(row, `tastings.everyone.levels.${taste}`));
  return pathAt(row, name);
}

/** A food of the project itself, as `pb_hooks/lib/foods/restate-catalogue.js` knows it. */
function isOwn({ uploaded_by: uploader, slug }: Row): boolean {
  return (uploader ?? '') === '' && (slug ?? '') !== '';
}

function pathAt(row: Row, name: string): unknown {
  const value = name
    .split('.')
    .reduce<unknown>(
      (record, part) =>
        typeof record === 'object' && record !== null && !Array.isArray(record) && Object.hasOwn(record, part)
          ? (record as Row)[part]
          : null,
      row,
    );
  return value === '' || value === undefined ? null : value;
}

/** The columnar document of these rows, as `pb_hooks/lib/sync/food-columns.js` writes it in SQL: the contract tests hold the two together. */
export function encodeFoodColumns(rows: readonly SyncedRow[]): unknown {
  const columns = Object.entries(forms).flatMap(([name, form]) => {
    const values = rows.map((row) => valueAt(row, name));
    if (form === 'moments')
      return [[name, values.map(readTimestamp).map((moment, place, all) => moment - (all[place - 1] ?? 0))]];
    if (values.every((value) => value === null)) return [];
    return [[name, form === 'plain' ? values : form === 'coded' ? coded(values) : lists(values)]];
  });
  return { version: 5, foods: rows.length, columns: Object.fromEntries(columns) as unknown };
}

function coded(values: readonly unknown[]) {
  const distinct = [...new Set(values.map((value) => JSON.stringify(value)))];
  return {
    values: distinct.map((value) => JSON.parse(value) as unknown),
    rows: values.map((value) => distinct.indexOf(JSON.stringify(value))),
  };
}

function lists(values: readonly unknown[]) {
  const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'number';
  const wordsOf = (value: unknown): readonly unknown[] =>
    Array.isArray(value) ? value.map((word: unknown) => (isWord(word) ? word : null)) : isWord(value) ? [value] : [];
  const { values: words, rows: codes } = coded(values.flatMap(wordsOf));
  return {
    words,
    sizes: values.map((value) => (Array.isArray(value) ? value.length : isWord(value) ? -2 : -1)),
    codes,
  };
}
