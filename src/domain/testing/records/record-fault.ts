/** What is wrong with one field of a record of the catalogue, in a sentence that says how to mend it. */
export interface RecordFault {
  /** As a path: 'taste_profile.flavor'. */
  readonly field: string;
  readonly wrong: string;
}

/** The value at a path such as 'taste_profile.flavor'; undefined where there is none. */
export function valueAt(record: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      record,
    );
}
