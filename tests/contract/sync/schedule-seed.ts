/**
 * Where the random schedules begin: the same ones in every `npm test`, so that a red run is never luck; new ones where
 * SYNC_SEED is 'random' (the soak). A failure prints its seed and path.
 */
export const scheduleSeed: { readonly seed?: number } =
  process.env['SYNC_SEED'] === 'random' ? {} : { seed: Number(process.env['SYNC_SEED'] ?? 20_261_121) };
