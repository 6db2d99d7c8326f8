import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { type ListRange, Virtuoso, VirtuosoGrid } from 'react-virtuoso';
import { CardGrid } from './card-grid.tsx';
import type { VirtualGridProps } from './virtual-grid.tsx';

/** What Virtuoso gives its parts; the rest (data attributes) passes through. */
type PartProps = Pick<ComponentProps<'div'>, 'ref' | 'style' | 'className' | 'children'>;

const gridParts = {
  List: (props: PartProps) => <CardGrid {...props} />,
  Item: (props: PartProps) => <chakra.li display="grid" {...props} />,
};

const rowParts = {
  List: (props: PartProps) => <chakra.ul {...props} />,
  Item: (props: PartProps) => <chakra.li pb="4" {...props} />,
};

/** The virtual half of `VirtualGrid`. */
export function WindowedGrid<Item>({ items, keyOf, render, onEnd, onRange, layout = 'cards' }: VirtualGridProps<Item>) {
  const shared = {
    useWindowScroll: true,
    totalCount: items.length,
    increaseViewportBy: 600,
    computeItemKey: (index: number) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    itemContent: (index: number) => {
      const item = items[index];
      return item === undefined ? null : render(item);
    },
    ...(onEnd ? { endReached: onEnd } : {}),
    ...(onRange ? { rangeChanged: ({ startIndex, endIndex }: ListRange) => onRange(startIndex, endIndex) } : {}),
  };
  return layout === 'cards' ? <VirtuosoGrid {...shared} components={gridParts} /> : <Virtuoso {...shared} components={rowParts} />;
}
