import { memoize } from '#prelude/memoize.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import type { MatchScale } from '#domain/pairing/pairing-match.ts';
import { evidenceTenths } from '#domain/pairing/pairing-match.ts';
import { type PartnerQuestion, worthWithoutEvidence } from '#domain/pairing/partners/partner-evidence.ts';
import { type Nearness, nearnessOf, type Voice, VoteCount } from '#domain/pairing/partners/vote-count.ts';
import { type Plate, plates } from '#domain/pairing/plate.ts';
import { servedTogether } from '#domain/pairing/served-together.ts';
import { isIdea } from '#domain/pairing/weigh-partner.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { Catalogue } from '#ranking/catalogue.ts';
import type { WordLists } from '#ranking/columns/word-lists.ts';
import type { LayeredCatalogue } from '#ranking/layered-catalogue.ts';

/** Worth of a row of which no record says more: nothing, so that taste alone decides, or not to be eaten together at all. */
const TASTE_ALONE = 0;
const NEVER = -1;

/** Every vote of the catalogue about a food's partners, as `VoteCount` counts them food by food: one pass over what rows name (R31). */
export function votesInCatalogue(catalogue: LayeredCatalogue, food: TasteTraits): VoteCount {
  const { base, changed } = catalogue;
  const votes = new VoteCount(food);
  const { namers, partnerNames } = base.columns.tastes;
  const { places } = speakersOf(base);
  const { placeOf, heard } = withoutThoseOut(catalogue, base.rowOf(food.id));
  const weights = new Uint8Array(places.length);
  const kinds = new Uint8Array(places.length);
  for (const [at, place] of places.entries()) {
    const voice = place === null ? null : votes.voiceOf(place.cuisine, place.plate);
    if (voice === null) continue;
    votes.hear(voice, heard[at]);
    weights[at] = voice.weight;
    kinds[at] = voiceKinds.indexOf(voice.kind);
  }
  for (const [code, name] of partnerNames.entries()) {
    const counts: [number, number, number, number] = [0, 0, 0, 0];
    let weight = 0;
    const end = namers.starts[code + 1] ?? 0;
    for (let at = namers.starts[code] ?? 0; at < end; at += 1) {
      const by = placeOf[namers.codes[at] ?? 0] ?? NOBODY;
      weight += weights[by] ?? 0;
      counts[kinds[by] as 0 | 1 | 2 | 3] += 1;
    }
    const [, alike, home, abroad] = counts;
    if (weight > 0) votes.put(name, { alike, home, abroad, weight });
  }
  for (const other of changed) if (other.id !== food.id) votes.addFood(other);
  return votes;
}

/** 0 is no vote. */
const voiceKinds: readonly (Voice['kind'] | null)[] = [null, 'alike', 'home', 'abroad'];

/** The place of rows that say nothing of partners. */
const NOBODY = 0;

/** Who says anything of partners: each cuisine and plate once, and how many rows are of it. */
interface Speakers {
  /** The first is that of `NOBODY`. */
  readonly places: readonly ({ readonly cuisine: string; readonly plate: Plate } | null)[];
  /** By row. */
  readonly placeOf: Uint32Array;
  /** By place. */
  readonly heard: Uint32Array;
}

/** The asked food has no vote, nor have rows that are gone. */
function withoutThoseOut(
  { base, isGone, isWhole }: LayeredCatalogue,
  own: number | null,
): Pick<Speakers, 'placeOf' | 'heard'> {
  const speakers = speakersOf(base);
  const [placeOf, heard] = [speakers.placeOf.slice(), speakers.heard.slice()];
  const leave = (row: number) => {
    const at = placeOf[row] ?? NOBODY;
    heard[at] = (heard[at] ?? 0) - 1;
    placeOf[row] = NOBODY;
  };
  if (own !== null) leave(own);
  if (!isWhole) for (let row = 0; row < placeOf.length; row += 1) if (isGone(row)) leave(row);
  return { placeOf, heard };
}

const speakersByBase = new WeakMap<Catalogue, Speakers>();

function speakersOf(base: Catalogue): Speakers {
  const known = speakersByBase.get(base) ?? countSpeakers(base);
  speakersByBase.set(base, known);
  return known;
}

