import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Rss } from 'lucide-react';
import { type Ref, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import { type FollowedFeed, followedFeed } from '#replica/members/followed-feed.ts';
import { syncReport } from '#replica/feed/sync-status.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Button } from '#ui/elements/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { tabMemory } from '#ui/device/tab-memory.ts';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { FeedItemCard } from './feed-item-card.tsx';

/** spec 2 §9: the feed shows 10 items, and as many more each time (R11). */
const PAGE = 10;
/** How far the feed was opened, so that coming back from a food finds it as it was; what is opened anew begins at its start. */
const tab = tabMemory('foretaste.feed');

function lastCount(): number {
  const kept = tab.recall();
  return typeof kept === 'number' && kept >= PAGE ? kept : PAGE;
}

/** What those shared whom the member follows, latest first (spec 2 §2.12). */
export function FollowedFeedSection() {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [count, setCount] = useState(() => (isReturn ? lastCount() : PAGE));
  // Deferred, so that many items are drawn in slices and not in one long task.
  const feed = useDeferredValue(useLive((replica) => followedFeed(replica, count), [count]));
  const isOffline = useLive(syncReport, [])?.connection === 'offline';
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number | null>(null);
  const shown = feed?.items.length ?? 0;
  useEffect(() => {
    if (wanted.current === null || shown <= wanted.current) return;
    list.current?.children[wanted.current]?.querySelector<HTMLElement>('article')?.focus();
    wanted.current = null;
  }, [shown]);
  const loadMore = () => {
    wanted.current = shown;
    setCount(count + PAGE);
    tab.keep(count + PAGE);
  };
  return (
    <Section heading={t`Your feed`} lead={shown > 0 ? t`From those you follow, latest first` : undefined}>
      <FeedContents feed={feed} isOffline={isOffline} list={list} />
      {feed?.hasMore ? (
        <chakra.div display="flex" justifyContent="center" mt="6">
          <Button tone="outline" onClick={loadMore}>{t`Load More`}</Button>
        </chakra.div>
      ) : null}
      <VisuallyHidden role="status">{shown > PAGE ? t`${shown} items` : ''}</VisuallyHidden>
    </Section>
  );
}

interface FeedContentsProps {
  readonly feed: FollowedFeed | null | undefined;
  readonly isOffline: boolean;
  readonly list: Ref<HTMLUListElement>;
}

function FeedContents({ feed, isOffline, list }: FeedContentsProps) {
  const [now] = useState(Date.now);
  if (feed === null || feed === undefined) return <FeedSkeleton />;
  if (feed.items.length === 0 && feed.isPartial) return isOffline ? <NotHere /> : <FeedSkeleton />;
  if (feed.items.length === 0) return <NothingShared followed={feed.followed} />;
  return (
    <>
      {feed.isPartial && isOffline ? (
        <chakra.div mb="4">
          <Notice
            tone="offline"
            title={t`You are offline`}
          >{t`Of some whom you follow there is nothing on this device yet.`}</Notice>
        </chakra.div>
      ) : null}
      <chakra.ul ref={list} display="flex" flexDirection="column" gap="3">
        {feed.items.map((item) => (
          <li key={`${item.kind}/${item.id}`}>
            <FeedItemCard item={item} now={now} />
          </li>
        ))}
      </chakra.ul>
    </>
  );
}

function NothingShared({ followed }: { readonly followed: number }) {
  return (
    <EmptyState
      icon={Rss}
      headingLevel="h3"
      title={t`Your feed is empty`}
      description={
        followed === 0
          ? t`Follow members whose taste you like. What they share appears here.`
          : t`Those you follow have shared nothing yet.`
      }
      action={
        <LinkButton asChild tone="outline">
          <Link to="/community">{t`Find members`}</Link>
        </LinkButton>
      }
    />
  );
}

function NotHere() {
  return (
    <OfflineState
      headingLevel="h3"
      title={t`Your feed is not on this device yet`}
      description={t`It comes as soon as there is a connection, and stays for the next time without one.`}
    />
  );
}

function FeedSkeleton() {
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" aria-busy>
      <VisuallyHidden role="status">{t`Loading your feed...`}</VisuallyHidden>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} height="36" borderRadius="xl" />
      ))}
    </chakra.div>
  );
}
