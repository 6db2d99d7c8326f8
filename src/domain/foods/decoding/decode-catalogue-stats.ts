import { refused, valid, type Decoded } from '#domain/values/decoded.ts';
import { readColumns } from '#domain/values/read-columns.ts';

/** The catalogue in numbers, as the server counts it (spec 1 §2, landing and explore stats). */
export interface CatalogueStats {
  readonly foods: number;
  /** Distinct origins. */
  readonly cultures: number;
  readonly reviews: number;
  /** Profiles, shown as active contributors. */
  readonly contributors: number;
  /** The cuisines of which members shared most foods in the last 30 days, at most 3, most first (spec 2 §9, community). */
  readonly trendingCuisines: readonly TrendingCuisine[];
}

interface TrendingCuisine {
  readonly cuisine: string;
  readonly foods: number;
}

/** Whole counts of at least 0; what is missing counts 0. Refused when it is no record. */
export function decodeCatalogueStats(value: unknown): Decoded<CatalogueStats> {
  const columns = readColumns(value);
  if (columns === null) return refused('Catalogue statistics must be a record.');
  const count = (name: string) => Math.max(0, Math.floor(columns.number(name) ?? 0));
  return valid({
    foods: count('foods'),
    cultures: count('cultures'),
    reviews: count('reviews'),
    contributors: count('contributors'),
    trendingCuisines: decodeTrending(columns.value('trending_cuisines')),
  });
}

function decodeTrending(value: unknown): readonly TrendingCuisine[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    const columns = readColumns(item);
    const cuisine = columns?.text('cuisine') ?? '';
    const foods = Math.max(0, Math.floor(columns?.number('foods') ?? 0));
    return cuisine === '' || foods === 0 ? [] : [{ cuisine, foods }];
  });
}
