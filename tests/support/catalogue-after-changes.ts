import fc from 'fast-check';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { tasteTraitsOf } from '#domain/foods/taste-traits.ts';
import { inOneGo } from '#prelude/timing/in-one-go.ts';
import { LayeredCatalogue } from '#ranking/layered-catalogue.ts';
import { anyFood } from './any-food.ts';

type Change =
  | { readonly kind: 'put' | 'remove'; readonly at: number; readonly food: Food }
  | { readonly kind: 'build' | 'begin' | 'step' };

const anyEdit: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('put' as const, 'put' as const, 'remove' as const),
  at: fc.nat(25),
  food: anyFood,
});
const anyBuilding: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('build' as const, 'begin' as const, 'step' as const),
});
const build: Change = { kind: 'build' };

/** The catalogue after the changes, and the foods that should be in it. */
export function afterChanges(changes: readonly Change[]): {
  readonly catalogue: LayeredCatalogue;
  readonly foods: readonly Food[];
} {
  const catalogue = new LayeredCatalogue();
  const foods = new Map<FoodId, Food>();
  let building: Generator<void, void> | null = null;
  for (const change of changes) {
    if (change.kind === 'build') inOneGo(catalogue.build());
    if (change.kind === 'build' || change.kind === 'begin')
      building = change.kind === 'begin' ? catalogue.build() : null;
    if (change.kind === 'begin' || change.kind === 'step') building?.next();
    if (change.kind !== 'put' && change.kind !== 'remove') continue;
    const id = `food${String(change.at).padStart(11, '0')}` as FoodId;
    if (change.kind === 'remove') catalogue.remove(id);
    else catalogue.put(tasteTraitsOf({ ...change.food, id }));
    if (change.kind === 'remove') foods.delete(id);
    else foods.set(id, { ...change.food, id });
  }
  if (building !== null) inOneGo(building);
  return { catalogue, foods: [...foods.values()] };
}

/** Edits with columns built here and there; or most foods in columns and a few edits since. */
export const anyChanges: fc.Arbitrary<readonly Change[]> = fc.oneof(
  fc.array(fc.oneof({ weight: 6, arbitrary: anyEdit }, { weight: 1, arbitrary: anyBuilding }), { maxLength: 60 }),
  fc
    .tuple(fc.array(anyEdit, { maxLength: 60 }), fc.array(anyEdit, { maxLength: 5 }))
    .map(([before, since]) => [...before, build, ...since]),
);
