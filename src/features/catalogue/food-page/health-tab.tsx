import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Check, CircleHelp, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { Food } from '#domain/foods/food.ts';
import { dietStatus } from '#domain/safety/diet-status.ts';
import { speaksAgainst } from '#domain/safety/safety-status.ts';
import { safetyWords } from '#domain/safety/safety-words.ts';
import { type DietaryFlagName, dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import { dietInSentence, dietWord } from '#shared/words/diet-word.ts';
import { assistantLanguage } from '#shared/words/assistant-language.ts';
import { useTaste } from '#food-views/taste/taste-context.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AvoidedList } from './avoided-list.tsx';
import { AllergenLine } from '#food-views/safety/allergen-line.tsx';
import { wordsForMore } from '#food-views/safety/allergen-words.ts';
import { FoodPart, ListPart } from './food-part.tsx';
import { WordPart } from './word-part.tsx';

/** Allergens, diets and what to know about health; every answer is yes, no or not stated (R5). */
export function HealthTab({ food }: { readonly food: Food }) {
  const { profile } = useTaste();
  return (
    <Stack gap="7">
      <FoodPart heading={t`Allergens`}>
        <AllergenLine food={food} />
        <chakra.p textStyle="small" color="ink.muted" mt="1">
          {wordsForMore(food)}
        </chakra.p>
      </FoodPart>
      {profile === null || profile.allergens.length + profile.dietaryRestrictions.length === 0 ? null : (
        <FoodPart heading={t`What you avoid`}>
          <AvoidedList food={food} profile={profile} />
        </FoodPart>
      )}
      <FoodPart heading={t`Diets`}>
        <chakra.dl display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))" columnGap="8">
          {dietaryFlagNames.map((name) => (
            <Diet key={name} label={dietWord(name)} look={lookOf(food, name)} />
          ))}
        </chakra.dl>
      </FoodPart>
      <ListPart heading={t`Health warnings`} items={food.translation?.healthWarnings ?? food.healthWarnings} />
      <WordPart heading={t`Nutrition`} words={food.nutritionalHighlights} tone="herb" asWritten />
      <chakra.p
        textStyle="small"
        color="ink.muted"
      >{t`Written by members, not checked by anyone. If an allergy is serious, ask the cook.`}</chakra.p>
    </Stack>
  );
}

type DietLook = readonly [icon: LucideIcon, colour: string, words: string];

/** How a food stands to a diet: a yes is believed no more than what else is stated (R28). */
function lookOf(food: Food, name: DietaryFlagName): DietLook {
  const words = safetyWords[assistantLanguage];
  const [answer, status] = [food.diet[name], dietStatus(food, name)];
  if (answer === false) return [X, 'danger.text', t`No`];
  if (speaksAgainst(status)) return [TriangleAlert, 'danger.text', words.diet(dietInSentence(name), status)];
  if (answer === null) return [CircleHelp, 'ink.muted', t`Not stated`];
  return status === 'stated-free' ? [Check, 'herb.text', t`Yes`] : [CircleHelp, 'saffron.text', words.inDoubt];
}

function Diet({ label, look: [Icon, colour, words] }: { readonly label: string; readonly look: DietLook }) {
  return (
    <chakra.div
      display="flex"
      justifyContent="space-between"
      alignItems="center"
      flexWrap="wrap"
      columnGap="3"
      minH="11"
      py="1.5"
      borderBottomWidth="1px"
      borderColor="line.quiet"
    >
      <chakra.dt>{label}</chakra.dt>
      <chakra.dd m="0" display="flex" alignItems="center" gap="1.5" fontSize="sm" fontWeight="semibold" color={colour}>
        <Icon size={16} aria-hidden />
        {words}
      </chakra.dd>
    </chakra.div>
  );
}
