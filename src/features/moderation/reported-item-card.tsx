import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { MemberId, VideoId } from '#domain/values/ids/ids.ts';
import {
  decisions,
  type Report,
  type ReportKind,
  reasonLabels,
  type ReportStatus,
} from '#domain/administration/report.ts';
import { region } from '#languages/region.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { topicOfMember } from '#replica/database/audiences.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { decideReport } from '#replica/moderation/report-commands.ts';
import type { ReportedItem } from '#replica/moderation/report-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { videoById } from '#replica/publishing/video-queries.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { toastFailure } from './toast-failure.ts';

const kindLabels: Readonly<Record<ReportKind, string>> = {
  food: t`Food`,
  review: t`Review`,
  message: t`Message`,
  member: t`Member`,
  video: t`Video`,
  photo: t`Photo`,
  list: t`List`,
  answer: t`Answer`,
  place: t`Place`,
  event: t`Event`,
};
const statusLabels: Readonly<Record<ReportStatus, string>> = {
  open: t`To decide`,
  hidden: t`Hidden`,
  restored: t`Restored`,
  dismissed: t`Dismissed`,
};
const actions = {
  hidden: { label: t`Hide`, told: t`Hidden from everyone but its owner`, tone: 'danger' },
  restored: { label: t`Restore`, told: t`Shown to everyone again`, tone: 'outline' },
  dismissed: { label: t({ message: 'Dismiss', context: 'a report' }), told: t`Report dismissed`, tone: 'outline' },
} as const;

/** One reported item with all that was said about it, and what can be decided. */
export function ReportedItemCard({
  item,
  picture,
}: {
  readonly item: ReportedItem;
  readonly picture: (report: Report) => ReactNode;
}) {
  const replica = useReplica();
  const [latest] = item.reports;
  // Each kept the picture of its own day; the first was there before anybody was warned.
  const pictured = item.reports.findLast((report) => report.picture !== '');
  const decide = async (status: Exclude<ReportStatus, 'open'>) => {
    const outcome = await decideReport(replica, { reportId: latest.reportId, status, note: '' });
    if (outcome.kind === 'saved') {
      const undo = { label: t`Undo`, run: () => void decide('restored') };
      await toastSaved(replica, {
        title: actions[status].told,
        ...(status === 'hidden' ? { action: undo } : {}),
      });
    } else toastFailure(outcome, t`Nothing was decided`);
  };
  return (
    <Card as="article" pad="sm" aria-label={`${kindLabels[item.kind]}: ${latest.excerpt.slice(0, 60)}`}>
      <Stack gap="3">
        <Row gap="2">
          <Badge>{kindLabels[item.kind]}</Badge>
          <Badge tone={item.status === 'open' ? 'saffron' : 'neutral'}>{statusLabels[item.status]}</Badge>
          {latest.hasOwnerLeft ? <Badge>{t`Its author has left`}</Badge> : null}
          <chakra.span textStyle="small" color="ink.muted">
            {plural(item.reports.length, { one: '# report', other: '# reports' })}
          </chakra.span>
        </Row>
        <chakra.blockquote
          dir="auto"
          ps="3"
          borderStartWidth="3px"
          borderColor="line.strong"
          overflowWrap="anywhere"
          whiteSpace="pre-line"
        >
          {latest.excerpt === '' ? <chakra.span color="ink.muted">{t`No words`}</chakra.span> : latest.excerpt}
        </chakra.blockquote>
        {pictured === undefined ? null : picture(pictured)}
        <WayToItem item={item} ownerId={latest.ownerId} />
        <Stack as="ul" gap="2" listStyleType="none">
          {item.reports.map((report) => (
            <Said key={report.reportId} report={report} />
          ))}
        </Stack>
        <Row gap="2" justifyContent="flex-end">
          {decisions[item.status].map((status) => (
            <Button
              key={status}
              size="sm"
              minH="target"
              tone={actions[status].tone}
              onClick={() => void decide(status)}
            >
              {actions[status].label}
            </Button>
          ))}
        </Row>
      </Stack>
    </Card>
  );
}

interface WayToItemProps {
  readonly item: ReportedItem;
  readonly ownerId: MemberId | null;
}

/** To the page of what was reported, where it has one. */
function WayToItem({ item, ownerId }: WayToItemProps) {
  if (item.kind === 'video') return ownerId === null ? null : <VideoLink id={item.id as VideoId} ownerId={ownerId} />;
  if (item.kind !== 'food' && item.kind !== 'list') return null;
  return (
    <TextLink asChild>
      {item.kind === 'food' ? (
        <Link to={`/food/${item.id}`}>{t`Open the food`}</Link>
      ) : (
        <Link to={`/list/${item.id}`}>{t`Open the list`}</Link>
      )}
    </TextLink>
  );
}

/** A video is watched on its food's page; which food that is comes with what its author has published. */
function VideoLink({ id, ownerId }: { readonly id: VideoId; readonly ownerId: MemberId }) {
  const replica = useReplica();
  useEffect(() => void openTopic(replica, topicOfMember(ownerId)), [replica, ownerId]);
  const video = useLive((current) => videoById(current, id), [id]) ?? null;
  return video === null ? null : (
    <TextLink asChild>
      <Link to={`/food/${video.foodId}?video=${id}`}>{t`Open the video`}</Link>
    </TextLink>
  );
}

function Said({ report }: { readonly report: Report }) {
  const at = new Date(report.createdAt);
  return (
    <chakra.li textStyle="small">
      <chakra.span fontWeight="semibold">{reasonLabels[report.reason]}</chakra.span>
      <chakra.span color="ink.muted">
        {' '}
        · <time dateTime={at.toISOString()}>{at.toLocaleDateString(region, { dateStyle: 'medium' })}</time>
        {report.reporterId === null ? <> · {t`The reporter has left`}</> : null}
      </chakra.span>
      {report.text === '' ? null : (
        <chakra.p dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
          {report.text}
        </chakra.p>
      )}
    </chakra.li>
  );
}
