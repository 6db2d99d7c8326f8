import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { unsentFoods } from '#replica/foods/unsent-foods.ts';
import { useLive } from '#replica/database/use-live.ts';
import { CardShelf } from '#ui/layout/card-shelf.tsx';
import { FoodTiles } from '#food-views/cards/food-tiles.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Section } from '#ui/layout/section.tsx';
import { DishCard } from '#food-views/cards/dish-card.tsx';
import { allFoodsAddress } from './explore-place.ts';
import { FarFoodCard } from '#food-views/cards/far-food-card.tsx';
import { ShownFoodCard } from '#food-views/cards/shown-food-card.tsx';
import { isHere, type ShownFood } from '#food-views/offers/use-whole-foods.ts';

const SHARED = 3;
const LAID = 8;

interface TableSectionsProps {
  readonly newest: readonly ShownFood[];
  /** The table of the day, longer than it is shown. */
  readonly table: readonly ShownFood[];
  /** Ids of foods that stand above. */
  readonly above: ReadonlySet<FoodId>;
}

/** Of the newest foods what members shared, and of the table what is not among them; neither has what stands above. */
export function laidOut({ newest, table, above }: TableSectionsProps) {
  // What this device knows by its columns alone is among them because a member shared it.
  const ofMembers = newest.filter((food) => !isHere(food) || food.uploadedBy !== null);
  const shared = placed(ofMembers, { count: SHARED, above });
  const isShared = new Set(shared.map(({ id }) => id));
  const rest = placed(
    table.filter(({ id }) => !isShared.has(id)),
    { count: LAID, above },
  );
  return { shared, rest };
}

/**
 * The first so many of them. What stands above may be known late, when these are being read: each of those gives its place to the next food that does not
 * stand above, and nothing else moves.
 */
function placed(
  foods: readonly ShownFood[],
  { count, above }: { readonly count: number; readonly above: TableSectionsProps['above'] },
): readonly ShownFood[] {
  const next = foods.slice(count).filter(({ id }) => !above.has(id));
  return foods.slice(0, count).flatMap((food) => (above.has(food.id) ? next.splice(0, 1) : [food]));
}

/** Of the newest foods what members shared, and the table of the day with the way to all (R36). */
export function TableSections({ shared, rest }: ReturnType<typeof laidOut>) {
  const unsent = useLive(unsentFoods, []);
  const isUnsent = ({ id }: ShownFood) => unsent?.has(id) ?? false;
  return (
    <>
      {shared.length === 0 ? null : (
        <div>
          <Section heading={t`Just shared`} lead={t`Fresh from members' kitchens`}>
            <CardShelf>
              {shared.map((food) => (
                <li key={food.id}>
                  {isHere(food) ? <DishCard food={food} isUnsent={isUnsent(food)} /> : <FarFoodCard food={food} />}
                </li>
              ))}
            </CardShelf>
          </Section>
        </div>
      )}
      {rest.length === 0 ? null : (
        <div>
          <Section
            heading={t`On the table today`}
            action={
              <LinkButton asChild tone="outline" size="sm" minH="target">
                <Link to={allFoodsAddress}>{t`Browse all foods`}</Link>
              </LinkButton>
            }
          >
            <FoodTiles wide="cards">
              {rest.map((food) => (
                <li key={food.id}>
                  <ShownFoodCard food={food} isUnsent={isUnsent(food)} />
                </li>
              ))}
            </FoodTiles>
          </Section>
        </div>
      )}
    </>
  );
}
