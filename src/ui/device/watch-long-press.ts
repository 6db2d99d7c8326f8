/** Milliseconds that a finger rests, as the systems of phones have it. */
const LONG_PRESS = 500;
/** CSS pixels that a finger may stray while it rests. */
const STRAY = 10;

/**
 * Tells where a finger rests on the page, or where the keyboard asks for a menu. Whoever takes it says so by true: then the browser's own menu and the
 * click at the finger's end stay away. A mouse is left to the browser, whose menu of a link people know.
 *
 * @param take is given the element under the finger, or the one with the focus
 * @returns ends the watch
 */
export function watchLongPress(take: (target: Element) => boolean): () => void {
  let rests: { readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  let isMouse = false;
  let isTaken = false;

  const lift = () => {
    clearTimeout(rests?.timer);
    rests = null;
  };
  const press = (target: EventTarget | null) => {
    lift();
    isTaken ||= target instanceof Element && take(target);
  };

  const listeners = {
    pointerdown: ({ target, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      lift();
      isTaken = false;
      isMouse = pointerType === 'mouse';
      if (pointerType === 'touch' && isPrimary)
        rests = { x: clientX, y: clientY, timer: setTimeout(() => press(target), LONG_PRESS) };
    },
    pointermove: ({ clientX, clientY }: PointerEvent) => {
      if (rests !== null && Math.hypot(clientX - rests.x, clientY - rests.y) > STRAY) lift();
    },
    pointerup: lift,
    pointercancel: lift,
    scroll: lift,
    keydown: () => {
      isMouse = false;
      isTaken = false;
    },
    contextmenu: (event: MouseEvent) => {
      // By what came before it, not by its button: a Mac's menu comes by the first button, too.
      if (isMouse) return;
      press(event.target);
      if (isTaken) event.preventDefault();
    },
    click: (event: MouseEvent) => {
      if (!isTaken) return;
      isTaken = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  const ending = new AbortController();
  for (const [kind, hear] of Object.entries(listeners))
    document.addEventListener(kind, hear as EventListener, { capture: true, signal: ending.signal });
  return () => {
    lift();
    ending.abort();
  };
}
