import { crowdStars, cappedPercent, isTasteKnown, type KnownTaster, percentOf } from '#domain/liking/learned-taste.ts';
import {
  BASE_PLACE,
  bendValue,
  FIRST_INGREDIENT,
  ingredientValue,
  levelTopicValue,
  levelValue,
  likedValue,
  originTopicValue,
  placeOf,
  servedPlace,
  wordShare,
} from '#domain/liking/taste-features.ts';
import { ingredientGroupNames, ingredientGroupsOf } from '#domain/liking/ingredient-groups.ts';
import { cuisineRegionOf } from '#domain/liking/cuisine-regions.ts';
import { type WordListName, wordFamilyOf, wordListNames } from '#domain/liking/word-families.ts';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import { likedWords } from '#domain/personal/liked-words.ts';
import { mustHaveStatus } from '#domain/personal/taste-match.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import type { CatalogueRows } from '#ranking/columns/catalogue-rows.ts';
import type { FoodColumns } from '#ranking/columns/food-columns.ts';
import type { HealthGroups } from '#ranking/columns/health-groups.ts';
import { defaultBit } from '#ranking/columns/food-row.ts';
import { realRatingAt } from '#ranking/columns/real-rating-at.ts';

const LEVELS = 256;
const BYTE = 256;
const BYTES = 4;
const LIKED = 1;
const KNOWN = 2;
const TEMPERATURE = defaultBit('temperatureServed');
const levelBits = intensityNames.map(defaultBit);

/** `expectedStars` of the domain for every row, in one pass over the columns with no food unpacked: the weights of words are looked up by the words' codes. */
export interface LikingRows {
  /** Stars by row; -Infinity where nothing is stated that a taste could speak of. */
  readonly stars: Float64Array;
}

/** `groups`: `RowOrders.ingredientGroups` of these foods. */
export function likingRows(
  { base, groups }: { readonly base: CatalogueRows; readonly groups: Uint32Array },
  taster: KnownTaster,
): LikingRows {
  const { foods } = base.columns;
  const { means, alike } = taster.taste;
  const totals: LikingSums = {
    sums: new Float64Array(foods.rows).fill(means[BASE_PLACE] ?? 0),
    known: new Uint8Array(foods.rows),
  };
  for (const list of wordListNames) addWords(totals, listTables(foods, list, taster));
  addLevels(
    totals,
    foods,
    intensityNames.map((_, at) => levelTable(at, taster)),
  );
  addIngredients(totals, groups, ingredientTables(means));
  addOrigins(totals, foods, originTables(foods, taster));
  addServed(totals, foods, servedTables(foods, means));
  const { sums, known } = totals;
  const stars = sums.map((sum, row) =>
    known[row] === 0
      ? Number.NEGATIVE_INFINITY
      : sum + crowdStars(realRatingAt(foods, row), foods.reviewCounts[row] ?? 0),
  );
  // Where nothing is stated it stays so: infinitely little and some stars.
  for (const [id, place] of alike.places) {
    const row = base.rowOf(id);
    if (row !== null) stars[row] = (stars[row] ?? 0) + (alike.stars[place] ?? 0);
  }
  return { stars };
}

/** What the parts of a food add up to so far, by row. */
interface LikingSums {
  /** Stars. */
  readonly sums: Float64Array;
  /** KNOWN where anything is stated that a taste could speak of. */
  readonly known: Uint8Array;
}

function addWords(
  { sums, known }: LikingSums,
  { starts, codes, weights, flags, likedWeight, wanted }: ReturnType<typeof listTables>,
): void {
  for (let row = 0; row < sums.length; row += 1) {
    const [from, end] = [starts[row] ?? 0, starts[row + 1] ?? 0];
    if (from === end) continue;
    let [words, liked, flagged] = [0, 0, 0];
    for (let at = from; at < end; at += 1) {
      const code = codes[at] ?? 0;
      words += weights[code] ?? 0;
      const flag = flags[code] ?? 0;
      liked += flag & LIKED;
      flagged |= flag & KNOWN;
    }
    let sum = (sums[row] ?? 0) + words * wordShare(end - from);
    if (wanted > 0) {
      sum += likedWeight * likedValue({ shared: liked, words: end - from, liked: wanted });
      flagged = KNOWN;
    }
    sums[row] = sum;
    known[row] = (known[row] ?? 0) | flagged;
  }
}

