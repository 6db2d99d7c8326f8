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
}

/**
 * The `<li>` of a short list: one that comes or goes is seen to, for the others make or take its room. What is there at first stands still, and for who
 * asked for less nothing moves at all. A row brings its distance to the next within it: room that is not its own could not grow.
 */
export function MovingRows<Item>({ items, keyOf, render }: MovingRowsProps<Item>) {
  if (isStill()) return items.map((item, at) => <li key={keyOf(item)}>{render(item, at)}</li>);
  return (
    <LazyMotion features={loadMotion} strict>
      <AnimatePresence initial={false}>
        {items.map((item, at) => (
          <m.li key={keyOf(item)} initial={gone} animate={there} exit={gone} transition={calm}>
            {render(item, at)}
          </m.li>
        ))}
      </AnimatePresence>
    </LazyMotion>
  );
}
