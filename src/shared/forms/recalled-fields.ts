/** The words of a form, out of what the tab has kept, which may be anything by now: only fields that hold text are taken. */
export function recalledFields<Words extends Readonly<Record<string, string>>>(
  kept: unknown,
  fields: Words,
): Partial<Words> {
  if (typeof kept !== 'object' || kept === null) return {};
  const words = Object.entries(kept).filter(
    ([field, text]) => Object.hasOwn(fields, field) && typeof text === 'string',
  );
  return Object.fromEntries(words) as Partial<Words>;
}
