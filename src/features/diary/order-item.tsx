import { calledName } from '#food-views/names/called-name.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { ArrowUpDown, MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FoodPlace } from '#domain/order/place-foods.ts';
import { type Sureness, surenessOf } from '#domain/order/sureness.ts';
import { LocalName } from '#food-views/names/local-name.tsx';
import { FoodPicture } from '#food-views/pictures/food-picture.tsx';
import { figure, oneDecimal } from '#languages/figure.ts';
import type { OrderLine } from '#replica/order/order-lines.ts';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { MenuItem } from '#ui/overlays/menu-item.tsx';
import { MoreMenu } from '#ui/overlays/more-menu.tsx';
import { NoPicture } from './no-picture.tsx';
import { OrderAnswers } from './order-answers.tsx';

const surenessWords: Readonly<Record<Sureness, string>> = {
  sure: t`Quite sure`,
  fair: t`Fairly sure`,
  first: t`A first guess`,
};

interface OrderItemProps {
  readonly line: OrderLine;
  readonly onCompare: () => void;
}

/** A food in the own order: its rank, what it is, its score, what that rests on and how sure it is. */
export function OrderItem({ line: { place, rank, food }, onCompare }: OrderItemProps) {
  const [isOpen, setOpen] = useState(false);
  const name = food === null ? t`A food that is not on this device` : calledName(food);
  const score = oneDecimal(place.score);
  return (
    <Card as="article" pad="none" p="3" display="flex" flexWrap="wrap" gap={{ base: '2', sm: '3' }} alignItems="center">
      <chakra.span
        aria-hidden
        width={{ base: '5', sm: '7' }}
        flexShrink="0"
        textAlign="center"
        color="ink.muted"
        fontWeight="semibold"
        textStyle="figures"
      >
        {figure(rank)}
      </chakra.span>
      <chakra.span width="12" flexShrink="0">
        {food === null ? <NoPicture /> : <FoodPicture food={food} size="thumb" ratio="1" rounded="md" />}
      </chakra.span>
      <chakra.div minW="0" flex="1 1 4.5rem">
        <Heading as="h2" size="small" overflowWrap="anywhere">
          <chakra.span srOnly>{t`Place ${figure(rank)}:`} </chakra.span>
          {food === null ? (
            name
          ) : (
            <TextLink asChild color="inherit" textDecoration="none" _hover={{ textDecoration: 'underline' }}>
              <Link to={`/food/${food.id}`}>
                <bdi>{food.name}</bdi>
              </Link>
            </TextLink>
          )}
        </Heading>
        {food === null ? null : <LocalName food={food} />}
        <chakra.p textStyle="small" color="ink.muted" overflowWrap="anywhere">
          {surenessWords[surenessOf(place)]} · {basisWords(place)}
        </chakra.p>
      </chakra.div>
      <chakra.p flexShrink="0" fontFamily="display" fontSize="xl" fontWeight="semibold" textStyle="figures">
        <chakra.span aria-hidden>{score}</chakra.span>
        <chakra.span srOnly>{t`${score} of 10`}</chakra.span>
      </chakra.p>
      <MoreMenu label={t`What to do with ${name}`} buttonLabel={t`More about ${name}`}>
        {(close) => (
          <>
            <MenuItem
              onClick={() => {
                close();
                onCompare();
              }}
            >
              <ArrowUpDown aria-hidden />
              {t`Compare it with others`}
            </MenuItem>
            <MenuItem
              onClick={() => {
                close();
                setOpen(true);
              }}
            >
              <MessagesSquare aria-hidden />
              {t`Your answers about it`}
            </MenuItem>
          </>
        )}
      </MoreMenu>
      {isOpen ? <OrderAnswers food={place.foodId} name={name} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

/** What a place rests on. */
function basisWords({ given, comparisons }: FoodPlace): string {
  const stars = given === null ? '' : t`${oneDecimal(given)} stars`;
  const answers = comparisons === 0 ? '' : plural(comparisons, { one: '# comparison', other: '# comparisons' });
  return [stars, answers].filter((part) => part !== '').join(', ');
}
