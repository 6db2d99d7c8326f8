import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { germanPattern } from './german-pattern.ts';

/** What asks for the contrary of a food, the first group. */
const patterns: Readonly<Record<AssistantLanguage, readonly RegExp[]>> = {
  en: [
    /^(?:(?:what is|whats|give me|show me|i want|something|anything|a (?:dish|food)|foods?|dishes|that is|thats) )*(?:the )?(?:(?:exact|total|complete|polar) )?(?:opposite|contrary|reverse) (?:of|to|from) (.+)$/,
    /^(?:(?:give me|show me|i want|something|anything|a (?:dish|food)|foods?|dishes|that is|thats|completely|totally|entirely|very|really) )*(?:unlike|nothing like|not at all like|as different from) (.+)$/,
  ],
  de: [
    '^(?:was ist |etwas |ich (?:will|möchte) |gib mir |das |genaue |komplette |völlige )*gegenteil (?:von|zu|vom) (.+)$',
    '^(?:etwas |was |ein gericht |ich (?:will|möchte) |ganz |völlig |komplett |total )*(?:überhaupt nicht wie|unähnlich zu) (.+)$',
  ].map(germanPattern),
};

/** The food of which a text asks for the contrary, or null. */
export function unlikeWhat(text: string, language: AssistantLanguage): string | null {
  return patterns[language].map((pattern) => pattern.exec(text)?.[1]).find((phrase) => phrase !== undefined) ?? null;
}
