import { readAssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { language } from '#languages/region.ts';

/** In which language the assistant speaks to the reader of this page. */
export const assistantLanguage = readAssistantLanguage(language);
