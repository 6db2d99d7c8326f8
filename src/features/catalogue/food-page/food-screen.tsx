import type { ReactNode } from 'react';
import { assertNever } from '#prelude/assert-never.ts';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { documentFoods, documentRow } from '#food-views/offers/document-foods.ts';
import { foodLookup } from '#replica/foods/food-queries.ts';
import { localizedFoods } from '#replica/foods/localized-foods.ts';
import { topicOfFood } from '#replica/database/audiences.ts';
import { useLive } from '#replica/database/use-live.ts';
import { useTopic } from '#replica/topics/use-topic.ts';
import { FoodNotFoundPage } from '#shared/saving/food-not-found-page.tsx';
import { FoodLoading, FoodNotOnDevice } from './food-absent.tsx';
import type { RenderSafety } from './food-actions.tsx';
import { FoodView } from './food-view.tsx';

interface FoodScreenProps {
  /** Of one food for as long as the screen lives: give it a key. */
  readonly foodId: FoodId;
  /** The Videos tab. */
  readonly videos: ReactNode;
  /** The Reviews tab. */
  readonly reviews: ReactNode;
  /** 'Share Your Experience', in the side column. */
  readonly reviewForm: ReactNode;
  /** Where it is served, below what is told of it. */
  readonly places: ReactNode;
  /** The pictures at the top, with what is laid over them. */
  readonly renderGallery: (food: Food, overlay: ReactNode) => ReactNode;
  /** Report, mute and block, at the end of the food's menu. */
  readonly renderSafety: RenderSafety;
}

/** A food's page (spec 1 §2, food detail), as far as this device knows the food; what it lacks is fetched and kept [S18]. */
export function FoodScreen({ foodId, ...parts }: FoodScreenProps) {
  useTopic(topicOfFood(foodId));
  const lookup = useLive((current) => foodLookup(current, foodId), [foodId]);
  const view = (food: Food) => <FoodView food={food} {...parts} />;
  // What the document brought stays where no answer comes: only the server says that a food is gone.
  const isAnswered = lookup?.kind === 'here' || lookup?.kind === 'missing';
  const told = useToldFood(foodId, isAnswered);
  if (told !== undefined) return view(told);
  if (lookup === undefined) return <FoodLoading />;
  switch (lookup.kind) {
    case 'here':
      return view(lookup.food);
    case 'fetching':
      return <FoodLoading />;
    case 'missing':
      return <FoodNotFoundPage />;
    case 'not-on-device':
      return <FoodNotOnDevice foodId={foodId} />;
    default:
      return assertNever(lookup);
  }
}

/** What the document says of the food, in the reader's language once its texts are here; nothing where the device knows better. */
function useToldFood(foodId: FoodId, isAnswered: boolean): Food | undefined {
  const told = isAnswered ? undefined : documentFoods().find(({ id }) => id === foodId);
  const isTold = told !== undefined;
  const spoken = useLive(
    isTold ? async ({ database }) => (await localizedFoods(database, [documentRow(foodId)]))[0] : undefined,
    [foodId],
  );
  return told && (spoken ?? told);
}