function addLevels(
  { sums, known }: LikingSums,
  { levels, defaulted }: FoodColumns,
  tables: readonly Float64Array[],
): void {
  for (const [at, table] of tables.entries()) {
    const bit = levelBits[at] ?? 0;
    for (let row = 0; row < sums.length; row += 1) {
      if (((defaulted[row] ?? 0) & bit) !== 0) continue;
      sums[row] = (sums[row] ?? 0) + (table[levels[row * tables.length + at] ?? 0] ?? 0);
      known[row] = KNOWN;
    }
  }
}

/** @param groupSums of the groups in each of a row's four bytes, by the byte's place and value */
function addIngredients({ sums, known }: LikingSums, groups: Uint32Array, groupSums: Float64Array): void {
  for (let row = 0; row < sums.length; row += 1) {
    const bits = groups[row] ?? 0;
    if (bits === 0) continue;
    known[row] = KNOWN;
    sums[row] =
      (sums[row] ?? 0) +
      (groupSums[bits & 255] ?? 0) +
      (groupSums[BYTE + ((bits >>> 8) & 255)] ?? 0) +
      (groupSums[2 * BYTE + ((bits >>> 16) & 255)] ?? 0) +
      (groupSums[3 * BYTE + (bits >>> 24)] ?? 0);
  }
}

function addOrigins(
  { sums, known }: LikingSums,
  { origins }: FoodColumns,
  { weights, flags }: ReturnType<typeof originTables>,
): void {
  for (let row = 0; row < sums.length; row += 1) {
    const origin = origins[row] ?? 0;
    sums[row] = (sums[row] ?? 0) + (weights[origin] ?? 0);
    known[row] = (known[row] ?? 0) | (flags[origin] ?? 0);
  }
}

function addServed(
  { sums, known }: LikingSums,
  { temperatures, defaulted }: FoodColumns,
  { weights, flags }: ReturnType<typeof servedTables>,
): void {
  for (let row = 0; row < sums.length; row += 1) {
    if (((defaulted[row] ?? 0) & TEMPERATURE) !== 0) continue;
    const temperature = temperatures[row] ?? 0;
    sums[row] = (sums[row] ?? 0) + (weights[temperature] ?? 0);
    known[row] = (known[row] ?? 0) | (flags[temperature] ?? 0);
  }
}

/** `likingPercent` of the domain for every row. */
export function likingPercents(
  { base, health }: { readonly base: CatalogueRows; readonly health: HealthGroups },
  { stars }: LikingRows,
  taster: KnownTaster,
): Uint8Array {
  const percents = new Uint8Array(base.rows);
  if (!isTasteKnown(taster)) return percents;
  const { profile, taste } = taster;
  const { codes, firstRows } = health;
  const statuses = firstRows.map((row) => (profile === null ? 'met' : mustHaveStatus(base.foodAt(row), profile)));
  for (let row = 0; row < percents.length; row += 1) {
    const expected = stars[row] ?? 0;
    const status = statuses[codes[row] ?? 0] ?? 'unmet';
    // What is nothing but forbidden is told as that; of a food of which nothing is stated there is no figure.
    if (expected === Number.NEGATIVE_INFINITY)
      percents[row] =
        status === 'unmet'
          ? cappedPercent(percentOf((taste.means[BASE_PLACE] ?? 0) + crowdAt(base, row), taste), status)
          : 0;
    else percents[row] = cappedPercent(percentOf(expected, taste), status);
  }
  return percents;
}

function crowdAt({ columns: { foods } }: CatalogueRows, row: number): number {
  return crowdStars(realRatingAt(foods, row), foods.reviewCounts[row] ?? 0);
}

function listTables(foods: FoodColumns, list: WordListName, { profile, taste: { means } }: KnownTaster) {
  const {
    words,
    [list]: { starts, codes },
  } = foods;
  const liked = likedWords(profile ?? emptyTasteProfile)[list];
  const weights = new Float64Array(words.length);
  const flags = new Uint8Array(words.length);
  for (const [code, word] of words.entries()) {
    const folded = foldCase(word);
    const [place, family] = [placeOf(list, folded), wordFamilyOf(folded)];
    weights[code] = (means[place] ?? 0) + (family === null ? 0 : (means[placeOf('family', family)] ?? 0));
    flags[code] = (liked.has(folded) ? LIKED : 0) | (place >= 0 || family !== null ? KNOWN : 0);
  }
  return { starts, codes, weights, flags, likedWeight: means[placeOf('quiz', list)] ?? 0, wanted: liked.size };
}

