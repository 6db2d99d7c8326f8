import { chakra } from '#ui/elements/chakra.tsx';
import { useContext } from 'react';
import { Chip } from '#ui/elements/chip.tsx';
import { FoodPart } from './food-part.tsx';
import { WrittenIn } from './written-in.ts';

interface WordPartProps {
  readonly heading: string;
  readonly words: readonly string[];
  readonly tone?: 'neutral' | 'paprika' | 'herb';
  /** They are shown as they are stored, not in the language of the page. */
  readonly asWritten?: boolean;
}

/** Single words in chips; nothing without any. */
export function WordPart({ heading, words, tone = 'neutral', asWritten = false }: WordPartProps) {
  const language = useContext(WrittenIn);
  if (words.length === 0) return null;
  return (
    <FoodPart heading={heading}>
      <chakra.ul display="flex" flexWrap="wrap" gap="2" {...(asWritten ? language : {})}>
        {words.map((word) => (
          <li key={word}>
            <Chip tone={tone} dir="auto">
              {word}
            </Chip>
          </li>
        ))}
      </chakra.ul>
    </FoodPart>
  );
}
