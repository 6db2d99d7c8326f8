import { chakra } from '#ui/elements/chakra.tsx';
import { useMemo } from 'react';
import { type ListRange, Virtuoso, VirtuosoGrid } from 'react-virtuoso';
import { CardGrid } from './card-grid.tsx';
import type { ListProps, VirtualGridProps } from './virtual-grid.tsx';

const Cell = (props: ListProps) => <chakra.li display="grid" {...props} />;

const rowParts = {
  List: (props: ListProps) => <chakra.ul {...props} />,
  Item: (props: ListProps) => <chakra.li pb="4" {...props} />,
};

/** The virtual half of `VirtualGrid`. */
export function WindowedGrid<Item>({
  items,
  keyOf,
  render,
  onEnd,
  onRange,
  layout = 'cards',
  List = CardGrid,
}: VirtualGridProps<Item>) {
  const gridParts = useMemo(() => ({ List, Item: Cell }), [List]);
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
  return layout === 'cards' ? (
    <VirtuosoGrid {...shared} components={gridParts} />
  ) : (
    <Virtuoso {...shared} components={rowParts} />
  );
}
