import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { flavourPreview } from '#domain/foods/food-badges.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { type FlavourLine, flavourLines } from './flavour-lines.ts';
import { wordFor } from '#shared/words/word-for.ts';

interface FlavourWordsProps {
  readonly flavours: readonly string[];
}

/** Letters of a word of which little is left once it is shortened: longer ones give way first. */
const SHORT = 6;

/** Rem; just below a width, as `max-width` has no other way to say it. */
const ALMOST = 0.01;

/** Rather less room around the words than fewer letters. */
const narrow = { '@container (max-width: 20rem)': { px: '1.5' } };

const More = chakra('li', { base: { flexShrink: '0', fontSize: 'xs', color: 'ink.muted', fontWeight: 'medium' } });

/** Looks of what stands in these lines alone. */
function onlyIn({ from, below }: Pick<FlavourLine, 'from' | 'below'>) {
  return {
    ...(from === 0 ? {} : { [`@container (max-width: ${from - ALMOST}rem)`]: { display: 'none' } }),
    ...(below === Infinity ? {} : { [`@container (min-width: ${below}rem)`]: { display: 'none' } }),
  };
}

/**
 * The first 3 flavours and '+N more' (spec 1 §2, food card), in one line: long words are shortened. A narrow line has as many as can be read, and
 * says how many more there are then. Keeps its height without any.
 */
export function FlavourWords({ flavours }: FlavourWordsProps) {
  const words = flavourPreview(flavours).shown.map((flavour) => wordFor(flavour));
  const lines = flavourLines(words, flavours.length);
  return (
    <chakra.ul
      display="flex"
      alignItems="center"
      gap={{ base: '1', sm: '1.5' }}
      height="6"
      containerType="inline-size"
      aria-label={t`Flavours`}
    >
      {words.map((word, at) => (
        <FlavourWord key={flavours[at]} word={word} from={lines.find(({ count }) => count > at)?.from ?? 0} />
      ))}
      {lines
        .filter(({ count }) => count < flavours.length)
        .map((line) => (
          <More key={line.count} css={onlyIn(line)}>
            {flavourPreview(flavours, line.count).more}
          </More>
        ))}
    </chakra.ul>
  );
}

function FlavourWord({ word, from }: { readonly word: string } & Pick<FlavourLine, 'from'>) {
  return (
    <chakra.li minW="0" flexShrink={word.length > SHORT ? '4' : '1'} css={onlyIn({ from, below: Infinity })}>
      <Badge tone="paprika" display="block" lineHeight="1.5rem" truncate css={narrow}>
        {word}
      </Badge>
    </chakra.li>
  );
}
