import { recordTexts } from './record-texts.ts';
import { valueAt, type RecordFault } from './record-fault.ts';

/** A translation may be this many times as long as its text may be in English. */
const LONGER = 1.45;
/** Names stay as they are, but for a name that people use in the language. */
const optional = ['name'];

/** The paths that a translation of a record has: every text but names, and what each likened food is like. */
function translatedPaths(record: unknown): readonly string[] {
  return Object.entries(recordTexts)
    .filter(([path, rule]) => !rule.isName && valueAt(record, path) !== undefined)
    .map(([path]) => path);
}

/**
 * What a record's texts in another language lack or have too much: every text of the record, lists as long as the record's, no text left in English.
 *
 * @param record whose shape is whole
 * @param texts anything that the language's file holds for it
 */
export function* translationFaults(record: unknown, texts: unknown): Iterable<RecordFault> {
  if (typeof texts !== 'object' || texts === null) {
    yield { field: '', wrong: 'has no translation' };
    return;
  }
  const paths = translatedPaths(record);
  for (const path of paths) {
    const translated = valueAt(texts, path);
    if (translated === undefined && recordTexts[path]?.isWord) continue;
    yield* textFaults(path, valueAt(record, path), translated);
  }
  yield* likenedFaults(valueAt(record, 'likened'), valueAt(texts, 'likened'));
  const name = valueAt(texts, 'name');
  if (name !== undefined && (typeof name !== 'string' || name.length < 2 || name.length > 60))
    yield { field: 'name', wrong: 'is no name of 2 to 60 characters' };
  const known = new Set([...paths, ...optional, 'likened'].map((path) => path.split('.')[0]));
  for (const key of Object.keys(texts))
    if (!known.has(key)) yield { field: key, wrong: 'is no text that is translated' };
  for (const [key, part] of Object.entries(texts)) {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) continue;
    for (const inner of Object.keys(part))
      if (!paths.includes(`${key}.${inner}`))
        yield { field: `${key}.${inner}`, wrong: 'is no text that is translated' };
  }
}

function* textFaults(field: string, own: unknown, translated: unknown): Iterable<RecordFault> {
  const [texts, others] = [[own].flat(), [translated ?? []].flat()];
  if (Array.isArray(own) !== Array.isArray(translated) || texts.length !== others.length) {
    yield { field, wrong: `has ${others.length} texts, the record has ${texts.length}` };
    return;
  }
  const most = Math.ceil((recordTexts[field]?.length[1] ?? 300) * LONGER);
  for (const [place, text] of others.entries()) {
    if (typeof text !== 'string' || text.trim() !== text || text === '' || /[<>\p{Cc}]/u.test(text))
      yield { field, wrong: `is no plain text: ${JSON.stringify(text)}` };
    else {
      if (text.length > most) yield { field, wrong: `has ${text.length} characters, ${most} are the most: '${text}'` };
      if (text === texts[place] && (text.match(/\p{Ll}{3,}/gu) ?? []).length > 3)
        yield { field, wrong: `is still the record's own: '${text}'` };
    }
  }
}

function* likenedFaults(own: unknown, translated: unknown): Iterable<RecordFault> {
  const count = (value: unknown) => (Array.isArray(value) ? value.length : 0);
  if (count(own) !== count(translated))
    yield { field: 'likened', wrong: `has ${count(translated)} entries, the record has ${count(own)}` };
  for (const one of Array.isArray(translated) ? (translated as unknown[]) : []) {
    const but = typeof one === 'string' ? one : valueAt(one, 'but');
    if (typeof but !== 'string' || but.length < 5 || but.length > 220)
      yield { field: 'likened', wrong: `'but' is no text of 5 to 220 characters: ${JSON.stringify(one)}` };
  }
}
