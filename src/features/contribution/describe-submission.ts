import { t } from '@lingui/core/macro';
import { assistantWords } from '#domain/assistant/words-of-language.ts';
import { describeTaste } from '#domain/assistant/answers/describe-taste.ts';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import { encodeFood } from '#domain/contribution/encode-food.ts';
import type { FoodSubmission } from '#domain/contribution/food-submission.ts';
import { assistantLanguage } from '#shared/words/assistant-language.ts';

/** A food in the making has no id yet; decoding asks for one. */
const IN_THE_MAKING = 'in-the-making';

/** What a contributor has entered so far, in sentences (spec 1 §7, food_description without a service); '' while that says nothing of its taste. */
export function describeSubmission(submission: FoodSubmission): string {
  const food = decodeFood({
    id: IN_THE_MAKING,
    ...encodeFood({ ...submission, name: submission.name.trim() || t`It` }),
  });
  return food.kind === 'valid'
    ? describeTaste(food.value, { details: food.value, words: assistantWords(assistantLanguage) })
    : '';
}
