import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { DefaultedPart, Food } from '#domain/foods/food.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { courseNames } from '#shared/words/course-names.ts';
import { inLanguageOf } from '#shared/words/in-english.ts';
import { textLanguageName } from '#shared/words/text-language.ts';
import { MeasuredText } from '#shared/words/measured-text.tsx';
import { wordFor } from '#shared/words/word-for.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { FactList } from './fact-list.tsx';
import { LikenedFoods } from './likened-foods.tsx';
import { ListPart, TextPart } from './food-part.tsx';
import { NamedFoodsPart } from './named-foods-part.tsx';
import { WordPart } from './word-part.tsx';

/** What a food is, what it tastes of in a few words, how it is made and served (spec 1 §2, food detail). */
export function OverviewTab({ food }: { readonly food: Food }) {
  const course = courseOf(food);
  const isTypical = (part: DefaultedPart) => food.defaulted.includes(part);
  return (
    <Stack gap="7">
      <Stack gap="3">
        <Description food={food} />
        <LikenedFoods label={t`Compared with more foods`} likened={food.likened.slice(1)} />
        <TextLanguage food={food} />
      </Stack>
      <FactList
        facts={[
          ...(course === null
            ? []
            : [
                {
                  label: t`Course`,
                  value: courseNames[course],
                  ...(food.course === null ? { from: t`by its name` } : {}),
                },
              ]),
          {
            label: t`Served`,
            value: <MeasuredText text={wordFor(food.temperatureServed)} />,
            isTypical: isTypical('temperatureServed'),
          },
          {
            label: t`Season`,
            value: food.seasonalAvailability.map(wordFor).join(', '),
            isTypical: isTypical('seasonalAvailability'),
          },
          { label: t`Difficulty`, value: `${food.difficulty}/5`, isTypical: isTypical('difficulty') },
          ...(food.portion === ''
            ? []
            : [{ label: t`Portion`, value: <MeasuredText text={food.portion} />, isOwnText: true }]),
          ...(food.cookingMethods.length > 0
            ? [{ label: t`Cooking`, value: food.cookingMethods.map(wordFor).join(', ') }]
            : []),
        ]}
      />
      <WordPart heading={t`Ingredients`} words={food.translation?.ingredients ?? food.ingredients} asWritten />
      <TextPart heading={t`Preparation`} text={food.preparationNotes} />
      <ListPart heading={t`How it is made`} items={food.preparationMethods} />
      <ListPart heading={t`How to serve it`} items={food.servingSuggestions} />
      <NamedFoodsPart heading={t`Goes well with`} names={food.bestPairedWith} tone="herb" />
      <TextPart heading={t`With what it is eaten`} text={food.wayOfEating} />
      <ListPart heading={t`How to eat it`} items={food.consumptionTips} />
    </Stack>
  );
}

/** In which language a food is described, where it is not that of the page. */
function TextLanguage({ food }: { readonly food: Food }) {
  if (inLanguageOf(food).lang === undefined || food.language === '') return null;
  const name = textLanguageName(food.language);
  return <chakra.p textStyle="small" color="ink.muted">{t`Written in ${name}`}</chakra.p>;
}

function Description({ food }: { readonly food: Food }) {
  if (food.description === '' && food.summary === '')
    return <chakra.p color="ink.muted">{t`Nobody has described this food yet.`}</chakra.p>;
  return (
    <Stack gap="3" maxW="reading" overflowWrap="anywhere" whiteSpace="pre-line" {...inLanguageOf(food)}>
      {food.description === '' ? null : (
        <chakra.p dir="auto" fontSize="lg">
          {food.description}
        </chakra.p>
      )}
      {food.summary === '' ? null : (
        <chakra.p dir="auto" color="ink.muted">
          {food.summary}
        </chakra.p>
      )}
    </Stack>
  );
}
