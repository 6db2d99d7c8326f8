import type { TasteProfile } from '#domain/taste-profile.ts';
import { foldSearchText } from '#domain/search/fold-search-text.ts';
import { compareText } from '#prelude/compare-text.ts';
import type { Catalogue } from './catalogue.ts';
import { type HealthGroups, healthGroups } from './columns/health-groups.ts';
import { textOf } from './columns/text-column.ts';
import { matchPercents } from './match-percents.ts';

/** What few questions ask of all rows of a catalogue: each is made by the first that does, and kept. */
export class RowOrders {
  readonly #catalogue: Catalogue;
  #byStanding: Uint32Array | null = null;
  #nameRanks: Uint32Array | null = null;
  /** For the profile that was asked for last. */
  #percents: { readonly of: string; readonly byRow: Uint8Array } | null = null;
  #health: HealthGroups | null = null;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  /** The rows in the order of `compareStanding`. */
  byStanding(): Uint32Array {
    this.#byStanding ??= inverse(this.#catalogue.columns.ranks);
    return this.#byStanding;
  }

  /** By row: the place of its folded name among the distinct ones. */
  nameRanks(): Uint32Array {
    this.#nameRanks ??= this.#rankNames();
    return this.#nameRanks;
  }

  /** By row: how well it matches a profile, in percent. */
  percents(profile: TasteProfile): Uint8Array {
    const of = JSON.stringify(profile);
    if (this.#percents?.of !== of) this.#percents = { of, byRow: matchPercents(this.#catalogue, profile) };
    return this.#percents.byRow;
  }

  health(): HealthGroups {
    this.#health ??= healthGroups(this.#catalogue.columns.foods);
    return this.#health;
  }

  #rankNames(): Uint32Array {
    const { names } = this.#catalogue.columns.foods;
    const folded = Array.from({ length: names.starts.length - 1 }, (_, code) => foldSearchText(textOf(names, code)));
    const ranks = new Map(folded.toSorted(compareText).map((name, place) => [name, place]));
    const rankOfCode = folded.map((name) => ranks.get(name) ?? 0);
    return Uint32Array.from(names.codes, (code) => rankOfCode[code] ?? 0);
  }
}

function inverse(ranks: Uint32Array): Uint32Array {
  const rows = new Uint32Array(ranks.length);
  for (const [row, rank] of ranks.entries()) rows[rank] = row;
  return rows;
}
