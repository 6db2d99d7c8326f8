import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { LeftOut } from './wish-part.ts';
import type { TasteWish } from './taste-wish.ts';

/** Of a taste that was asked for. */
const SOME = 1;
/** What is only bounded may have more of a taste; what is denied has less. */
const MUCH = 2.5;

/** What is said last counts where both say something of the same. */
export function together(before: TasteWish, added: TasteWish): TasteWish {
  const kindsOf = new Set<LeftOut>(
    added.parts
      // 'Without soup' leaves the noodles that were asked for.
      .filter(({ isMethod, isDenied, isImplied }) => isMethod !== true && isDenied !== true && isImplied !== true)
      .map(({ left }) => left)
      .filter((left) => left === 'kind' || left === 'origin'),
  );
  if (added.question.cuisine !== '') kindsOf.add('origin');
  const isFromSaid = kindsOf.has('origin');
  return {
    question: {
      ...before.question,
      cuisine: isFromSaid ? added.question.cuisine : before.question.cuisine,
      intensities: Object.fromEntries(
        intensityNames.flatMap((name) => {
          const had = before.question.intensities[name];
          const range = added.question.intensities[name] ?? had;
          // 'Milder', or 'not too spicy', after 'something spicy' is still to have some of it.
          const isLess = added.order?.taste === name || (range?.from === 0 && range.to > MUCH);
          if (range !== undefined && had !== undefined && had.from > SOME && isLess)
            return [[name, { ...range, from: Math.max(range.from, SOME) }]];
          return range === undefined ? [] : [[name, range]];
        }),
      ),
      flavours: [...new Set([...before.question.flavours, ...added.question.flavours])],
      textures: [...new Set([...before.question.textures, ...added.question.textures])],
    },
    parts: [
      ...before.parts.filter(({ left }) => !kindsOf.has(left)),
      ...added.parts.filter(({ isImplied }) => !isImplied || !before.parts.some(({ left }) => left === 'kind')),
    ],
    holding: [...before.holding, ...added.holding],
    isAnyHeld: before.isAnyHeld || added.isAnyHeld,
    order: added.order ?? before.order,
    left: added.left,
    unstated: [...before.unstated, ...added.unstated],
    notStated: before.notStated ?? added.notStated,
    absent: added.absent,
  };
}
