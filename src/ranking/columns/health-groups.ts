import type { FoodColumns } from './food-columns.ts';
import { GrowingNumbers, type Numbers } from './growing-numbers.ts';

/** Foods that state the same of allergens and diet: what is safe for a member is decided once for all of them. */
export interface HealthGroups {
  /** By row. */
  readonly codes: Numbers;
  /** Of each group the first row. */
  readonly firstRows: readonly number[];
}

export function healthGroups({ rows, allergens, statesAllergens, diet }: Pick<FoodColumns, 'rows' | 'allergens' | 'statesAllergens' | 'diet'>): HealthGroups {
  const known = new Map<string, number>();
  const codes = new GrowingNumbers();
  const firstRows: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    const stated = `${diet[row]} ${statesAllergens[row]} ${allergens.codes.subarray(allergens.starts[row], allergens.starts[row + 1]).join()}`;
    const code = known.get(stated) ?? known.size;
    if (code === known.size) {
      known.set(stated, code);
      firstRows.push(row);
    }
    codes.push(code);
  }
  return { codes: codes.packed(), firstRows };
}
