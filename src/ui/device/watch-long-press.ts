/** Milliseconds that a finger rests, as the systems of phones have it. */
const LONG_PRESS = 500;
/** CSS pixels that a finger may stray while it rests. */
const STRAY = 10;

/**
 * Tells where a finger rests on the page, or where the keyboard asks for a menu. Whoever takes it says so by true: then the browser's own menu and the
 * click at the finger's end stay away. The right button of a mouse is left to the browser, whose menu of a link people know.
 *
 * @param take is given the element under the finger, or the one with the focus
 * @returns ends the watch
 */
export function watchLongPress(take: (target: Element) => boolean): () => void {
  let rests: { readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  let isFinger = false;
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
      isFinger = pointerType === 'touch';
      if (isFinger && isPrimary) rests = { x: clientX, y: clientY, timer: setTimeout(() => press(target), LONG_PRESS) };
    },
    pointermove: ({ clientX, clientY }: PointerEvent) => {
      if (rests !== null && Math.hypot(clientX - rests.x, clientY - rests.y) > STRAY) lift();
    },
    pointerup: lift,
    pointercancel: lift,
    scroll: lift,
    keydown: () => {
      isFinger = false;
      isTaken = false;
    },
    contextmenu: (event: MouseEvent) => {
      // A mouse has pressed its right button; a keyboard and a finger have not.
      if (!isFinger && event.button === 2) return;
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
