/** The languages that the assistant understands and speaks. */
const assistantLanguages = ['en', 'de'] as const;
export type AssistantLanguage = (typeof assistantLanguages)[number];

/** @returns the language that `value` names; English for anything else, as for whoever was asked before there was another */
export function readAssistantLanguage(value: unknown): AssistantLanguage {
  return assistantLanguages.find((language) => language === value) ?? 'en';
}
