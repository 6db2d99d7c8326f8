/** Among the ways of cooking records name a state that is none: that nothing is done to a food. */
const raw: ReadonlySet<string> = new Set(['raw', 'eaten raw', 'served raw']);

/**
 * How a food is made, and whether it is eaten raw, as sentences.
 *
 * @param methods as records state them
 * @param say.made of those that are done, never none of them
 * @param say.raw that it is eaten raw
 */
export function cookedOrRaw(
  methods: readonly string[],
  say: { readonly made: (methods: readonly string[]) => string; readonly raw: string },
): string {
  const done = methods.filter((method) => !raw.has(method));
  return [...(done.length > 0 ? [say.made(done)] : []), ...(done.length < methods.length ? [say.raw] : [])].join(' ');
}
