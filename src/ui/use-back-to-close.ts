import { useEffect, useRef } from 'react';

/** Done when a step back that we took ourselves has arrived: history moves later than it is told to. */
let settled: Promise<void> = Promise.resolve();

function stepBack(): void {
  settled = new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
  });
  history.back();
}

function overlayOnTop(): string | undefined {
  return (history.state as { overlay?: string } | null)?.overlay;
}

/** Resolves when no step back of ours is under way: await it before navigating after something was closed. */
export function historySettled(): Promise<void> {
  return settled;
}

/**
 * While `open`, the back gesture closes instead of leaving the page: an extra history entry is laid down, and taken away
 * again when it was closed in another way. The entry repeats the router's own state, so that the router sees the same
 * place. A link inside should replace the entry (`<Link replace>`), so that none is left behind.
 */
export function useBackToClose(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return undefined;
    const mark = crypto.randomUUID();
    const address = location.href;
    // Back to this entry from one above it (a question over a drawer) closes only the one above.
    const onPop = () => {
      if (overlayOnTop() !== mark) close.current();
    };
    let wanted = true;
    let laid = false;
    void settled.then(() => {
      if (!wanted) return;
      history.pushState({ ...history.state, overlay: mark }, '');
      window.addEventListener('popstate', onPop);
      laid = true;
    });
    return () => {
      wanted = false;
      if (!laid) return;
      window.removeEventListener('popstate', onPop);
      const onOurEntry = overlayOnTop() === mark && location.href === address;
      if (onOurEntry) stepBack();
    };
  }, [open]);
}
