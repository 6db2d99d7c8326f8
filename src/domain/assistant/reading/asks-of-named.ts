import type { AssistantCatalogue } from '#domain/assistant/assistant-catalogue.ts';
import type { AssistantQuestion } from '#domain/assistant/assistant-question.ts';
import { avoidedBy, avoidsAny, speaksOf } from '#domain/assistant/answers/avoiding.ts';
import { questionGrammars } from './grammars/question-grammars.ts';
import { meantIn } from './meant-food.ts';
import { namesIn, readingsByName } from './named-inside.ts';
import { anotherNamed } from './going-on/of-spoken.ts';
import { heldReadings } from './held-readings.ts';
import type { AskedReading } from './read-question.ts';
import type { Reading } from './reading.ts';
import { plainQuestion } from './readings-of.ts';

/** Words by which somebody may want other foods than those that are named, or say what they must leave out. */
const wants =
  /\b(?:no|not|none|nothing|without|free|instead|else|other|others|another|avoid\w*|substitut\w*|replac\w*|alternative\w*|off limits|out of bounds|banned|forbidden|taboo|hates?|hated|hating|dislik\w*|skip\w*|tabu|verboten|hass\w*|ekel\w*|suggest\w*|recommend\w*|safe\w*|allerg\w*|(?:can|could|may|should|must|dare|let|allowed to) (?:i|we|he|she|they|you|him|her|them|\w+) (?:\w+ )?(?:eat|have|order|drink|serve|give|cook|take)|nein|kein\w*|nicht|nichts|ohne|frei|statt\w*|sonst|andere\w*|meid\w*|ersatz\w*|ersetz\w*|empfehl\w*|empfiehl\w*|vorschl\w*|sicher|vertr\w+|darf|durfen|duerfen|kann ich|kann man|konnen wir|koennen wir)\b/;
/** Of what was not tried yet, and of a taste that a thing may not have. */
const deniesNothing =
  /\b(?:(?:i|we|he|she|they) )?(?:have |has |had )?(?:never|not) (?:\w+ )?(?:tried|had|tasted|eaten|dared|understood|got round|ordered|cooked)\b|\b(?:noch )?(?:nie|nicht) (?:\w+ )*?(?:probiert|gegessen|gekostet|getrunken|rangetraut|versucht|bestellt)\b|\btrau\w* (?:mich|uns) (?:noch )?nicht (?:\w+ ){0,6}?(?:ran|heran)\b|\b(?:do|did) not dare(?: to)?\b|\bor not\b|\boder nicht\b/g;
/** Asks how a thing is, wherever the question stands. */
const asksHow =
  /\b(?:what (?:is|are|was) (?:it|that|this|they)|what (?:do|does|would) (?:it|they|that|this) (?:taste|smell|feel|remind)\w*|what (?:it|they) tastes?|was ist das|was sind das|was erwartet (?:mich|uns|einen)|(?:what am i|what are we) in for|what (?:should|can|do) (?:i|we) expect|w(?:o|ie|onach) (?:denn )?(?:schmeckt|schmecken|riecht|riechen)|(?:fishy|salty|sweet|sour|bitter|spicy|strong|slimy|chewy|smelly|fischig|salzig|suss|suess|sauer|bitter|scharf|schleimig|zah|zaeh) (?:or not|oder nicht))\b/;

/** What is said alone may be what has to be avoided. */
const isAllergenItself =
  /^(?:milk|butter|cream|cheeses?|yogh?urts?|eggs?|fish|nuts?|peanuts?|almonds?|walnuts?|hazelnuts?|cashews?|pistachios?|pecans?|macadamias?|sesame|soya?|tofu|celery|celeriac|mustard|lupin|wheat|gluten|bread|pasta|flour|prawns?|shrimps?|crabs?|lobsters?|mussels?|oysters?|squid|shellfish|milch|butter|sahne|kase|kaese|joghurt|eier?|fisch|nusse?|nuesse|erdnusse?|mandeln?|sesam|soja|sellerie|senf|lupinen?|weizen|brot|nudeln|mehl|garnelen|krabben|hummer|muscheln|austern)$/;

/** Words for a taste that name an allergen, too. */
const ofTaste = ['fishy', 'fischig'];

/** Whether a reading tells of the foods that are named, and offers no other. */
export function isTold({ kind }: Reading): boolean {
  return /^(?:taste|level|comparison|ingredients|origin|portion|eating)$/.test(kind);
}

export interface OfNamed extends AskedReading {
  /** By which words it names the foods, folded. */
  readonly names: readonly string[];
}

/**
 * What a question asks of the foods that it names, where their names alone speak of an allergen: 'I never dared to try oysters, what do they taste like'.
 * Nothing but those foods is told of, so nothing that they hold has to be left out of the answer (R29 is about wishes).
 *
 * @returns null where anything of it denies, harms, wants another food, or speaks of an allergen beside those names
 */
export function asksOfNamed(question: AssistantQuestion, catalogue: AssistantCatalogue): OfNamed | null {
  const { prompt, language = 'en', earlier = [] } = question;
  const { own } = avoidedBy(question);
  if (!avoidsAny(own) || own.isOfHarm || own.health.length + own.unknown.length + own.disliked.length > 0) return null;
  const text = plainQuestion(prompt, questionGrammars[language]);
  if (wants.test(text.replace(deniesNothing, ' '))) return null;
  const names = namesIn({ text, language }, catalogue);
  // As what must be avoided is read: cheese, and no meat.
  const said = names.map((name) => name.replace(/^goats? cheese/, 'ripe cheese'));
  if (names.length === 0 || speaksOf(avoidedBy(question, [...said, ...ofTaste]).own)) return null;
  const { readings, isSaid } = readingsByName({ text, language }, catalogue);
  const [reading] = readings;
  // What a food is like is asked, or which of two is; a name beside anything else may be a wish.
  // The name of a made thing and nothing else: 'Gorgonzola'. Milk alone is an allergen, and 'peanut butter?' may fear it.
  const isNameAlone = names.length === 1 && names[0] === text && !isAllergenItself.test(text) && !prompt.includes('?');
  const isAsked =
    isSaid || isNameAlone || asksHow.test(text) || (earlier.length > 0 && anotherNamed(prompt) === names[0]);
  // 'Does tom yum contain fish' and 'is there peanut in it' ask of that, though a food is called so, too.
  const { pronoun } = questionGrammars[language];
  const isOfOther = (phrase: string) => pronoun.test(phrase) || meantIn(catalogue, phrase, language) !== null;
  if (heldReadings(text, language).some(({ phrase }) => isOfOther(phrase))) return null;
  return reading !== undefined && isTold(reading) && isAsked ? { asked: language, reading, names } : null;
}
