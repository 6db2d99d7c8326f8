import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Heading } from '#ui/layout/heading.tsx';
import { Section } from '#ui/layout/section.tsx';

interface TasteWord {
  /** In Latin letters, as it is spoken. */
  readonly word: string;
  /** In its own script where that is another. */
  readonly script?: string;
  /** BCP 47 language tag. */
  readonly language: string;
  readonly culture: string;
  readonly meaning: string;
}

const words: readonly TasteWord[] = [
  {
    word: 'shaki-shaki',
    script: 'シャキシャキ',
    language: 'ja',
    culture: t`Japanese`,
    meaning: t`The clean, wet crunch of lotus root or a fresh lettuce leaf.`,
  },
  {
    word: 'siwonhada',
    script: '시원하다',
    language: 'ko',
    culture: t`Korean`,
    meaning: t`Cool and clearing, said even of a steaming broth that sets you right.`,
  },
  {
    word: 'saep',
    script: 'แซ่บ',
    language: 'th',
    culture: t`Thai, from Isan`,
    meaning: t`So spicy, sour and savoury that you reach for the next bite at once.`,
  },
  {
    word: 'chatpata',
    script: 'चटपटा',
    language: 'hi',
    culture: t`Hindi`,
    meaning: t`Tangy, hot and salty together, the taste of street snacks.`,
  },
  {
    word: 'al dente',
    language: 'it',
    culture: t`Italian`,
    meaning: t`Cooked, yet with a firm heart that meets the tooth.`,
  },
  {
    word: 'moelleux',
    language: 'fr',
    culture: t`French`,
    meaning: t`Soft, moist and yielding, like the middle of a good cake.`,
  },
  {
    word: 'giòn',
    language: 'vi',
    culture: t`Vietnamese`,
    meaning: t`The crack of fried dough, pickled greens or cartilage.`,
  },
  {
    word: 'sabroso',
    language: 'es',
    culture: t`Mexican Spanish`,
    meaning: t`Full of flavour, with a smile on the face of whoever says it.`,
  },
];

/** The cultural text of the landing: what other kitchens have words for. */
export function TasteWords() {
  return (
    <Section
      heading={t`Every kitchen has its own words for taste`}
      lead={t`Foretaste keeps them beside the numbers, because a number alone never made anyone hungry.`}
    >
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
        borderTopWidth="1px"
        borderColor="line.quiet"
      >
        {words.map(({ word, script, language, culture, meaning }) => (
          <chakra.li
            key={word}
            display="flex"
            flexDirection="column"
            gap="1.5"
            py={{ base: '5', md: '7' }}
            pe={{ base: '4', md: '8' }}
            borderBottomWidth="1px"
            borderColor="line.quiet"
          >
            <Heading
              as="h3"
              size="card"
              fontSize={{ base: '2xl', md: '3xl' }}
              color="paprika.text"
              lang={script ? `${language}-Latn` : language}
            >
              {word}
            </Heading>
            <chakra.p fontSize="sm" color="ink.muted">
              {script ? (
                <>
                  <span lang={language}>{script}</span>,{' '}
                </>
              ) : null}
              {culture}
            </chakra.p>
            <chakra.p textStyle="small">{meaning}</chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  );
}
