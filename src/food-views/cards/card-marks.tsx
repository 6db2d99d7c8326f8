import { chakra } from '#ui/elements/chakra.tsx';
import { Suspense } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';

const Room = () => <chakra.div height="target" mb="-2.5" />;

const CardMarkRow = lazyPart<{ readonly food: Food }>(
  async () => (await import('./card-mark-row.tsx')).CardMarkRow,
  Room,
);

/** The marks of a card, loaded behind its picture and words; their room is kept, so that nothing moves. */
export function CardMarks({ food }: { readonly food: Food }) {
  return (
    <Suspense fallback={<Room />}>
      <CardMarkRow food={food} />
    </Suspense>
  );
}
