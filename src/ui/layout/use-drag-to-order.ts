import { type PointerEvent, useEffect, useRef } from 'react';
import { draggedPlace } from './dragged-place.ts';

/** So near to the edge of the window a drag scrolls it, and by so much in each frame. Pixels. */
const EDGE = 90;
const SCROLL = 9;

/**
 * Dragging the items of a list by their handles: a finger, a pen or a mouse. Nothing is drawn anew meanwhile: the items are moved by their style alone, so that long
 * lists follow the finger. Escape lets go without a move. Give `list` to the element whose children are the items, and `begin` to each handle, which
 * needs `touch-action: none`.
 *
 * @param onDrop the place among all, 0 for the first; not called where it stays
 */
export function useDragToOrder<Element extends HTMLElement>(onDrop: (from: number, place: number) => void) {
  const list = useRef<Element>(null);
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  const begin = (event: PointerEvent<HTMLElement>, from: number) => {
    const children = [...(list.current?.children ?? [])].filter((child) => child instanceof HTMLElement);
    const dragged = children[from];
    if (event.button !== 0 || list.current === null || dragged === undefined) return;
    end.current?.();
    const { pointerId, currentTarget: handle } = event;
    const start = event.clientY + window.scrollY;
    const spans = children.map((child) => child.getBoundingClientRect());
    const neighbour = from + 1 < spans.length ? from + 1 : from;
    const room = edge(spans, neighbour) - edge(spans, neighbour - 1);
    let [pointer, place] = [event.clientY, from];
    handle.setPointerCapture(pointerId);
    list.current.dataset['dragging'] = '';
    dragged.dataset['dragged'] = '';

    const show = () => {
      const moved = pointer + window.scrollY - start;
      place = draggedPlace(spans, from, moved);
      for (const [at, child] of children.entries()) {
        const shift = at > from && at <= place ? -room : at < from && at >= place ? room : 0;
        child.style.transform = at === from ? `translateY(${moved}px)` : shift === 0 ? '' : `translateY(${shift}px)`;
      }
    };
    let frame = requestAnimationFrame(function scroll() {
      const by = pointer < EDGE ? -SCROLL : pointer > window.innerHeight - EDGE ? SCROLL : 0;
      if (by !== 0 && pointer !== event.clientY) {
        window.scrollBy(0, by);
        show();
      }
      frame = requestAnimationFrame(scroll);
    });
    const leave = new AbortController();
    const letGo = (isDropped: boolean) => {
      leave.abort();
      end.current = undefined;
      cancelAnimationFrame(frame);
      for (const child of children) child.style.transform = '';
      delete dragged.dataset['dragged'];
      if (list.current !== null) delete list.current.dataset['dragging'];
      if (isDropped && place !== from) onDrop(from, place);
    };
    end.current = () => letGo(false);
    const { signal } = leave;
    // At the window: where the list is drawn anew in another order meanwhile, the handle loses the pointer that it had captured.
    const hear = (name: 'pointermove' | 'pointerup' | 'pointercancel', act: (heard: globalThis.PointerEvent) => void) =>
      window.addEventListener(name, (heard) => heard.pointerId === pointerId && act(heard), { signal });
    hear('pointermove', ({ clientY }) => {
      pointer = clientY;
      show();
    });
    hear('pointerup', () => letGo(true));
    hear('pointercancel', () => letGo(false));
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && letGo(false), { signal });
  };
  return { list, begin };
}

function edge(spans: readonly DOMRect[], at: number): number {
  return spans[at]?.top ?? 0;
}
