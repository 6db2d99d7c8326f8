import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import type { Profile } from '#domain/members/member.ts';
import { recordFoodView } from '#replica/foods/unsent-views.ts';
import { profileOf } from '#replica/members/member-queries.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { session } from '#replica/session/session.ts';
import { unsentFoods } from '#replica/foods/unsent-foods.ts';
import { useLive } from '#replica/database/use-live.ts';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { useIsWide } from '#ui/layout/use-is-wide.ts';
import { TasteMatchPanel } from '#food-views/cards/taste-match-panel.tsx';
import { ContributedBy } from './contributed-by.tsx';
import { FoodActions, type RenderSafety } from './food-actions.tsx';
import { FoodActionBar } from './food-action-bar.tsx';
import { FoodDetails } from './food-details.tsx';
import { FoodHead } from './food-head.tsx';
import { FoodMedia } from './food-media.tsx';
import { metaDescription } from './meta-description.ts';
import { OwnerItems } from './owner-items.tsx';
import { SimilarFoodsSection } from './similar-foods-section.tsx';

interface FoodViewProps {
  readonly food: Food;
  readonly videos: ReactNode;
  readonly reviews: ReactNode;
  readonly reviewForm: ReactNode;
  /** Where it is served. */
  readonly places: ReactNode;
  readonly renderGallery: (food: Food, overlay: ReactNode) => ReactNode;
  readonly renderSafety: RenderSafety;
}

const columns = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' };
const areas = {
  base: '"head" "match" "details" "media" "side" "similar"',
  lg: '"head match" "head side" "details side" "media side" "similar side"',
};

/** The layout of a food's page (spec 1 §2): head, 'Will I like it?', five sections, reviews and videos, similar foods; form and contributor beside them. */
export function FoodView({ food, videos, reviews, reviewForm, places, renderGallery, renderSafety }: FoodViewProps) {
  const { id, uploadedBy } = food;
  const replica = useReplica();
  const isWide = useIsWide();
  useEffect(() => void recordFoodView(replica, { id, uploadedBy }).catch(() => undefined), [replica, id, uploadedBy]);
  const uploader =
    useLive((from) => (uploadedBy === null ? Promise.resolve(null) : profileOf(from, uploadedBy)), [uploadedBy]) ??
    null;
  const change = useLive(unsentFoods, [])?.get(food.id);
  const actions = <Actions food={food} uploader={uploader} renderSafety={renderSafety} />;
  return (
    <Page documentTitle={t`${food.name} - Taste Profile & Cultural Information`} description={metaDescription(food)}>
      <LinkButton asChild tone="ghost" size="sm" minH="target" ms="-3.5" mt={{ base: '-4', md: '-6' }} mb="2">
        <Link to="/">
          <ArrowLeft aria-hidden />
          {t`Back to Foods`}
        </Link>
      </LinkButton>
      <chakra.div
        display="grid"
        columnGap="6"
        rowGap={{ base: '6', md: '8' }}
        gridTemplateColumns={columns}
        gridTemplateAreas={areas}
        gridTemplateRows={{ lg: 'auto auto auto auto 1fr' }}
      >
        <chakra.div gridArea="head" minW="0" display="grid" gap="4">
          {change === 'parked' ? (
            <Notice
              tone="warning"
              title={t`A change of this food was not accepted`}
            >{t`Open the sync status to see why, and to correct or discard it.`}</Notice>
          ) : null}
          <FoodHead
            food={food}
            uploader={uploader}
            isUnsent={change === 'waiting'}
            renderGallery={renderGallery}
            actions={isWide ? actions : null}
          />
        </chakra.div>
        <chakra.div gridArea="match" minW="0">
          <TasteMatchPanel food={food} />
        </chakra.div>
        <chakra.div gridArea="details" minW="0" display="flex" flexDirection="column" gap={{ base: '6', md: '8' }}>
          <FoodDetails food={food} />
          {places}
        </chakra.div>
        <chakra.div gridArea="media" minW="0">
          <FoodMedia food={food} videos={videos} reviews={reviews} />
        </chakra.div>
        <chakra.aside gridArea="side" aria-label={t`Your review and the contributor`} minW="0">
          <chakra.div position={{ lg: 'sticky' }} top="5.5rem" display="flex" flexDirection="column" gap="6">
            {reviewForm}
            <ContributedBy uploader={uploader} at={food.createdAt} />
          </chakra.div>
        </chakra.aside>
        <chakra.div gridArea="similar" minW="0">
          <SimilarFoodsSection food={food} />
        </chakra.div>
      </chakra.div>
      {isWide ? null : <FoodActionBar food={food}>{actions}</FoodActionBar>}
    </Page>
  );
}

interface ActionsProps extends Pick<FoodViewProps, 'food' | 'renderSafety'> {
  readonly uploader: Profile | null;
}

/** One tree, whoever reads: a menu that was opened before that is known stays open. */
function Actions({ food, uploader, renderSafety }: ActionsProps) {
  const reader = useLive(session, [])?.memberId;
  const isOwn = food.uploadedBy !== null && food.uploadedBy === reader;
  return (
    <OwnerItems food={food} isOwn={isOwn}>
      {(ofOwner) =>
        renderSafety(food, {
          uploader,
          children: (ofOthers) => <FoodActions food={food} renderLast={ofOwner ?? ofOthers} />,
        })
      }
    </OwnerItems>
  );
}
