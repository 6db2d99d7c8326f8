/**
 * What the readers of safety take wrongly, food by food: how their fault begins, and why it is none. Everything else that they find is mended in the
 * record. A reason that outlives its misreading fails the tests.
 */
export const misreadings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  olives: { 'gluten of': 'the bread lies beside them', 'milk of': 'so does the cheese' },
};

/** Whether a fault of safety is a misreading of this food. */
export function isMisread(slug: string, fault: string): boolean {
  return Object.keys(misreadings[slug] ?? {}).some((beginning) => fault.startsWith(beginning));
}
