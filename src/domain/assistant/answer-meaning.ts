import { findMentions } from '#domain/avoidance/find-mentions.ts';
import { flavourWords, textureWords } from '#domain/taste/taste-words.ts';
import { tastingTerm } from '#domain/assistant/words/tasting-terms.ts';
import { avoidedBy, speaksOf } from '#domain/assistant/answers/avoiding.ts';
import { offerMeaning } from '#domain/assistant/answers/offer-meaning.ts';
import { questionGrammars } from '#domain/assistant/reading/grammars/question-grammars.ts';
import { meant } from '#domain/assistant/reading/meant-in-question.ts';
import { answerFrom } from './answer-one-food.ts';
import type { Asked } from './asked.ts';
import type { AssistantAnswer } from './assistant-question.ts';

/** What a word means, where no food is called so. 'What does miso taste like' avoids nothing, though it is an allergen's word; whatever else is named does. */
export function answerMeaning(word: string, world: Asked): AssistantAnswer | null {
  const found = meant(word, world);
  const isTerm =
    tastingTerm(word, world.asked) !== null || [...flavourWords, ...textureWords].some((known) => known === word);
  const isAllergen = findMentions(word.split(' ')).length > 0;
  if (found?.certainty === 'exact' || (found?.certainty === 'part' && !isAllergen && !isTerm) || world.own.isOfHarm)
    return null;
  const bounds = avoidedBy(world.question, [word]);
  // What a word of taste means is told whatever else is named; its examples are without what that avoids.
  if (speaksOf(bounds.own) && !isTerm) return null;
  const offer = offerMeaning(
    word,
    { ...world, ...bounds, taster: world.question.taster },
    questionGrammars[world.asked].wish,
  );
  return offer === null ? null : answerFrom(offer, { words: world.words, ...bounds });
}
