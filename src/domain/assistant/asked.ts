import type { Avoided } from './answers/avoiding.ts';
import type { AssistantCatalogue } from './assistant-catalogue.ts';
import type { AssistantLanguage } from './assistant-language.ts';
import type { AssistantQuestion } from './assistant-question.ts';
import type { AssistantWords } from './words/replies/assistant-words.ts';

/** What is asked, of what, and in which words it is answered. */
export interface Asked extends Avoided {
  readonly question: AssistantQuestion;
  readonly catalogue: AssistantCatalogue;
  readonly words: AssistantWords;
  /** The language in which the question was read, which need not be that of the answer. */
  readonly asked: AssistantLanguage;
}
