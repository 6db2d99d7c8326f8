import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { dismissNotice } from '#replica/feed/notices.ts';
import { overwrittenNotices, settleOverwritten } from '#replica/feed/overwritten-notices.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { fieldName } from './field-name.ts';
import { valueInWords } from './value-in-words.ts';

/** What the member wrote and a later write took the place of: it can be taken back [S15]. */
export function OverwrittenList() {
  const replica = useReplica();
  const notices = useLive(overwrittenNotices, []) ?? [];
  if (notices.length === 0) return null;
  return (
    <chakra.section aria-label={t`Changed elsewhere after you`} display="flex" flexDirection="column" gap="3" mt="6">
      <Heading as="h3" size="card">{t`Changed elsewhere after you`}</Heading>
      {notices.map((notice) => {
        const takeBack = async () => {
          const outcome = await settleOverwritten(replica, { notice, value: 'mine' });
          if (outcome.kind === 'missing') toast({ title: t`It is not there any more`, tone: 'destructive' });
          if (outcome.kind === 'saved')
            toast({
              title: t`Yours is back`,
              action: { label: t`Undo`, run: () => void settleOverwritten(replica, { notice, value: 'theirs' }) },
            });
        };
        return (
          <Card pad="sm" key={notice.id}>
            <chakra.p fontWeight="semibold" overflowWrap="anywhere">
              {notice.about}
            </chakra.p>
            <chakra.dl textStyle="small" mt="1" overflowWrap="anywhere">
              <dt>{t`Yours, ${fieldName(notice.column)}`}</dt>
              <chakra.dd color="ink.muted" lineClamp="3" mb="1">
                {valueInWords(notice.column, notice.mine)}
              </chakra.dd>
              <dt>{t`Now`}</dt>
              <chakra.dd color="ink.muted" lineClamp="3">
                {valueInWords(notice.column, notice.theirs)}
              </chakra.dd>
            </chakra.dl>
            <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
              <Button size="sm" minH="target" tone="outline" onClick={() => void takeBack()}>{t`Use mine`}</Button>
              <Button
                size="sm"
                minH="target"
                tone="ghost"
                onClick={() => void dismissNotice(replica, notice)}
              >{t`Leave it`}</Button>
            </chakra.div>
          </Card>
        );
      })}
    </chakra.section>
  );
}
