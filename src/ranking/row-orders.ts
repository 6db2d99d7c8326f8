import type { TasteProfile } from '#domain/taste-profile.ts';
import { matchPercent } from '#domain/personal/taste-match.ts';
import { foldSearchText } from '#domain/search/fold-search-text.ts';
import { compareText } from '#prelude/compare-text.ts';
import type { Catalogue } from './catalogue.ts';
import { textOf } from './columns/text-column.ts';

const UNKNOWN = 255;

/** Orders of a catalogue's rows that few questions ask for: each is made by the first that does, and kept. */
export class RowOrders {
  readonly #catalogue: Catalogue;
  #byStanding: Uint32Array | null = null;
  #nameRanks: Uint32Array | null = null;
  /** For the profile that was asked for last. */
  #percents: { readonly of: string; readonly known: Uint8Array } | null = null;

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

  /** How well a row matches a profile, in percent. Of each row it is found out once. */
  percents(profile: TasteProfile): (row: number) => number {
    const of = JSON.stringify(profile);
    if (this.#percents?.of !== of) this.#percents = { of, known: new Uint8Array(this.#catalogue.rows).fill(UNKNOWN) };
    const { known } = this.#percents;
    return (row) => {
      if (known[row] === UNKNOWN) known[row] = matchPercent(this.#catalogue.foodAt(row), profile);
      return known[row] ?? 0;
    };
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
