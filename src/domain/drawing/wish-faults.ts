import { formShapes, isForm } from '#domain/drawing/plan/forms.ts';
import { garnishTable, statedFor } from '#domain/drawing/plan/garnish-table.ts';

const keys: ReadonlySet<string> = new Set(['form', 'shape', 'garnish', 'colours', 'vessel']);

const vessels: ReadonlySet<unknown> = new Set(['bowl', 'plate', 'pan', 'leaf', 'board', 'steamer', 'dish']);

/** What is wrong with what a record says of its picture: every key is known, and it shows only what an ingredient states (R45). */
export function* wishFaults(wish: Readonly<Record<string, unknown>>, ingredients: readonly string[]): Iterable<string> {
  for (const key of Object.keys(wish)) if (!keys.has(key)) yield `${key} is no key beside the others`;
  const { form, shape, garnish = [], colours = [], vessel } = wish;
  if (form !== undefined && (typeof form !== 'string' || !isForm(form))) yield `${JSON.stringify(form)} is no form`;
  if (shape !== undefined) {
    const shapes: readonly string[] =
      typeof form === 'string' && isForm(form) ? formShapes[form] : Object.values(formShapes).flat();
    if (typeof shape !== 'string' || !shapes.includes(shape))
      yield `${JSON.stringify(shape)} is no shape of ${JSON.stringify(form)}`;
  }
  if (vessel !== undefined && !vessels.has(vessel)) yield `${JSON.stringify(vessel)} is no vessel`;
  for (const name of Array.isArray(garnish) ? (garnish as unknown[]) : [garnish]) {
    const known = garnishTable.find((one) => one.name === name);
    if (known === undefined) yield `${String(name)} is no garnish`;
    else if (statedFor(known, ingredients) === null) yield `no ingredient states ${known.name}`;
  }
  for (const one of Array.isArray(colours) ? (colours as unknown[]) : [colours])
    if (!/^#[0-9a-f]{6}$/i.test(String(one))) yield `${String(one)} is no colour`;
}
