import { type Day, lotFrom, lotSeed } from '#domain/values/day.ts';
import type { KnownTaster, LearnedTaste } from '#domain/liking/learned-taste.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { compareText } from '#prelude/text/compare-text.ts';
import type { CatalogueRows } from './columns/catalogue-rows.ts';
import { type HealthGroups, healthGroups } from './columns/health-groups.ts';
import { realRatingAt } from './columns/real-rating-at.ts';
import { compareTextsAt, type TextColumn, textOf } from './columns/text-column.ts';
import { ingredientGroupsByRow, likingPercents, type LikingRows, likingRows } from './liking/liking-rows.ts';

/** What few questions ask of all rows of a catalogue: each is made by the first that does, and kept. */
export class RowOrders {
  readonly #catalogue: CatalogueRows;
  #dayRanks: { readonly on: Day; readonly ranks: Float64Array } | null = null;
  #nameRanks: Uint32Array | null = null;
  #newest: Uint32Array | null = null;
  /** For the taster that was asked for last. */
  #liking: {
    readonly profile: string;
    readonly taste: LearnedTaste;
    readonly rows: LikingRows;
    percents: Uint8Array | null;
  } | null = null;
  #groups: Uint32Array | null = null;
  #health: HealthGroups | null = null;

  constructor(catalogue: CatalogueRows) {
    this.#catalogue = catalogue;
  }

  /** By row: a number that orders rows as `byRatingOn` orders their foods, the lowest first. */
  dayRanks(on: Day): Float64Array {
    if (this.#dayRanks?.on !== on) this.#dayRanks = { on, ranks: dayRanks(this.#catalogue, on) };
    return this.#dayRanks.ranks;
  }

  /** By row: the place of its folded name among the distinct ones. */
  nameRanks(): Uint32Array {
    this.#nameRanks ??= this.#rankNames();
    return this.#nameRanks;
  }

  /** The rows from the newest food on, equals by their ids, the last one first. */
  newest(): Uint32Array {
    const { rows, createdAt, ids } = this.#catalogue.columns.foods;
    this.#newest ??= Uint32Array.from({ length: rows }, (_, row) => row).toSorted(
      (one, other) => (createdAt[other] ?? 0) - (createdAt[one] ?? 0) || compareTextsAt(ids, other, one),
    );
    return this.#newest;
  }

  /** By row: the stars that are expected of a member. */
  liking(taster: KnownTaster): LikingRows {
    return this.#likingOf(taster).rows;
  }

  /** By row: how likely it is to be liked, in percent; 0 where there is no figure. */
  percents(taster: KnownTaster): Uint8Array {
    const liking = this.#likingOf(taster);
    liking.percents ??= likingPercents({ base: this.#catalogue, health: this.health() }, liking.rows, taster);
    return liking.percents;
  }

  /** By row: the groups of its ingredients, a bit each. */
  ingredientGroups(): Uint32Array {
    this.#groups ??= ingredientGroupsByRow(this.#catalogue.columns.foods);
    return this.#groups;
  }

  health(): HealthGroups {
    this.#health ??= healthGroups(this.#catalogue.columns.foods);
    return this.#health;
  }

  #likingOf(taster: KnownTaster) {
    const profile = JSON.stringify(taster.profile);
    if (this.#liking?.profile !== profile || this.#liking.taste !== taster.taste) {
      this.#liking = {
        profile,
        taste: taster.taste,
        rows: likingRows({ base: this.#catalogue, groups: this.ingredientGroups() }, taster),
        percents: null,
      };
    }
    return this.#liking;
  }

  #rankNames(): Uint32Array {
    const { names } = this.#catalogue.columns.foods;
    const folded = Array.from({ length: names.starts.length - 1 }, (_, code) => foldSearchText(textOf(names, code)));
    const ranks = new Map(folded.toSorted(compareText).map((name, place) => [name, place]));
    const rankOfCode = folded.map((name) => ranks.get(name) ?? 0);
    return Uint32Array.from(names.codes, (code) => rankOfCode[code] ?? 0);
  }
}

const LOTS = 2 ** 32;

/** Rows of equal evidence stand together in the stored order: each such class has room for every lot. */
function dayRanks({ columns: { foods, ranks } }: CatalogueRows, on: Day): Float64Array {
  const rows = new Uint32Array(ranks.length);
  for (const [row, rank] of ranks.entries()) rows[rank] = row;
  const ordered = new Float64Array(ranks.length);
  const seed = lotSeed(on);
  let [last, evidence] = [-1, 0];
  for (const row of rows) {
    if (
      last >= 0 &&
      (realRatingAt(foods, row) !== realRatingAt(foods, last) || foods.reviewCounts[row] !== foods.reviewCounts[last])
    )
      evidence += 1;
    ordered[row] = evidence * LOTS + lotAt(foods.ids, row, seed);
    last = row;
  }
  return ordered;
}

/** `lotOf` of a row's id: ids are plain ASCII, so that their bytes are their signs. */
function lotAt({ codes, starts, bytes }: TextColumn, row: number, seed: number): number {
  const code = codes[row] ?? 0;
  const from = starts[code] ?? 0;
  return lotFrom(seed, (starts[code + 1] ?? 0) - from, (at) => bytes[from + at] ?? 0);
}
