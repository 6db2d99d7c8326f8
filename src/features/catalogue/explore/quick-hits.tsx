import { plural, t } from '@lingui/core/macro';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SearchHit } from '#ranking/ranking.ts';
import { useFarFoods } from '#food-views/offers/use-far-foods.ts';
import { foodsByIds } from '#replica/foods/food-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { FoodOption } from '#food-views/search/food-option.tsx';
import type { RankedAnswer } from '#food-views/offers/use-ranked.ts';

interface QuickHitsProps {
  /** Of the listbox; option n has `${id}-${n}`. */
  readonly id: string;
  readonly text: string;
  readonly kind: RankedAnswer<unknown>['kind'];
  readonly hits: readonly SearchHit[];
  readonly chosen: number;
}

/** The list below the quick search: at most six foods, or what to do when there is none. */
export function QuickHits({ id, text, kind, hits, chosen }: QuickHitsProps) {
  const ids = hits.map((hit) => hit.id);
  const foods = useLive((replica) => foodsByIds(replica, ids), [ids.join(' ')]);
  const far = useFarFoods(ids, foods);
  const count = plural(hits.length, { one: '# food found', other: '# foods found' });
  return (
    <>
      <VisuallyHidden as="output">{kind === 'answered' ? count : ''}</VisuallyHidden>
      {kind === 'failed' ? (
        <ErrorState title={t`The search could not be started`} description={t`Please try again, or reload the page.`} />
      ) : null}
      {kind === 'answered' && hits.length === 0 ? <NothingFound text={text} /> : null}
      {hits.length === 0 ? null : (
        <Card
          id={id}
          role="listbox"
          aria-label={t`Foods found`}
          aria-busy={kind === 'asking'}
          mt="3"
          p="2"
          display="grid"
          gap="1"
        >
          {hits.map((hit, place) => {
            const food = foods?.find((one) => one.id === hit.id);
            return (
              <FoodOption
                key={hit.id}
                id={`${id}-${place}`}
                to={`/food/${hit.id}`}
                name={hit.name}
                nativeName={hit.nativeName}
                localName={hit.localName}
                origin={hit.origin}
                food={food}
                facts={food ?? far.get(hit.id)}
                isChosen={place === chosen}
              />
            );
          })}
        </Card>
      )}
    </>
  );
}

function NothingFound({ text }: { readonly text: string }) {
  return (
    <EmptyState
      icon={SearchX}
      title={t`Nothing found for “${text}”`}
      description={t`Try another spelling, or a cuisine. If the food is not here yet, you can be the one who brings it.`}
      action={
        <LinkButton asChild tone="outline">
          <Link to="/contribute">{t`Contribute a food`}</Link>
        </LinkButton>
      }
    />
  );
}
