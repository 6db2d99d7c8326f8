import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { useCallback, useMemo } from 'react';
import type { MenuLine } from '#domain/menu/menu-lines.ts';
import type { MenuMatch } from '#domain/menu/menu-names.ts';
import { useRanked } from '#food-views/offers/use-ranked.ts';
import { type ShownFood, useWholeFoods } from '#food-views/offers/use-whole-foods.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { MenuDish } from './menu-dish.tsx';

interface MenuDishesProps {
  readonly lines: readonly MenuLine[];
  /** They were read from a photo, and nobody has compared them. */
  readonly isUnchecked: boolean;
}

/** The dishes of a menu in its order, each with the food that it is, or may be. */
export function MenuDishes({ lines, isUnchecked }: MenuDishesProps) {
  // The same question as long as the same dishes are asked for, whatever their prices.
  const asked = JSON.stringify(lines.map(({ dish }) => dish));
  const { kind, answer: matches } = useRanked<MenuMatch>(
    useCallback((ranking: Ranking) => ranking.ask('readMenu', JSON.parse(asked) as string[]), [asked]),
  );
  const ids = useMemo(
    () => [...new Set(matches.flatMap((match) => (match.kind === 'unknown' ? [] : [match.id])))],
    [matches],
  );
  const foods = useWholeFoods(ids);
  if (kind === 'failed')
    return (
      <ErrorState
        title={t`The menu cannot be read here`}
        description={t`Reload the page to try again. The text stays.`}
      />
    );
  if (matches.length === 0) return <DishesSkeleton many={lines.length} />;
  const byId = new Map(foods?.map((food) => [food.id, food]));
  return (
    <Stack gap="5">
      <div>
        <Heading as="h2" size="section">
          {plural(lines.length, { one: '# dish', other: '# dishes' })}
        </Heading>
        <chakra.p color="ink.muted" mt="1" role="status">
          {countWords(matches)}
        </chakra.p>
      </div>
      <Notice>
        {t`What stands here is what Foretaste knows of a dish by its name. This kitchen may cook it otherwise: ask there what is in it.`}
      </Notice>
      <chakra.ol listStyleType="none">
        {lines.map((line, at) => (
          <MenuDish
            // A menu may name a dish twice, and lines are only added, changed and taken off where they stand.
            key={at}
            line={line}
            match={matches[at] ?? { kind: 'unknown' }}
            food={foodOf(matches[at], byId)}
            isUnchecked={isUnchecked}
          />
        ))}
      </chakra.ol>
    </Stack>
  );
}

function foodOf(match: MenuMatch | undefined, foods: ReadonlyMap<string, ShownFood>): ShownFood | undefined {
  return match === undefined || match.kind === 'unknown' ? undefined : foods.get(match.id);
}

function countWords(matches: readonly MenuMatch[]): string {
  const many = (kind: MenuMatch['kind']) => matches.filter((match) => match.kind === kind).length;
  const [named, guessed, unknown] = [many('named'), many('guessed'), many('unknown')];
  return [
    ...(named === 0 ? [] : [plural(named, { one: '# known by its name', other: '# known by their names' })]),
    ...(guessed === 0 ? [] : [plural(guessed, { one: '# guessed', other: '# guessed' })]),
    ...(unknown === 0 ? [] : [plural(unknown, { one: '# not in the catalogue', other: '# not in the catalogue' })]),
  ].join(' · ');
}

const MOST_SKELETONS = 6;

function DishesSkeleton({ many }: { readonly many: number }) {
  return (
    <Stack gap="4" aria-busy>
      {Array.from({ length: Math.min(many, MOST_SKELETONS) }, (_, place) => (
        <Skeleton key={place} height="20" />
      ))}
    </Stack>
  );
}
