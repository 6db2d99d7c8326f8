import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { everyFood, type FoodQuestion } from '#domain/search/food-question.ts';
import { AddFoodLink, NearFoods } from '#food-views/search/near-foods.tsx';
import { countFoods } from '#replica/foods/food-queries.ts';
import type { Replica } from '#replica/database/replica.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Button } from '#ui/elements/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { narrowings } from './active-filters.ts';

const hasNoFood = async (replica: Replica) => (await countFoods(replica, 1)) === 0;

interface NothingFoundProps {
  readonly question: FoodQuestion;
  /** Whether the words of its text leave something out: then nothing is guessed (R29). */
  readonly isDenying: boolean;
  readonly onQuestion: (question: FoodQuestion) => void;
}

/** What to do when no food is found (spec 2 §2.11): everything that narrows the search by name, each to be dropped by itself. */
export function NothingFound({ question, isDenying, onQuestion }: NothingFoundProps) {
  const isCatalogueEmpty = useLive(hasNoFood, []) === true;
  if (isCatalogueEmpty) return <NothingToFind />;
  const parts = narrowings(question);
  const text = question.text.trim();
  return (
    <>
      {text === '' || parts.length > 1 || isDenying ? null : (
        <chakra.div maxW="form">
          <NearFoods text={text} hrefFor={(id) => `/food/${id}`} />
        </chakra.div>
      )}
      <EmptyState
        icon={SearchX}
        title={t`No foods found`}
        description={describe(parts.length, text !== '')}
        action={
          <>
            {parts.map(({ label, without }) => (
              <Button
                key={label}
                tone="outline"
                size="sm"
                minH="target"
                maxW="full"
                onClick={() => onQuestion(without)}
              >{t`Drop “${label}”`}</Button>
            ))}
            {parts.length > 1 ? (
              <Button size="sm" minH="target" onClick={() => onQuestion(everyFood)}>{t`Start over`}</Button>
            ) : null}
            {text === '' ? null : <AddFoodLink text={text} />}
          </>
        }
      />
    </>
  );
}

function describe(parts: number, hasText: boolean): string {
  if (parts > 1)
    return t`No food fits all of this at once. One that does not state what you ask for is left out, too. Drop a part of it:`;
  return hasText ? t`Try another spelling, or a cuisine.` : t`A food that does not state what you ask for is left out.`;
}

/** Where nothing is, no filter is to blame. */
function NothingToFind() {
  return (
    <EmptyState
      icon={SearchX}
      title={t`No foods found`}
      description={t`There is no food on this device yet. The catalogue comes with the first connection; what you add yourself is here at once.`}
      action={
        <LinkButton asChild tone="outline">
          <Link to="/contribute">{t`Contribute a food`}</Link>
        </LinkButton>
      }
    />
  );
}
