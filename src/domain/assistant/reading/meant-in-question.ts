import type { AssistantCatalogue } from '#domain/assistant/assistant-catalogue.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import type { AssistantQuestion } from '#domain/assistant/assistant-question.ts';
import { isKindWord } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { inEnglishNames } from '#domain/assistant/words/german-dish-names.ts';
import { ingredientsIn } from '#domain/assistant/words/ingredient-words.ts';
import { type MeantFood, meantIn, trimPhrase } from './meant-food.ts';
import { questionGrammars } from './grammars/question-grammars.ts';
import { tasteWish } from './taste-wish.ts';

interface Asked {
  readonly question: AssistantQuestion;
  readonly catalogue: AssistantCatalogue;
  /** The language in which the question was read. */
  readonly asked: AssistantLanguage;
}

/** Where and when somebody had it: no part of a name. Nothing that may say what must not be in it. */
const aside: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: / (?:if|though|although|even though) (?:i|you|we|he|she|they) (?:(?:do|does) not (?:like|love)|hates?|dislikes?|am not|are not|is not) (?!.*\ballerg).*$| (?:in|at|from|during|when|last|yesterday) (?!.*\b(?:no|not|without|free|with)\b).*$/,
  de: / (?:wenn|falls|obwohl) (?:ich|man|er|sie|wir) (?:\w+ )+?(?:nicht mag|nicht mögen|nicht mogen|hasse|hasst)(?!.*allerg).*$| (?:in|im|bei|beim|aus|vom|während|wahrend|letzte\w*|gestern|neulich) (?!.*\b(?:kein\w*|nicht|ohne|mit)\b).*$/,
};

/** Which food a phrase of a question means; null for none. */
export function meant(phrase: string, world: Asked): MeantFood | null {
  const {
    question: { food },
    catalogue,
    asked,
  } = world;
  if (questionGrammars[asked].pronoun.test(phrase.trim())) {
    const known = food === null ? null : catalogue.get(food.id);
    return known === null ? null : { food: known, certainty: 'exact', others: [] };
  }
  const named = asked === 'de' ? inEnglishNames(phrase) : phrase;
  return meantIn(catalogue, named, asked);
}

/** The same, and what of the phrase is the name, where it goes on with where and when: 'khao soi in Chiang Mai'. */
export function meantBeforeAside(
  phrase: string,
  world: Asked,
): { readonly found: MeantFood | null; readonly name: string } {
  const found = meant(phrase, world);
  const name = phrase.replace(aside[world.asked], '');
  if (name === phrase || (found !== null && found.certainty !== 'near')) return { found, name: phrase };
  const before = meant(name, world);
  // 'Breakfast in Japan' is no 'Full English Breakfast'.
  if (before?.certainty === 'part' && namesKitchen(phrase.slice(name.length), world)) return { found, name: phrase };
  return before !== null && before.certainty !== 'near' ? { found: before, name } : { found, name: phrase };
}

function namesKitchen(said: string, { catalogue, asked }: Asked): boolean {
  const wish = tasteWish(said, catalogue.cuisines(), questionGrammars[asked].wish);
  return wish !== null && (wish.question.cuisine !== '' || wish.parts.some(({ left }) => left === 'origin'));
}

/** Which food it means where no more than a name may stand: 'do you have noodles' and 'and with rice' are wishes, though names hold these words. */
export function meantByName(phrase: string, world: Asked): MeantFood | null {
  const found = meant(phrase, world);
  if (found === null || found.certainty === 'exact') return found;
  return isWish(phrase, world) ? null : found;
}

/** Whether a phrase says what is wanted, rather than a name. */
function isWish(phrase: string, { catalogue, asked }: Asked): boolean {
  const name = trimPhrase(phrase, asked);
  return (
    isKindWord(name) ||
    ingredientsIn(name, asked).length > 0 ||
    tasteWish(name, catalogue.cuisines(), questionGrammars[asked].wish) !== null
  );
}
