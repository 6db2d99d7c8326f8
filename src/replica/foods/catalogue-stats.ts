import { type CatalogueStats, decodeCatalogueStats } from '#domain/foods/decoding/decode-catalogue-stats.ts';
import type { Replica } from '#replica/database/replica.ts';

/** The counters of landing and explore, kept as one row by the server (never counted over a big table); null before the first sync. */
export async function catalogueStats({ database }: Replica): Promise<CatalogueStats | null> {
  const decoded = decodeCatalogueStats(await database.rows('catalogue_stats').toCollection().first());
  return decoded.kind === 'valid' ? decoded.value : null;
}
