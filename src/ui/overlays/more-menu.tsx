import { Ellipsis } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { ActionMenu } from './action-menu.tsx';

interface MoreMenuProps {
  /** The name of what opens. */
  readonly label: string;
  /** The name of the button, which is an icon. */
  readonly buttonLabel: string;
  readonly tone?: ComponentProps<typeof IconButton>['tone'];
  readonly width?: string;
  /** On the button, where it is no three dots: for what holds one kind of thing, beside another menu. */
  readonly icon?: ReactNode;
  /** Rendered while open. */
  readonly children: (close: () => void) => ReactNode;
}

/** What else can be done with a thing, behind three dots or an icon of its own. */
export function MoreMenu({ label, buttonLabel, tone, width, icon, children }: MoreMenuProps) {
  return (
    <ActionMenu
      label={label}
      {...(width === undefined ? {} : { width })}
      renderTrigger={(attributes) => (
        <IconButton {...(tone === undefined ? {} : { tone })} label={buttonLabel} {...attributes}>
          {icon ?? <Ellipsis aria-hidden />}
        </IconButton>
      )}
    >
      {children}
    </ActionMenu>
  );
}
