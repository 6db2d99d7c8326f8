import { calledName } from '#food-views/names/called-name.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { AssistantAnswer } from '#domain/assistant/assistant-question.ts';
import { useWholeFoods } from '#food-views/offers/use-whole-foods.ts';
import { LazySignature } from '#food-views/taste/lazy-signature.tsx';

/** An answer may name a dozen foods; their tastes stand beside its first ones. */
const MOST_SHOWN = 4;

const TasteLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    borderRadius: 'lg',
    color: 'ink.default',
    fontSize: 'xs',
    lineHeight: 'snug',
    textDecoration: 'none',
    _hover: { bg: 'paper.sunken' },
  },
});

/** The tastes of the foods that an answer names, each leading to its food. Where this device knows none of them there is nothing. */
export function AnswerTastes({ foods }: Pick<AssistantAnswer, 'foods'>) {
  const ids = useMemo(() => foods.slice(0, MOST_SHOWN).map(({ id }) => id), [foods]);
  const known = useWholeFoods(ids);
  if (ids.length === 0 || known?.length === 0) return null;
  return (
    <chakra.ul
      aria-label={t`How they taste`}
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(8rem, 1fr))"
      gap="1"
      mt="2.5"
      me="-2"
      maxW="24rem"
      minH="3.5rem"
    >
      {known?.map((food) => (
        <li key={food.id}>
          <TasteLink asChild>
            <Link to={`/food/${food.id}`}>
              <LazySignature food={food} />
              <chakra.span lineClamp="3" minW="0" overflowWrap="anywhere">
                <bdi>{calledName(food)}</bdi>
              </chakra.span>
            </Link>
          </TasteLink>
        </li>
      ))}
    </chakra.ul>
  );
}
