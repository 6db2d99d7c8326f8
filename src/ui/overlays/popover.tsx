import { chakra } from '#ui/elements/chakra.tsx';
import { type ReactElement, type ReactNode, type ToggleEvent, useId, useState } from 'react';
import { useBackToClose } from './use-back-to-close.ts';

interface PopoverTrigger {
  readonly popoverTarget: string;
  readonly 'aria-expanded': boolean;
  readonly 'aria-haspopup': 'dialog';
}

interface PopoverProps {
  /** The name of what opens, for screen readers. */
  readonly label: string;
  /** Draws the button; give it the attributes. */
  readonly renderTrigger: (attributes: PopoverTrigger) => ReactElement;
  /** Rendered while open. */
  readonly children: (close: () => void) => ReactNode;
  /** CSS width of the panel. */
  readonly width?: string;
}

const Panel = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: 'auto',
    m: '0',
    p: '2',
    maxH: 'min(36rem, calc(100dvh - 6rem))',
    maxW: 'calc(100vw - 1rem)',
    overflowY: 'auto',
    bg: 'paper.raised',
    color: 'ink.default',
    borderWidth: '1px',
    borderColor: 'line.quiet',
    borderRadius: 'lg',
    shadow: 'floating',
  },
});

const hasFinger = () => window.matchMedia('(pointer: coarse)').matches;

/** Right edge below the button, kept inside the window. */
function place(panel: HTMLElement, button: Element): void {
  const { bottom, right } = button.getBoundingClientRect();
  const gap = 8;
  panel.style.top = `${Math.min(bottom + gap, window.innerHeight - panel.offsetHeight - gap)}px`;
  panel.style.left = `${Math.max(gap, Math.min(right - panel.offsetWidth, document.documentElement.clientWidth - panel.offsetWidth - gap))}px`;
}

/**
 * A small panel under a button, in the browser's own top layer: a press elsewhere, Escape and on a touch screen the back gesture close it.
 * Links inside should replace the history entry.
 */
export function Popover({ label, renderTrigger, children, width = '18rem' }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = () => document.getElementById(id)?.hidePopover();
  // A mouse has no gesture for it, and a press on Back beside a small menu means the page.
  useBackToClose(open && hasFinger(), close);
  // Both when the content is there and when the panel is shown: either may be first.
  const settle = () => {
    const panel = document.getElementById(id);
    const button = document.querySelector(`[popovertarget="${id}"]`);
    if (panel !== null && button !== null) place(panel, button);
  };
  const onBeforeToggle = ({ newState, target, currentTarget }: ToggleEvent) => {
    if (newState === 'open' && target === currentTarget) setOpen(true);
  };
  // Only after it is hidden: the browser gives the focus back from content that is still there.
  const onToggle = ({ newState, target, currentTarget }: ToggleEvent) => {
    // React lets the toggle of anything inside bubble up to here.
    if (target !== currentTarget) return;
    if (newState === 'open') settle();
    else setOpen(false);
  };
  return (
    <>
      {renderTrigger({ popoverTarget: id, 'aria-expanded': open, 'aria-haspopup': 'dialog' })}
      <Panel
        id={id}
        popover="auto"
        aria-label={label}
        style={{ width }}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
      >
        {open ? <div ref={settle}>{children(close)}</div> : null}
      </Panel>
    </>
  );
}
