import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { readRecordId } from '#domain/values/ids/read-record-id.ts';
import { FoodNotFoundPage } from '#shared/saving/food-not-found-page.tsx';
import { PageOnItsWay } from '#shared/saving/page-on-its-way.tsx';
import { assertNever } from '#prelude/assert-never.ts';
import { foodLookup } from '#replica/foods/food-queries.ts';
import { topicOfFood } from '#replica/database/audiences.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { EditFoodForm } from './edit-food-form.tsx';
import { useFirst } from '#ui/device/use-first.ts';

/** Where a contributor edits an own food (spec 1 §6; rulings, beyond the documents). Nobody else sees the form. */
export function EditFoodScreen() {
  const id = readRecordId(useParams()['id']) as FoodId | null;
  return id === null ? <FoodNotFoundPage /> : <EditFood key={id} id={id} />;
}

function EditFood({ id }: { readonly id: FoodId }) {
  const replica = useReplica();
  useEffect(() => void openTopic(replica, topicOfFood(id)), [replica, id]);
  const lookup = useLive((from) => foodLookup(from, id), [id]);
  const member = useLive(async (from) => (await session(from))?.memberId ?? null, []);
  // What has been opened stays open: a food that is deleted meanwhile must not take the member's words with it.
  const opened = useFirst(lookup?.kind === 'here' && member === lookup.food.uploadedBy ? lookup.food : undefined);
  if (opened !== undefined) {
    return (
      <Page heading={t`Edit ${opened.name}`} documentTitle={t`Edit ${opened.name} · Foretaste`}>
        <EditFoodForm food={opened} />
      </Page>
    );
  }
  if (lookup === undefined || member === undefined) return <Waiting />;
  switch (lookup.kind) {
    case 'here':
      return <Refusal food={lookup.food} member={member} />;
    case 'fetching':
      return <Waiting />;
    case 'missing':
      return <FoodNotFoundPage />;
    case 'not-on-device':
      return (
        <Page documentTitle={t`Edit food · Foretaste`}>
          <OfflineState
            headingLevel="h1"
            title={t`This food is not on this device`}
            description={t`Connect to the internet once to fetch it; then it can be edited anywhere.`}
          />
        </Page>
      );
    default:
      return assertNever(lookup);
  }
}

function Waiting() {
  return (
    <PageOnItsWay
      documentTitle={t`Edit food · Foretaste`}
      title={t`This food is still on its way`}
      elsewhere={
        <LinkButton asChild tone="outline">
          <Link to="/explore">{t`Explore what is here`}</Link>
        </LinkButton>
      }
    >
      <LoadingState shape="form" label={t`Loading food details...`} />
    </PageOnItsWay>
  );
}

/** Only the contributor may edit (spec 1 §6). */
function Refusal({ food, member }: { readonly food: Food; readonly member: MemberId | null }) {
  const back = (
    <LinkButton asChild tone="outline">
      <Link to={`/food/${food.id}`}>
        <Trans>Back to {food.name}</Trans>
      </Link>
    </LinkButton>
  );
  return (
    <Page documentTitle={t`Edit food · Foretaste`}>
      {member === null ? (
        <EmptyState
          headingLevel="h1"
          title={t`Authentication required`}
          description={t`Please sign in as the member who added this food to edit it.`}
          action={
            <>
              <LinkButton asChild>
                <Link to="/auth" state={{ from: `/food/${food.id}/edit` }}>{t`Sign In`}</Link>
              </LinkButton>
              {back}
            </>
          }
        />
      ) : (
        <EmptyState
          headingLevel="h1"
          title={t`This is not yours to edit`}
          description={t`Only the member who added ${food.name} can change it. You can share what you think in a review.`}
          action={back}
        />
      )}
    </Page>
  );
}
