import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComparedWord } from '#domain/foods/compared-words.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';

type Standing = NonNullable<ComparedWord['standing']>;

const tones = { all: 'herb', some: 'saffron', only: 'neutral' } as const;

function standingWords(standing: Standing, foods: number): string {
  if (standing === 'only') return t`only this one`;
  if (standing === 'some') return t`some of them`;
  return foods === 2 ? t`both of them` : t`all of them`;
}

/** A full, half or empty disc: read without colour. */
function StandingMark({ standing }: { readonly standing: Standing }) {
  return (
    <chakra.svg aria-hidden viewBox="-2 -2 16 16" fill="none" stroke="currentColor" strokeWidth="1.6">
      <circle cx="6" cy="6" r="5" {...(standing === 'all' ? { fill: 'currentColor' } : {})} />
      {standing === 'some' ? <path d="M6 1a5 5 0 0 1 0 10Z" fill="currentColor" /> : null}
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
      {words.map(({ word, standing }) => (
        <li key={word}>
          {standing === null ? (
            <Badge>{wordFor(word)}</Badge>
          ) : (
            <Badge tone={tones[standing]}>
              <StandingMark standing={standing} />
              {wordFor(word)}
              <VisuallyHidden>, {standingWords(standing, foods)}</VisuallyHidden>
            </Badge>
          )}
        </li>
      ))}
    </chakra.ul>
  );
}

/** What the discs mean, for the eye; a screen reader hears it at each word. */
export function StandingLegend({ foods }: { readonly foods: number }) {
  const standings: readonly Standing[] = foods === 2 ? ['all', 'only'] : ['all', 'some', 'only'];
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
        {standings.map((standing) => (
          <Badge key={standing} tone={tones[standing]}>
            <StandingMark standing={standing} />
            {standingWords(standing, foods)}
          </Badge>
        ))}
      </Trans>
    </chakra.p>
  );
}
