import { AnimatePresence, LazyMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { Key, ReactNode } from 'react';
import { isStill } from '#ui/device/device-preferences.ts';

const loadMotion = async () => (await import('./motion-features.ts')).motionFeatures;

const gone = { height: 0, opacity: 0, overflow: 'clip' } as const;
const there = { height: 'auto', opacity: 1, transitionEnd: { overflow: 'visible' } } as const;
const calm = { duration: 0.2, ease: [0.2, 0.8, 0.2, 1] } as const;

interface MovingRowsProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => Key;
  readonly render: (item: Item, at: number) => ReactNode;
  /** The distance of a row to the next, CSS: within it, for room that is not its own could not grow. */
  readonly gap?: string;
}

/**
 * The `<li>` of a short list: one that comes or goes is seen to, for the others make or take its room. What is there at first stands still, and for who
 * asked for less nothing moves at all.
 */
export function MovingRows<Item>({ items, keyOf, render, gap = '0' }: MovingRowsProps<Item>) {
  const rowOf = (item: Item, at: number) => <div style={{ paddingBlockEnd: gap }}>{render(item, at)}</div>;
  if (isStill()) return items.map((item, at) => <li key={keyOf(item)}>{rowOf(item, at)}</li>);
  return (
    <LazyMotion features={loadMotion} strict>
      <AnimatePresence initial={false}>
        {items.map((item, at) => (
          <m.li key={keyOf(item)} initial={gone} animate={there} exit={gone} transition={calm}>
            {rowOf(item, at)}
          </m.li>
        ))}
      </AnimatePresence>
    </LazyMotion>
  );
}
