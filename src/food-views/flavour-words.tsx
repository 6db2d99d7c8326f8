import { chakra } from '#ui/chakra.tsx';
import { t } from '@lingui/core/macro';
import { flavourPreview } from '#domain/food-badges.ts';
import { Badge } from '#ui/badge.tsx';
import { wordFor } from './word-for.ts';

interface FlavourWordsProps {
  readonly flavours: readonly string[];
}

/** Letters of a word of which little is left once it is shortened: longer ones give way first. */
const SHORT = 6;

/** Rather less room around the words than fewer letters. */
const narrow = { '@media (max-width: 24rem)': { px: '1.5' } };

/** The first 3 flavours and '+N more' (spec 1 §2, food card), in one line: long words are shortened. Keeps its height without any. */
export function FlavourWords({ flavours }: FlavourWordsProps) {
  const { shown, more } = flavourPreview(flavours);
  return (
    <chakra.ul display="flex" alignItems="center" gap={{ base: '1', sm: '1.5' }} height="6" aria-label={t`Flavours`}>
      {shown.map((flavour) => <FlavourWord key={flavour} word={wordFor(flavour)} />)}
      {more === '' ? null : <chakra.li flexShrink="0" fontSize="xs" color="ink.muted" fontWeight="medium">{more}</chakra.li>}
    </chakra.ul>
  );
}

function FlavourWord({ word }: { readonly word: string }) {
  return (
    <chakra.li minW="0" flexShrink={word.length > SHORT ? '4' : '1'}>
      <Badge tone="paprika" display="block" lineHeight="1.5rem" truncate css={narrow}>{word}</Badge>
    </chakra.li>
  );
}
