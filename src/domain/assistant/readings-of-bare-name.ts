import { readAvoidance } from '#domain/avoidance/read-avoidance.ts';
import { findMentions } from '#domain/avoidance/find-mentions.ts';
import type { Asked } from './asked.ts';
import type { AssistantLanguage } from './assistant-language.ts';
import type { AssistantQuestion } from './assistant-question.ts';
import { avoidedBy, speaksOf } from '#domain/assistant/answers/avoiding.ts';
import { questionGrammars } from '#domain/assistant/reading/grammars/question-grammars.ts';
import { meantIn } from '#domain/assistant/reading/meant-food.ts';
import { namedNeeds } from '#domain/assistant/reading/named-needs.ts';
import { readQuestion } from '#domain/assistant/reading/read-question.ts';
import { plainQuestion } from '#domain/assistant/reading/readings-of.ts';
import { isKindWord } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';

type Readings = ReturnType<typeof readQuestion>;
type NamedIn = Pick<Asked, 'catalogue' | 'own'>;

/** What is asked by a name and a word or none: 'pad thai', 'miso soup salty?', 'Greek salad ingredients'. */
export function readingsOfBareName(question: AssistantQuestion, world: NamedIn): Readings {
  return [
    ...readingOfName(question, world),
    ...readingOfIngredients(question, world),
    ...readingsWithoutVerb(question, world),
    ...readingsOfState(question, world),
  ];
}

/** Who wants much of it means protein; beside any word of harm or denial it stays the white of an egg, which is avoided (R29). */
const muchProtein = /\b(viel|mehr|genug|reich an|reichlich) eiweiß/iu;
const mayHarm =
  /\b(?:nicht|nichts|kein\w*|ohne|vertrag\w*|allerg\w*|intoleran\w*|reagier\w*|krank\w*|meid\w*|verzicht\w*)\b|(?:vertr[aä]g|übel|schlecht|ausschlag)/iu;
const withProtein = (text: string) =>
  mayHarm.test(text) || (muchProtein.test(text) && readAvoidance(text).isOfHarm)
    ? text
    : text.replace(muchProtein, '$1 Protein');

const allergensOf = /^(.+?),? (allergens|allergene)(?: please| bitte)?[ ?!.]*$/i;
const heldOf = /^(.+?),? ([\p{L}-]+)[ ?!.]*$/u;

/**
 * A prompt of a name and one word, written out as the question that it is: 'pad thai allergens' asks for those in that food and tells of nobody who has
 * any, 'tiramisu alcohol?' whether it holds some. Any other prompt stays as it is.
 */
export function writtenOut(
  { prompt, language = 'en' }: Pick<AssistantQuestion, 'prompt' | 'language'>,
  { catalogue }: Pick<NamedIn, 'catalogue'>,
): string {
  const text = withProtein(prompt.trim());
  const meantBy = (name: string) => meantIn(catalogue, foldSearchText(name), language);
  const certaintyOf = (name: string) => meantBy(name)?.certainty;
  const [, ofAllergens = '', allergens = ''] = allergensOf.exec(text) ?? [];
  if (ofAllergens !== '') {
    const meant = meantBy(ofAllergens);
    // 'Nut allergens' names what to avoid (R29), 'curry allergens' may ask of any curry; there is one pizza.
    const isOnlyOne = meant?.certainty === 'part' && meant.others.length === 0;
    const isDish = isOnlyOne && namedNeeds(foldSearchText(ofAllergens)).length === 0;
    return meant?.certainty === 'exact' || isDish ? `${allergens} in ${ofAllergens}` : text;
  }
  const [, food = '', held = ''] = heldOf.exec(text) ?? [];
  if (food === '' || namedNeeds(foldSearchText(held)).length === 0 || certaintyOf(text) === 'exact') return text;
  // 'Milk eggs' names two things to avoid (R29), and asks nothing of milk.
  if (findMentions(foldSearchText(food).split(' ')).some(({ isDish }) => !isDish)) return text;
  // 'Ramen egg?' asks, where 'ramen egg' may be a wish.
  const certainty = certaintyOf(food);
  const isNamed = certainty === 'exact' || (certainty === 'part' && text.endsWith('?'));
  if (!isNamed) return text;
  return language === 'de' ? `enthält ${food} ${held}?` : `does ${food} contain ${held}?`;
}

