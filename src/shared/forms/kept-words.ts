/** The words of a form that the tab has kept, of which anything may have become meanwhile: those of its fields that are text. */
export function keptWords<Words extends Readonly<Record<string, string>>>(
  kept: unknown,
  fields: Words,
): Partial<Words> {
  if (typeof kept !== 'object' || kept === null) return {};
  const words = Object.entries(kept).filter(
    ([field, text]) => Object.hasOwn(fields, field) && typeof text === 'string',
  );
  return Object.fromEntries(words) as Partial<Words>;
}
