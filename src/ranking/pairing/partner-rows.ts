import { foldCase } from '#prelude/text/fold-case.ts';
import type { MatchScale } from '#domain/pairing/pairing-match.ts';
import { evidenceTenths } from '#domain/pairing/pairing-match.ts';
import { type PartnerQuestion, worthWithoutEvidence } from '#domain/pairing/partners/partner-evidence.ts';
import { nearnessOf, VoteCount } from '#domain/pairing/partners/vote-count.ts';
import { type Plate, plates } from '#domain/pairing/plate.ts';
import { servedTogether } from '#domain/pairing/served-together.ts';
import { IDEA_FITS_FROM } from '#domain/pairing/weigh-partner.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { Catalogue } from '#ranking/catalogue.ts';
import type { WordLists } from '#ranking/columns/word-lists.ts';
import type { LayeredCatalogue } from '#ranking/layered-catalogue.ts';

/** Worth of a row of which no record says more: nothing, so that taste alone decides, or not to be eaten together at all. */
const TASTE_ALONE = 0;
const NEVER = -1;

/** Every vote of the catalogue about a food's partners, as `VoteCount` counts them food by food: one pass over what rows name (R31). */
export function votesInCatalogue({ base, isGone, isWhole, changed }: LayeredCatalogue, food: TasteTraits): VoteCount {
  const votes = new VoteCount(food);
  const { namers, partnerNames } = base.columns.tastes;
  const { placeOf, places, voices: count } = speakersOf(base);
  const own = base.rowOf(food.id) ?? -1;
  const isOut = (row: number) => row === own || (!isWhole && isGone(row));
  const voices = places.map(({ cuisine, plate }) => votes.voiceOf(cuisine, plate));
  const heard = count.slice();
  const leave = (row: number) => {
    const at = placeOf[row] ?? SILENT;
    if (at !== SILENT) heard[at] = (heard[at] ?? 0) - 1;
  };
  if (isWhole) leave(own);
  else for (let row = 0; row < placeOf.length; row += 1) if (isOut(row)) leave(row);
  for (const [at, voice] of voices.entries()) if (voice !== null) votes.hear(voice, heard[at]);
  const said = new Uint32Array(places.length);
  for (const [code, name] of partnerNames.entries()) {
    const spoken: number[] = [];
    const end = namers.starts[code + 1] ?? 0;
    for (let at = namers.starts[code] ?? 0; at < end; at += 1) {
      const row = namers.codes[at] ?? 0;
      const by = placeOf[row] ?? 0;
      if (voices[by] === null || isOut(row)) continue;
      if (said[by] === 0) spoken.push(by);
      said[by] = (said[by] ?? 0) + 1;
    }
    for (const by of spoken) {
      const voice = voices[by];
      if (voice) votes.add(name, voice, said[by]);
      said[by] = 0;
    }
  }
  for (const other of changed) if (other.id !== food.id) votes.addFood(other);
  return votes;
}

/** A row that says nothing of partners. */
const SILENT = 0xffff_ffff;

/** Who says anything of partners: each cuisine and plate once, and how many rows are of it. */
interface Speakers {
  readonly places: readonly { readonly cuisine: string; readonly plate: Plate }[];
  /** By row; `SILENT` where it has no vote. */
  readonly placeOf: Uint32Array;
  /** By place. */
  readonly voices: Uint32Array;
}

const speakersByBase = new WeakMap<Catalogue, Speakers>();

function speakersOf(base: Catalogue): Speakers {
  const known = speakersByBase.get(base) ?? countSpeakers(base);
  speakersByBase.set(base, known);
  return known;
}

function countSpeakers(base: Catalogue): Speakers {
  const { words, servings, plates: ofRow, namers } = base.columns.tastes;
  const placeOf = new Uint32Array(base.rows).fill(SILENT);
  const known = new Map<number, number>();
  const places: Speakers['places'][number][] = [];
  const counts: number[] = [];
  for (const row of namers.codes) {
    if (placeOf[row] !== SILENT) continue;
    const [cuisine, plate] = [servings.origins[servings.codes[row] ?? 0] ?? 0, ofRow[row] ?? 0];
    const key = cuisine * plates.length + plate;
    const place = known.get(key) ?? places.length;
    if (place === places.length) {
      known.set(key, place);
      places.push({ cuisine: words[cuisine] ?? '', plate: plates[plate] as Plate });
      counts.push(0);
    }
    placeOf[row] = place;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return { places, placeOf, voices: Uint32Array.from(counts) };
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
  const worths = new Int32Array(words.length * plates.length);
  for (const origin of new Set(servings.origins)) {
    const nearness = nearnessOf(question.cuisine, words[origin] ?? '');
    for (const [at, fit] of fits.entries()) {
      const worth = worthWithoutEvidence({ nearness, fit });
      const without = fit >= IDEA_FITS_FROM ? TASTE_ALONE : NEVER;
      worths[origin * plates.length + at] = worth > 0 ? evidenceTenths(scale, worth) : without;
    }
  }
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
