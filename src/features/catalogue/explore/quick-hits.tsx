import { plural, t } from '@lingui/core/macro';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { SearchHit } from '#ranking/question-shapes.ts';
import { useFarFoods } from '#food-views/offers/use-far-foods.ts';
import { foodsByIds } from '#replica/foods/food-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Card } from '#ui/layout/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { FoodOption } from '#food-views/search/food-option.tsx';
import { NothingHere } from '#food-views/search/nothing-here.tsx';
import type { RankedAnswer } from '#food-views/offers/use-ranked.ts';

interface QuickHitsProps {
  /** Of the listbox; option n has `${id}-${n}`. */
  readonly id: string;
  readonly text: string;
  readonly kind: RankedAnswer<unknown>['kind'];
  readonly hits: readonly SearchHit[];
  /** Whether the words leave something out (R29). */
  readonly isDenying: boolean;
  readonly chosen: number;
}

const hrefFor = (id: FoodId) => `/food/${id}`;

/** The list below the quick search: at most six foods, or what to do when there is none. */
export function QuickHits({ id, text, kind, hits, isDenying, chosen }: QuickHitsProps) {
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
      {kind === 'answered' && hits.length === 0 ? (
        <Card mt="3" p="0">
          <NothingHere text={text} isDenying={isDenying} hrefFor={hrefFor} />
        </Card>
      ) : null}
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
                to={hrefFor(hit.id)}
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
