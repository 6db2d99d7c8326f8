import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { Earth, Soup } from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { figure } from '#languages/figure.ts';
import { catalogueStats } from '#replica/foods/catalogue-stats.ts';
import type { Cuisine } from '#ranking/question-shapes.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { foodsByIds } from '#replica/foods/food-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { allFoodsAddress, cuisineAddress, type ExplorePlace } from './explore-place.ts';
import { documentCultures } from '#food-views/offers/document-foods.ts';
import { FoodPicture } from '#food-views/pictures/food-picture.tsx';
import { useOffered } from '#food-views/offers/use-offered.ts';
import { useRanked } from '#food-views/offers/use-ranked.ts';
import { wordFor } from '#shared/words/word-for.ts';

const plateSize = { base: '4.5rem', md: '5.5rem' };
/** Room for a plate, two lines of name and the number: the longest name is not known before the ranking answers. */
const plateHeight = { base: '8.8rem', md: '9.8rem' };
/** The ranking names this many cuisines at most. */
const MOST = 30;

const PlateLink = chakra('a', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    // As wide as the longest word: 'Vietnamesisch'.
    width: 'min-content',
    minW: { base: '5.5rem', md: '6.25rem' },
    maxW: '8rem',
    hyphens: 'auto',
    p: '1',
    borderRadius: 'lg',
    color: 'ink.default',
    textDecoration: 'none',
    textAlign: 'center',
    '& > :first-of-type': {
      display: 'grid',
      placeItems: 'center',
      boxSize: plateSize,
      p: '1',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'line.quiet',
      transitionProperty: 'border-color, transform',
      transitionDuration: 'quick',
    },
    '&:hover > :first-of-type': { borderColor: 'paprika.text' },
    _currentPage: { color: 'paprika.text', '& > :first-of-type': { borderColor: 'paprika.solid' } },
  },
});

const askCuisines = (ranking: Ranking) => ranking.ask('cuisines');

interface PlateProps {
  readonly to: string;
  readonly label: string;
  readonly note: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/** The cuisines with the most foods, each a plate with its newest dish: the way into a catalogue that nobody has rated yet. */
export function CuisinePlates({ place }: { readonly place: ExplorePlace }) {
  const chosen = place.kind === 'cuisine' ? place.cuisine : null;
  const { kind, answer } = useRanked(askCuisines);
  const cuisines = kind === 'asking' && answer.length === 0 ? undefined : answer;
  const expected = Math.min(useLive(catalogueStats, [])?.cultures ?? documentCultures() ?? 8, MOST);
  const row = useRef<HTMLUListElement>(null);
  // One query that watches these foods alone: a query for each cuisine would run again with every food that comes. None while no cuisine is known: by
  // its answer the plates would have no faces until they are read.
  const newest = useLive(
    cuisines === undefined
      ? undefined
      : (replica) =>
          foodsByIds(
            replica,
            cuisines.map((cuisine) => cuisine.newest),
          ),
    [cuisines],
  );
  // A plate whose newest food is avoided has no face (R28).
  const faces = useOffered(newest);
  const areThere = cuisines !== undefined;
  useEffect(() => {
    if (areThere && chosen !== null) bringIntoView(row.current);
  }, [areThere, chosen]);
  return (
    <chakra.nav aria-label={t`Cuisines`} aria-busy={cuisines === undefined} mx={{ base: '-4', md: '-1' }}>
      <chakra.ul
        ref={row}
        display="flex"
        gap="1"
        px={{ base: '3', md: '0' }}
        py="1"
        overflowX="auto"
        scrollbarWidth={{ base: 'none', md: 'thin' }}
      >
        <Plate to={allFoodsAddress} label={t`All`} note={t`cuisines`} isCurrent={place.kind === 'all'}>
          <Earth size={30} strokeWidth={1.5} aria-hidden />
        </Plate>
        {cuisines === undefined
          ? Array.from({ length: expected }, (_, at) => <PlateSkeleton key={at} />)
          : withChosen(cuisines, chosen).map((cuisine) => (
              <CuisinePlate
                key={cuisine.name}
                cuisine={cuisine}
                face={faces === undefined ? undefined : (faces.find(({ id }) => id === cuisine.newest) ?? null)}
                isCurrent={cuisine.name === chosen}
              />
            ))}
      </chakra.ul>
    </chakra.nav>
  );
}

/** Moves the row, never the page, until the plate of the chosen cuisine stands in its middle. */
function bringIntoView(row: HTMLUListElement | null): void {
  const plate = row?.querySelector('[aria-current]');
  if (row === null || !plate) return;
  const [frame, box] = [row.getBoundingClientRect(), plate.getBoundingClientRect()];
  row.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2);
}

/** A cuisine that was opened by its address has its plate even if it is a small one. */
function withChosen(
  cuisines: readonly Cuisine[],
  chosen: string | null,
): readonly (Omit<Cuisine, 'newest'> & Partial<Cuisine>)[] {
  return chosen === null || cuisines.some(({ name }) => name === chosen)
    ? cuisines
    : [{ name: chosen, foods: 0 }, ...cuisines];
}

interface CuisinePlateProps {
  readonly cuisine: Omit<Cuisine, 'newest'>;
  /** undefined while it is read, null for none. */
  readonly face: Food | null | undefined;
  readonly isCurrent: boolean;
}

const CuisinePlate = memo(function CuisinePlate({ cuisine: { name, foods }, face, isCurrent }: CuisinePlateProps) {
  const shown = figure(foods);
  const note = foods === 0 ? '' : plural(foods, { one: `${shown} food`, other: `${shown} foods` });
  return (
    <Plate to={cuisineAddress(name)} label={wordFor(name)} note={note} isCurrent={isCurrent}>
      {face ? (
        <chakra.span width="full" borderRadius="full" overflow="hidden">
          <FoodPicture food={face} size="card" ratio="1 / 1" rounded="full" />
        </chakra.span>
      ) : face === null ? (
        <Soup size={28} strokeWidth={1.5} aria-hidden />
      ) : null}
    </Plate>
  );
});

function Plate({ to, label, note, isCurrent, children }: PlateProps) {
  return (
    <chakra.li flexShrink="0" minH={plateHeight}>
      <PlateLink asChild aria-current={isCurrent ? 'page' : undefined}>
        <Link to={to}>
          <span>{children}</span>
          <chakra.span display="block" minW="0" maxW="full" lineHeight="snug">
            <chakra.span
              display="block"
              fontSize="sm"
              fontWeight="semibold"
              lineClamp="2"
              css={{ hyphens: 'auto', hyphenateLimitChars: '10 4 4' }}
              overflowWrap="break-word"
            >
              {label}
            </chakra.span>
            <chakra.span display="block" fontSize="xs" color="ink.muted" minH="4">
              {note}
            </chakra.span>
          </chakra.span>
        </Link>
      </PlateLink>
    </chakra.li>
  );
}

function PlateSkeleton() {
  return (
    <chakra.li
      flexShrink="0"
      minH={plateHeight}
      width={{ base: '5.25rem', md: '6.25rem' }}
      p="1"
      display="grid"
      justifyItems="center"
      gap="2"
      alignContent="start"
      aria-hidden
    >
      <Skeleton boxSize={plateSize} borderRadius="full" />
      <Skeleton width="14" height="4" mb="4" />
    </chakra.li>
  );
}
