import { chakra } from '#ui/elements/chakra.tsx';
import { type ComponentProps, type FunctionComponent, type ReactNode, useMemo } from 'react';
import { type ListRange, Virtuoso, VirtuosoGrid } from 'react-virtuoso';
import { CardGrid } from './card-grid.tsx';

/** What a list is given; the rest (data attributes) passes through. */
type ListProps = Pick<ComponentProps<'div'>, 'ref' | 'style' | 'className' | 'children'>;

export interface VirtualGridProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly render: (item: Item) => ReactNode;
  /** Called when the end comes near, for lists that grow. */
  readonly onEnd?: () => void;
  /** Called with the first and last position in view, for lists whose items are read as they are looked at. */
  readonly onRange?: (first: number, last: number) => void;
  /** cards: as many columns as fit; rows: one below the other; lines: the same without room between, which each brings itself. */
  readonly layout?: 'cards' | 'rows' | 'lines';
  /** Rows of which one that comes or goes is seen to (`MovingRows`), where all of them are in the document. */
  readonly Rows?: <One>(
    props: Pick<VirtualGridProps<One>, 'items' | 'keyOf' | 'render'> & { readonly gap: string },
  ) => ReactNode;
  /** Longest list that is all in the document; 50 unless told. */
  readonly virtualAbove?: number;
  /** The grid that the cards stand in, where it is another one than `CardGrid`. */
  readonly List?: FunctionComponent<ListProps>;
}

const Cell = (props: ListProps) => <chakra.li display="grid" {...props} />;

const rowParts = {
  List: (props: ListProps) => <chakra.ul {...props} />,
  Item: (props: ListProps) => <chakra.li pb="4" {...props} />,
};

const lineParts = {
  List: rowParts.List,
  Item: (props: ListProps) => <chakra.li {...props} />,
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
    <Virtuoso {...shared} components={layout === 'lines' ? lineParts : rowParts} />
  );
}
