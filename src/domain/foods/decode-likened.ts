import { cleanText } from '#prelude/clean-text.ts';
import { parseJson } from '#prelude/parse-json.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import type { Likened } from './food.ts';

const NAME_LIMIT = 120;
const MOST = 6;

/** What a food is likened to, from a list of records with `food` and `but`, given as such or as JSON; entries of which a half is missing are left out. */
export function decodeLikened(value: unknown): readonly Likened[] {
  const list = typeof value === 'string' ? parseJson(value) : value;
  if (!Array.isArray(list)) return [];
  return list.slice(0, MOST).flatMap((one: unknown) => {
    const columns = readColumns(one);
    const food = cleanText(columns?.text('food') ?? '', NAME_LIMIT);
    const but = columns?.text('but') ?? '';
    return food === '' || but === '' ? [] : [{ food, but }];
  });
}
