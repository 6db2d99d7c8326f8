/**
 * What the readers of safety take wrongly, food by food: how their fault begins, and why it is none. Everything else that they find is mended in the
 * record. A reason that outlives its misreading fails the tests.
 */
export const misreadings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  taiyaki: { 'fish of': 'each cake has the shape of a fish' },
  cappuccino: { 'gluten of': 'the focaccia is eaten beside it' },
  olives: { 'gluten of': 'the bread lies beside them', 'milk of': 'so does the cheese' },
  tanjia: { 'pork_free true': 'the trotters are of calf or lamb' },
  'appam-with-vegetable-stew': { 'gluten of': 'the bread is the pancake itself, of rice' },
};

/** Whether a fault of safety is a misreading of this food. */
export function isMisread(slug: string, fault: string): boolean {
  return Object.keys(misreadings[slug] ?? {}).some((beginning) => fault.startsWith(beginning));
}
