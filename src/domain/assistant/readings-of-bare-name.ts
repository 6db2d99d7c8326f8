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

/** What is asked by a name and a word or none: 'pad thai', 'miso soup salty?', 'tiramisu alcohol?', 'Greek salad ingredients'. */
export function readingsOfBareName(question: AssistantQuestion, world: NamedIn): Readings {
  return [
    ...readingOfName(question, world),
    ...readingOfIngredients(question, world),
    ...readingOfHeld(question, world),
    ...readingsWithoutVerb(question, world),
    ...readingsOfState(question, world),
  ];
}

const allergensOf = /^(.+?),? (allergens|allergene)(?: please| bitte)?[ ?!.]*$/i;

/** 'Pad thai allergens' asks for the allergens in that food, and tells of nobody who has any. */
export function withAllergensIn(prompt: string, { catalogue }: Pick<NamedIn, 'catalogue'>): string {
  const [, name = '', asked = ''] = allergensOf.exec(prompt.trim()) ?? [];
  const phrase = foldSearchText(name);
  return name !== '' && meantIn(catalogue, phrase, /s$/i.test(asked) ? 'en' : 'de')?.certainty === 'exact'
    ? `${asked} in ${name}`
    : prompt;
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

/** 'Tiramisu alcohol?': whether that food holds it. */
function readingOfHeld({ prompt, language = 'en' }: AssistantQuestion, { catalogue, own }: NamedIn): Readings {
  if (own.isOfHarm) return [];
  const text = plainQuestion(prompt, questionGrammars[language]);
  const [, phrase, held] = /^(.+) (\w+)$/.exec(text) ?? [];
  if (phrase === undefined || held === undefined) return [];
  if (meantIn(catalogue, text, language)?.certainty === 'exact') return [];
  const needs = namedNeeds(held).flatMap((named) => named.needs);
  const certainty = meantIn(catalogue, phrase, language)?.certainty;
  // 'Ramen egg?' asks, where 'ramen egg' may be a wish.
  const isNamed = certainty === 'exact' || (certainty === 'part' && prompt.trim().endsWith('?'));
  return isNamed && needs.length > 0 ? [{ asked: language, reading: { kind: 'safety', phrase, needs } }] : [];
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
