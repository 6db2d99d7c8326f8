import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { unsentFoods } from '#replica/foods/unsent-foods.ts';
import { useLive } from '#replica/database/use-live.ts';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Section } from '#ui/layout/section.tsx';
import { DishCard } from '#food-views/cards/dish-card.tsx';
import { allFoodsAddress } from './explore-place.ts';
import { FoodCard } from '#food-views/cards/food-card.tsx';

const SHARED = 3;
const LAID = 6;
/** What of the table is shared, too, stands above it. */
export const LAID_OUT = LAID + SHARED;

interface TableSectionsProps {
  readonly newest: readonly Food[];
  /** The table of the day, `LAID_OUT` long. */
  readonly table: readonly Food[];
}

/** Of the newest foods what members shared, and the table of the day with the way to all (R36). */
export function TableSections({ newest, table }: TableSectionsProps) {
  const unsent = useLive(unsentFoods, []);
  const shared = newest.filter(({ uploadedBy }) => uploadedBy !== null).slice(0, SHARED);
  const isShared = new Set(shared.map(({ id }) => id));
  const rest = table.filter(({ id }) => !isShared.has(id)).slice(0, LAID);
  const isUnsent = ({ id }: Food) => unsent?.has(id) ?? false;
  return (
    <>
      {shared.length === 0 ? null : (
        <div>
          <Section heading={t`Just shared`} lead={t`Fresh from members' kitchens`}>
            <CardGrid>
              {shared.map((food) => (
                <li key={food.id}>
                  <DishCard food={food} isUnsent={isUnsent(food)} />
                </li>
              ))}
            </CardGrid>
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
            <CardGrid>
              {rest.map((food) => (
                <li key={food.id}>
                  <FoodCard food={food} isUnsent={isUnsent(food)} />
                </li>
              ))}
            </CardGrid>
          </Section>
        </div>
      )}
    </>
  );
}
