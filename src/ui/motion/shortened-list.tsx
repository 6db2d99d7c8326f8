import { type Key, type ReactNode, useState } from 'react';
import { Button } from '#ui/elements/button.tsx';
import { chakra } from '#ui/elements/chakra.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { MovingRows } from './moving-rows.tsx';

/** Rows shown before 'Show all'. */
const SHOWN_FIRST = 3;

interface ShortenedListProps<Item> {
  readonly heading: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => Key;
  readonly render: (item: Item) => ReactNode;
  /** 'Show all 12 changes': on the button that shows the rest. */
  readonly showAll: ReactNode;
}

/** A section with the first few of a list, and the rest on demand; nothing where the list is empty. */
export function ShortenedList<Item>({ heading, items, keyOf, render, showAll }: ShortenedListProps<Item>) {
  const [showsAll, setShowsAll] = useState(false);
  if (items.length === 0) return null;
  const shown = showsAll ? items : items.slice(0, SHOWN_FIRST);
  return (
    <chakra.section aria-label={heading} display="flex" flexDirection="column" gap="3">
      <Heading as="h2" size="card">
        {heading}
      </Heading>
      <chakra.ul mb="-2">
        <MovingRows items={shown} keyOf={keyOf} gap="0.5rem" render={render} />
      </chakra.ul>
      {shown.length < items.length ? (
        <Button tone="ghost" alignSelf="start" onClick={() => setShowsAll(true)}>
          {showAll}
        </Button>
      ) : null}
    </chakra.section>
  );
}
