import { useEffect, useRef } from 'react';

/** Done when a step back that we took ourselves has arrived: history moves later than it is told to. */
let settled: Promise<void> = Promise.resolve();

/** The entries of what is open now. */
const open = new Set<string>();

/** A step back arrives within a few milliseconds, on a busy phone within seconds. Given up too soon, it would take back what came after it. */
const PATIENCE = 5_000;

function stepBack(): void {
  // Where there is nothing to go back to, no step would ever arrive.
  if (history.length === 1) return;
  const arrived = new AbortController();
  settled = new Promise((resolve) => {
    const arrive = () => {
      clearTimeout(timer);
      arrived.abort();
      resolve();
    };
    const timer = setTimeout(arrive, PATIENCE);
    window.addEventListener('popstate', arrive, { signal: arrived.signal });
  });
  // The press that closed a menu may have been on a link: it is followed once the step has arrived, which would undo it otherwise.
  window.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || !(event.target instanceof HTMLElement || event.target instanceof SVGElement)) return;
      const { target, ctrlKey, metaKey, shiftKey } = event;
      event.preventDefault();
      event.stopImmediatePropagation();
      void historySettled().then(() =>
        target.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey, metaKey, shiftKey }),
        ),
      );
    },
    { capture: true, signal: arrived.signal },
  );
  history.back();
}

function overlayOnTop(): string | undefined {
  return (history.state as { overlay?: string } | null)?.overlay;
}

function passOver(): void {
  const mark = overlayOnTop();
  if (mark !== undefined && !open.has(mark)) stepBack();
}

/** Steps over the entries of what is open no longer: one that a link inside has left forwards, or that a reload has left behind. */
export function passOverClosed(): void {
  window.addEventListener('popstate', passOver);
  passOver();
}

/** Resolves when no step back of ours is under way: await it before navigating after something was closed. */
export async function historySettled(): Promise<void> {
  // One step may lead to an entry that is to be passed over, too.
  for (let awaited: Promise<void> | null = null; awaited !== settled;) {
    awaited = settled;
    await awaited;
  }
}

/**
 * While `isOpen`, the back gesture closes instead of leaving the page: an extra history entry is laid down, and taken away
 * again when it was closed in another way. The entry repeats the router's own state, so that the router sees the same
 * place. A link inside should replace the entry (`<Link replace>`), so that none is left behind.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const mark = crypto.randomUUID();
    const address = location.href;
    // Back to this entry from one above it (a question over a drawer) closes only the one above.
    const onPop = () => {
      if (overlayOnTop() !== mark) close.current();
    };
    let wanted = true;
    let laid = false;
    void historySettled().then(() => {
      if (!wanted) return;
      open.add(mark);
      history.pushState({ ...history.state, overlay: mark }, '');
      // The same listener is there once, however often it is added.
      window.addEventListener('popstate', passOver);
      window.addEventListener('popstate', onPop);
      laid = true;
    });
    return () => {
      wanted = false;
      if (!laid) return;
      open.delete(mark);
      window.removeEventListener('popstate', onPop);
      const onOurEntry = overlayOnTop() === mark && location.href === address;
      if (onOurEntry) stepBack();
    };
  }, [isOpen]);
}
