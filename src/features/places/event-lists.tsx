import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { upcomingEvents } from '#domain/places/food-event.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { useLive } from '#replica/database/use-live.ts';
import { eventsOf, eventsServing, type KeptEvent } from '#replica/places/event-queries.ts';
import { Button } from '#ui/elements/button.tsx';
import { useNow } from '#ui/device/use-now.ts';
import { CardSection } from '#ui/layout/card-section.tsx';
import { EventEntry } from './event-entry.tsx';
import { ServedFoods } from './served-foods.tsx';

/** So many are shown before one asks for the rest. */
const SHOWN = 3;

type RenderMenu = (kept: KeptEvent) => ReactNode;

/** The coming events at which a food is on the table (R34), on its page; nothing where there is none. */
export function FoodEvents({ foodId, renderMenu }: { readonly foodId: FoodId; readonly renderMenu: RenderMenu }) {
  const events = useLive((replica) => eventsServing(replica, foodId), [foodId]) ?? [];
  return (
    <Upcoming
      heading={t`Events with it`}
      lead={t`Told by verified professionals.`}
      events={events}
      showsKeeper
      renderMenu={renderMenu}
    />
  );
}

/** The coming events of a verified professional on their page (R34); nothing where there is none. */
export function MemberEvents({ member, renderMenu }: { readonly member: MemberId; readonly renderMenu: RenderMenu }) {
  const events = useLive((replica) => eventsOf(replica, member), [member]) ?? [];
  return <Upcoming heading={t`Coming events`} events={events} showsKeeper={false} renderMenu={renderMenu} />;
}

interface UpcomingProps {
  readonly heading: string;
  readonly lead?: string;
  readonly events: readonly KeptEvent[];
  readonly showsKeeper: boolean;
  readonly renderMenu: RenderMenu;
}

/** The next first; what is over goes quiet by itself. */
function Upcoming({ heading, lead, events, showsKeeper, renderMenu }: UpcomingProps) {
  const now = useNow();
  const [showsAll, setShowsAll] = useState(false);
  const byId = new Map(events.map((kept) => [kept.event.id, kept]));
  const coming = upcomingEvents(
    events.map(({ event }) => event),
    now,
  ).flatMap(({ id }) => byId.get(id) ?? []);
  if (coming.length === 0) return null;
  const shown = showsAll ? coming : coming.slice(0, SHOWN);
  return (
    <CardSection heading={heading} {...(lead === undefined ? {} : { lead })}>
      <chakra.ul listStyleType="none" display="grid" gap="6">
        {shown.map((kept) => (
          <chakra.li key={kept.event.id} minW="0">
            <EventEntry kept={kept} now={now} showsKeeper={showsKeeper} menu={renderMenu(kept)}>
              {showsKeeper ? null : <ServedFoods ids={kept.event.foods} heading={t`On the table`} />}
            </EventEntry>
          </chakra.li>
        ))}
      </chakra.ul>
      {coming.length > shown.length ? (
        <Button tone="ghost" onClick={() => setShowsAll(true)}>{t`Show all events`}</Button>
      ) : null}
    </CardSection>
  );
}
