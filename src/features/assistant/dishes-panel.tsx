import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RefreshCw, Sparkles, Square, WandSparkles } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ServedDishes } from '#domain/assistant/assistant-service.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { DISHES_SHOWN } from '#domain/assistant/answers/recommend-dishes.ts';
import { inLanguageOfAnswer } from '#shared/words/in-english.ts';
import { WrittenBy, writerWords } from '#shared/words/written-by.tsx';
import { useTaste } from '#food-views/taste/taste-context.tsx';
import { useOffered } from '#food-views/offers/use-offered.ts';
import { useWholeFoods } from '#food-views/offers/use-whole-foods.ts';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { DishLine } from './dish-line.tsx';
import { useDishes } from './use-dishes.ts';

/** The AI recommendations (spec 1 §2, explore): always equally high on wide screens, so that nothing beside it moves. */
export function DishesPanel() {
  const { kept, isBusy, generate, stop } = useDishes();
  return (
    <Card pad="none" minH={kept ? '26rem' : '19rem'} height={{ lg: '34rem' }} display="flex" flexDirection="column">
      <chakra.div
        flex="1"
        minH="0"
        display="flex"
        flexDirection="column"
        css={{ '& > *': { my: 'auto' } }}
        overflowY={{ lg: 'auto' }}
        px={{ base: '4', md: '5' }}
        {...(isBusy ? { 'aria-busy': true } : {})}
      >
        {isBusy ? (
          <Coming />
        ) : kept === undefined ? null : kept === null ? (
          <NothingYet />
        ) : (
          <Recommended served={kept.served} />
        )}
      </chakra.div>
      <chakra.div display="flex" justifyContent="center" p="3" borderTopWidth="1px" borderColor="line.quiet">
        {isBusy ? (
          <Button tone="outline" onClick={stop}>
            <Square aria-hidden />
            {t`Stop`}
          </Button>
        ) : (
          <Button tone={kept === null ? 'solid' : 'outline'} onClick={() => void generate()}>
            {kept ? <RefreshCw aria-hidden /> : <WandSparkles aria-hidden />}
            {kept ? t`Recommend anew` : t`Recommend something`}
          </Button>
        )}
      </chakra.div>
    </Card>
  );
}

function NothingYet() {
  const { memberId } = useTaste();
  return (
    <EmptyState
      icon={Sparkles}
      headingLevel="h3"
      title={t`No AI recommendations generated yet`}
      description={
        memberId === null ? (
          <Trans>
            Please sign in to get AI recommendations.{' '}
            <TextLink asChild>
              <Link to="/auth?next=%2Fexplore">Sign In</Link>
            </TextLink>
          </Trans>
        ) : (
          t`Six dishes by your taste profile, the time of day and what you looked at last.`
        )
      }
    />
  );
}

function Recommended({ served }: { readonly served: ServedDishes }) {
  const { offeredTo: profile } = useTaste();
  const { dishes, summary, answeredBy, notice } = served;
  const ids = useMemo(() => dishes.flatMap(({ foodId }) => (foodId === null ? [] : [foodId])), [dishes]);
  const foods = useWholeFoods(ids);
  // What was recommended once is kept, and what the member avoids may be another since (R28). Of a food that is in no row or column here nobody knows.
  const offered = useOffered(foods);
  const avoids = profile !== null && profile.allergens.length + profile.dietaryRestrictions.length > 0;
  const isOffered = (foodId: FoodId | null) =>
    !avoids || (foodId !== null && offered?.some(({ id }) => id === foodId) === true);
  return (
    <article data-ai-generated={answeredBy} aria-label={t`Recommendations: ${writerWords(answeredBy)}`}>
      <Stack gap="1" pt="4" pb="1">
        <WrittenBy speaker={answeredBy} language={served.language} />
        <chakra.p {...inLanguageOfAnswer(served)}>{summary}</chakra.p>
        {notice === '' ? null : (
          <chakra.p textStyle="small" color="ink.muted">
            {notice}
          </chakra.p>
        )}
      </Stack>
      <ol>
        {dishes
          .filter(({ foodId }) => isOffered(foodId))
          .map((dish) => (
            <DishLine
              key={dish.foodName}
              dish={dish}
              spoken={inLanguageOfAnswer(served)}
              food={foods?.find(({ id }) => id === dish.foodId)}
              profile={profile}
            />
          ))}
      </ol>
    </article>
  );
}

function Coming() {
  return (
    <Stack gap="5" py="5">
      <VisuallyHidden role="status">{t`Choosing dishes…`}</VisuallyHidden>
      {Array.from({ length: DISHES_SHOWN }, (_, place) => (
        <Stack key={place} gap="2">
          <Skeleton height="5" width="60%" />
          <Skeleton height="4" width="85%" />
        </Stack>
      ))}
    </Stack>
  );
}
