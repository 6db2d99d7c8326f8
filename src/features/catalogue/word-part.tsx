import { chakra } from '@chakra-ui/react/styled-system';
import { Chip } from '#ui/chip.tsx';
import { FoodPart } from './food-part.tsx';

interface WordPartProps {
  readonly heading: string;
  readonly words: readonly string[];
  readonly tone?: 'neutral' | 'paprika' | 'herb';
}

/** Single words in chips; nothing without any. */
export function WordPart({ heading, words, tone = 'neutral' }: WordPartProps) {
  if (words.length === 0) return null;
  return (
    <FoodPart heading={heading}>
      <chakra.ul display="flex" flexWrap="wrap" gap="2">
        {words.map((word) => <li key={word}><Chip tone={tone} dir="auto">{word}</Chip></li>)}
      </chakra.ul>
    </FoodPart>
  );
}
