import { calledName } from '#food-views/names/called-name.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Scale, X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { COMPARE_LEAST, compareAddress, layTray } from '#food-views/compare/compare-tray.ts';
import { FoodPicture } from '#food-views/pictures/food-picture.tsx';
import { foodsByIds } from '#replica/foods/food-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Button } from '#ui/elements/button.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { moveFocusFrom } from '#ui/overlays/move-focus-from.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useFootRoom } from '#ui/layout/use-foot-room.ts';

/** Stays in the flow at the end of the page, so that it never hides what cannot be scrolled out from under it. */
const Tray = chakra('section', {
  base: {
    position: 'sticky',
    zIndex: 'overlay',
    bottom: { base: 'calc(4.75rem + env(safe-area-inset-bottom))', md: '6' },
    alignSelf: { md: 'flex-end' },
    mx: { base: '3', md: '6' },
    mb: { base: '3', md: '6' },
    display: 'flex',
    flexWrap: { base: 'wrap', xl: 'nowrap' },
    alignItems: 'center',
    columnGap: { base: '2', md: '3' },
    rowGap: '2',
    p: '2',
    bg: 'paper.raised',
    borderWidth: '1px',
    borderColor: 'line.quiet',
    borderRadius: 'xl',
    shadow: 'floating',
  },
});

/** The foods on the tray by picture and name, each with the way off it, and the way to their comparison. */
export function CompareTray({ ids }: { readonly ids: readonly FoodId[] }) {
  const foods = useLive((replica) => foodsByIds(replica, ids), [ids]);
  const tray = useRef<HTMLElement>(null);
  useFootRoom(tray, '--tray-height');
  const leave = (place: number) =>
    moveFocusFrom({ place, buttons: [...(tray.current?.querySelectorAll<HTMLElement>('li button') ?? [])] });
  const clear = () => {
    moveFocusFrom({ place: 0, buttons: [] });
    layTray([]);
    toast({ title: t`Tray emptied`, action: { label: t`Undo`, run: () => layTray(ids) } });
  };
  return (
    <Tray ref={tray} aria-label={t`Compare`}>
      <chakra.p
        aria-hidden
        hideFrom="xl"
        flexBasis="full"
        px="1"
        fontSize="xs"
        lineHeight="snug"
        overflowWrap="anywhere"
      >
        {foods?.map(calledName).join(' · ')}
      </chakra.p>
      <chakra.ul display="flex" gap={{ base: '1.5', md: '2.5' }}>
        {ids.map((id, place) => (
          <li key={id}>
            <TrayFood
              food={foods?.find((food) => food.id === id)}
              onRemove={() => {
                leave(place);
                layTray(ids.filter((one) => one !== id));
              }}
            />
          </li>
        ))}
      </chakra.ul>
      {ids.length < COMPARE_LEAST ? (
        <chakra.p flex="1" fontSize="sm" color="ink.muted">{t`Add another one to compare`}</chakra.p>
      ) : null}
      <Button size="sm" minH="target" tone="ghost" hideBelow="md" onClick={clear}>{t`Clear`}</Button>
      {ids.length < COMPARE_LEAST ? null : (
        <LinkButton asChild size="sm" minH="target" ms="auto">
          <Link to={compareAddress(ids)}>
            <Scale aria-hidden />
            {t`Compare`}
          </Link>
        </LinkButton>
      )}
    </Tray>
  );
}

interface TrayFoodProps {
  /** undefined while it is read, or when it is gone. */
  readonly food: Food | undefined;
  readonly onRemove: () => void;
}

/** The picture is the button; where there is room, the name stands beside it. */
function TrayFood({ food, onRemove }: TrayFoodProps) {
  return (
    <chakra.button
      type="button"
      aria-label={food === undefined ? t`Take off the tray` : t`Take ${calledName(food)} off the tray`}
      title={food && calledName(food)}
      onClick={onRemove}
      position="relative"
      display="flex"
      alignItems="center"
      gap="2"
      minH="target"
      minW="target"
      maxW={{ xl: '13.5rem' }}
      borderRadius="md"
      _hover={{ color: 'paprika.text' }}
    >
      <chakra.span
        display="block"
        width="12"
        flexShrink="0"
        borderRadius="md"
        overflow="hidden"
        bg="paper.sunken"
        style={{ aspectRatio: '1' }}
      >
        {food === undefined ? null : <FoodPicture food={food} size="thumb" ratio="1" />}
      </chakra.span>
      <chakra.span
        hideBelow="xl"
        fontSize="xs"
        fontWeight="semibold"
        lineHeight="snug"
        textAlign="start"
        lineClamp="3"
        overflowWrap="anywhere"
      >
        <bdi>{food === undefined ? t`Not here any more` : calledName(food)}</bdi>
      </chakra.span>
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        boxSize="5"
        flexShrink="0"
        borderRadius="full"
        bg="paper.raised"
        borderWidth="1px"
        borderColor="line.strong"
        position={{ base: 'absolute', xl: 'static' }}
        insetEnd="-1.5"
        top="-1.5"
      >
        <X size={12} />
      </chakra.span>
    </chakra.button>
  );
}
