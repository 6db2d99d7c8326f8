import { chakra } from '#ui/elements/chakra.tsx';
import { type ReactNode, useContext, useId } from 'react';
import { MeasuredText } from '#shared/words/measured-text.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { WrittenIn } from './written-in.ts';

/** A named part of a section of a food's page. */
export function FoodPart({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id}>
      <Heading id={id} as="h3" size="small" mb="2.5">
        {heading}
      </Heading>
      {children}
    </chakra.section>
  );
}

/** A text as its author wrote it, lines and all; nothing without one. */
export function TextPart({ heading, text }: { readonly heading: string; readonly text: string }) {
  const language = useContext(WrittenIn);
  if (text === '') return null;
  return (
    <FoodPart heading={heading}>
      <chakra.p dir="auto" {...language} maxW="reading" whiteSpace="pre-line" overflowWrap="anywhere">
        <MeasuredText text={text} />
      </chakra.p>
    </FoodPart>
  );
}

/** Sentences below each other; nothing without any. */
export function ListPart({ heading, items }: { readonly heading: string; readonly items: readonly string[] }) {
  const language = useContext(WrittenIn);
  if (items.length === 0) return null;
  return (
    <FoodPart heading={heading}>
      <chakra.ul
        {...language}
        maxW="reading"
        display="grid"
        gap="1.5"
        ps="5"
        listStyleType="disc"
        css={{ '& > li::marker': { color: 'var(--ft-colors-paprika-text)' } }}
      >
        {items.map((item) => (
          <chakra.li key={item} dir="auto" overflowWrap="anywhere">
            <MeasuredText text={item} />
          </chakra.li>
        ))}
      </chakra.ul>
    </FoodPart>
  );
}
