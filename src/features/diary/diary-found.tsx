import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { SearchX } from 'lucide-react';
import { figure } from '#languages/figure.ts';
import { useLive } from '#replica/database/use-live.ts';
import { searchDiary } from '#replica/diary/search-diary.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { DiaryItem } from './diary-item.tsx';
import { useFoodsOfLines } from './use-foods-of-lines.ts';

/** The entries in which all words of the search stand. */
export function DiaryFound({ text }: { readonly text: string }) {
  const found = useLive((from) => searchDiary(from, text), [text]);
  useFoodsOfLines(found?.lines);
  if (found === undefined) return <LoadingState shape="rows" label={t`Searching your diary...`} />;
  const { lines, total } = found;
  if (total === 0)
    return (
      <EmptyState
        icon={SearchX}
        title={t`Nothing in your diary says so`}
        description={t`Foods are found by their name in any script, entries by their note, by with whom and where.`}
      />
    );
  const count = figure(total);
  return (
    <Stack gap="4">
      <div role="status">
        <Heading as="h2" size="card">
          {plural(total, { one: `${count} entry`, other: `${count} entries` })}
        </Heading>
        {lines.length < total ? (
          <chakra.p color="ink.muted">{t`The latest ${figure(lines.length)} are shown.`}</chakra.p>
        ) : null}
      </div>
      <VirtualGrid
        layout="rows"
        virtualAbove={30}
        items={lines}
        keyOf={({ entry }) => entry.id}
        render={(line) => <DiaryItem line={line} isWholeDay />}
      />
    </Stack>
  );
}
