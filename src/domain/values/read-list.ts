import { cleanText } from '#prelude/text/clean-text.ts';
import { parseJson } from '#prelude/parse-json.ts';
import { uniqueWords } from '#prelude/text/unique-words.ts';

/** More than any food has; what lies beyond is dropped, so that a hostile list costs no memory. */
export const LIST_LIMIT = 100;
const ITEM_LIMIT = 500;

/**
 * A list from an array, JSON text, comma-separated text or a single text (spec 1 §5, normalisation): trimmed, without
 * empties and without repeats in another case. null when there is nothing that could be a list, or when an array or a
 * text held something and none of it could be read.
 */
export function readList(value: unknown): readonly string[] | null {
  if (typeof value === 'string') return readListText(value.trim());
  if (Array.isArray(value)) return readItems(value);
  return typeof value === 'number' ? readItems([value]) : null;
}

function readListText(text: string): readonly string[] | null {
  if (text === '') return null;
  if (!/^[["{]/.test(text)) return readItems(text.split(',', LIST_LIMIT * 2));
  const parsed = parseJson(text);
  if (Array.isArray(parsed)) return readItems(parsed);
  if (typeof parsed === 'string') return readItems(parsed.split(',', LIST_LIMIT * 2));
  return parsed === undefined && !text.startsWith('{') ? readItems(text.split(',', LIST_LIMIT * 2)) : null;
}

function readItems(items: readonly unknown[]): readonly string[] | null {
  const bounded = items.slice(0, LIST_LIMIT * 2);
  const words = uniqueWords(bounded.map((item) => cleanText(item, ITEM_LIMIT))).slice(0, LIST_LIMIT);
  return words.length === 0 && items.length > 0 ? null : words;
}