function countSpeakers(base: Catalogue): Speakers {
  const { words, servings, plates: ofRow, namers } = base.columns.tastes;
  const placeOf = new Uint32Array(base.rows).fill(NOBODY);
  const known = new Map<number, number>();
  const places: Speakers['places'][number][] = [null];
  const heard = [0];
  for (const row of namers.codes) {
    if (placeOf[row] !== NOBODY) continue;
    const [cuisine, plate] = [servings.origins[servings.codes[row] ?? 0] ?? 0, ofRow[row] ?? 0];
    const key = cuisine * plates.length + plate;
    const place = known.get(key) ?? places.length;
    if (place === places.length) {
      known.set(key, place);
      places.push({ cuisine: words[cuisine] ?? '', plate: plates[plate] as Plate });
      heard.push(0);
    }
    placeOf[row] = place;
    heard[place] = (heard[place] ?? 0) + 1;
  }
  return { places, placeOf, heard: Uint32Array.from(heard) };
}

/**
 * Adds to the points of every row, in tenths, what cuisine and course are worth, so that the sums order rows as `matchTenths` does. True for
 * rows of which no record says more: those are `rowsWithEvidence`.
 */
export function addTableWorths(
  { columns: { tastes } }: Catalogue,
  scores: Int32Array,
  { question, scale }: { readonly question: PartnerQuestion; readonly scale: MatchScale },
): void {
  const { words, servings, plates: ofRow } = tastes;
  const fits = plates.map((plate) => servedTogether(question.plate, plate));
  const worthsOf = memoize(fits.length, (nearness: Nearness) =>
    fits.map((fit) => {
      const worth = worthWithoutEvidence({ nearness, fit });
      if (worth > 0) return evidenceTenths(scale, worth);
      return isIdea(fit, nearness, question.cuisine) ? TASTE_ALONE : NEVER;
    }),
  );
  const worths = new Int32Array(words.length * plates.length);
  for (const origin of new Set(servings.origins))
    worths.set(worthsOf(nearnessOf(question.cuisine, words[origin] ?? '')), origin * plates.length);
  for (let row = 0; row < scores.length; row += 1) {
    const worth =
      worths[(servings.origins[servings.codes[row] ?? 0] ?? 0) * plates.length + (ofRow[row] ?? 0)] ?? NEVER;
    const points = scores[row] ?? 0;
    const isPartner = worth > TASTE_ALONE ? points > 0 : worth === TASTE_ALONE && points >= scale.ideaFrom;
    scores[row] = isPartner ? worth + points : 0;
  }
}

/** The rows that somebody speaks of as partners of a food: those that a record names, those that name it, and those that members had with it. */
export function rowsWithEvidence(
  { base }: LayeredCatalogue,
  { mentions, members }: PartnerQuestion,
  votes: VoteCount,
): ReadonlySet<number> {
  const { namers, called } = base.columns.tastes;
  const codes = codesOf(base);
  const rows = new Set<number>();
  const unknown: string[] = [];
  for (const id of members.keys()) {
    const row = base.rowOf(id);
    if (row !== null) rows.add(row);
  }
  for (const name of new Set([...mentions.named, ...mentions.served, ...votes.names()])) {
    const code = codes.get(name);
    if (code === undefined) unknown.push(name);
    else addAll(rows, called, code);
  }
  for (const name of mentions.own) {
    const code = codes.get(name);
    if (code !== undefined) addAll(rows, namers, code);
  }
  for (const name of unknown) for (const row of rowsCalled(base, unknown).get(name) ?? []) rows.add(row);
  return rows;
}

function addAll(rows: Set<number>, { starts, codes }: WordLists, code: number): void {
  const end = starts[code + 1] ?? 0;
  for (let at = starts[code] ?? 0; at < end; at += 1) rows.add(codes[at] ?? 0);
}

const codesByName = new WeakMap<Catalogue, ReadonlyMap<string, number>>();

function codesOf(base: Catalogue): ReadonlyMap<string, number> {
  const known = codesByName.get(base) ?? new Map(base.columns.tastes.partnerNames.map((name, code) => [name, code]));
  codesByName.set(base, known);
  return known;
}

const rowsByName = new WeakMap<Catalogue, Map<string, readonly number[]>>();

/** Rows by names that no row of the columns mentions: only foods that changed since do, so this is asked seldom, and looked up once. */
function rowsCalled(base: Catalogue, names: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const known = rowsByName.get(base) ?? new Map<string, readonly number[]>();
  rowsByName.set(base, known);
  const wanted = new Map(names.filter((name) => !known.has(name)).map((name) => [name, [] as number[]]));
  if (wanted.size === 0) return known;
  for (let row = 0; row < base.rows; row += 1) {
    const { name, nativeName } = base.foodAt(row);
    wanted.get(foldCase(name))?.push(row);
    wanted.get(foldCase(nativeName))?.push(row);
  }
  for (const [name, rows] of wanted) known.set(name, rows);
  return known;
}
