import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { Food } from '#domain/foods/food.ts';
import { decodeTastings } from '#domain/tasting/decode-tastings.ts';
import { TASTERS_TO_MEASURE } from '#domain/foods/effective-taste.ts';
import { tastedWords } from '#domain/tasting/tasted-words.ts';
import type { WordSums } from '#domain/tasting/tasting-sums.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { FoodPart } from './food-part.tsx';
import { TasteColumns } from '#food-views/taste/taste-columns.tsx';

/** How many tasters agree to the words that the food has now, from three answers on; nothing without any. */
export function TastedWords({ food }: { readonly food: Food }) {
  const offered = new Set(tastedWords(food).map(({ part, word }) => `${part} ${word}`));
  const { everyone, professionals } = decodeTastings(food.tastings);
  const answered = everyone.words.filter(
    ({ part, word, agree, disagree }) => agree + disagree >= TASTERS_TO_MEASURE && offered.has(`${part} ${word}`),
  );
  if (answered.length === 0) return null;
  const theirs = new Map(professionals.words.map((sums) => [`${sums.part} ${sums.word}`, sums]));
  return (
    <FoodPart heading={t`What tasters say`}>
      <TasteColumns rowGap="1">
        {answered.map((sums) => (
          <chakra.li
            key={`${sums.part} ${sums.word}`}
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            columnGap="3"
          >
            <chakra.span dir="auto" overflowWrap="anywhere">
              {wordFor(sums.word)}
            </chakra.span>
            <chakra.span textStyle="small" color="ink.muted">
              {agreeing(sums)}
              {professionalsOf(theirs.get(`${sums.part} ${sums.word}`))}
            </chakra.span>
          </chakra.li>
        ))}
      </TasteColumns>
    </FoodPart>
  );
}

function agreeing({ agree, disagree }: WordSums): string {
  const all = agree + disagree;
  return t`${agree} of ${all} agree`;
}

function professionalsOf(sums: WordSums | undefined): string {
  if (sums === undefined) return '';
  const { agree, disagree } = sums;
  const all = agree + disagree;
  return t`, of professionals ${agree} of ${all}`;
}
