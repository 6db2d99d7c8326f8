import { type ComponentProps, type FunctionComponent, lazy, type ReactNode, Suspense } from 'react';
import { CardGrid } from './card-grid.tsx';

/** What a list is given; the rest (data attributes) passes through. */
export type ListProps = Pick<ComponentProps<'div'>, 'ref' | 'style' | 'className' | 'children'>;

export interface VirtualGridProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly render: (item: Item) => ReactNode;
  /** Called when the end comes near, for lists that grow. */
  readonly onEnd?: () => void;
  /** Called with the first and last position in view, for lists whose items are read as they are looked at. */
  readonly onRange?: (first: number, last: number) => void;
  /** cards: as many columns as fit; rows: one below the other. */
  readonly layout?: 'cards' | 'rows';
  /** Longest list that is all in the document; 50 unless told. */
  readonly virtualAbove?: number;
  /** The grid that the cards stand in, where it is another one than `CardGrid`. */
  readonly List?: FunctionComponent<ListProps>;
}

const VIRTUAL_ABOVE = 50;

const WindowedGrid = lazy(async () => ({ default: (await import('./windowed-grid.tsx')).WindowedGrid })) as <Item>(
  props: VirtualGridProps<Item>,
) => ReactNode;

/**
 * Cards or rows of any number, scrolling with the page. Up to 50, or as told, are plain elements; of more only what is in view is in the
 * document (react-virtuoso, loaded on first use).
 */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { virtualAbove = VIRTUAL_ABOVE } = props;
  const plain = <PlainGrid {...props} items={props.items.slice(0, virtualAbove)} />;
  if (props.items.length <= virtualAbove) return plain;
  return (
    <Suspense fallback={plain}>
      <WindowedGrid {...props} />
    </Suspense>
  );
}

function PlainGrid<Item>({ items, keyOf, render, layout = 'cards', List = CardGrid }: VirtualGridProps<Item>) {
  const parts = items.map((item) => <li key={keyOf(item)}>{render(item)}</li>);
  return layout === 'rows' ? <CardGrid gridTemplateColumns="minmax(0, 1fr)">{parts}</CardGrid> : <List>{parts}</List>;
}
