import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { useLive } from '#replica/database/use-live.ts';
import { type KeptPlace, placesOf } from '#replica/places/place-queries.ts';
import { useNow } from '#ui/device/use-now.ts';
import { CardSection } from '#ui/layout/card-section.tsx';
import { PlaceEntry } from './place-entry.tsx';
import { ServedFoods } from './served-foods.tsx';

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
              <ServedFoods ids={kept.place.foods} heading={t`Served here`} />
            </PlaceEntry>
          </chakra.li>
        ))}
      </chakra.ul>
    </CardSection>
  );
}
