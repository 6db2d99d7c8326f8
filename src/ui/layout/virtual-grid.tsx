import { lazy, type ReactNode, Suspense } from 'react';
import { chakra } from '#ui/elements/chakra.tsx';
import { CardGrid } from './card-grid.tsx';
import type { VirtualGridProps } from './windowed-grid.tsx';

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

function PlainGrid<Item>({ items, keyOf, render, layout = 'cards', List = CardGrid, Rows }: VirtualGridProps<Item>) {
  // As far apart as where they are windowed.
  if (layout === 'rows' && Rows !== undefined)
    return (
      <chakra.ul>
        <Rows items={items} keyOf={keyOf} render={render} gap="1rem" />
      </chakra.ul>
    );
  const parts = items.map((item) => <li key={keyOf(item)}>{render(item)}</li>);
  if (layout === 'lines') return <chakra.ul>{parts}</chakra.ul>;
  return layout === 'rows' ? <CardGrid gridTemplateColumns="minmax(0, 1fr)">{parts}</CardGrid> : <List>{parts}</List>;
}
