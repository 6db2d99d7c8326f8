import { namesNoAllergen, namesNothing } from '#domain/avoidance/read-avoidance.ts';
import { ingredientsIn } from '#domain/assistant/words/ingredient-words.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';

/** Begins a sentence that tells of somebody. */
const tells =
  /^(?:(?:and|so|but|because|und|also|aber|weil) )?(?:(?:my|our|the|his|her|mein|meine|meinen|unser|unsere|der|die|das) \w+|he|she|they|we|i|its|it|er|sie|wir|ich|es|bin|hab|habe)\b/;
/** Says what is wanted, or how it is to be. */
const wishes =
  /\b(?:(?:i|we|ich|wir) (?:\w+ )?(?:want|like|love|need|prefer|hate|would|will|mag|mogen|liebe|brauche|mochte|moechte|hatte|haette|suche)|something|anything|etwas|irgend\w*|lieber|rather|instead|stattdessen|other|else|than|more|less|mehr|weniger|best|beste\w*|should|must|has to|soll\w*|muss|recommend\w*|suggest\w*|empfiehl\w*|similar|ahnlich\w*|goes with|passt|with|without|mit|ohne|no|not|nor|never|nicht|nie|kein\w*)\b/;

/** Begins a question or a request, which needs no mark at its end: 'whats the mildest curry, my mum thinks ketchup is spicy'. */
const asks =
  /^(?:(?:so|and|hey|hi|ok|also|und|na) )?(?:what|whats|which|how|hows|is|are|do|does|can|could|any|got|give|tell|show|find|recommend|suggest|least|the (?:most|least|\w+est)|was|welche\w*|wie|gibt|gibts|hast|kennst|nenn|zeig|empfiehl|sind|schmeckt|kann|passt)\b/;
/** Tells nothing: 'lol', 'the kids are watching'. */
const idle =
  /^(?:(?:please|help|help me|just curious|asking for a friend|no judgement|be nice|go|taste wise|bitte|hilfe|ehrlich|ganz ehrlich|rein interessehalber|rein vom geschmack(?: her)?|geschmacklich|vom geschmack her) ?)+$/;

/** A whole question of what a thing is like: of what is said after it only another question, or a wish, asks for more. */
const asksWhatItIsLike =
  /^(?:(?:so|and|hey|hi|ok|also|und|na) )?(?:(?:what|how) (?:does|do|did) .+ taste(?: like)?|what (?:is|are) .+ like|how (?:hot|spicy|sweet|salty|sour|bitter|strong) (?:is|are) .+|wie (?:schmeckt|schmecken) .+|wie (?:scharf|suss|salzig|sauer|bitter) (?:ist|sind) .+|wonach (?:schmeckt|schmecken) .+)$/;
const asksForMore =
  /\b(?:something|anything|some other|another|instead|recommend\w*|suggest\w*|what|which|how|who|where|when|(?:i|we) (?:want|need|would like|prefer|am looking|like|love|hate)|find me|give me|show me|similar|etwas|irgendwas|stattdessen|empfiehl\w*|was|welche\w*|wie|wer|wo|ich (?:will|suche|brauche|mochte|moechte|mag|hatte|haette)|ahnlich\w*|aehnlich\w*)\b/;

/** Whether a sentence only tells why something is asked, and says nothing of what is wanted. */
function isTold(sentence: string): boolean {
  const folded = foldSearchText(sentence);
  if (idle.test(folded)) return true;
  return (
    tells.test(folded) &&
    !wishes.test(folded) &&
    namesNothing(sentence) &&
    ingredientsIn(folded, 'en').length + ingredientsIn(folded, 'de').length === 0
  );
}

/**
 * A question without the sentences after it that only tell why it is asked: 'is pad thai spicy? My son wants a bite'. What must be avoided is read from
 * the whole prompt.
 */
export function withoutToldBeside(prompt: string): string {
  const [, question = '', rest = ''] = /^([^?]*\?+)\s+(\p{L}[^?]*)$/u.exec(prompt.trim()) ?? [];
  const sentences = rest.split(/[.!…]+\s*/).filter((sentence) => sentence.trim() !== '');
  if (sentences.length > 0 && sentences.every(isTold)) return question;
  const isLeftToTell =
    sentences.length > 0 &&
    asksWhatItIsLike.test(foldSearchText(question)) &&
    sentences.every((sentence) => !asksForMore.test(foldSearchText(sentence)) && namesNoAllergen(sentence));
  if (isLeftToTell) return question;
  const [asked = '', ...clauses] = prompt.trim().split(/[,;.!…]+\s+|\s+[–—-]\s+/u);
  return clauses.length > 0 && asks.test(foldSearchText(asked)) && asked.includes(' ') && clauses.every(isTold)
    ? asked
    : prompt;
}
