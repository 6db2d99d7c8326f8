import { calledName } from '#food-views/names/called-name.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FoodListId } from '#domain/values/ids/ids.ts';
import { figure } from '#languages/figure.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { moveOnList } from '#replica/lists/list-commands.ts';
import type { ListLine } from '#replica/lists/list-queries.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { pulse } from '#ui/device/pulse.ts';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { useDragToOrder } from '#ui/layout/use-drag-to-order.ts';
import { useOrderAhead } from './use-order-ahead.ts';

interface ListOrderProps {
  readonly listId: FoodListId;
  readonly lines: readonly ListLine[];
}

type Where = (place: number, last: number) => number;

const keys: Readonly<Record<string, Where>> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_place, last) => last,
};

/** The dragged line above the others, which make way for it. */
const whileDragged = {
  '&[data-dragging] > li:not([data-dragged])': {
    transitionProperty: 'transform',
    transitionDuration: 'quick',
  },
  '& > [data-dragged]': {
    position: 'relative',
    zIndex: 1,
    bg: 'paper.raised',
    shadow: 'lifted',
    borderRadius: 'lg',
  },
} as const;

/** The foods of a list as bare lines, to be ordered: by dragging the handle, or with it in focus by the arrow keys, Home and End. Each move is saved. */
export function ListOrder({ listId, lines }: ListOrderProps) {
  const replica = useReplica();
  const { shown, showWhile } = useOrderAhead(lines);
  const [said, setSaid] = useState('');
  const focused = useRef<string>(undefined);
  const handles = useRef(new Map<string, HTMLElement>());

  // Moving a line in the document takes the focus from it.
  useLayoutEffect(() => {
    if (focused.current !== undefined) handles.current.get(focused.current)?.focus();
  });

  const move = async (line: ListLine, where: Where) => {
    const last = shown.length - 1;
    const from = shown.indexOf(line);
    const place = Math.max(0, Math.min(where(from, last), last));
    if (place === from) return;
    const [name, at, count] = [nameOf(line), figure(place + 1), figure(shown.length)];
    setSaid(t`${name}: place ${at} of ${count}`);
    await showWhile(shown.toSpliced(from, 1).toSpliced(place, 0, line), async () => {
      const outcome = await moveOnList(replica, { listId, food: line.item.foodId, where });
      if (outcome.kind !== 'saved') toastNotSaved(outcome);
      return outcome.kind === 'saved';
    });
  };
  const { list, begin } = useDragToOrder<HTMLOListElement>((from, place) => {
    const line = shown[from];
    if (line === undefined) return;
    pulse('done');
    focused.current = undefined;
    void move(line, () => place);
  });
  const byKey = (event: KeyboardEvent<HTMLElement>, line: ListLine) => {
    const where = keys[event.key];
    if (where === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    focused.current = line.item.id;
    void move(line, where);
  };
  return (
    <>
      <chakra.p color="ink.muted" mb="3" id="how-to-order">
        {t`Drag a food by its handle, or choose the handle and press the arrow keys.`}
      </chakra.p>
      <chakra.ol ref={list} css={whileDragged}>
        {shown.map((line, at) => (
          <OrderLine
            key={line.item.id}
            name={nameOf(line)}
            at={at}
            onHandle={(element) => {
              if (element === null) handles.current.delete(line.item.id);
              else handles.current.set(line.item.id, element);
            }}
            onGrab={(event) => begin(event, at)}
            onKey={(event) => byKey(event, line)}
            onBlur={() => {
              focused.current = undefined;
            }}
          />
        ))}
      </chakra.ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

function nameOf({ food }: ListLine): string {
  return food === null ? t`A food that is not on this device yet` : calledName(food);
}

interface OrderLineProps {
  readonly name: string;
  readonly at: number;
  /** Given the handle when it is there, and null when it is gone. */
  readonly onHandle: (element: HTMLElement | null) => void;
  readonly onGrab: (event: PointerEvent<HTMLElement>) => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

function OrderLine({ name, at, onHandle, onGrab, onKey, onBlur }: OrderLineProps) {
  return (
    <chakra.li display="flex" alignItems="center" gap="2" minH="12">
      <IconButton
        label={t`Move ${name}`}
        aria-describedby="how-to-order"
        ref={onHandle}
        touchAction="none"
        cursor="grab"
        onPointerDown={onGrab}
        onKeyDown={onKey}
        onBlur={onBlur}
      >
        <GripVertical aria-hidden />
      </IconButton>
      <chakra.span textStyle="figures" color="ink.muted" minW="3ch" textAlign="end">
        {figure(at + 1)}
      </chakra.span>
      <chakra.span minW="0" overflowWrap="anywhere" fontWeight="medium">
        <bdi>{name}</bdi>
      </chakra.span>
    </chakra.li>
  );
}
