import type { AssistantLanguage } from './assistant-language.ts';
import type { AssistantAnswer } from './assistant-question.ts';
import { answerAboutOne } from './answer-one-food.ts';
import type { Asked } from './asked.ts';
import { speaksOf } from './answers/avoiding.ts';
import { questionGrammars } from './reading/grammars/question-grammars.ts';
import { namesIn } from './reading/named-inside.ts';
import { readQuestion } from './reading/read-question.ts';
import { plainQuestion } from './reading/readings-of.ts';

/** Begins a question that is answered by yes or no, and is of no food at large. */
const asksWhether: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /^(?:(?:and|but|so) )*(?:is|are|does|do|can|could|may|should|would|will) (?!there (?:an?|one|some\w*|any\w*)\b|you\b|we have\b|some(?:thing)?\b|any(?:thing)?\b)/,
  de: /^(?:(?:und|aber|also) )*(?:ist|sind|hat|haben|kann|konnte|koennte|darf|durfte|duerfte|ware|waere|waren|waeren|wurde|wuerde|enthalt|enthaelt|vertragt|vertraegt|geht) (?!es\b|du\b|ihr\b|etwas\b|was\b)/,
};

/**
 * 'Can a person with a cashew allergy eat korma?', 'my sister has a sesame allergy, would hummus be a problem for her?': whether one food that is named among
 * other words is fit for who must avoid something (R5, R29). It says what is stated of that food, and offers no other.
 *
 * @returns null where no clause asks so, or not of one food alone
 */
export function answerWhetherFit(world: Omit<Asked, 'asked'>): AssistantAnswer | null {
  const { question, catalogue, own } = world;
  if (!speaksOf(own) || own.health.length + own.unknown.length > 0) return null;
  const { prompt, language = 'en' } = question;
  for (const clause of prompt.split(/[,.;!?\n]+(?:\s|$)/).filter((said) => said.trim() !== '')) {
    const readings = readQuestion(clause, { cuisines: catalogue.cuisines(), language });
    const asked = readings[0]?.asked ?? language;
    const text = plainQuestion(clause, questionGrammars[asked]);
    if (!asksWhether[asked].test(text) || questionGrammars[asked].isWanted(text)) continue;
    // Without what is to be avoided: that may be a food, too.
    const phrases = readings.flatMap(({ reading }) => (reading.kind === 'safety' ? [reading.phrase] : []));
    const named = [text, ...phrases].map((phrase) => namesIn({ text: phrase, language: asked }, catalogue));
    const phrase = named.find(({ length }) => length === 1)?.[0];
    const answer =
      phrase === undefined ? null : answerAboutOne({ kind: 'safety', phrase, needs: [] }, { ...world, asked });
    if (answer !== null) return answer;
  }
  return null;
}
