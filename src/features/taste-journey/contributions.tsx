import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { FoodShelf } from '#food-views/cards/food-shelf.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Section } from '#ui/layout/section.tsx';

/** spec 2 §9: recent contributions. */
const SHOWN = 5;

/** The member's five most recent contributions, or the way to the first one. */
export function Contributions({ foods }: { readonly foods: readonly Food[] | undefined }) {
  if (foods === undefined) return null;
  return (
    <Section
      heading={t`Your recent contributions`}
      lead={foods.length === 0 ? t`Foods that you describe for others stand here.` : undefined}
      action={
        <LinkButton asChild tone="outline" size="sm" minH="target">
          <Link to="/contribute">{t`Add a Food`}</Link>
        </LinkButton>
      }
    >
      {foods.length === 0 ? null : <FoodShelf foods={foods.slice(0, SHOWN)} />}
    </Section>
  );
}
