/** One look at the oldest tab and its storage while all is at rest. */
export interface GrowthSample {
  readonly step: number;
  /** Bytes of live objects after garbage collection. */
  readonly heap: number;
  /** Bytes that the origin keeps. */
  readonly storage: number;
  /** Rows of tables that hold only what is under way. */
  readonly rows: Readonly<Record<string, number>>;
}

const MB = 2 ** 20;
/** What a tab and an origin may ever take, and by how much they may grow in a hundred steps over the second half of a walk. */
export const bounds = {
  heap: 80 * MB,
  storage: 120 * MB,
  heapPerHundred: 4 * MB,
  storagePerHundred: 3 * MB,
  rows: { outbox: 50, photos: 50, shadows: 50, questions: 50, foodJournal: 2_000, notices: 50, drafts: 50 },
} as const;

/** What has grown past its bounds, in words. */
export function grown(samples: readonly GrowthSample[]): readonly string[] {
  const last = samples.at(-1);
  if (last === undefined) return [];
  const half = samples.slice(Math.floor(samples.length / 2));
  const heap = Math.max(...samples.map((sample) => sample.heap));
  const storage = Math.max(...samples.map((sample) => sample.storage));
  const heapSlope = slopePerHundred(half.map((sample) => [sample.step, sample.heap]));
  const storageSlope = slopePerHundred(half.map((sample) => [sample.step, sample.storage]));
  return [
    ...(heap > bounds.heap ? [`the heap took ${inMb(heap)}`] : []),
    ...(storage > bounds.storage ? [`the storage took ${inMb(storage)}`] : []),
    ...(half.length >= 4 && heapSlope > bounds.heapPerHundred
      ? [`the heap grew by ${inMb(heapSlope)} in a hundred steps`]
      : []),
    ...(half.length >= 4 && storageSlope > bounds.storagePerHundred
      ? [`the storage grew by ${inMb(storageSlope)} in a hundred steps`]
      : []),
    ...Object.entries(bounds.rows).flatMap(([table, most]) =>
      (last.rows[table] ?? 0) > most ? [`${table} has ${last.rows[table]} rows at rest`] : [],
    ),
  ];
}

/** The slope of the straight line that fits best, per hundred steps; 0 for fewer than two points. */
export function slopePerHundred(points: readonly (readonly [step: number, value: number])[]): number {
  const mean = (of: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [middle, level] = [mean(([step]) => step), mean(([, value]) => value)];
  const spread = points.reduce((sum, [step]) => sum + (step - middle) ** 2, 0);
  return spread === 0 || points.length < 2
    ? 0
    : (points.reduce((sum, [step, value]) => sum + (step - middle) * (value - level), 0) / spread) * 100;
}

export function inMb(bytes: number): string {
  return `${(bytes / MB).toFixed(1)} MB`;
}
