import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { BookOpenText, Sparkles } from 'lucide-react';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import type { Speaker } from '#domain/assistant/assistant-service.ts';
import { isElsewhere } from './in-english.ts';

const words: Readonly<Record<Speaker, string>> = {
  service: t`AI-generated`,
  catalogue: t`Built-in assistant, from the catalogue`,
  device: t`Built-in assistant, on this device`,
};

/** Who wrote a text, as it is said beside it. */
export function writerWords(speaker: Speaker): string {
  return words[speaker];
}

/** The visible mark of a text that no person wrote, and that it is in English where the page is not. `language`: of the text, English where none is said. Put `data-ai-generated={speaker}` on what holds the text. */
export function WrittenBy({
  speaker,
  language,
}: {
  readonly speaker: Speaker;
  readonly language?: AssistantLanguage | undefined;
}) {
  const Icon = speaker === 'service' ? Sparkles : BookOpenText;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      fontSize="xs"
      fontWeight="semibold"
      color={speaker === 'service' ? 'paprika.text' : 'herb.text'}
      css={{ '& svg': { flexShrink: '0' } }}
    >
      <Icon size={14} aria-hidden />
      {words[speaker]}
      {isElsewhere && (language ?? 'en') === 'en' ? ` · ${t`in English`}` : ''}
    </chakra.span>
  );
}
