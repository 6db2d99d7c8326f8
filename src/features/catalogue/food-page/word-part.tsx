import { chakra } from '#ui/elements/chakra.tsx';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { wordFor } from '#shared/words/word-for.ts';
import { Chip } from '#ui/elements/chip.tsx';
import { FoodPart } from './food-part.tsx';
import { WrittenIn } from './written-in.ts';

interface WordPartProps {
  readonly heading: string;
  readonly words: readonly string[];
  readonly tone?: 'neutral' | 'paprika' | 'herb';
  /** They are shown as they are stored, not in the language of the page. */
  readonly asWritten?: boolean;
  /** What stands for a word that is shown as it is stored. */
  readonly shownAs?: (word: string) => string;
  /** Where a word leads; without it words are for show. */
  readonly addressOf?: (word: string) => string;
}

/** A finger hits more than the chip, up to the next one. */
const hit = {
  position: 'relative',
  minH: '9',
  textDecoration: 'none',
  _hover: { borderColor: 'currentColor' },
  _after: { content: '""', position: 'absolute', inset: '-4px' },
} as const;

/** Single words in chips; nothing without any. */
export function WordPart({ heading, words, tone = 'neutral', asWritten = false, shownAs, addressOf }: WordPartProps) {
  const language = useContext(WrittenIn);
  if (words.length === 0) return null;
  return (
    <FoodPart heading={heading}>
      <chakra.ul display="flex" flexWrap="wrap" gap="2" {...(asWritten ? language : {})}>
        {words.map((word) => {
          const shown = asWritten ? (shownAs?.(word) ?? word) : wordFor(word);
          return (
            <li key={word}>
              {addressOf === undefined ? (
                <Chip tone={tone} dir="auto">
                  {shown}
                </Chip>
              ) : (
                <Chip asChild tone={tone} dir="auto" css={hit}>
                  <Link to={addressOf(word)}>{shown}</Link>
                </Chip>
              )}
            </li>
          );
        })}
      </chakra.ul>
    </FoodPart>
  );
}

/** The search for foods with a stored word of taste. */
export function searchFor(part: 'flavour' | 'texture', word: string): string {
  return `/advanced-search?${new URLSearchParams({ [part]: word }).toString()}`;
}