function originTables({ words }: FoodColumns, { profile, taste: { means } }: KnownTaster) {
  const stated = profile ?? emptyTasteProfile;
  const weights = new Float64Array(words.length);
  const flags = new Uint8Array(words.length);
  const [cuisineWeight, adventureWeight] = [
    means[placeOf('quiz', 'cuisine')] ?? 0,
    means[placeOf('quiz', 'adventure')] ?? 0,
  ];
  for (const [code, origin] of words.entries()) {
    const [place, region] = [placeOf('cuisine', origin), cuisineRegionOf(origin)];
    const [cuisine, adventure] = [
      originTopicValue('cuisine', origin, stated),
      originTopicValue('adventure', origin, stated),
    ];
    weights[code] =
      (means[place] ?? 0) +
      (region === null ? 0 : (means[placeOf('region', region)] ?? 0)) +
      cuisineWeight * cuisine +
      adventureWeight * adventure;
    flags[code] = place >= 0 || region !== null || cuisine !== 0 || adventure !== 0 ? KNOWN : 0;
  }
  return { weights, flags };
}

/** @param at place of the intensity. @returns by tenths */
function levelTable(at: number, { profile, taste: { means } }: KnownTaster): Float64Array {
  const name = intensityNames[at] ?? 'sweet';
  const stated = profile ?? emptyTasteProfile;
  const topic = name === 'spicy' ? 'spice' : name === 'sweet' ? 'sweetness' : null;
  const [straight, bent, asked] = [
    means[placeOf('level', name)] ?? 0,
    means[placeOf('bend', name)] ?? 0,
    topic === null ? 0 : (means[placeOf('quiz', topic)] ?? 0),
  ];
  return Float64Array.from({ length: LEVELS }, (_, tenths) => {
    const level = tenths / 10;
    return (
      straight * levelValue(name, level) +
      bent * bendValue(name, level) +
      (topic === null ? 0 : asked * levelTopicValue(topic, level, stated))
    );
  });
}

function servedTables({ words }: FoodColumns, means: Float64Array) {
  const places = words.map(servedPlace);
  return {
    weights: Float64Array.from(places, (place) => means[place] ?? 0),
    flags: Uint8Array.from(places, (place) => (place >= 0 ? KNOWN : 0)),
  };
}

/** What each combination of eight groups is worth, for the four bytes of a row's groups. */
function ingredientTables(means: Float64Array): Float64Array {
  const sums = new Float64Array(BYTES * BYTE);
  for (let byte = 0; byte < BYTES; byte += 1) {
    for (let bits = 0; bits < BYTE; bits += 1) {
      for (let bit = 0; bit < 8; bit += 1) {
        const group = byte * 8 + bit;
        if ((bits & (1 << bit)) !== 0 && group < ingredientGroupNames.length)
          sums[byte * BYTE + bits] =
            (sums[byte * BYTE + bits] ?? 0) + (means[FIRST_INGREDIENT + group] ?? 0) * ingredientValue();
      }
    }
  }
  return sums;
}

/** The groups of every row's ingredients, a bit each: read once for a catalogue, whatever the taste. */
export function ingredientGroupsByRow({
  rows,
  words,
  ingredients: { starts, codes },
}: Pick<FoodColumns, 'rows' | 'words' | 'ingredients'>): Uint32Array {
  const groupsOfCode = new Int32Array(words.length);
  const bits = new Uint32Array(rows);
  const read = new Uint8Array(words.length);
  for (let row = 0; row < rows; row += 1) {
    let all = 0;
    for (let at = starts[row] ?? 0, end = starts[row + 1] ?? 0; at < end; at += 1) {
      const code = codes[at] ?? 0;
      if (read[code] === 0) {
        groupsOfCode[code] = ingredientGroupsOf(words[code] ?? '');
        read[code] = 1;
      }
      all |= groupsOfCode[code] ?? 0;
    }
    bits[row] = all;
  }
  return bits;
}
