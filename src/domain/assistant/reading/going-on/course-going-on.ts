import type { AssistantQuestion } from '#domain/assistant/assistant-question.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { addedBy, goesOn, isOfAdjectives, onlyAdds } from './adds-to-wish.ts';
import { questionGrammars } from '#domain/assistant/reading/grammars/question-grammars.ts';
import type { QuestionGrammar } from '#domain/assistant/reading/grammars/question-grammar.ts';
import { type AskedReading, readQuestion } from '#domain/assistant/reading/read-question.ts';
import type { Reading } from '#domain/assistant/reading/reading.ts';
import { plainQuestion } from '#domain/assistant/reading/readings-of.ts';
import { together } from '#domain/assistant/reading/together.ts';
import { asksForPartner } from '#domain/assistant/reading/wish-text.ts';
import { ingredientsIn } from '#domain/assistant/words/ingredient-words.ts';

/** A question that may go on from others. */
export interface GoingOn {
  readonly prompt: string;
  /** The prompt, plain. */
  readonly text: string;
  readonly earlier: readonly string[];
  readonly shown: NonNullable<AssistantQuestion['shown']>;
  readonly asked: AssistantLanguage;
  readonly cuisines: readonly string[];
}

const saysIt = /\b(?:it|that|this|them|dazu|damit|danach|davor)\b/i;

type Course = Extract<Reading, { kind: 'course' }>;

/**
 * What is asked beside a food, by a question that goes on: after 'what goes with lamb' a wine is to that, whatever was named as its partner; after
 * 'what do I drink with it' what has no alcohol is a drink to the same. Null where it goes on from no such question.
 */
export function courseGoingOn({ prompt, text, earlier, asked, cuisines }: GoingOn): Course | null {
  const grammar = questionGrammars[asked];
  const isOfLast = (phrase: string) => phrase === grammar.ordinary.pronoun || grammar.pronoun.test(phrase);
  const besides = earlier.map((one) => besideIn(one, cuisines, asked));
  const last = besides.at(-1) ?? null;
  if (last === null) return null;
  // Since these alone were asked, 'it' is what the first of them named.
  const since = besides.slice(besides.lastIndexOf(null) + 1).flatMap((one) => one ?? []);
  const { phrase } = since.findLast((one) => !isOfLast(one.phrase)) ?? last;
  // 'A dessert' alone is to no food.
  if (isOfLast(phrase) && !saysIt.test(earlier.at(-1) ?? '')) return null;
  const own = besideIn(prompt, cuisines, asked);
  if (own !== null) return own.kind === 'course' && isOfLast(own.phrase) ? { ...own, phrase } : null;
  if (last.kind !== 'course') return null;
  const addition = { prompt, text, earlier, cuisines, grammar };
  const added = addedBy(addition);
  const adds = added !== null && isOfAdjectives(added) && (goesOn(prompt, grammar) || onlyAdds(added, null, addition));
  return adds ? { ...last, phrase, wish: together(last.wish, added) } : null;
}

const otherThan =
  /^(?:(?:and|but|ok|okay|yes|no|und|aber) )*(?:other than|besides|apart from|aside from|anything but|except(?: for)?|ausser|abgesehen von) (?:the |den |der |die |das )?([a-z]+(?: [a-z]+)?)(?: (?:please|bitte|though))?$/;

/** 'Other than pears?', after what goes with a food was asked: what else goes with it. */
export function besideNamed(
  text: string,
  last: string,
  { cuisines, language }: { readonly cuisines: readonly string[]; readonly language: AssistantLanguage },
): readonly AskedReading[] {
  const named = otherThan.exec(text)?.[1];
  if (named === undefined) return [];
  const except = language === 'de' ? 'außer' : 'except';
  const isBeside = ({ reading: { kind } }: AskedReading) => kind === 'course' || kind === 'pairing';
  if (!readQuestion(last, { cuisines, language }).some(isBeside)) return [];
  const asked = last.trim().replace(/[\s?.!]+$/, '');
  return readQuestion(`${asked} ${except} ${named}`, { cuisines, language }).filter(isBeside);
}

/** What is asked beside a food by a question, if that is what it asks. */
function besideIn(
  prompt: string,
  cuisines: readonly string[],
  language: AssistantLanguage,
): Course | { readonly kind: 'pairing'; readonly phrase: string } | null {
  const [first] = readQuestion(prompt, { cuisines, language });
  if (first === undefined) return null;
  const { reading, asked } = first;
  const grammar = questionGrammars[asked];
  if (isHeldIn(reading, plainQuestion(prompt, grammar), grammar)) return null;
  if (reading.kind === 'course') return reading;
  return reading.kind === 'pairing' ? { kind: 'pairing', phrase: reading.phrase } : null;
}

/** 'A dessert with mango' is one that has it, and nothing that is eaten after a mango. */
export function isHeldIn(reading: Reading | undefined, text: string, { wish: { language } }: QuestionGrammar): boolean {
  return (
    reading?.kind === 'course' &&
    reading.course !== 'drink' &&
    / (?:with|mit) /.test(text) &&
    !asksForPartner.test(text) &&
    ingredientsIn(reading.phrase, language).length > 0
  );
}
