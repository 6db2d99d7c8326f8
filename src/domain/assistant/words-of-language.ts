import type { AssistantLanguage } from './assistant-language.ts';
import { assertNever } from '#prelude/assert-never.ts';
import type { AssistantWords } from './words/replies/assistant-words.ts';
import { englishWords } from './words/replies/english-words.ts';
import { germanWords } from './words/replies/german-words.ts';

/** What the assistant says, in this language. */
export function assistantWords(language: AssistantLanguage): AssistantWords {
  switch (language) {
    case 'en':
      return englishWords;
    case 'de':
      return germanWords;
    default:
      return assertNever(language);
  }
}
