import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Heading } from '#ui/layout/heading.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { useIsWide } from '#ui/layout/use-is-wide.ts';
import { useBackToClose } from './use-back-to-close.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** centre: a card; sheet: rises from the bottom on a phone, a card from 768 px; panel: a sheet, from 768 px a drawer at the end edge. */
  readonly placement?: 'centre' | 'sheet' | 'panel';
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

const drawer = {
  my: '0',
  me: '0',
  height: '100dvh',
  maxH: '100dvh',
  borderRadius: '0',
  borderStartRadius: 'xl',
  pt: 'env(safe-area-inset-top)',
  pb: 'env(safe-area-inset-bottom)',
  paddingInlineEnd: 'max(env(safe-area-inset-left), env(safe-area-inset-right))',
} as const;

const sheet = {
  mb: '0',
  width: '100vw',
  maxW: '100vw',
  maxH: '88dvh',
  borderBottomRadius: '0',
  pb: 'env(safe-area-inset-bottom)',
  pl: 'env(safe-area-inset-left)',
  pr: 'env(safe-area-inset-right)',
  // The handle, by which it is seen that it can be pulled.
  _before: {
    content: '""',
    flexShrink: 0,
    alignSelf: 'center',
    width: '9',
    // A border is there in the reader's own colours, too.
    borderTop: '4px solid',
    borderColor: 'line.strong',
    mt: '2',
    borderRadius: 'full',
  },
} as const;

const Surface = chakra('dialog', {
  base: {
    m: 'auto',
    p: '0',
    bg: 'paper.raised',
    color: 'ink.default',
    borderWidth: '1px',
    borderColor: 'line.quiet',
    shadow: 'floating',
    overscrollBehavior: 'contain',
    maxH: 'min(44rem, calc(100dvh - 2rem))',
    width: 'min(32rem, calc(100vw - 2rem))',
    borderRadius: 'xl',
    _open: { display: 'flex', flexDirection: 'column', animation: 'rise' },
    _backdrop: { bg: 'rgb(20 12 8 / 0.55)' },
  },
  variants: {
    placement: {
      centre: {},
      sheet: { mdDown: sheet },
      panel: { mdDown: sheet, md: { ...drawer, width: '27rem' } },
    },
  },
});

/** Lets a finger pull a sheet down, which closes it. */
function useDragToClose(isSheet: boolean, dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const onDragged = useEffectEvent(() => onClose());
  useEffect(() => {
    const element = dialog.current;
    if (!isSheet || element === null) return undefined;
    let stop: (() => void) | null = null;
    let isOver = false;
    // Comes after the first view; without it the sheet is closed in the other ways.
    import('./drag-to-close.ts').then(
      ({ dragToClose }) => {
        if (!isOver) stop = dragToClose(element, onDragged);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [dialog, isSheet]);
}

/**
 * A modal on the browser's own dialog element: focus stays inside, Escape, the back gesture and a press beside it close
 * it, and focus returns to where it was. A sheet follows a finger that pulls it down, and closes by that, too.
 */
export function Dialog({ open, onClose, title, placement = 'centre', children, footer }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useBackToClose(open, onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return undefined;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  const isSheet = !useIsWide() && (placement === 'sheet' || placement === 'panel');
  useDragToClose(open && isSheet, dialog, onClose);

  if (!open) return null;
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <Surface
      ref={dialog}
      placement={placement}
      aria-labelledby={titleId}
      onClick={onBackdrop}
      onCancel={(event) => {
        // React lets the cancel of a dialog inside this one bubble up to here.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      <chakra.div display="flex" alignItems="center" gap="3" ps="5" pe="2" pt="2" pb="1">
        <Heading id={titleId} size="small" flex="1" minW="0">
          {title}
        </Heading>
        <IconButton label={t`Close`} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </chakra.div>
      <chakra.div flex="1" minH="0" overflowY="auto" px="5" pt="1" pb="5">
        {children}
      </chakra.div>
      {footer ? (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="flex-end"
          gap="2"
          px="5"
          py="4"
          css={{ '& > button': { px: '4', flexGrow: { base: '1', md: '0' } } }}
          borderTopWidth="1px"
          borderColor="line.quiet"
        >
          {footer}
        </chakra.div>
      ) : null}
    </Surface>
  );
}
