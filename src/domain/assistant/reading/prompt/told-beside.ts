import { namesNothing } from '#domain/avoidance/read-avoidance.ts';
import { ingredientsIn } from '#domain/assistant/words/ingredient-words.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';

/** Begins a sentence that tells of somebody. */
const tells =
  /^(?:(?:and|so|but|because|und|also|aber|weil) )?(?:(?:my|our|the|his|her|mein|meine|meinen|unser|unsere|der|die|das) \w+|he|she|they|we|i|its|it|er|sie|wir|ich|es|bin|hab|habe)\b/;
/** Says what is wanted, or how it is to be. */
const wishes =
  /\b(?:(?:i|we|ich|wir) (?:\w+ )?(?:want|like|love|need|prefer|hate|would|will|mag|mogen|liebe|brauche|mochte|moechte|hatte|haette|suche)|something|anything|etwas|irgend\w*|lieber|rather|instead|stattdessen|other|else|than|more|less|mehr|weniger|best|beste\w*|recommend\w*|suggest\w*|empfiehl\w*|similar|ahnlich\w*|goes with|passt|with|without|mit|ohne|no|not|nor|never|nicht|nie|kein\w*)\b/;

/**
 * A question of one sentence, without the sentences after it that only tell why it is asked: 'is pad thai spicy? My son wants a bite'. What must be
 * avoided is read from the whole prompt.
 */
export function withoutToldBeside(prompt: string): string {
  const [, question = '', rest = ''] = /^([^?]*\?+)\s+(\p{L}[^?]*)$/u.exec(prompt.trim()) ?? [];
  const sentences = rest.split(/[.!…]+\s*/).filter((sentence) => sentence.trim() !== '');
  const isTold = (sentence: string) => {
    const folded = foldSearchText(sentence);
    return (
      tells.test(folded) &&
      !wishes.test(folded) &&
      namesNothing(sentence) &&
      ingredientsIn(folded, 'en').length + ingredientsIn(folded, 'de').length === 0
    );
  };
  return sentences.length > 0 && sentences.every(isTold) ? question : prompt;
}
