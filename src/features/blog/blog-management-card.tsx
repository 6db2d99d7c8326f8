import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { PenLine, Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ADMINS } from '#replica/database/audiences.ts';
import { newestPosts } from '#replica/publishing/blog-queries.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Spinner } from '#ui/elements/spinner.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Row } from '#ui/layout/row.tsx';
import { MovingRows } from '#ui/motion/moving-rows.tsx';
import { ManagedPost } from './managed-post.tsx';
import { type WriteStory, WriteStoryDialog } from './write-story-dialog.tsx';

/** Posts at first, and with each 'Show more'. */
const PAGE = 6;

export type Generation =
  | { readonly kind: 'done'; readonly count: number; readonly earlier: number }
  | { readonly kind: 'failed'; readonly reason: string };

/** The card 'Blog Management' of the admin dashboard (spec 2 §2.9, §8): has stories written, and tends those that are there. */
export function BlogManagementCard({
  generate,
  onWrite,
}: {
  readonly generate: () => Promise<Generation>;
  readonly onWrite: WriteStory;
}) {
  const replica = useReplica();
  useEffect(() => void openTopic(replica, ADMINS), [replica]);
  const [isRunning, setRunning] = useState(false);
  const [writing, setWriting] = useState<'never' | 'open' | 'closed'>('never');
  const [count, setCount] = useState(PAGE);
  const list = useLive((current) => newestPosts(current, { count, which: 'all' }), [count]);
  const posts = list?.kind === 'here' ? list.posts : [];
  const run = async () => {
    setRunning(true);
    toast({ title: t`Generating blog posts...` });
    showOutcome(await generate());
    setRunning(false);
  };
  return (
    <Section
      heading={t`Blog Management`}
      lead={t`A story a day appears by itself; here you have more of them written.`}
      action={
        <Row gap="3">
          <Button tone="outline" aria-haspopup="dialog" onClick={() => setWriting('open')}>
            <PenLine aria-hidden />
            {t`Write a story`}
          </Button>
          <Button disabled={isRunning} aria-busy={isRunning} onClick={() => void run()}>
            {isRunning ? <Spinner /> : <Sparkles aria-hidden />}
            {t`Generate Blog Posts`}
          </Button>
        </Row>
      }
    >
      {writing === 'never' ? null : (
        <WriteStoryDialog open={writing === 'open'} onClose={() => setWriting('closed')} onWrite={onWrite} />
      )}
      <Card pad="sm">
        {posts.length === 0 ? (
          <chakra.p color="ink.muted" p="2">
            {list?.kind === 'here' ? t`No Blog Posts Yet` : t`The posts are on their way to this device.`}
          </chakra.p>
        ) : (
          <chakra.ul
            aria-label={t`Blog posts`}
            display="grid"
            css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'line.quiet' } }}
          >
            <MovingRows items={posts} keyOf={({ id }) => id} render={(post) => <ManagedPost post={post} />} />
          </chakra.ul>
        )}
        {posts.length < count ? null : (
          <Button
            tone="ghost"
            size="sm"
            minH="target"
            mt="2"
            onClick={() => setCount(count + PAGE)}
          >{t`Show more`}</Button>
        )}
      </Card>
    </Section>
  );
}

function showOutcome(outcome: Generation): void {
  if (outcome.kind === 'failed') {
    toast({ title: t`Failed to generate blog posts`, description: outcome.reason, tone: 'destructive' });
    return;
  }
  if (outcome.count > 0) toast({ title: t`Generated ${outcome.count} blog posts successfully!`, tone: 'success' });
  else if (outcome.earlier > 0)
    toast({ title: t`No blog posts were written`, description: t`The last ones were written within the last minute.` });
  else
    toast({
      title: t`No blog posts were written`,
      description: t`Every food of which enough is known had its story within the last 30 days.`,
    });
}
