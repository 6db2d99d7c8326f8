import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import type { LovedFood, Recap, TasteMove } from '#domain/recap/recap.ts';
import { periodText, type RecapPeriod } from '#domain/recap/recap-period.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { calledName } from '#food-views/names/called-name.ts';
import { FoodLine } from '#food-views/cards/food-line.tsx';
import { TasteBanner } from '#food-views/taste/taste-banner.tsx';
import { tasteLabel } from '#food-views/taste/taste-bar.tsx';
import { figure, oneDecimal } from '#languages/figure.ts';
import { listed } from '#languages/listed.ts';
import type { RecapHere } from '#replica/taste/own-recap.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { CardSection } from '#ui/layout/card-section.tsx';
import { StatList } from '#ui/layout/stat-list.tsx';
import { periodInWords } from './period-in-words.ts';

interface RecapPartsProps {
  readonly here: RecapHere;
  readonly period: RecapPeriod;
}

/** What a month or a year was like, part by part; a part of which nothing is known is not there. */
export function RecapParts({ here, period }: RecapPartsProps) {
  const { recap, named } = here;
  if (recap.times === 0) return <chakra.p color="ink.muted">{t`Nothing was written in this time.`}</chakra.p>;
  const boldest = named.find(({ id }) => id === recap.boldest);
  return (
    <>
      <RecapBanner here={here} period={period} />
      <StatList
        stats={[
          { label: plural(recap.times, { one: 'time at the table', other: 'times at the table' }), value: recap.times },
          { label: plural(recap.foods, { one: 'food', other: 'different foods' }), value: recap.foods },
          { label: plural(recap.cuisines, { one: 'cuisine', other: 'cuisines' }), value: recap.cuisines },
          { label: plural(recap.days, { one: 'day', other: 'days' }), value: recap.days },
        ]}
      />
      <chakra.div
        display="grid"
        gap={{ base: '4', md: '6' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {recap.loved.length === 0 ? null : <MostLoved loved={recap.loved} named={named} />}
        {recap.newCuisines === null || recap.newCuisines.length === 0 ? null : (
          <CardSection heading={t`New to you`} lead={t`Cuisines that you had not tasted before.`}>
            <chakra.p fontFamily="display" fontSize="xl" lineHeight="snug" overflowWrap="anywhere">
              {listed(recap.newCuisines.map(wordFor))}
            </chakra.p>
          </CardSection>
        )}
        {boldest === undefined ? null : (
          <CardSection heading={t`Your boldest`} lead={t`It tastes strongest, by what is known of it.`}>
            <FoodLine food={boldest} />
          </CardSection>
        )}
        {recap.moves.length === 0 ? null : <TasteMoves moves={recap.moves} period={period} />}
      </chakra.div>
    </>
  );
}

function MostLoved({ loved, named }: { readonly loved: Recap['loved']; readonly named: readonly Food[] }) {
  return (
    <CardSection heading={t`Most loved`} lead={t`By the stars that you gave.`}>
      <chakra.ul display="flex" flexDirection="column" gap="1">
        {loved.map((dish) => (
          <li key={dish.foodId ?? dish.foodName}>
            <LovedDish dish={dish} food={foodOf(named, dish.foodId)} />
          </li>
        ))}
      </chakra.ul>
    </CardSection>
  );
}

function LovedDish({ dish, food }: { readonly dish: LovedFood; readonly food: Food | undefined }): ReactNode {
  const stars = figure(Math.round(dish.stars * 10) / 10);
  const times = figure(dish.times);
  const said = t`${stars} of 5 stars`;
  const words =
    dish.times === 1 ? said : `${said} · ${plural(dish.times, { one: `${times} time`, other: `${times} times` })}`;
  if (food !== undefined) return <FoodLine food={food}>{words}</FoodLine>;
  return (
    <chakra.p py="2" overflowWrap="anywhere">
      <bdi>{dish.foodName === '' ? t`A food that is not on this device` : dish.foodName}</bdi>{' '}
      <chakra.span color="ink.muted">{words}</chakra.span>
    </chakra.p>
  );
}

function TasteMoves({ moves, period }: { readonly moves: readonly TasteMove[]; readonly period: RecapPeriod }) {
  return (
    <CardSection
      heading={t`How your taste moved`}
      lead={
        period.kind === 'month'
          ? t`What you loved, beside the month before.`
          : t`What you loved, beside the year before.`
      }
    >
      <chakra.ul display="flex" flexDirection="column" gap="2">
        {moves.map(({ taste, before, now }) => (
          <li key={taste}>{moveInWords({ taste: tasteLabel(taste), before, now })}</li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="small" color="ink.muted">
        <Link to="/taste-profile">{t`What is known of your taste`}</Link>
      </chakra.p>
    </CardSection>
  );
}

function moveInWords({ taste, before, now }: { taste: string; before: number; now: number }): string {
  const [from, to] = [oneDecimal(before), oneDecimal(now)];
  return now > before ? t`${taste}: more, from ${from} to ${to} of 5` : t`${taste}: less, from ${from} to ${to} of 5`;
}

/** The time as one would tell it: how much was tasted and what was loved most, with the mean taste. */
function RecapBanner({ here: { recap, named }, period }: RecapPartsProps) {
  const time = periodInWords(period);
  const count = figure(recap.foods);
  const best = recap.loved[0];
  const bestFood = foodOf(named, best?.foodId ?? null);
  const loved = bestFood === undefined ? (best?.foodName ?? '') : calledName(bestFood);
  const foods = plural(recap.foods, { one: `${count} food`, other: `${count} foods` });
  const words = loved === '' ? foods : t`${foods}, most loved: ${loved}`;
  return (
    <TasteBanner
      label={t`In a sentence`}
      over={t`Your ${time}`}
      words={words}
      levels={recap.levels}
      shared={{ over: t`My ${time}`, words, fileName: `my-${periodText(period)}`, text: t`My ${time}: ${words}` }}
    />
  );
}

function foodOf(named: readonly Food[], id: FoodId | null): Food | undefined {
  return named.find((food) => food.id === id);
}
