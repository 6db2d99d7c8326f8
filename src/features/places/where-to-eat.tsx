import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { LocateFixed, LocateOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { kilometresBetween, type Position } from '#domain/places/position.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { useLive } from '#replica/database/use-live.ts';
import { type KeptPlace, placesServing } from '#replica/places/place-queries.ts';
import { Button } from '#ui/elements/button.tsx';
import { ToggleChip } from '#ui/elements/toggle-chip.tsx';
import { useNow } from '#ui/device/use-now.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { Row } from '#ui/layout/row.tsx';
import { openStateOf } from './open-words.ts';
import { PlaceEntry } from './place-entry.tsx';
import { type AskedPosition, usePosition } from './use-position.ts';

/** So many are shown before one asks for the rest. */
const SHOWN = 3;

interface WhereToEatProps {
  readonly foodId: FoodId;
  readonly renderMenu: (kept: KeptPlace) => ReactNode;
}

/** Where a food is served (R34), on its page; nothing where nobody says so. What is near is computed here: the position goes nowhere (R47). */
export function WhereToEat({ foodId, renderMenu }: WhereToEatProps) {
  const places = useLive((replica) => placesServing(replica, foodId), [foodId]) ?? [];
  const now = useNow();
  const { asked, ask, forget } = usePosition();
  const [isOpenOnly, setOpenOnly] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  if (places.length === 0) return null;
  const here = asked.kind === 'known' ? asked.position : null;
  const found = inOrder(places, here).filter(({ kept }) => !isOpenOnly || isOpenNow(kept, now));
  const shown = showsAll ? found : found.slice(0, SHOWN);
  const rest = found.length - shown.length;
  return (
    <CardSection heading={t`Where to eat it`} lead={t`Told by verified professionals.`}>
      {places.length === 1 && places[0]?.place.position === null ? null : (
        <Row gap="2">
          <Button
            tone="outline"
            size="sm"
            minH="target"
            disabled={asked.kind === 'asking'}
            onClick={() => (here === null ? ask() : forget())}
          >
            {here === null ? <LocateFixed aria-hidden /> : <LocateOff aria-hidden />}
            {here === null ? t`Near me` : t`Forget where I am`}
          </Button>
          {places.length > 1 ? (
            <ToggleChip label={t`Open now`} pressed={isOpenOnly} onToggle={() => setOpenOnly(!isOpenOnly)} />
          ) : null}
        </Row>
      )}
      <PositionNotice asked={asked} />
      {found.length === 0 ? (
        <chakra.p color="ink.muted">{t`None of these places says that it is open now.`}</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" display="grid" gap="6">
          {shown.map(({ kept, kilometres }) => (
            <chakra.li key={kept.place.id} minW="0">
              <PlaceEntry kept={kept} now={now} showsKeeper kilometres={kilometres} menu={renderMenu(kept)} />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {rest > 0 ? <Button tone="ghost" onClick={() => setShowsAll(true)}>{t`Show all places`}</Button> : null}
    </CardSection>
  );
}

function isOpenNow({ place }: KeptPlace, now: number): boolean {
  const state = openStateOf(place, now);
  return state?.kind === 'open' || state?.kind === 'open-always';
}

interface Placed {
  readonly kept: KeptPlace;
  readonly kilometres: number | null;
}

/** The nearest first where it is known where one is; places without a position come last. */
function inOrder(places: readonly KeptPlace[], here: Position | null): readonly Placed[] {
  const placed = places.map((kept) => ({
    kept,
    kilometres: here === null || kept.place.position === null ? null : kilometresBetween(here, kept.place.position),
  }));
  return here === null
    ? placed
    : placed.toSorted((one, other) => (one.kilometres ?? Infinity) - (other.kilometres ?? Infinity));
}

/** What became of the question where one is. */
export function PositionNotice({ asked }: { readonly asked: AskedPosition }) {
  return (
    <chakra.div role="status" _empty={{ display: 'none' }}>
      {asked.kind === 'asking' ? (
        <chakra.p textStyle="small" color="ink.muted">{t`Asking your device where it is...`}</chakra.p>
      ) : null}
      {asked.kind === 'denied' ? (
        <Notice
          tone="warning"
          title={t`Your device keeps your position to itself`}
        >{t`Allow it for this page in the settings of your browser to use it. It never leaves your device.`}</Notice>
      ) : null}
      {asked.kind === 'unavailable' ? (
        <Notice
          tone="warning"
          title={t`Your device cannot tell where it is`}
        >{t`Please try again under the open sky or with Wi-Fi switched on.`}</Notice>
      ) : null}
      {asked.kind === 'known' ? (
        <chakra.p
          textStyle="small"
          color="ink.muted"
        >{t`As the crow flies. Where you are stays on this device.`}</chakra.p>
      ) : null}
    </chakra.div>
  );
}
