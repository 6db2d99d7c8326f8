import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { NotebookPen } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { calendarDayAt } from '#domain/diary/calendar-day.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { newestOfDiary } from '#replica/diary/diary-queries.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { AskedEntry } from './asked-entry.tsx';
import { DiaryCalendar } from './diary-calendar.tsx';
import { DiaryFound } from './diary-found.tsx';
import { DiaryTimeline } from './diary-timeline.tsx';
import { OnThisDay } from './on-this-day.tsx';
import { useFoodsOfLines } from './use-foods-of-lines.ts';

/** So many entries are read at first, and so many more whenever the end of them comes near. */
const STEP = 40;

/** The diary of who is signed in. Search, view and month are in the address. */
export function Diary() {
  const { clock } = useReplica();
  const [today] = useState(() => calendarDayAt(clock()));
  const [wanted, setWanted] = useState(STEP);
  const [params, setParams] = useSearchParams();
  const part = useLive((from) => newestOfDiary(from, wanted), [wanted]);
  useFoodsOfLines(part?.lines);
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        if (value === '') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const asked = params.get('q') ?? '';
  const searched = useDeferredValue(asked.trim());
  const entry = params.get('entry');
  const openEntry = entry === null ? null : <AskedEntry key={entry} id={entry} onClose={() => set('entry', '')} />;

  if (part === undefined) return <LoadingState label={t`Opening your diary...`} />;
  if (part.total === 0)
    return (
      <>
        <NothingYet />
        {openEntry}
      </>
    );
  return (
    <Stack gap="6">
      <search>
        <SearchInput
          label={t`Search your diary`}
          placeholder={t`Foods, notes, people, places`}
          value={asked}
          onValue={(text) => set('q', text)}
        />
      </search>
      {searched === '' ? (
        <Views
          selected={params.get('view') === 'calendar' ? 'calendar' : 'timeline'}
          onSelect={(view) => set('view', view === 'calendar' ? view : '')}
          timeline={
            <>
              <OnThisDay today={today} />
              <DiaryTimeline
                part={part}
                onEnd={() => setWanted((count) => Math.min(count + STEP, part.total + STEP))}
              />
            </>
          }
          calendar={
            <DiaryCalendar today={today} month={params.get('month') ?? ''} onMonth={(month) => set('month', month)} />
          }
        />
      ) : (
        <DiaryFound text={searched} />
      )}
      {openEntry}
    </Stack>
  );
}

interface ViewsProps {
  readonly selected: string;
  readonly onSelect: (view: string) => void;
  readonly timeline: ReactNode;
  readonly calendar: ReactNode;
}

function Views({ selected, onSelect, timeline, calendar }: ViewsProps) {
  return (
    <Tabs
      label={t`Views of your diary`}
      selected={selected}
      onSelect={onSelect}
      tabs={[
        { id: 'timeline', label: t`Timeline`, panel: timeline },
        { id: 'calendar', label: t`Calendar`, panel: calendar },
      ]}
    />
  );
}

function NothingYet() {
  return (
    <EmptyState
      icon={NotebookPen}
      title={t`Your diary is empty`}
      description={
        <>
          {t`‘I tried it’ on a food writes it down: one tap to open, one to save.`}{' '}
          <chakra.span>{t`It works without a connection, too.`}</chakra.span>
        </>
      }
      action={
        <LinkButton asChild>
          <Link to="/explore">{t`Explore Foods`}</Link>
        </LinkButton>
      }
    />
  );
}
