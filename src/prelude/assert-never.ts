/** Closes a switch over a tagged union: a case that is forgotten does not compile. Throws when data breaks the type. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
