import { deriveId } from './derive-id.ts';
import { type DerivedCollection, derivedIds } from './derived-ids.ts';

type PartsOf<C extends DerivedCollection> = (typeof derivedIds)[C] extends readonly [
  string,
  ...infer Parts extends string[],
]
  ? Readonly<Record<Parts[number], string>>
  : never;

/** The id of the one row of a collection that has these parts. */
export function idOfRow<C extends DerivedCollection>(collection: C, parts: PartsOf<C>): string {
  return idFromParts(collection, (part) => (parts as Readonly<Record<string, string>>)[part] ?? '');
}

/** The same, with the parts asked for one by one. */
export function idFromParts(collection: DerivedCollection, partOf: (part: string) => string): string {
  const [word, ...parts]: readonly string[] = derivedIds[collection];
  return deriveId(word ?? '', ...parts.map(partOf));
}
