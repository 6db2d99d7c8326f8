import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { type ReactNode, useCallback, useState } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { equallyFound } from '#domain/search/equally-found.ts';
import type { FoodQuestion } from '#domain/search/food-question.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { FoodCard } from '#food-views/cards/food-card.tsx';
import { FarFoodCard } from '#food-views/cards/far-food-card.tsx';
import { FoodShelf } from '#food-views/cards/food-shelf.tsx';
import { FoodCardSkeleton } from '#food-views/cards/food-card-skeleton.tsx';
import { usePromoted } from '#food-views/search/use-promoted.ts';
import { TextAvoids } from '#food-views/search/text-avoids.tsx';
import { useTaste } from '#food-views/taste/taste-context.tsx';
import { calledName } from '#food-views/names/called-name.ts';
import { useSimilarFoods } from '#food-views/offers/use-offers.ts';
import { isHere, type ShownFood, useWholeFoods } from '#food-views/offers/use-whole-foods.ts';
import { useFarFoods } from '#food-views/offers/use-far-foods.ts';
import { useRankedAnswer } from '#food-views/offers/use-ranked.ts';
import type { FindFoodsQuestion, FoundFoods } from '#ranking/question-shapes.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { foodsByIds } from '#replica/foods/food-queries.ts';
import { promotersOf } from '#replica/members/promoters-of.ts';
import { membersNamed } from '#replica/members/member-queries.ts';
import { unsentFoods } from '#replica/foods/unsent-foods.ts';
import { useLive } from '#replica/database/use-live.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { Section } from '#ui/layout/section.tsx';
import { useIsWide } from '#ui/layout/use-is-wide.ts';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { isShortByName } from './short-by-name.ts';
import { NothingFound } from './nothing-found.tsx';
import { ResultLine, ResultLineSkeleton } from './result-line.tsx';

/** The grid of the results (spec 2 §9, advanced search), where the window is no phone's: at most 4 columns, rows of 520 px, 24 px between; in rem, so that larger letters get more room. */
const ResultGrid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1.5rem',
    gridAutoRows: '32.5rem',
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(100%, 17.5rem), (100% - 4.5rem) / 4), 1fr))',
  },
});

/** Foods read at once; more when the end comes near. */
const STRETCH = 60;
/** spec 2 §9, advanced search: above 12 results the grid is virtual. */
const VIRTUAL_ABOVE = 12;

const nobody: readonly never[] = [];

interface SearchResultsProps {
  readonly question: FoodQuestion;
  readonly onQuestion: (question: FoodQuestion) => void;
  /** Stands beside their number. */
  readonly beside: ReactNode;
}

/** The foods of a question, their number, and what to loosen when there is none. */
export function SearchResults({ question, onQuestion, beside }: SearchResultsProps) {
  const { memberId, profile, offeredTo, disliked } = useTaste();
  const taster = { memberId, profile };
  // For a table it leaves out what speaks against it (R28); for a member alone all is found, each labelled.
  const leavesOut = disliked === null ? null : offeredTo;
  const { kind, answer, foods, items, promoted, readMore } = useFound(question, { taster, leavesOut });
  const unsent = useLive(unsentFoods, []);
  const isWide = useIsWide();
  if (kind === 'failed')
    return (
      <ErrorState title={t`The search could not be started`} description={t`Please try again, or reload the page.`} />
    );
  if (answer === null || foods === undefined) return <Searching isWide={isWide} />;
  const isDenying = answer.denied !== undefined;
  const notes = (
    <Notes question={question} denied={answer.denied} isForTable={leavesOut !== null} onQuestion={onQuestion} />
  );
  if (answer.total === 0)
    return (
      <>
        {notes}
        <NothingFound question={question} isDenying={isDenying} onQuestion={onQuestion} />
      </>
    );
  return (
    <>
      {notes}
      <VisuallyHidden as="h2">{t`Results`}</VisuallyHidden>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        minH="target"
        mb="3"
      >
        <chakra.output color="ink.muted">{plural(answer.total, { one: '# food', other: '# foods' })}</chakra.output>
        {beside}
      </chakra.div>
      <VirtualGrid
        // What is laid out as one is measured as one.
        key={isWide ? 'cards' : 'lines'}
        items={items}
        keyOf={({ id }) => id}
        layout={isWide ? 'cards' : 'lines'}
        render={(food) => {
          const isUnsent = unsent?.has(food.id) ?? false;
          const promotedBy = promoted?.id === food.id ? promoted.by : null;
          if (!isWide)
            return <ResultLine food={food} isUnsent={isUnsent} promotedBy={promotedBy} sort={question.sort} />;
          if (!isHere(food)) return <FarFoodCard food={food} />;
          const card = <FoodCard food={food} isUnsent={isUnsent} />;
          return promotedBy === null ? card : <Promoted promotedBy={promotedBy}>{card}</Promoted>;
        }}
        virtualAbove={VIRTUAL_ABOVE}
        List={ResultGrid}
        onEnd={readMore}
      />
      {isDenying ? null : <LikeTheFound question={question} total={answer.total} found={items} />}
    </>
  );
}

interface LikeTheFoundProps {
  readonly question: FoodQuestion;
  readonly total: number;
  /** Best first. */
  readonly found: readonly ShownFood[];
}

