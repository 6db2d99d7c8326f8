import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { englishQuestion } from './english-question.ts';
import { germanQuestion } from './german-question.ts';
import type { QuestionGrammar } from './question-grammar.ts';

/** The languages in which questions are understood, whatever that of the page. */
export const questionGrammars: Readonly<Record<AssistantLanguage, QuestionGrammar>> = {
  en: englishQuestion,
  de: germanQuestion,
};
