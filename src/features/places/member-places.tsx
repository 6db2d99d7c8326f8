import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { SafetyMark } from '#food-views/safety/safety-mark.tsx';
import { useFarFoods } from '#food-views/offers/use-far-foods.ts';
import { useLive } from '#replica/database/use-live.ts';
import { foodsByIds } from '#replica/foods/food-queries.ts';
import { type KeptPlace, placesOf } from '#replica/places/place-queries.ts';
import { Button } from '#ui/elements/button.tsx';
import { useNow } from '#ui/device/use-now.ts';
import { CardSection } from '#ui/layout/card-section.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { PlaceEntry } from './place-entry.tsx';

/** So many foods of a place are named before one asks for the rest. */
const NAMED = 6;

interface MemberPlacesProps {
  readonly member: MemberId;
  readonly renderMenu: (kept: KeptPlace) => ReactNode;
}

/** The places of a verified professional on their page, with what is served there (R34); nothing of everybody else. */
export function MemberPlaces({ member, renderMenu }: MemberPlacesProps) {
  const places = useLive((replica) => placesOf(replica, member), [member]) ?? [];
  const now = useNow();
  if (places.length === 0) return null;
  return (
    <CardSection heading={t`Where to find us`}>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="6"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: places.length > 1 ? 'repeat(2, minmax(0, 1fr))' : '1fr' }}
      >
        {places.map((kept) => (
          <chakra.li key={kept.place.id} minW="0">
            <PlaceEntry kept={kept} now={now} showsKeeper={false} menu={renderMenu(kept)}>
              <ServedFoods ids={kept.place.foods} />
            </PlaceEntry>
          </chakra.li>
        ))}
      </chakra.ul>
    </CardSection>
  );
}

/** The foods that are served somewhere, by name, each leading to its page. Those that this device cannot name yet have no line. */
export function ServedFoods({ ids }: { readonly ids: readonly FoodId[] }) {
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
      <chakra.p textStyle="small" color="ink.muted">{t`Served here`}</chakra.p>
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="4" rowGap="2" mt="1">
        {shown.map((food) => (
          <chakra.li key={food.id} minW="0" overflowWrap="anywhere">
            <TextLink asChild reach="finger" fontSize="sm" fontWeight="medium">
              <Link to={`/food/${food.id}`}>
                <bdi>{food.name}</bdi>
              </Link>
            </TextLink>
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