/** Where a name finds few foods, which leave most of a screen empty: what tastes like the best of them, without those that stand above. */
function LikeTheFound({ question, total, found }: LikeTheFoundProps) {
  const [best] = found;
  if (best === undefined || !isHere(best) || !isShortByName(question, { total, best })) return null;
  return <LikeTheBest best={best} found={found} />;
}

function LikeTheBest({ best, found }: Pick<LikeTheFoundProps, 'found'> & { readonly best: Food }) {
  const { kind, answer } = useSimilarFoods(best);
  const similar = useWholeFoods(kind === 'asking' ? undefined : answer) ?? nobody;
  const others = similar.filter(({ id }) => found.every((food) => food.id !== id));
  if (kind === 'failed' || others.length === 0) return null;
  return (
    <chakra.div mt={{ base: '8', md: '12' }}>
      <Section heading={t`Similar to ${calledName(best)}`}>
        <FoodShelf foods={others} expected={others.length} />
      </Section>
    </chakra.div>
  );
}

type TasteOfReader = ReturnType<typeof useTaste>;

interface Asker {
  readonly taster: Pick<TasteOfReader, 'memberId' | 'profile'>;
  readonly leavesOut: TasteOfReader['offeredTo'] | null;
}

/** What the catalogue finds, a stretch at a time, with the rows that are on this device. */
function useFound(question: FoodQuestion, { taster, leavesOut }: Asker) {
  const uploaders = useLive((replica) => membersNamed(replica, question.text), [question.text]) ?? nobody;
  const asked = JSON.stringify({ question, taster, leavesOut, uploaders });
  const [reach, setReach] = useState({ asked, limit: STRETCH });
  const limit = reach.asked === asked ? reach.limit : STRETCH;
  const ask = useCallback(
    (ranking: Ranking) =>
      ranking.ask('findFoods', { ...(JSON.parse(asked) as Omit<FindFoodsQuestion, 'limit'>), limit }),
    [asked, limit],
  );
  const { kind, answer } = useRankedAnswer(ask);
  const ids = answer?.ids;
  // Both at once: a card that was drawn does not make room for another.
  const found = useLive(
    ids === undefined
      ? undefined
      : async (replica) => {
          const foods = await foodsByIds(replica, ids);
          return { foods, promoters: await promotersOf(replica, foods) };
        },
    [ids],
  );
  const foods = found?.foods;
  const here = new Map(foods?.map((food) => [food.id, food]));
  const placed = usePromoted(hitsOf(question, { answer, here }), found?.promoters);
  const far = useFarFoods(ids, foods);
  const items = placed.hits.flatMap(({ id }) => here.get(id) ?? far.get(id) ?? []);
  const readMore = () => {
    if (answer !== null && answer.ids.length < answer.total && kind === 'answered')
      setReach({ asked, limit: limit + STRETCH });
  };
  return { kind, answer, foods, items, promoted: placed.promoted, readMore };
}

function Searching({ isWide }: { readonly isWide: boolean }) {
  if (!isWide)
    return (
      <chakra.ul aria-busy aria-label={t`Searching`}>
        {[1, 2, 3, 4, 5, 6, 7].map((place) => (
          <li key={place}>
            <ResultLineSkeleton />
          </li>
        ))}
      </chakra.ul>
    );
  return (
    <ResultGrid aria-busy aria-label={t`Searching`}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <li key={place}>
          <FoodCardSkeleton />
        </li>
      ))}
    </ResultGrid>
  );
}

interface NotesProps {
  readonly question: FoodQuestion;
  readonly denied: FoundFoods['denied'];
  /** Whether what speaks against a table's needs is left out. */
  readonly isForTable: boolean;
  readonly onQuestion: (question: FoodQuestion) => void;
}

/** What stands above the results: how the text was read, and what is left out. */
function Notes({ question, denied, isForTable, onQuestion }: NotesProps) {
  return (
    <>
      {denied === undefined ? null : (
        <chakra.div mb="4">
          <TextAvoids question={question} denied={denied} onQuestion={onQuestion} />
        </chakra.div>
      )}
      {!isForTable ? null : (
        <chakra.p
          textStyle="small"
          color="ink.muted"
          mb="4"
        >{t`For your table: what speaks against somebody’s needs is left out. What is not stated says so.`}</chakra.p>
      )}
    </>
  );
}

interface Answered {
  readonly answer: FoundFoods | null;
  /** Those with a row on this device. */
  readonly here: ReadonlyMap<FoodId, Food>;
}

/** What was found, with what says which are equal in the first stretch: what is read when the end comes near never moves what has been looked at. */
function hitsOf(question: FoodQuestion, { answer, here }: Answered) {
  const { ids, points, denied } = answer ?? { ids: [], points: [] };
  return ids.map((id, at) => {
    const food = at < STRETCH && denied === undefined ? here.get(id) : undefined;
    const quality = food === undefined ? undefined : equallyFound(question, { food, points: points[at] });
    return quality === undefined ? { id } : { id, quality };
  });
}

/** The card of the promoted food, as high as the others. */
function Promoted({ promotedBy, children }: { readonly promotedBy: string; readonly children: ReactNode }) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="1" height="full">
      <chakra.p textStyle="small" color="ink.muted" lineClamp="1">{t`Promoted by ${promotedBy}`}</chakra.p>
      <chakra.div flex="1 1 0" minH="0">
        {children}
      </chakra.div>
    </chakra.div>
  );
}
