import { foldCase } from '#prelude/text/fold-case.ts';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import { textPrint } from './text-print.ts';
import type { Food } from './food.ts';
import type { Decoded } from '#domain/values/decoded.ts';
import { readLanguage } from '#domain/values/read-language.ts';
import { readList } from '#domain/values/read-list.ts';

/** A text in another language, or a list of them, and the print of the English in whose place it stands. */
type PlacedText = readonly [print: string, text: string | readonly string[]];

/** What a built-in food says in another language. */
export interface FoodTexts {
  readonly slug: string;
  /** The food's English name, folded: by it a search finds the food whose row is not on the device. */
  readonly key: string;
  readonly language: string;
  /** What people of the language call it; '' where they say its own name. */
  readonly name: string;
  /** How its cuisine, flavours and textures read in the language. */
  readonly words?: string;
  /** By the paths of the food's record, 'taste_profile.aftertaste'. */
  readonly fields: Readonly<Record<string, PlacedText>>;
}

/**
 * What is read for safety stays the record's own words, whatever they are shown as (R28): these stand beside them, in `translation`.
 */
const besideTheRecord = ['ingredients', 'health_warnings'];

/** A document of texts by slug, `{ name, local, fields }` each; entries of another shape are left out. */
export function decodeFoodTexts(document: unknown, language: string): readonly FoodTexts[] {
  if (readLanguage(language) === '' || !isRecord(document)) return [];
  return Object.entries(document).flatMap(([slug, entry]) => {
    if (!isRecord(entry) || typeof entry['name'] !== 'string' || !isRecord(entry['fields'])) return [];
    const fields = Object.entries(entry['fields']).filter((field): field is [string, PlacedText] => isPlaced(field[1]));
    const name = typeof entry['local'] === 'string' ? entry['local'] : '';
    const words = typeof entry['words'] === 'string' ? { words: entry['words'] } : {};
    return [{ slug, key: foldCase(entry['name']), language, name, ...words, fields: Object.fromEntries(fields) }];
  });
}

/** The food of a row, in the words of these texts wherever the row says what they stand for; undefined: in its own words. */
export function localizedFood(row: unknown, texts: FoodTexts | undefined): Decoded<Food> {
  if (texts === undefined || !isRecord(row)) return decodeFood(row);
  const placed = Object.entries(texts.fields).filter(([path, [print]]) => textPrint(ownText(row, path)) === print);
  if (placed.length === 0) return decodeFood(row);
  const shown: Record<string, unknown> = { ...row, language: texts.language };
  const beside = new Map<string, readonly string[]>();
  for (const [path, [, text]] of placed) {
    if (besideTheRecord.includes(path)) beside.set(path, readList(text) ?? []);
    else put(shown, path, text);
  }
  const decoded = decodeFood(shown);
  if (decoded.kind === 'refused') return decoded;
  const food = decoded.value;
  return {
    ...decoded,
    value: {
      ...food,
      translation: {
        name: texts.name,
        ingredients: beside.get('ingredients') ?? food.ingredients,
        healthWarnings: beside.get('health_warnings') ?? food.healthWarnings,
      },
    },
  };
}

/** By what a search in the language finds the food, beside what its record says. */
export interface LocalizedWords {
  readonly name: string;
  /** Of cuisine, flavours and textures, the description and the ingredients. */
  readonly words: string;
}

export function localizedWords({ name, words = '', fields }: FoodTexts): LocalizedWords {
  const texts = [words, fields['description']?.[1] ?? '', fields['ingredients']?.[1] ?? []].flat();
  return { name, words: texts.join(' ').trim() };
}

/** The English text at a path; of likened foods how each differs. */
function ownText(row: Readonly<Record<string, unknown>>, path: string): unknown {
  const value = path.split('.').reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), row);
  if (path !== 'likened') return value;
  return Array.isArray(value) ? value.map((one: unknown) => (isRecord(one) ? one['but'] : undefined)) : value;
}

function put(row: Record<string, unknown>, path: string, text: string | readonly string[]): void {
  const [part = '', name] = path.split('.');
  if (path === 'likened')
    row['likened'] = ((row['likened'] ?? []) as readonly object[]).map((one, at) => ({ ...one, but: text[at] }));
  else if (name === undefined) row[part] = text;
  else row[part] = { ...(row[part] as object), [name]: text };
}

function isPlaced(value: unknown): value is PlacedText {
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== 'string') return false;
  const text: unknown = value[1];
  return typeof text === 'string' || (Array.isArray(text) && text.every((one) => typeof one === 'string'));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
