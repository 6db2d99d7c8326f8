import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { ArrowDownUp, History, NotebookPen } from 'lucide-react';
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { calendarDayAt } from '#domain/diary/calendar-day.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { newestOfDiary } from '#replica/diary/diary-queries.ts';
import { Button } from '#ui/elements/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { DiaryCalendar } from './diary-calendar.tsx';
import { DiaryFound } from './diary-found.tsx';
import { DiaryTimeline } from './diary-timeline.tsx';
import { OnThisDay } from './on-this-day.tsx';
import { useFoodsOfLines } from './use-foods-of-lines.ts';
import type { DiaryEntryId } from '#domain/values/ids/ids.ts';
import { useCloseWhenGone } from '#shared/forms/use-close-when-gone.ts';
import { diaryEntryToEdit } from '#replica/diary/diary-entry-to-edit.ts';
import { foodsByIds } from '#replica/foods/food-queries.ts';
import { EditEntry } from './edit-entry.tsx';

/** So many entries are read at first, and so many more whenever the end of them comes near. */
const STEP = 40;

const DiaryFiles = lazyPart(
  async () => (await import('./diary-files.tsx')).DiaryFiles,
  () => null,
);

const OwnOrder = lazyPart(
  async () => (await import('./own-order.tsx')).OwnOrder,
  () => <ErrorState title={t`Your order could not be opened. Please try again.`} />,
);

/** The diary of whoever is signed in. Search, view and month are in the address. */
export function Diary() {
  const { clock } = useReplica();
  const [today] = useState(() => calendarDayAt(clock()));
  const [wanted, setWanted] = useState(STEP);
  const [areFilesOpen, setFilesOpen] = useState(false);
  const { params, set } = useAddress();
  const part = useLive((from) => newestOfDiary(from, wanted), [wanted]);
  useFoodsOfLines(part?.lines);
  const asked = params.get('q') ?? '';
  const searched = useDeferredValue(asked.trim());
  const entry = params.get('entry');
  const openEntry = entry === null ? null : <AskedEntry key={entry} id={entry} onClose={() => set('entry', '')} />;

  const files = areFilesOpen ? (
    <Suspense fallback={null}>
      <DiaryFiles today={today} total={part?.total ?? 0} onClose={() => setFilesOpen(false)} />
    </Suspense>
  ) : null;

  const order = (
    <Suspense fallback={<LoadingState shape="rows" label={t`Putting your order together...`} />}>
      <OwnOrder />
    </Suspense>
  );
  const view = viewOf(params.get('view'));

  if (part === undefined) return <LoadingState shape="rows" label={t`Opening your diary...`} />;
  if (part.total === 0 && view === 'order') return order;
  if (part.total === 0)
    return (
      <>
        <NothingYet onImport={() => setFilesOpen(true)} />
        {openEntry}
        {files}
      </>
    );
  return (
    <Stack gap="6">
      <DiarySearch asked={asked} onAsk={(text) => set('q', text)} />
      {searched === '' ? (
        <Views
          selected={view}
          onSelect={(chosen) => set('view', chosen === 'timeline' ? '' : chosen)}
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
          order={order}
        />
      ) : (
        <DiaryFound text={searched} />
      )}
      <Onward onFiles={() => setFilesOpen(true)} />
      {openEntry}
      {files}
    </Stack>
  );
}

/** What the address asks for, and a way to say it there. */
function useAddress() {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        if (value === '') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return { params, set };
}

function Onward({ onFiles }: { readonly onFiles: () => void }) {
  return (
    <Row>
      <LinkButton asChild tone="outline">
        <Link to="/recap">
          <History aria-hidden />
          {t`Look back`}
        </Link>
      </LinkButton>
      <Button tone="ghost" onClick={onFiles}>
        <ArrowDownUp aria-hidden />
        {t`Export and import`}
      </Button>
    </Row>
  );
}

interface DiarySearchProps {
  readonly asked: string;
  readonly onAsk: (text: string) => void;
}

function DiarySearch({ asked, onAsk }: DiarySearchProps) {
  return (
    <search>
      <SearchInput
        label={t`Search your diary`}
        placeholder={t`Foods, notes, people, places`}
        value={asked}
        onValue={onAsk}
      />
    </search>
  );
}

interface ViewsProps {
  readonly selected: string;
  readonly onSelect: (view: string) => void;
  readonly timeline: ReactNode;
  readonly calendar: ReactNode;
  readonly order: ReactNode;
}

/** What an address asks for; anything else is the timeline. */
function viewOf(asked: string | null): 'timeline' | 'calendar' | 'order' {
  return asked === 'calendar' || asked === 'order' ? asked : 'timeline';
}

function Views({ selected, onSelect, timeline, calendar, order }: ViewsProps) {
  return (
    <Tabs
      label={t`Views of your diary`}
      selected={selected}
      onSelect={onSelect}
      tabs={[
        { id: 'timeline', label: t`Timeline`, panel: timeline },
        { id: 'calendar', label: t`Calendar`, panel: calendar },
        { id: 'order', label: t`Your order`, panel: order },
      ]}
    />
  );
}

function NothingYet({ onImport }: { readonly onImport: () => void }) {
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
        <Row gap="3" justifyContent="center" flexWrap="wrap">
          <LinkButton asChild>
            <Link to="/explore">{t`Explore Foods`}</Link>
          </LinkButton>
          <Button tone="outline" onClick={onImport}>{t`Import a file`}</Button>
          <LinkButton asChild tone="ghost">
            <Link to="/diary?view=order">{t`Your order`}</Link>
          </LinkButton>
        </Row>
      }
    />
  );
}

interface AskedEntryProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** `?entry=…`, where a refused entry is corrected [S6]: the form with what was written. */
function AskedEntry({ id, onClose }: AskedEntryProps) {
  const entry = useLive((from) => diaryEntryToEdit(from, id as DiaryEntryId), [id]);
  useCloseWhenGone(entry === null, { title: t`This entry is not in your diary any more`, onClose });
  const foodId = entry?.foodId ?? null;
  const food = useLive(
    async (from) => (foodId === null ? null : ((await foodsByIds(from, [foodId]))[0] ?? null)),
    [foodId],
  );
  return entry && food !== undefined ? <EditEntry line={{ entry, food }} onClose={onClose} /> : null;
}
