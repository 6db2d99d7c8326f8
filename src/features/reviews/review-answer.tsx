import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { MemberLink } from '#shared/members/member-link.tsx';
import { ProfessionalMark } from '#shared/members/professional-mark.tsx';
import { UnsentMark } from '#shared/saving/unsent-mark.tsx';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { SignedAnswer } from '#replica/reviews/answer-queries.ts';
import { Row } from '#ui/layout/row.tsx';
import { DeleteItem, EditItem } from '#ui/overlays/edit-items.tsx';
import { MoreMenu } from '#ui/overlays/more-menu.tsx';
import { WrittenAt } from './written-at.tsx';
import type { ReviewId } from '#domain/values/ids/ids.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import type { Replica } from '#replica/database/replica.ts';
import { deleteAnswer } from '#replica/reviews/answer-commands.ts';

interface ReviewAnswerProps {
  readonly signed: SignedAnswer;
  readonly now: number;
  /** What the reader can do about somebody else's answer. */
  readonly menu: ReactNode;
  /** null where the reader may not write it anew. */
  readonly onEdit: (() => void) | null;
}

/** What the contributor of the food says to a review (R34), below it. */
export function ReviewAnswer({ signed: { answer, author, isOwn, isUnsent }, now, menu, onEdit }: ReviewAnswerProps) {
  const name = author?.businessName || author?.fullName || author?.username || t`A member`;
  return (
    <chakra.div
      role="group"
      aria-label={t`Answer by ${name}`}
      mt="4"
      ms={{ base: '0', md: '14' }}
      ps="4"
      pe="1"
      py="2"
      borderInlineStartWidth="3px"
      borderColor="herb.solid"
    >
      <chakra.div display="flex" gap="2" alignItems="flex-start">
        <chakra.div flex="1" minW="0">
          <Row gap="2" rowGap="1" minH="6">
            <chakra.span fontWeight="semibold" overflowWrap="anywhere">
              <MemberLink username={author?.username ?? ''}>
                <bdi>{name}</bdi>
              </MemberLink>
            </chakra.span>
            {author === null ? null : <ProfessionalMark member={author} />}
          </Row>
          <WrittenAt at={answer.createdAt} isEdited={answer.updatedAt - answer.createdAt > 60_000} now={now}>
            {t`Answer`}
          </WrittenAt>
        </chakra.div>
        <chakra.div mt="-1.5" me="-1.5">
          {isOwn ? <OwnAnswerMenu signed={{ answer }} onEdit={onEdit} /> : menu}
        </chakra.div>
      </chakra.div>
      <chakra.p mt="2" dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
        {answer.text}
      </chakra.p>
      {isUnsent ? (
        <Row mt="2">
          <UnsentMark tone="saffron" />
        </Row>
      ) : null}
    </chakra.div>
  );
}

function OwnAnswerMenu({
  signed: { answer },
  onEdit,
}: {
  readonly signed: Pick<SignedAnswer, 'answer'>;
  readonly onEdit: (() => void) | null;
}) {
  const replica = useReplica();
  return (
    <MoreMenu label={t`Your answer`} buttonLabel={t`Options for your answer`} width="12rem">
      {(close) => (
        <>
          {onEdit === null ? null : <EditItem close={close} onChoose={onEdit} />}
          <DeleteItem close={close} onChoose={() => void withdrawAnswer(replica, answer.reviewId)} />
        </>
      )}
    </MoreMenu>
  );
}

/** Deletes the own answer to a review, with a way back. */
async function withdrawAnswer(replica: Replica, reviewId: ReviewId): Promise<void> {
  const outcome = await deleteAnswer(replica, reviewId, HELD_FOR_UNDO);
  if (outcome.kind !== 'saved') toastNotSaved(outcome);
  else await toastSaved(replica, { title: t`Answer deleted`, action: undoDeletion(outcome.undo) });
}
