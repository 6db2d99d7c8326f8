import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FoodId } from '#domain/ids.ts';
import { useRanking } from '#ranking/ranking-context.tsx';
import { foldText } from '#prelude/fold-text.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** spec 2 §2.2. */
const names = ['Pasta', 'Coffee', 'Chocolate', 'Kimchi', 'Avocado', 'Cheese'] as const;

/** Foods to begin with, while none is chosen. A name without a food of its own in this catalogue leads to the best match, or is left out. */
export function QuickStarts({ hrefFor }: { readonly hrefFor: (id: FoodId) => string }) {
  const ranking = useRanking();
  const [starts, setStarts] = useState<readonly { readonly name: string; readonly id: FoodId }[] | null>(null);
  const look = useCallback(async () => {
    const found: { name: string; id: FoodId }[] = [];
    // One after the other: of questions that wait, only the newest would be answered.
    for (const name of names) {
      const hits = await ranking.searchFoods(name);
      const hit = hits.find((one) => foldText(one.name) === foldText(name)) ?? hits.find(({ isFuzzy }) => !isFuzzy);
      if (hit !== undefined) found.push({ name, id: hit.id });
    }
    return found;
  }, [ranking]);
  useEffect(() => {
    let isWanted = true;
    look().then((found) => {
      if (isWanted) setStarts(found);
    }, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [look]);
  if (starts?.length === 0) return null;
  return (
    <chakra.nav aria-label="Quick start" mt="4" minH="target">
      <chakra.ul display="flex" flexWrap="wrap" gap="2">
        {(starts ?? []).map(({ name, id }) => <li key={name}><LinkButton asChild tone="outline" size="sm" minH="target"><Link to={hrefFor(id)}>{name}</Link></LinkButton></li>)}
      </chakra.ul>
    </chakra.nav>
  );
}
