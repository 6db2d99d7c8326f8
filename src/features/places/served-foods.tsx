import { LocalName } from '#food-views/names/local-name.tsx';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { SafetyMark } from '#food-views/safety/safety-mark.tsx';
import { useFarFoods } from '#food-views/offers/use-far-foods.ts';
import { useLive } from '#replica/database/use-live.ts';
import { foodsByIds } from '#replica/foods/food-queries.ts';
import { Button } from '#ui/elements/button.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';

/** So many foods are named before one asks for the rest. */
const NAMED = 6;

/** The foods that are served somewhere, by name, each leading to its page. Those that this device cannot name yet have no line. */
export function ServedFoods({ ids, heading }: { readonly ids: readonly FoodId[]; readonly heading: string }) {
  const [showsAll, setShowsAll] = useState(false);
  const foods = useLive((replica) => foodsByIds(replica, ids), [ids.join(' ')]);
  const far = useFarFoods(ids, foods);
  const here = new Map(foods?.map((food) => [food.id, food]));
  const known = ids.flatMap((id) => {
    const food = here.get(id) ?? far.get(id);
    return food === undefined ? [] : [food];
  });
  if (known.length === 0) return null;
  const shown = showsAll ? known : known.slice(0, NAMED);
  return (
    <chakra.div>
      <chakra.p textStyle="small" color="ink.muted">
        {heading}
      </chakra.p>
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="4" rowGap="2" mt="1">
        {shown.map((food) => (
          <chakra.li key={food.id} minW="0" overflowWrap="anywhere">
            <TextLink asChild reach="finger" fontSize="sm" fontWeight="medium">
              <Link to={`/food/${food.id}`}>
                <bdi>{food.name}</bdi>
              </Link>
            </TextLink>
            <LocalName food={food} />
            <SafetyMark food={food} look="line" />
          </chakra.li>
        ))}
      </chakra.ul>
      {known.length > shown.length ? (
        <Button tone="ghost" size="sm" minH="target" onClick={() => setShowsAll(true)}>{t`Show all foods`}</Button>
      ) : null}
    </chakra.div>
  );
}
