import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useDeferredValue } from 'react';
import { levelWord } from '#domain/taste/level-word.ts';
import { newlyAvoided } from '#domain/safety/avoided-in.ts';
import type { FoodQuestion } from '#domain/search/food-question.ts';
import { allergenWords, dietaryFlagNames, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { flavourWords, textureWords } from '#domain/taste/taste-words.ts';
import { useRanked } from '#food-views/offers/use-ranked.ts';
import { WordChoice } from '#food-views/search/word-choice.tsx';
import { dietWord } from '#shared/words/diet-word.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { tasteLabel } from '#food-views/taste/taste-bar.tsx';
import type { Ranking } from '#ranking/ranking.ts';
import { LevelSlider } from '#ui/fields/level-slider.tsx';
import { RangeField } from '#ui/fields/range-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { RATING_STEP } from '#food-views/search/search-place.ts';

interface FilterFieldsProps {
  readonly question: FoodQuestion;
  readonly onQuestion: (question: FoodQuestion) => void;
}

const askCuisines = (ranking: Ranking) => ranking.ask('cuisines');

/** Every filter of a question (spec 2 §2.11), one below the other. */
export function FilterFields({ question, onQuestion }: FilterFieldsProps) {
  // The first of them are drawn with what opened them, the others right after: drawn at once they kept a slow phone from showing that it was pressed.
  const showsAll = useDeferredValue(true, false);
  const cuisines = useRanked(askCuisines).answer.map(({ name }) => name);
  const set = (changes: Partial<FoodQuestion>) => onQuestion({ ...question, ...changes });
  const named =
    question.cuisine === '' || cuisines.includes(question.cuisine) ? cuisines : [question.cuisine, ...cuisines];
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <SelectField
        label={t`Cuisine`}
        value={question.cuisine}
        onValue={(cuisine) => set({ cuisine })}
        options={[
          { value: '', label: t`All cuisines` },
          ...named.map((name) => ({ value: name, label: wordFor(name) })),
        ]}
      />
      <LevelSlider
        label={t`Minimum rating`}
        {...(question.minimumRating > 0 ? { hint: t`Foods that nobody rated yet are left out.` } : {})}
        value={question.minimumRating}
        from={0}
        to={5}
        step={RATING_STEP}
        isRequired
        wordFor={(rating) => (rating === 0 ? t`any` : t`or better`)}
        onValue={(rating) => set({ minimumRating: rating ?? 0 })}
      />
      {showsAll ? (
        <>
          <WordFilters question={question} set={set} />
          <TasteRanges question={question} set={set} />
        </>
      ) : null}
    </chakra.div>
  );
}

interface PartProps {
  readonly question: FoodQuestion;
  readonly set: (changes: Partial<FoodQuestion>) => void;
}

/** What it tastes and feels like, and what it must state. */
function WordFilters({ question, set }: PartProps) {
  return (
    <>
      <WordChoice
        label={t`Flavours`}
        offered={flavourWords}
        chosen={question.flavours}
        onChosen={(flavours) => set({ flavours })}
      />
      <WordChoice
        label={t`Textures`}
        offered={textureWords}
        chosen={question.textures}
        onChosen={(textures) => set({ textures })}
      />
      <WordChoice
        label={t`Not among the stated allergens`}
        hint={t`Only foods that state their allergens. What is not stated is left out.`}
        offered={allergenWords}
        chosen={question.withoutAllergens}
        onChosen={(words) => {
          const avoided = newlyAvoided(words, question.withoutAllergens);
          set({ withoutAllergens: allergenWords.filter((word) => avoided.includes(word)) });
        }}
      />
      <WordChoice
        label={t`Diet`}
        hint={t`Only foods that state it.`}
        offered={dietaryFlagNames}
        chosen={question.diet}
        onChosen={(words) => set({ diet: dietaryFlagNames.filter((flag) => words.includes(flag)) })}
        labelOf={dietWord}
      />
    </>
  );
}

/** How strong each taste may be; the whole range asks for nothing. */
function TasteRanges({ question, set }: PartProps) {
  return (
    <>
      {intensityNames.map((name) => (
        <RangeField
          key={name}
          label={tasteLabel(name)}
          value={question.intensities[name] ?? { from: 0, to: 5 }}
          from={0}
          to={5}
          step={1}
          wordFor={(level) => wordFor(levelWord(level))}
          onValue={(range) => {
            const { [name]: _, ...others } = question.intensities;
            set({ intensities: range.from === 0 && range.to === 5 ? others : { ...others, [name]: range } });
          }}
        />
      ))}
    </>
  );
}
