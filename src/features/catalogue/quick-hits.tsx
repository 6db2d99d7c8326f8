import { chakra } from '@chakra-ui/react/styled-system';
import { SearchX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/food.ts';
import type { SearchHit } from '#ranking/ranking.ts';
import { foodsByIds } from '#replica/food-queries.ts';
import { useLive } from '#replica/use-live.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { FoodPicture } from '#food-views/food-picture.tsx';
import { ownScriptName } from '#food-views/own-script-name.ts';
import type { Ranked } from '#food-views/use-ranked.ts';

interface QuickHitsProps {
  /** Of the listbox; option n has `${id}-${n}`. */
  readonly id: string;
  readonly text: string;
  readonly ranked: Ranked<SearchHit>;
  readonly chosen: number;
}

const Option = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    p: '2',
    pe: '4',
    borderRadius: 'lg',
    color: 'ink.default',
    textDecoration: 'none',
    _hover: { bg: 'paper.sunken' },
    '&[aria-selected=true]': { bg: 'paprika.soft' },
  },
});

/** The list below the quick search: at most six foods, or what to do when there is none. */
export function QuickHits({ id, text, ranked: { kind, answer: hits }, chosen }: QuickHitsProps) {
  const foods = useLive((replica) => foodsByIds(replica, hits.map((hit) => hit.id)), [hits]);
  const count = hits.length === 1 ? '1 food found' : `${hits.length} foods found`;
  return (
    <>
      <VisuallyHidden as="output">{kind === 'answered' ? count : ''}</VisuallyHidden>
      {kind === 'failed' ? <ErrorState title="The search could not be started" description="Please try again, or reload the page." /> : null}
      {kind === 'answered' && hits.length === 0 ? <NothingFound text={text} /> : null}
      {hits.length === 0 ? null : (
        <Card id={id} role="listbox" aria-label="Foods found" aria-busy={kind === 'asking'} mt="3" p="2" display="grid" gap="1">
          {hits.map((hit, place) => (
            <Hit key={hit.id} id={`${id}-${place}`} hit={hit} food={foods?.find((food) => food.id === hit.id)} isChosen={place === chosen} />
          ))}
        </Card>
      )}
    </>
  );
}

interface HitProps {
  readonly id: string;
  readonly hit: SearchHit;
  readonly food: Food | undefined;
  readonly isChosen: boolean;
}

function Hit({ id, hit, food, isChosen }: HitProps) {
  const nativeName = ownScriptName(hit);
  const element = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <Option asChild>
      <Link ref={element} id={id} to={`/food/${hit.id}`} role="option" aria-selected={isChosen} tabIndex={-1}>
        <chakra.span width="16" flexShrink="0" borderRadius="md" overflow="hidden" bg="paper.sunken" style={{ aspectRatio: '4 / 3' }}>
          {food ? <FoodPicture food={food} size="thumb" /> : null}
        </chakra.span>
        <chakra.span minW="0" overflowWrap="anywhere">
          <chakra.span display="block" fontWeight="semibold" lineHeight="snug"><bdi>{hit.name}</bdi></chakra.span>
          <chakra.span display="block" fontSize="sm" color="ink.muted">{nativeName === '' ? null : <><bdi>{nativeName}</bdi>{hit.origin === '' ? null : ' · '}</>}{hit.origin}</chakra.span>
        </chakra.span>
      </Link>
    </Option>
  );
}

function NothingFound({ text }: { readonly text: string }) {
  return (
    <EmptyState
      icon={SearchX}
      title={`Nothing found for “${text}”`}
      description="Try another spelling, or a cuisine. If the food is not here yet, you can be the one who brings it."
      action={<LinkButton asChild tone="outline"><Link to="/contribute">Contribute a food</Link></LinkButton>}
    />
  );
}
