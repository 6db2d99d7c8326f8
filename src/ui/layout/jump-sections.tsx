import { chakra } from '#ui/elements/chakra.tsx';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { isStill } from '#ui/device/device-preferences.ts';
import { Card } from './card.tsx';
import { Heading } from './heading.tsx';
import { tabLook } from './tabs.tsx';

interface JumpSection {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface JumpSectionsProps {
  /** What the sections divide, for screen readers. */
  readonly label: string;
  readonly sections: readonly JumpSection[];
}

const JumpLink = chakra('a', {
  base: { ...tabLook, display: 'inline-flex', alignItems: 'center', textDecoration: 'none' },
});

/** Below the app's header, whatever the cut-out of the screen. */
const belowHeader = {
  base: 'calc(3.5rem + 1px + env(safe-area-inset-top))',
  md: 'calc(4rem + 1px + env(safe-area-inset-top))',
};
/** So long after a jump the scrolling that it causes says nothing of where one reads, in milliseconds. */
const JUMP_TAKES = 1000;
/** The band of the window, from 20 % to 35 % of its height, in which a section is the one that is read. */
const readingBand = '-20% 0px -65% 0px';

/** Which of the sections is read, by their ids with spaces between; undefined before anybody scrolled. */
function useReadSection(frame: RefObject<HTMLElement | null>, ids: string) {
  const [read, setRead] = useState<string | undefined>(undefined);
  const jumpedAt = useRef(-JUMP_TAKES);
  useEffect(() => {
    const parts = [...(frame.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered && entered.time - jumpedAt.current > JUMP_TAKES)
          setRead(ids.split(' ')[parts.indexOf(entered.target)]);
      },
      { rootMargin: readingBand },
    );
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [frame, ids]);
  const jumpTo = (id: string, at: number) => {
    // A short last section never comes up to the band.
    setRead(id);
    jumpedAt.current = at;
  };
  return { read, jumpTo };
}

/** Sections below each other under a row of their names, which stays in view, shows where one is and leads to each. */
export function JumpSections({ label, sections }: JumpSectionsProps) {
  const base = useId();
  const frame = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLElement>(null);
  const { read, jumpTo } = useReadSection(frame, sections.map(({ id }) => id).join(' '));
  const current = sections.find(({ id }) => id === read) ?? sections[0];
  useEffect(() => {
    // At first the row stands at its beginning: to measure it would lay out the whole page within React's commit.
    if (read === undefined) return;
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    const list = link?.closest('ul');
    if (link && list) list.scrollLeft = link.offsetLeft - list.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [read]);
  // The address stays: the way back leads out of the page, not through its sections.
  const jump = (event: MouseEvent, id: string) => {
    event.preventDefault();
    jumpTo(id, event.timeStamp);
    const heading = document.getElementById(`${base}-${id}`);
    heading?.closest('section')?.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <div>
      <chakra.nav
        ref={row}
        aria-label={label}
        position="sticky"
        // A low window has no room for it to stay.
        css={{ '@media (max-height: 30rem)': { position: 'static' } }}
        top={belowHeader}
        zIndex="1"
        bg="paper.page"
        borderBottomWidth="1px"
        borderColor="line.quiet"
        mb="4"
      >
        <chakra.ul display="flex" overflowX="auto" scrollbarWidth="none">
          {sections.map((section) => (
            <li key={section.id}>
              <JumpLink
                href={`#${base}-${section.id}`}
                aria-current={section === current ? 'true' : undefined}
                onClick={(event) => jump(event, section.id)}
              >
                {section.label}
              </JumpLink>
            </li>
          ))}
        </chakra.ul>
      </chakra.nav>
      <chakra.div ref={frame} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        {sections.map(({ id, label: name, content }) => (
          <Card key={id} asChild pad="md">
            <chakra.section aria-labelledby={`${base}-${id}`} minW="0" scrollMarginTop="4rem">
              <Heading as="h2" size="section" id={`${base}-${id}`} tabIndex={-1} mb="5">
                {name}
              </Heading>
              {content}
            </chakra.section>
          </Card>
        ))}
      </chakra.div>
    </div>
  );
}
