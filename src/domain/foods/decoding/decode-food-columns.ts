import { cleanText } from '#prelude/text/clean-text.ts';
import { clamp } from '#prelude/clamp.ts';
import { must } from '#prelude/must.ts';
import { ColumnForms, type WordList } from './column-forms.ts';
import { readCourse } from '#domain/foods/course.ts';
import { NAME_LIMIT } from './decode-food.ts';
import { decodeHealth } from './decode-health.ts';
import { type Decoded, refused, valid } from '#domain/values/decoded.ts';
import { defaultIntensities, displayDefaults } from '#domain/foods/display-defaults.ts';
import type { DefaultedPart } from '#domain/foods/food.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { type Columns, readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';
import { readList } from '#domain/values/read-list.ts';
import { tasteLevel } from '#domain/taste/taste-level.ts';
import type { SpokenTopics } from '#domain/foods/topics/spoken-topics.ts';
import { spokenBy } from '#domain/foods/topics/stated-topics.ts';
import { type KeptTraits, rankedDefaults, type TasteTraits } from '#domain/foods/taste-traits.ts';
import { intensityNames, type IntensityName } from '#domain/taste/taste-vocabulary.ts';

/** More than any catalogue has: a document that claims more is not believed. */
const MOST_FOODS = 10_000_000;

/**
 * What ranking reads of every food, from the server's columnar document (pb_hooks/lib/sync/food-columns.js): for each food exactly what
 * `tasteTraitsOf(decodeFood(row))` gives for its row (spec 1 §3 and §5; R4, R5), in the document's order, without those that `decodeFood`
 * refuses. A document of another version or form is refused as a whole. 100,000 foods take about 250 ms.
 */
