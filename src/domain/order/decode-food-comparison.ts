import { type Decoded, refused, valid } from '#domain/values/decoded.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { readId } from '#domain/values/ids/read-id.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { comparisonVerdicts, type FoodComparison } from './food-comparison.ts';

/** An answer from a row; refused where it is not about two foods in the order of their ids, or says nothing that is known here. */
export function decodeFoodComparison(value: unknown): Decoded<FoodComparison> {
  const columns = readColumns(value);
  const one = readId(columns?.value('one')) as FoodId | null;
  const other = readId(columns?.value('other')) as FoodId | null;
  const verdict = comparisonVerdicts.find((known) => known === columns?.value('verdict'));
  if (one === null || other === null || one >= other) return refused('A comparison must name two foods.');
  if (verdict === undefined) return refused('A comparison must say which food was liked more.');
  return valid({ one, other, verdict });
}
