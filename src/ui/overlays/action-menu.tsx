import { type ReactElement, type ReactNode, useState } from 'react';
import { useIsWide } from '#ui/layout/use-is-wide.ts';
import { Dialog } from './dialog.tsx';
import { Popover } from './popover.tsx';

interface MenuTrigger {
  readonly 'aria-expanded': boolean;
  readonly 'aria-haspopup': 'dialog';
  readonly popoverTarget?: string;
  readonly onClick?: () => void;
}

interface ActionMenuProps {
  /** The name of what opens. */
  readonly label: string;
  /** Draws the button; give it the attributes. */
  readonly renderTrigger: (attributes: MenuTrigger) => ReactElement;
  /** Rendered while open. */
  readonly children: (close: () => void) => ReactNode;
  /** CSS width of the menu, where it is no sheet. */
  readonly width?: string;
}

/** What else can be done: a sheet from below on a phone, in whose history entry a link inside replaces the page; a menu under the button from 768 px. */
export function ActionMenu({ label, renderTrigger, children, width }: ActionMenuProps) {
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  if (isWide)
    return (
      <Popover label={label} renderTrigger={renderTrigger} {...(width === undefined ? {} : { width })}>
        {children}
      </Popover>
    );
  const close = () => setOpen(false);
  return (
    <>
      {renderTrigger({ 'aria-expanded': isOpen, 'aria-haspopup': 'dialog', onClick: () => setOpen(true) })}
      <Dialog open={isOpen} onClose={close} title={label} placement="sheet">
        {children(close)}
      </Dialog>
    </>
  );
}