const ingredientsOf: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /^(?:the )?(.+?) (?:ingredients|fillings?|toppings?)$/,
  de: /^(?:die )?(?:(.+?) (?:zutaten|fullung(?:en)?|fuellung(?:en)?|belag)|(?:zutaten|fullung|fuellung|belag) (?:von|fur|fuer|im|in) (.+))$/,
};

/** 'Greek salad ingredients', of a food that is called so: those of a kitchen or a kind are a wish. */
function readingOfIngredients({ prompt, language = 'en' }: AssistantQuestion, { catalogue, own }: NamedIn): Readings {
  if (speaksOf(own)) return [];
  const [, before, after] = ingredientsOf[language].exec(plainQuestion(prompt, questionGrammars[language])) ?? [];
  const phrase = before ?? after;
  if (phrase === undefined) return [];
  const certainty = meantIn(catalogue, phrase, language)?.certainty;
  const isKitchen = catalogue.cuisines().some((cuisine) => foldSearchText(cuisine) === phrase);
  return certainty === 'exact' || (certainty === 'part' && !isKitchen && !isKindWord(phrase))
    ? [{ asked: language, reading: { kind: 'ingredients', phrase } }]
    : [];
}

/** What stands before the name where somebody writes whole sentences. */
const verb: Readonly<Record<AssistantLanguage, string>> = { en: 'is', de: 'ist' };

/** A question without its verb: 'miso soup salty?'. The name of a kind is a wish: 'pasta spicy'. */
function readingsWithoutVerb(question: AssistantQuestion, { catalogue }: Pick<NamedIn, 'catalogue'>): Readings {
  const asked = question.language ?? 'en';
  const text = plainQuestion(question.prompt, questionGrammars[asked]);
  return questionGrammars[asked].levels.flatMap(([taste, pattern]) => {
    const phrase = pattern.exec(`${verb[asked]} ${text}`)?.[1];
    if (phrase === undefined || phrase === text || isKindWord(phrase)) return [];
    if (meantIn(catalogue, phrase, asked)?.certainty !== 'exact') return [];
    if (speaksOf(avoidedBy(question, [phrase]).own)) return [];
    return [{ asked, reading: { kind: 'level', phrase, taste } }];
  });
}

const asksOfState = /^(.+) (?:healthy|unhealthy|fattening|raw|cooked|gesund|ungesund|roh|gekocht)$/;

/** 'Skyr healthy?', 'ceviche raw?'. */
function readingsOfState(question: AssistantQuestion, { catalogue }: Pick<NamedIn, 'catalogue'>): Readings {
  const asked = question.language ?? 'en';
  const text = plainQuestion(question.prompt, questionGrammars[asked]);
  const [, phrase] = asksOfState.exec(text) ?? [];
  if (phrase === undefined || isKindWord(phrase) || meantIn(catalogue, phrase, asked)?.certainty !== 'exact') return [];
  if (speaksOf(avoidedBy(question, [phrase]).own)) return [];
  return readQuestion(`${verb[asked]} ${text}`, { cuisines: [], language: asked }).filter(
    ({ reading: { kind } }) => kind === 'topic' || kind === 'ingredients',
  );
}

/** A prompt that is the name of a food and nothing else, though its words are some of a cuisine or a kind, too: 'pad thai'. */
function readingOfName({ prompt, language = 'en' }: AssistantQuestion, { catalogue, own }: NamedIn): Readings {
  const asked = language;
  if (speaksOf(own)) return [];
  // 'Gurkensalat' is written out as a salad, and may be a name as it was typed.
  const phrases = new Set([plainQuestion(prompt, questionGrammars[asked]), foldSearchText(prompt)]);
  return [...phrases]
    .filter((phrase) => meantIn(catalogue, phrase, asked)?.certainty === 'exact')
    .map((phrase) => ({ asked, reading: { kind: 'known', phrase } }));
}
