import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { likingOf } from '#domain/liking/learned-taste.ts';
import type { MenuLine } from '#domain/menu/menu-lines.ts';
import type { MenuMatch } from '#domain/menu/menu-names.ts';
import { FoodLine } from '#food-views/cards/food-line.tsx';
import { isHere, type ShownFood } from '#food-views/offers/use-whole-foods.ts';
import { AllergenLine } from '#food-views/safety/allergen-line.tsx';
import { useTaste } from '#food-views/taste/taste-context.tsx';
import { useLearnedTaste } from '#food-views/taste/use-learned-taste.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';

interface MenuDishProps {
  readonly line: MenuLine;
  readonly match: MenuMatch;
  /** Undefined while it is read, and where this device does not know it. */
  readonly food: ShownFood | undefined;
  /** The line was read from a photo, and nobody has compared it. */
  readonly isUnchecked: boolean;
}

/** A dish as the menu writes it, and the food that it is or may be. Of a guess, and of what a machine read, nothing is said about allergens (R48). */
export function MenuDish({ line, match, food, isUnchecked }: MenuDishProps) {
  const isGuess = match.kind === 'guessed' || isUnchecked;
  return (
    <chakra.li py="4" borderTopWidth="1px" borderColor="line.quiet">
      <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="4">
        <chakra.h3 fontWeight="semibold" overflowWrap="anywhere" minW="0" dir="auto">
          {line.dish}
        </chakra.h3>
        {line.price === '' ? null : (
          <chakra.span color="ink.muted" fontVariantNumeric="tabular-nums" flexShrink="0" fontSize="sm">
            <bdi>{line.price}</bdi>
          </chakra.span>
        )}
      </chakra.div>
      {line.about === '' ? null : (
        <chakra.p fontSize="sm" color="ink.muted" overflowWrap="anywhere" lineClamp="2" dir="auto">
          {line.about}
        </chakra.p>
      )}
      {match.kind === 'unknown' ? (
        <chakra.p fontSize="sm" color="ink.muted" mt="1">
          {t`Not in the catalogue.`}{' '}
          <TextLink asChild>
            <Link to={`/advanced-search?${new URLSearchParams({ q: line.dish })}`}>{t`Search for it`}</Link>
          </TextLink>
        </chakra.p>
      ) : (
        <chakra.div mt="2">
          {match.kind === 'guessed' ? <Badge tone="saffron">{t`Guessed: it may be another dish`}</Badge> : null}
          {food === undefined ? (
            <TextLink asChild display="inline-flex" minH="target" alignItems="center">
              <Link to={`/food/${match.id}`}>
                <bdi>{match.name}</bdi>
              </Link>
            </TextLink>
          ) : (
            <FoodLine food={food} isGuess={isGuess}>
              <TasteWords food={food} />
            </FoodLine>
          )}
          {isGuess ? (
            <chakra.p
              fontSize="sm"
              color="ink.muted"
            >{t`Nothing is said about allergens: ask in the restaurant.`}</chakra.p>
          ) : food === undefined ? null : (
            <AllergenLine food={food} />
          )}
          {line.marks === '' ? null : (
            <chakra.p fontSize="sm" color="ink.muted" mt="1">
              {t`The menu marks this dish with ${line.marks}: look there for what that means.`}
            </chakra.p>
          )}
        </chakra.div>
      )}
    </chakra.li>
  );
}

const WORDS_SHOWN = 3;

/** Its leading words and, for a member whose taste is known, how well it fits (R37: one number, and its name). */
function TasteWords({ food }: { readonly food: ShownFood }) {
  const { memberId } = useTaste();
  const taster = useLearnedTaste();
  const liking = memberId === null || taster === null || !isHere(food) ? null : likingOf(food, taster);
  const words = food.flavours.slice(0, WORDS_SHOWN).map(wordFor).join(', ');
  return (
    <>
      {words}
      {liking?.kind === 'liking' ? (
        <>
          {words === '' ? '' : ' · '}
          {t`${liking.percent}% match`}
        </>
      ) : null}
    </>
  );
}
