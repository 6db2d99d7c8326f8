import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { FileCheck } from 'lucide-react';
import { pendingReviews } from '#replica/professionals/verification-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { HeldRows } from '#ui/feedback/held-rows.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { Section } from '#ui/layout/section.tsx';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { ReviewCard } from './review-card.tsx';

/** The requests that wait for a decision, oldest first (spec 2 §2.10). New ones appear, and decided ones leave, by themselves. */
export function VerificationReview() {
  const reviews = useLive(pendingReviews, []);
  const requests = reviews?.requests ?? [];
  // A decided request leaves: whoever decided it goes on with the next one, and does not stand far below the list.
  const frame = useRef<HTMLDivElement>(null);
  const toList = () => frame.current?.scrollIntoView({ block: 'start' });
  const isHere = requests.length > 0 || reviews?.state === 'here';
  return (
    <Section heading={isHere ? t`Verification Review (${requests.length} pending)` : t`Verification Review`}>
      <HeldRows
        rows={requests}
        state={reviews?.state}
        loading={t`Loading verification requests...`}
        empty={
          <EmptyState
            icon={FileCheck}
            title={t`No pending verification requests`}
            description={t`New requests appear here by themselves.`}
          />
        }
        offline={
          <OfflineState
            title={t`The requests are not on this device`}
            description={t`You are offline. They appear as soon as there is a connection.`}
          />
        }
      >
        {(waiting) => (
          <chakra.div ref={frame} scrollMarginTop="32">
            <VirtualGrid
              layout="rows"
              items={waiting}
              keyOf={({ id }) => id}
              render={(request) => <ReviewCard request={request} onDecided={toList} />}
            />
          </chakra.div>
        )}
      </HeldRows>
    </Section>
  );
}
