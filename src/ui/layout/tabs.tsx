import { chakra } from '#ui/elements/chakra.tsx';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { forcedColours } from '#ui/theme/forced-colours.ts';
import { followSwipes } from './swipe.ts';

interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

interface TabsProps {
  /** What the tabs divide, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Give both to control the choice from outside, for example by a URL parameter. */
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
}

/** How a tab looks, and a link that works like one. */
export const tabLook = {
  position: 'relative',
  flexShrink: '0',
  minH: 'target',
  // Narrow enough on a phone for a part of what the row holds beyond its edge.
  px: { base: '2', md: '4' },
  fontWeight: 'semibold',
  color: 'ink.muted',
  borderRadius: 'md',
  whiteSpace: 'nowrap',
  _hover: { color: 'ink.default' },
  _focusVisible: { outlineOffset: '-3px' },
  _after: {
    content: '""',
    position: 'absolute',
    insetInline: { base: '2', md: '4' },
    bottom: '0',
    height: '3px',
    borderTopRadius: 'full',
    bg: 'transparent',
  },
  '&[aria-selected=true], &[aria-current]': {
    color: 'paprika.text',
    _hover: { color: 'paprika.text' },
    _after: { bg: 'paprika.solid', [forcedColours]: { bg: 'Highlight' } },
  },
} as const;

const TabButton = chakra('button', { base: tabLook });

/** Where an arrow key, Home or End leads from tab `at` of `count`; null for other keys. Arrows go where they point: backwards from right to left. */
function tabAfterKey({ key, currentTarget }: KeyboardEvent, at: number, count: number): number | null {
  const [onwards, back] = currentTarget.matches(':dir(rtl)')
    ? ['ArrowLeft', 'ArrowRight']
    : ['ArrowRight', 'ArrowLeft'];
  if (key === onwards) return (at + 1) % count;
  if (key === back) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** Scrolls the row alone, sideways, until the tab is whole in it with a part of its neighbour. */
function bringIntoView(tab: HTMLElement): void {
  const row = tab.parentElement;
  if (row === null) return;
  const [from, to, room] = [tab.offsetLeft - row.offsetLeft, tab.offsetLeft - row.offsetLeft + tab.offsetWidth, 32];
  if (from - room < row.scrollLeft) row.scrollLeft = from - room;
  else if (to + room > row.scrollLeft + row.clientWidth) row.scrollLeft = to + room - row.clientWidth;
}

const panelIn = (frame: HTMLElement | null) => frame?.querySelector<HTMLElement>(':scope > [role=tabpanel]');

/** Whatever opens another panel, a swipe or a button at its foot: it may be shorter, and one reads it from its beginning. What was pressed may be gone. */
function useReadFromStart(
  shown: string | undefined,
  { list, frame }: Readonly<Record<'list' | 'frame', RefObject<HTMLElement | null>>>,
): void {
  const read = useRef(shown);
  useLayoutEffect(() => {
    const isOther = read.current !== undefined && read.current !== shown;
    read.current = shown;
    if (!isOther) return;
    list.current?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement === document.body) panelIn(frame.current)?.focus({ preventScroll: true });
  }, [shown, list, frame]);
}

/** The open panel comes from the side to which it was swiped. */
function slideIn(frame: HTMLElement | null, step: 1 | -1): void {
  panelIn(frame)?.animate([{ transform: `translateX(${step * 2}rem)`, opacity: 0 }, {}], {
    duration: 200,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  });
}

interface Swipes {
  readonly frame: RefObject<HTMLElement | null>;
  /** Opens the next tab in that direction; false where there is none. */
  readonly onSwipe: (step: 1 | -1) => boolean;
}

/** A swipe over the panel opens its neighbour, which comes from the side to which it was swiped. */
function useSwipes(shown: string | undefined, { frame, onSwipe }: Swipes): void {
  /** From where the panel comes that a swipe has just opened. */
  const arriving = useRef<1 | -1 | 0>(0);
  const onStep = useEffectEvent((step: 1 | -1): boolean => {
    if (!onSwipe(step)) return false;
    arriving.current = step;
    return true;
  });
  const isThere = shown !== undefined;
  useEffect(
    () => (isThere && frame.current !== null ? followSwipes(frame.current, onStep) : undefined),
    [isThere, frame],
  );
  useEffect(() => {
    const step = arriving.current;
    arriving.current = 0;
    if (shown === undefined || step === 0) return;
    slideIn(frame.current, step);
  }, [shown, frame]);
}

interface TabRowProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly open: Tab;
  /** What the ids of tabs and panels begin with. */
  readonly base: string;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly onSelect: (id: string) => void;
}

function TabRow({ label, tabs, open, base, list, onSelect }: TabRowProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfterKey(event, tabs.indexOf(open), tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    const button = list.current?.children[next];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <chakra.div
      ref={list}
      role="tablist"
      aria-label={label}
      display="flex"
      overflowX="auto"
      scrollMarginTop="20"
      borderBottomWidth="1px"
      borderColor="line.quiet"
      scrollbarWidth="none"
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <TabButton
          key={tab.id}
          type="button"
          role="tab"
          id={`${base}-tab-${tab.id}`}
          aria-controls={`${base}-panel-${tab.id}`}
          aria-selected={tab === open}
          tabIndex={tab === open ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
        </TabButton>
      ))}
    </chakra.div>
  );
}

/** Tabs in a row that scrolls on narrow screens; arrows, Home and End move and select, and so does a swipe over the panel. Only the open panel is rendered. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const wanted = selected ?? chosen;
  const open = tabs.find((tab) => tab.id === wanted) ?? tabs[0];
  const shown = open?.id;
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (shown !== undefined && tab) bringIntoView(tab);
  }, [shown]);
  const select = (id: string) => {
    setChosen(id);
    onSelect?.(id);
  };
  useReadFromStart(shown, { list, frame });
  useSwipes(shown, {
    frame,
    onSwipe(step) {
      const at = tabs.findIndex(({ id }) => id === shown);
      const next = tabs[at + (list.current?.matches(':dir(rtl)') ? -step : step)];
      if (next !== undefined) select(next.id);
      return next !== undefined;
    },
  });
  if (open === undefined) return null;

  return (
    <chakra.div ref={frame} minW="0">
      <TabRow label={label} tabs={tabs} open={open} base={base} list={list} onSelect={select} />
      <chakra.div
        role="tabpanel"
        id={`${base}-panel-${open.id}`}
        aria-labelledby={`${base}-tab-${open.id}`}
        tabIndex={0}
        pt="5"
        borderRadius="md"
        key={open.id}
      >
        {open.panel}
      </chakra.div>
    </chakra.div>
  );
}
