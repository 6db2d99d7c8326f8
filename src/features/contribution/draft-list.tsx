import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { memo, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { DraftId } from '#domain/values/ids/ids.ts';
import { relativeTime } from '#domain/values/relative-time.ts';
import type { DraftRow } from '#replica/database/draft-row.ts';
import { discardDraft, drafts, saveDraft } from '#replica/unsent-work/drafts.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { Card } from '#ui/layout/card.tsx';
import { CardLink } from '#ui/layout/card-link.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { ImageBox } from '#ui/layout/image-box.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { blobAddress } from '#ui/device/blob-address.ts';
import { ShortenedList } from '#ui/motion/shortened-list.tsx';
import { recoverLastWords } from './last-words.ts';

interface DraftListProps {
  readonly heading: string;
  /** The draft that is open already. */
  readonly except?: DraftId;
}

/** The drafts on this device, last changed first, to resume or discard. Nothing when there are none. */
export function DraftList({ heading, except }: DraftListProps) {
  const replica = useReplica();
  useEffect(() => void recoverLastWords(replica), [replica]);
  const found = useLive(drafts, []);
  const others = (found ?? []).filter(({ id }) => id !== except);
  return (
    <ShortenedList
      heading={heading}
      items={others}
      keyOf={({ id }) => id}
      render={(draft) => <DraftItem draft={draft} />}
      showAll={<Trans>Show all {others.length} drafts</Trans>}
    />
  );
}

/** Drawn anew only when the draft itself changed: each answer of the query brings new bytes of the same photo. */
const DraftItem = memo(
  function DraftItem({ draft }: { readonly draft: DraftRow }) {
    const replica = useReplica();
    const name = draft.submission.name.trim() || t`Untitled food`;
    const discard = async () => {
      await discardDraft(replica, draft.id);
      toast({
        title: t`Draft discarded`,
        description: name,
        action: { label: t`Undo`, run: () => void saveDraft(replica, draft) },
      });
    };
    return (
      <Card pad="none" interactive display="flex" alignItems="center" gap="3" p="2.5">
        <chakra.div width="14" flexShrink="0">
          <ImageBox src={draft.photo === null ? null : blobAddress(draft.photo)} alt="" ratio="1" rounded="md" />
        </chakra.div>
        <chakra.div flex="1" minW="0">
          <chakra.p fontWeight="semibold" lineClamp="1" overflowWrap="anywhere">
            <CardLink asChild>
              <Link to={draft.edits === null ? `/contribute?draft=${draft.id}` : `/food/${draft.edits}/edit`}>
                {name}
              </Link>
            </CardLink>
          </chakra.p>
          <chakra.p textStyle="small" color="ink.muted">
            {draft.edits === null ? t`New food` : t`Edit`},{' '}
            {relativeTime({ at: draft.updatedAt, now: replica.clock() })}
          </chakra.p>
        </chakra.div>
        <chakra.span
          aria-hidden
          display={{ base: 'none', md: 'inline-flex' }}
          alignItems="center"
          gap="1.5"
          color="paprika.text"
          fontSize="sm"
          fontWeight="semibold"
        >
          <Pencil size={16} />
          {t`Resume`}
        </chakra.span>
        <IconButton label={t`Discard ${name}`} position="relative" zIndex="1" onClick={() => void discard()}>
          <Trash2 aria-hidden />
        </IconButton>
      </Card>
    );
  },
  (one, other) => one.draft.id === other.draft.id && one.draft.updatedAt === other.draft.updatedAt,
);
