import { chakra } from '#ui/elements/chakra.tsx';
import type { Food } from '#domain/foods/food.ts';
import { avoidedIn, type AvoidedStatus } from '#domain/safety/avoided-in.ts';
import { safetyWords } from '#domain/safety/safety-words.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import { assistantLanguage } from '#shared/words/assistant-language.ts';
import { dietInSentence } from '#shared/words/diet-word.ts';
import { wordFor } from '#shared/words/word-for.ts';

const colours = {
  contains: 'danger.text',
  'may-contain': 'danger.text',
  'not-stated': 'saffron.text',
  'stated-free': 'ink.muted',
} as const;

/** How the food stands to each thing that the member avoids, in words (R28). */
export function AvoidedList({ food, profile }: { readonly food: Food; readonly profile: TasteProfile }) {
  return (
    <chakra.ul display="flex" flexDirection="column" gap="1">
      {avoidedIn(food, profile).map((avoided) => (
        <chakra.li key={`${avoided.kind} ${avoided.word}`} fontWeight="medium" color={colours[avoided.status]}>
          {wordsOf(avoided)}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function wordsOf({ kind, word, status }: AvoidedStatus): string {
  const words = safetyWords[assistantLanguage];
  return kind === 'allergen' ? words.allergen(wordFor(word), status) : words.diet(dietInSentence(word), status);
}
