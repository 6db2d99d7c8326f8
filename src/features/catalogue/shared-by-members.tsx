import { newestFoods } from '#replica/food-queries.ts';
import { unsentFoods } from '#replica/unsent-foods.ts';
import { useLive } from '#replica/use-live.ts';
import { CardGrid } from '#ui/card-grid.tsx';
import { Section } from '#ui/section.tsx';
import { DishCard } from './dish-card.tsx';

/** How many of the newest foods are looked through for members' own. */
const LOOKED_THROUGH = 24;
const SHOWN = 3;

/** The newest foods that members brought; nothing while there are only the starter foods. */
export function SharedByMembers() {
  const newest = useLive((replica) => newestFoods(replica, LOOKED_THROUGH), []);
  const unsent = useLive(unsentFoods, []);
  const foods = (newest ?? []).filter(({ uploadedBy }) => uploadedBy !== null).slice(0, SHOWN);
  if (foods.length === 0) return null;
  return (
    <div>
      <Section heading="Just shared" lead="Fresh from members' kitchens">
        <CardGrid>{foods.map((food) => <li key={food.id}><DishCard food={food} isUnsent={unsent?.has(food.id) ?? false} /></li>)}</CardGrid>
      </Section>
    </div>
  );
}
