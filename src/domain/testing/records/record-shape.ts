import { wishFaults } from '#domain/drawing/wish-faults.ts';
import { readCourse } from '#domain/foods/course.ts';
import { allergenWords, dietaryFlagNames, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { aromaWords, flavourWords, temperatureWords, textureWords } from '#domain/taste/taste-words.ts';
import { recordParts, recordTexts, type TextRule } from './record-texts.ts';
import { valueAt, type RecordFault } from './record-fault.ts';

/** Keys that every record has beside its texts. */
const otherKeys = [
  'slug',
  'course',
  'taste_profile',
  'taste_intensity',
  'visual_appearance',
  'sound_profile',
  'temperature_experience',
  'difficulty_level',
  'likened',
  'allergens',
  'may_contain',
  'dietary_info',
  'flavor_intensity',
  'umami_level',
];
/** Keys of records that say how one eats the food; a file that is not there yet is named by whoever asks. */
/** The picture may be left to the engine that draws it. */
const optionalKeys = ['picture'];

const vocabularies: Readonly<
  Record<string, { readonly words: readonly string[]; readonly many: readonly [number, number] }>
> = {
  'taste_profile.flavor': { words: flavourWords, many: [3, 6] },
  'taste_profile.texture': { words: textureWords, many: [1, 4] },
  'taste_profile.aroma': { words: aromaWords, many: [2, 4] },
  allergens: { words: allergenWords, many: [0, 14] },
  may_contain: { words: allergenWords, many: [0, 14] },
};

/**
 * What keeps a value of the catalogue's files from being a record: keys, texts within their lengths, lists within theirs, words of the
 * vocabularies, levels in half steps. Nothing else can be asked of a record before this finds nothing.
 *
 * @param record anything that a file holds
 */
export function shapeFaults(record: unknown): readonly RecordFault[] {
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    return [{ field: '', wrong: 'is no record' }];
  return [
    ...keyFaults(record),
    ...Object.entries(recordTexts).flatMap(([field, rule]) => [...textFaults(record, field, rule)]),
    ...Object.entries(vocabularies).flatMap(([field, { words, many }]) => [
      ...listFaults(valueAt(record, field), field, many),
      ...unknownWords(valueAt(record, field), field, words),
    ]),
    ...levelFaults(record),
    ...otherFaults(record),
    ...likenedFaults(record),
    ...pictureFaults(record),
  ];
}

function* keyFaults(record: object): Iterable<RecordFault> {
  const top = new Set([...otherKeys, ...Object.keys(recordTexts).flatMap((path) => path.split('.')[0] ?? [])]);
  const allowed = new Set([...top, ...optionalKeys]);
  for (const key of top) if (!Object.hasOwn(record, key)) yield { field: key, wrong: 'is not there' };
  for (const key of Object.keys(record)) if (!allowed.has(key)) yield { field: key, wrong: 'is no key of a record' };
  for (const [part, keys] of Object.entries(recordParts)) {
    const given = Object.keys((valueAt(record, part) as object | undefined | null) ?? {});
    for (const key of keys) if (!given.includes(key)) yield { field: `${part}.${key}`, wrong: 'is not there' };
    for (const key of given) if (!keys.includes(key)) yield { field: `${part}.${key}`, wrong: 'is no key of a record' };
  }
}

function* textFaults(record: object, field: string, { length, many }: TextRule): Iterable<RecordFault> {
  const value = valueAt(record, field);
  if (value === undefined) return;
  if (many !== undefined) yield* listFaults(value, field, many);
  const texts: readonly unknown[] = many === undefined ? [value] : Array.isArray(value) ? (value as unknown[]) : [];
  for (const text of texts) {
    if (typeof text !== 'string') yield { field, wrong: `is no text: ${JSON.stringify(text)}` };
    else {
      if (text.trim() !== text || /[<>\p{Cc}]| {2}/u.test(text))
        yield { field, wrong: `has spaces at its ends or twice, < > or control characters: '${text}'` };
      if (text.length < length[0] || text.length > length[1])
        yield { field, wrong: `has ${text.length} characters, ${length[0]} to ${length[1]} are asked: '${text}'` };
    }
  }
}

function* listFaults(value: unknown, field: string, [least, most]: readonly [number, number]): Iterable<RecordFault> {
  if (!Array.isArray(value)) {
    if (value !== undefined) yield { field, wrong: 'is no list' };
    return;
  }
  if (value.length < least || value.length > most)
    yield { field, wrong: `has ${value.length} entries, ${least} to ${most} are asked` };
  const twice = value.find((entry, place) => value.indexOf(entry) !== place);
  if (twice !== undefined) yield { field, wrong: `says '${String(twice)}' twice` };
}

function* unknownWords(value: unknown, field: string, words: readonly string[]): Iterable<RecordFault> {
  if (!Array.isArray(value)) return;
  for (const word of value as unknown[])
    if (!words.includes(String(word))) yield { field, wrong: `'${String(word)}' is no word of the vocabulary` };
}

function* levelFaults(record: object): Iterable<RecordFault> {
  const isLevel = (value: unknown) =>
    typeof value === 'number' && value >= 0 && value <= 5 && Number.isInteger(value * 2);
  const levels = intensityNames.map((name) => valueAt(record, `taste_intensity.${name}`));
  for (const [place, name] of intensityNames.entries())
    if (!isLevel(levels[place]))
      yield { field: `taste_intensity.${name}`, wrong: `${String(levels[place])} is no half step from 0 to 5` };
  const whole = valueAt(record, 'flavor_intensity');
  if (!isLevel(whole) || whole === 0)
    yield { field: 'flavor_intensity', wrong: `${String(whole)} is no half step from 0.5 to 5` };
  const umami = valueAt(record, 'taste_intensity.umami');
  if (valueAt(record, 'umami_level') !== umami)
    yield { field: 'umami_level', wrong: `differs from taste_intensity.umami, ${String(umami)}` };
  const difficulty = valueAt(record, 'difficulty_level');
  if (!Number.isInteger(difficulty) || Number(difficulty) < 1 || Number(difficulty) > 5)
    yield { field: 'difficulty_level', wrong: `${String(difficulty)} is no whole number from 1 to 5` };
}

function* otherFaults(record: object): Iterable<RecordFault> {
  const slug = valueAt(record, 'slug');
  if (typeof slug !== 'string' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    yield { field: 'slug', wrong: `${String(slug)} is not in lower case with hyphens` };
  if (readCourse(valueAt(record, 'course')) === null)
    yield { field: 'course', wrong: `${String(valueAt(record, 'course'))} is no course` };
  const served = valueAt(record, 'taste_intensity.temperature_served');
  if (!(temperatureWords as readonly unknown[]).includes(served))
    yield { field: 'taste_intensity.temperature_served', wrong: `is none of ${temperatureWords.join(', ')}` };
  for (const flag of dietaryFlagNames) {
    const answer = valueAt(record, `dietary_info.${flag}`);
    if (answer !== null && typeof answer !== 'boolean')
      yield { field: `dietary_info.${flag}`, wrong: 'is neither true nor false nor null' };
  }
  const colours = valueAt(record, 'visual_appearance.color');
  yield* listFaults(colours, 'visual_appearance.color', [2, 4]);
  for (const colour of Array.isArray(colours) ? (colours as unknown[]) : [])
    if (!/^#[0-9a-f]{6}$/i.test(String(colour)))
      yield { field: 'visual_appearance.color', wrong: `${String(colour)} is no colour like #C9782F` };
}

function* likenedFaults(record: object): Iterable<RecordFault> {
  const field = 'likened';
  const likened = valueAt(record, field);
  if (likened === undefined) return;
  yield* listFaults(likened, field, [2, 3]);
  const names = new Set<unknown>([valueAt(record, 'name')]);
  for (const one of Array.isArray(likened) ? (likened as unknown[]) : []) {
    const [food, but] = [valueAt(one, 'food'), valueAt(one, 'but')];
    if (typeof food !== 'string' || food.length < 2 || food.length > 60)
      yield { field, wrong: `'food' is no name of 2 to 60 characters: ${JSON.stringify(food)}` };
    if (typeof but !== 'string' || but.length < 10 || but.length > 160 || but.trim() !== but || /[<>]/.test(but))
      yield { field, wrong: `'but' is no text of 10 to 160 characters: ${JSON.stringify(but)}` };
    else if (/^but\b|[.!]$/i.test(but))
      yield { field, wrong: `'but' begins with 'but' or ends with a full stop, which the page puts itself: '${but}'` };
    if (names.has(food)) yield { field, wrong: `names '${String(food)}' twice, or the food itself` };
    names.add(food);
  }
}

function* pictureFaults(record: object): Iterable<RecordFault> {
  const picture = valueAt(record, 'picture');
  if (picture === undefined) return;
  const ingredients = valueAt(record, 'ingredients');
  for (const wrong of wishFaults(
    picture as Record<string, unknown>,
    Array.isArray(ingredients) ? (ingredients as string[]) : [],
  ))
    yield { field: 'picture', wrong };
}
