import { lazy, type ReactNode, Suspense } from 'react';
import { CardGrid } from './card-grid.tsx';

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
}

const VIRTUAL_ABOVE = 50;

const WindowedGrid = lazy(async () => ({ default: (await import('./windowed-grid.tsx')).WindowedGrid })) as <Item>(props: VirtualGridProps<Item>) => ReactNode;

/**
 * Cards or rows of any number, scrolling with the page. Up to 50, or as told, are plain elements; of more only what is in view is in the
 * document (react-virtuoso, loaded on first use).
 */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { virtualAbove = VIRTUAL_ABOVE } = props;
  const plain = <PlainGrid {...props} items={props.items.slice(0, virtualAbove)} />;
  if (props.items.length <= virtualAbove) return plain;
  return <Suspense fallback={plain}><WindowedGrid {...props} /></Suspense>;
}

function PlainGrid<Item>({ items, keyOf, render, layout = 'cards' }: VirtualGridProps<Item>) {
  return (
    <CardGrid {...(layout === 'rows' ? { gridTemplateColumns: 'minmax(0, 1fr)' } : {})}>
      {items.map((item) => <li key={keyOf(item)}>{render(item)}</li>)}
    </CardGrid>
  );
}
