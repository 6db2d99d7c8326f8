import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { wordFor } from '#shared/words/word-for.ts';
import { Chip } from '#ui/elements/chip.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { StoryProse } from './story-prose.tsx';

interface PostPreviewProps {
  readonly title: string;
  readonly excerpt: string;
  readonly keywords: readonly string[];
  /** As it was typed; null while it is not on this device. */
  readonly html: string | null;
}

/** A story as its readers will see it, before they do: what is taken out of the text when it is saved is out of it here. */
export function PostPreview({ title, excerpt, keywords, html }: PostPreviewProps) {
  return (
    <Stack as="section" gap="5" aria-label={t`Preview`}>
      <Heading as="h3" size="section">
        {title}
      </Heading>
      {excerpt === '' ? null : (
        <chakra.div p="4" borderRadius="lg" bg="paper.sunken">
          <chakra.p textStyle="label">{t`On the card and in the feed`}</chakra.p>
          <chakra.p mt="1" overflowWrap="anywhere">
            {excerpt}
          </chakra.p>
        </chakra.div>
      )}
      {html === null ? (
        <chakra.p color="ink.muted">{t`The text is on its way to this device.`}</chakra.p>
      ) : (
        <StoryProse html={html} isGenerated={false} />
      )}
      {keywords.length === 0 ? null : (
        <chakra.ul aria-label={t`Keywords`} display="flex" flexWrap="wrap" gap="2">
          {keywords.map((word) => (
            <li key={word}>
              <Chip>{wordFor(word)}</Chip>
            </li>
          ))}
        </chakra.ul>
      )}
    </Stack>
  );
}
