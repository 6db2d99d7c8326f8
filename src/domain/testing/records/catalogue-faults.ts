import { foldCase } from '#prelude/text/fold-case.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { safetyFaults } from '#domain/testing/safety-faults.ts';
import type { FoodRecord } from './food-record.ts';
import { isMisread } from './misreadings.ts';
import { namedDishes, namedDishFaults, type NamedDishes } from './named-dish-faults.ts';
import { knownNames, namedFoodFaults } from './named-food-faults.ts';
import { pictureFaults } from './picture-faults.ts';
import { valueAt, type RecordFault } from './record-fault.ts';
import { shapeFaults } from './record-shape.ts';
import { softWarnings } from './soft-warnings.ts';
import { spreadFaults } from './spread-faults.ts';
import { tasteWordFaults } from './taste-words-fit.ts';
import { translationFaults } from './translation-faults.ts';
import { recordTexts } from './record-texts.ts';

/** Characters from which on two records saying the same is no chance. */
const LEAST_LENGTH = 40;

/** The sentences of a record's prose, in small letters, each with its field: no two records share one. */
function sentencesOf(record: object): readonly { readonly field: string; readonly sentence: string }[] {
  return Object.entries(recordTexts)
    .filter(([, rule]) => rule.isProse)
    .flatMap(([field]) =>
      [valueAt(record, field) ?? []]
        .flat()
        .flatMap((text) => String(text).split(/(?<=[.!?])\s+/u))
        .map((sentence) => ({ field, sentence: sentence.toLowerCase().replace(/[.!?]$/u, '') }))
        .filter(({ sentence }) => sentence.length >= LEAST_LENGTH),
    );
}

/** One file of foods in pb_hooks/data. */
export interface CatalogueFile {
  /** 'catalogue/thai' or 'bulk/thai'. */
  readonly name: string;
  readonly records: readonly unknown[];
}

/** A file of texts in another language: of the foods of `catalogue/NAME` and of `bulk/NAME`. */
export interface TextFile {
  /** 'texts/de/thai'. */
  readonly name: string;
  /** What it holds, slug by slug. */
  readonly texts: Readonly<Record<string, unknown>>;
}

export interface CatalogueFault extends RecordFault {
  readonly file: string;
  /** Empty where the whole file is meant. */
  readonly slug: string;
}

/** A fault as one line. */
export function faultLine({ file, slug, field, wrong }: CatalogueFault): string {
  return [file, slug, field].filter((part) => part !== '').join(' · ') + `: ${wrong}`;
}

/**
 * Everything that is wrong in the catalogue's files, in their order. Records whose shape is broken are told of that alone.
 *
 * @param planned names of foods that are not written yet, and may be named
 */
export function catalogueFaults(
  files: readonly CatalogueFile[],
  textFiles: readonly TextFile[],
  planned: readonly string[] = [],
): readonly CatalogueFault[] {
  const whole = new Map(
    files.map((file) => [file, file.records.map((record) => ({ record, faults: shapeFaults(record) }))]),
  );
  const sound = new Map(
    [...whole].map(([file, records]) => [
      file,
      records.flatMap(({ record, faults }) => (faults.length === 0 ? [record as FoodRecord] : [])),
    ]),
  );
  const all = [...sound.values()].flat();
  const known = knownNames(all, planned);
  const dishes = namedDishes(all);
  const named = (file: CatalogueFile, slug: unknown, faults: Iterable<RecordFault>): readonly CatalogueFault[] =>
    Array.from(faults, (fault) => ({ file: file.name, slug: typeof slug === 'string' ? slug : '', ...fault }));
  return [
    ...files.flatMap((file) => [
      ...(whole.get(file) ?? []).flatMap(({ record, faults }) => named(file, valueAt(record, 'slug'), faults)),
      ...(sound.get(file) ?? []).flatMap((food) => named(file, food.slug, recordFaults(food, known, dishes))),
      ...(isCuisine(file) ? named(file, '', spreadFaults(sound.get(file) ?? [])) : []),
    ]),
    ...textFiles.flatMap((texts) => textFileFaults(texts, files)),
    ...sharedFaults(sound),
  ];
}

function* recordFaults(food: FoodRecord, known: ReadonlySet<string>, dishes: NamedDishes): Iterable<RecordFault> {
  yield* tasteWordFaults(food);
  yield* pictureFaults(food);
  for (const wrong of safetyFaults(food)) if (!isMisread(food.slug, wrong)) yield { field: 'safety', wrong };
  yield* namedDishFaults(food, dishes);
  yield* softWarningFaults(food);
  yield* namedFoodFaults(food, known);
}

function softWarningFaults(record: unknown): readonly RecordFault[] {
  return softWarnings(valueAt(record, 'health_warnings')).map((warning) => ({
    field: 'health_warnings',
    wrong: `'${warning}' leaves open whom it means: say 'not in pregnancy'`,
  }));
}

/** Texts in another language: of all foods of the files of its name, and of no other. */
function textFileFaults({ name, texts }: TextFile, files: readonly CatalogueFile[]): readonly CatalogueFault[] {
  const own = files.filter((file) => baseName(file.name) === baseName(name));
  const slugOf = (record: unknown) => String(valueAt(record, 'slug'));
  const unknown = Object.keys(texts).filter((slug) => !own.some(({ records }) => records.map(slugOf).includes(slug)));
  return [
    ...unknown.map((slug) => ({ file: name, slug, field: '', wrong: 'is no food of the files of this name' })),
    ...own
      .flatMap(({ records }) => records)
      .flatMap((record) => {
        const slug = slugOf(record);
        const faults = [...translationFaults(record, texts[slug]), ...softWarningFaults(texts[slug])];
        return faults.map((fault) => ({ file: name, slug, ...fault }));
      }),
  ];
}

/** Fruits or drinks need not have every taste. */
function isCuisine({ name }: CatalogueFile): boolean {
  return !/\/(?:singles|companions|favourites)-/.test(name);
}

function baseName(file: string): string {
  return file.replace(/^.*\//, '');
}

/** What two records may not share: slug, names, a sentence, the six intensities of neighbours. */
function sharedFaults(sound: ReadonlyMap<CatalogueFile, readonly FoodRecord[]>): readonly CatalogueFault[] {
  const faults: CatalogueFault[] = [];
  const held = new Map<string, string>();
  const claim = (file: CatalogueFile, food: FoodRecord, field: string, key: string, wrong: string) => {
    const holder = held.get(key);
    if (holder === undefined) held.set(key, food.slug);
    else faults.push({ file: file.name, slug: food.slug, field, wrong: `${wrong} ${holder}` });
  };
  for (const [file, foods] of sound) {
    for (const food of foods) {
      const cuisine = baseName(file.name);
      const levels = intensityNames.map((name) => food.taste_intensity[name]).join(' ');
      claim(file, food, 'slug', `slug ${food.slug}`, 'is that of another');
      claim(file, food, 'name', `name ${foldCase(food.name)}`, `${food.name} is also the name of`);
      claim(
        file,
        food,
        'native_name',
        `native ${foldCase(food.native_name)}`,
        `${food.native_name} is also the native name of`,
      );
      claim(file, food, 'taste_intensity', `levels ${cuisine} ${levels}`, `${levels} are also the six intensities of`);
      const own = new Set<string>();
      for (const { field, sentence } of sentencesOf(food)) {
        if (own.has(sentence))
          faults.push({ file: file.name, slug: food.slug, field, wrong: `is said twice: '${sentence}'` });
        else claim(file, food, field, `says ${sentence}`, `'${sentence}' is also said of`);
        own.add(sentence);
      }
    }
  }
  return faults;
}
