import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComparedWord } from '#domain/foods/compared-words.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';

type Share = NonNullable<ComparedWord['share']>;

const tones = { all: 'herb', some: 'saffron', only: 'neutral' } as const;

function shareWords(share: Share, foods: number): string {
  if (share === 'only') return t`only this one`;
  if (share === 'some') return t`some of them`;
  return foods === 2 ? t`both of them` : t`all of them`;
}

/** A full, half or empty disc: read without colour. */
function ShareMark({ share }: { readonly share: Share }) {
  return (
    <chakra.svg aria-hidden viewBox="-2 -2 16 16" fill="none" stroke="currentColor" strokeWidth="1.6">
      <circle cx="6" cy="6" r="5" {...(share === 'all' ? { fill: 'currentColor' } : {})} />
      {share === 'some' ? <path d="M6 1a5 5 0 0 1 0 10Z" fill="currentColor" /> : null}
    </chakra.svg>
  );
}

interface ComparedWordsCellProps {
  readonly words: readonly ComparedWord[];
  /** How many foods are compared. */
  readonly foods: number;
}

/** A food's words of one kind, each marked as shared by all, shared by some, or only here. */
export function ComparedWordsCell({ words, foods }: ComparedWordsCellProps) {
  if (words.length === 0) return t`Not stated`;
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="1.5">
      {words.map(({ word, share }) => (
        <li key={word}>
          {share === null ? (
            <Badge>{wordFor(word)}</Badge>
          ) : (
            <Badge tone={tones[share]}>
              <ShareMark share={share} />
              {wordFor(word)}
              <VisuallyHidden>, {shareWords(share, foods)}</VisuallyHidden>
            </Badge>
          )}
        </li>
      ))}
    </chakra.ul>
  );
}

/** What the discs mean, for the eye; a screen reader hears it at each word. */
export function ShareLegend({ foods }: { readonly foods: number }) {
  const shares: readonly Share[] = foods === 2 ? ['all', 'only'] : ['all', 'some', 'only'];
  return (
    <chakra.p
      aria-hidden
      display="flex"
      flexWrap="wrap"
      gap="2"
      alignItems="center"
      fontSize="sm"
      color="ink.muted"
      mt="4"
    >
      <Trans>
        A word belongs to
        {shares.map((share) => (
          <Badge key={share} tone={tones[share]}>
            <ShareMark share={share} />
            {shareWords(share, foods)}
          </Badge>
        ))}
      </Trans>
    </chakra.p>
  );
}
