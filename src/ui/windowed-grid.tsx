import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Virtuoso, VirtuosoGrid } from 'react-virtuoso';
import { CardGrid } from './card-grid.tsx';
import type { VirtualGridProps } from './virtual-grid.tsx';

type ListProps = ComponentPropsWithRef<'ul'> & { readonly children?: ReactNode };
type ItemProps = ComponentPropsWithRef<'li'> & { readonly children?: ReactNode };

const gridParts = {
  List: (props: ListProps) => <CardGrid as="ul" {...props} />,
  Item: (props: ItemProps) => <chakra.li display="grid" {...props} />,
};

const rowParts = {
  List: (props: ListProps) => <chakra.ul {...props} />,
  Item: (props: ItemProps) => <chakra.li pb="4" {...props} />,
};

/** The virtual half of `VirtualGrid`. */
export function WindowedGrid<Item>({ items, keyOf, render, onEnd, layout = 'cards' }: VirtualGridProps<Item>) {
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
  };
  return layout === 'cards' ? <VirtuosoGrid {...shared} components={gridParts} /> : <Virtuoso {...shared} components={rowParts} />;
}