export function decodeFoodColumns(document: unknown): Decoded<readonly TasteTraits[]> {
  if (!isRecord(document)) return refused('The columns must be a record.');
  if (document['version'] !== 5) return refused('The columns are of another version.');
  const { foods, columns } = document;
  if (typeof foods !== 'number' || !Number.isInteger(foods) || foods < 0 || foods > MOST_FOODS)
    return refused('The columns must say of how many foods they are.');
  if (!isRecord(columns)) return refused('The columns must be by name.');
  const forms = new ColumnForms(columns, foods);
  const traits = decodeTraits(forms);
  return forms.malformed.length === 0 ? valid(traits) : refused(`Malformed: ${forms.malformed.join(', ')}`);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function decodeTraits(forms: ColumnForms): readonly TasteTraits[] {
  const columns = {
    ...identityColumns(forms),
    ...tasteColumns(forms),
    ...healthColumns(forms),
    ...spokenColumns(forms),
  };
  const defaults = new Map<number, readonly DefaultedPart[]>();
  return forms.plain('id').flatMap((value, row) => {
    const id = readId(value) as FoodId | null;
    return id === null ? [] : [traitsAt(columns, { id, row, defaults })];
  });
}

function identityColumns(forms: ColumnForms) {
  return {
    names: forms.texts('name').map((name) => cleanText(name, NAME_LIMIT) || displayDefaults.name),
    nativeNames: forms.texts('native_name').map((name) => cleanText(name, NAME_LIMIT)),
    origins: forms.coded('origin', (value) => cleanText(cell(value).text('cell'), NAME_LIMIT)),
    courses: forms.coded('course', readCourse),
    descriptions: forms.texts('description'),
    createdAt: forms.moments('created'),
    uploadedBy: forms.coded('uploaded_by', (value) => readId(value) as MemberId | null),
    ratings: forms.numbers('rating', 0),
    reviewCounts: forms.numbers('review_count', 0),
  };
}

function tasteColumns(forms: ColumnForms) {
  const profile = (names: readonly string[]) => names.map((name) => forms.lists(`taste_profile.${name}`));
  const notes = forms.texts('mouthfeel_notes');
  return {
    flavours: firstFilled([...profile(['flavor', 'flavors']), forms.coded('taste', readList)]),
    textures: firstFilled([...profile(['texture', 'textures']), forms.lists('texture')]),
    aromas: firstFilled([...profile(['aroma', 'aromas']), forms.lists('aroma')]),
    mouthfeels: forms.texts('taste_profile.mouthfeel').map((text, row) => text || (notes[row] ?? '')),
    levels: intensityNames.map((name) => forms.numbers(`taste_intensity.${name}`, null)),
    umamiLevels: forms.numbers('umami_level', 0),
    temperatures: forms.coded('taste_intensity.temperature_served', (value) => cell(value).text('cell')),
    cookingMethods: firstFilled([forms.lists('taste_intensity.cooking_methods')]),
    bestPairedWith: firstFilled([forms.lists('best_paired_with')]),
    servingSuggestions: firstFilled([forms.lists('serving_suggestions')]),
  };
}

function healthColumns(forms: ColumnForms) {
  const health = (column: Readonly<Record<string, unknown>>) =>
    decodeHealth(must(readColumns(column), 'the columns of a record'));
  return {
    allergens: forms.lists('allergens', (allergens) => health({ allergens }).allergens),
    mayContain: forms.lists('may_contain', (may_contain) => health({ may_contain }).mayContain),
    healthWarnings: firstFilled([forms.lists('health_warnings')]),
    ingredients: firstFilled([forms.lists('ingredients')]),
    diets: forms.coded('dietary_info', (dietary_info) => health({ dietary_info }).diet),
  };
}

/** What is read for safety alone; the document has it of the foods of members. */
function spokenColumns(forms: ColumnForms) {
  const list = (name: string) => firstFilled([forms.lists(name)]);
  return {
    preparationNotes: forms.texts('preparation_notes'),
    preparationMethods: list('preparation_methods'),
    culturalVariations: list('cultural_variations'),
    regionalVariations: list('regional_variations'),
  };
}

/** A value as a row's columns are read. */
function cell(value: unknown): Columns {
  return must(readColumns({ cell: value }), 'the columns of a record');
}

/** Of each food the first list that is not empty. */
function firstFilled(columns: readonly (readonly WordList[])[]): readonly (readonly string[])[] {
  const [first = [], ...others] = columns;
  const filled = first.map((list) => list ?? []);
  for (const column of others) {
    for (let row = 0; row < filled.length; row += 1) if (filled[row]?.length === 0) filled[row] = column[row] ?? [];
  }
  return filled;
}

type TraitColumns = ReturnType<typeof identityColumns> &
  ReturnType<typeof tasteColumns> &
  ReturnType<typeof healthColumns> &
  ReturnType<typeof spokenColumns>;

/** @param at `defaults`: lists that foods share, by the bits of what is in them */
function traitsAt(
  columns: TraitColumns,
  {
    id,
    row,
    defaults,
  }: { readonly id: FoodId; readonly row: number; readonly defaults: Map<number, readonly DefaultedPart[]> },
): KeptTraits {
  const at = <T>(column: readonly T[]): T => column[row] as T;
  const reviewCount = Math.floor(clamp(at(columns.reviewCounts), 0, Number.MAX_SAFE_INTEGER));
  const temperatureServed = at(columns.temperatures);
  const { intensities, missing } = intensitiesAt(columns, row);
  const bits = (reviewCount > 0 ? 0 : 1) | (temperatureServed === '' ? 2 : 0) | (missing << 2);
  const traits = {
    id,
    name: at(columns.names),
    nativeName: at(columns.nativeNames),
    origin: at(columns.origins),
    course: at(columns.courses),
    description: at(columns.descriptions),
    flavours: at(columns.flavours),
    textures: at(columns.textures),
    aromas: at(columns.aromas),
    mouthfeel: at(columns.mouthfeels),
    intensities,
    temperatureServed: temperatureServed || displayDefaults.temperatureServed,
    cookingMethods: at(columns.cookingMethods),
    bestPairedWith: at(columns.bestPairedWith),
    servingSuggestions: at(columns.servingSuggestions),
    rating: reviewCount > 0 ? clamp(at(columns.ratings), 0, 5) : displayDefaults.rating,
    reviewCount,
    createdAt: at(columns.createdAt),
    uploadedBy: at(columns.uploadedBy),
    allergens: at(columns.allergens),
    mayContain: at(columns.mayContain),
    diet: at(columns.diets),
    healthWarnings: at(columns.healthWarnings),
    ingredients: at(columns.ingredients),
    defaulted: defaultedParts(bits, defaults),
  };
  return { ...traits, spoken: spokenAt(columns, row, traits) };
}

/** Read here: no more is kept of the sentences. */
function spokenAt(columns: TraitColumns, row: number, traits: Omit<KeptTraits, 'spoken'>): SpokenTopics {
  return spokenBy({
    ...traits,
    preparationNotes: columns.preparationNotes[row] ?? '',
    preparationMethods: columns.preparationMethods[row] ?? [],
    culturalVariations: columns.culturalVariations[row] ?? [],
    regionalVariations: columns.regionalVariations[row] ?? [],
  });
}

/** `missing`: a bit for each level that is not stated, in the order of `intensityNames`. */
function intensitiesAt(
  { levels, umamiLevels }: TraitColumns,
  row: number,
): { readonly intensities: Record<IntensityName, number>; readonly missing: number } {
  const intensities = { ...defaultIntensities };
  let missing = 0;
  for (let place = 0; place < intensityNames.length; place += 1) {
    const name = intensityNames[place] as IntensityName;
    const beside = name === 'umami' ? tasteLevel(umamiLevels[row] || null) : null;
    const level = tasteLevel(levels[place]?.[row] ?? null) ?? beside;
    if (level === null) missing |= 1 << place;
    else intensities[name] = level;
  }
  return { intensities, missing };
}

function defaultedParts(bits: number, known: Map<number, readonly DefaultedPart[]>): readonly DefaultedPart[] {
  const shared = known.get(bits) ?? rankedDefaults.filter((_, place) => (bits & (1 << place)) !== 0);
  known.set(bits, shared);
  return shared;
}
