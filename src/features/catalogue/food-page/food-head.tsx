import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Blend } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import type { Profile } from '#domain/members/member.ts';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { AllergenLine } from './allergen-line.tsx';
import { CompareButton } from '#food-views/compare/compare-button.tsx';
import { FoodMarks } from '#food-views/marks/food-marks.tsx';
import { FoodPicture } from '#food-views/cards/food-picture.tsx';
import { SignatureFigure } from '#food-views/taste/signature-figure.tsx';
import { FoodRatingLine } from '#food-views/cards/food-rating.tsx';
import { KeepOfflineButton } from '#shared/saving/keep-offline-button.tsx';
import { ownScriptName } from '#food-views/cards/own-script-name.ts';
import { OwnerMenu } from './owner-menu.tsx';
import { ShareButton } from '#ui/feedback/share-button.tsx';
import { ProfessionalMark } from '#shared/members/professional-mark.tsx';
import { UnsentMark } from '#shared/saving/unsent-mark.tsx';
import { wordFor } from '#shared/words/word-for.ts';

interface FoodHeadProps {
  readonly food: Food;
  /** null while it is not on this device, or when nobody is named. */
  readonly uploader: Profile | null;
  readonly isOwn: boolean;
  readonly isUnsent: boolean;
  /** What others than the owner can do about it. */
  readonly menu: ReactNode;
}

/** The head card of a food's page (spec 1 §2, food detail layout): picture, name, taste, rating, origin, badges. */
export function FoodHead({ food, uploader, isOwn, isUnsent, menu }: FoodHeadProps) {
  const nativeName = ownScriptName(food);
  return (
    <Card pad="none">
      <FoodPicture food={food} size="full" ratio="2 / 1" alt={t`Picture of ${food.name}`} />
      <chakra.div p={{ base: '4', md: '6' }}>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
          gridTemplateRows={{ md: 'auto 1fr' }}
          columnGap="8"
        >
          <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
            <chakra.div minW="0" display="flex" flexDirection="column" gap="1.5">
              {food.origin === '' ? null : (
                <chakra.p fontSize="sm" fontWeight="semibold" color="paprika.text" overflowWrap="anywhere">
                  {wordFor(food.origin)}
                </chakra.p>
              )}
              <Heading as="h1" size="page">
                <bdi>{food.name}</bdi>
              </Heading>
              <LocalName food={food} />
              {nativeName === '' ? null : (
                <chakra.p fontSize="lg" color="ink.muted" overflowWrap="anywhere">
                  <bdi>{nativeName}</bdi>
                </chakra.p>
              )}
            </chakra.div>
            <chakra.div display="flex" flexShrink="0" mt="-1" me="-2">
              <ShareButton name={food.name} />
              {isOwn ? <OwnerMenu food={food} /> : menu}
            </chakra.div>
          </chakra.div>
          <chakra.div my="3" gridRow={{ md: '1 / 3' }} gridColumn={{ md: '2' }}>
            <SignatureFigure food={food} />
          </chakra.div>
          <chakra.div>
            <Row mt={{ md: '3' }} gap="3">
              <FoodRatingLine food={food} />
              <Badges uploader={uploader} />
              {isUnsent ? <UnsentMark tone="saffron" /> : null}
            </Row>
            <chakra.div mt="3">
              <AllergenLine food={food} />
            </chakra.div>
          </chakra.div>
        </chakra.div>
        <Row mt="4" gap="2" css={{ '& > *': { flexGrow: { base: '1', md: '0' } } }}>
          <FoodMarks food={food} />
          <LinkButton asChild tone="outline" size="sm" minH="target">
            <Link to={`/flavor-pairing?food=${food.id}`}>
              <Blend aria-hidden />
              {t`Find pairings`}
            </Link>
          </LinkButton>
          <CompareButton food={food} />
          <KeepOfflineButton what={{ kind: 'food', id: food.id }} name={food.name} />
        </Row>
      </chakra.div>
    </Card>
  );
}

/** What people of the reader's language call it, where that is another name. */
function LocalName({ food: { name, translation } }: { readonly food: Food }) {
  const local = translation?.name ?? '';
  if (local === '' || local === name) return null;
  return (
    <chakra.p fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
      <bdi>{local}</bdi>
    </chakra.p>
  );
}

/** The uploader's trade and business (spec 1 §2 and §6). */
function Badges({ uploader }: { readonly uploader: Profile | null }) {
  return (
    <>
      {uploader === null ? null : <ProfessionalMark member={uploader} />}
      {uploader?.businessName ? (
        <chakra.span fontSize="sm" color="ink.muted" overflowWrap="anywhere">
          <Trans>by {uploader.businessName}</Trans>
        </chakra.span>
      ) : null}
    </>
  );
}
