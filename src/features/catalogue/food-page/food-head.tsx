import { calledName } from '#food-views/names/called-name.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { localNameBeside } from '#food-views/names/names-beside.ts';
import type { Profile } from '#domain/members/member.ts';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { AllergenLine } from '#food-views/safety/allergen-line.tsx';
import { LikeButton } from '#food-views/marks/like-button.tsx';
import { SignatureFigure } from '#food-views/taste/signature-figure.tsx';
import { FoodRatingLine } from '#food-views/cards/food-rating.tsx';
import { ownScriptName } from '#food-views/names/own-script-name.ts';
import { TableLine } from '#food-views/tables/table-line.tsx';
import { LikenedFoods } from './likened-foods.tsx';
import { ShareButton } from '#ui/feedback/share-button.tsx';
import { ProfessionalMark } from '#shared/members/professional-mark.tsx';
import { UnsentMark } from '#shared/saving/unsent-mark.tsx';
import { inLanguageOf } from '#shared/words/in-english.ts';
import { TriedLine } from './tried-line.tsx';
import { WrittenIn } from './written-in.ts';
import { wordFor } from '#shared/words/word-for.ts';

interface FoodHeadProps {
  readonly food: Food;
  /** null while it is not on this device, or when nobody is named. */
  readonly uploader: Profile | null;
  readonly isUnsent: boolean;
  /** The pictures, with what is laid over them. */
  readonly renderGallery: (food: Food, overlay: ReactNode) => ReactNode;
  /** What to do with it, where the window is wide; null where that stands elsewhere. */
  readonly actions: ReactNode;
}

/** What a food is called, below what stands beside its first line alone: a long name has the whole width. */
const Names = chakra('div', {
  base: {
    position: 'relative',
    minW: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
  },
});

/** Of the way beside that line. */
const WAYS = '2.75rem';

/** The head card of a food's page (spec 1 §2, food detail layout): picture, name, taste, rating, origin, badges; where the window is wide, what to do with it. */
export function FoodHead({ food, uploader, isUnsent, renderGallery, actions }: FoodHeadProps) {
  const nativeName = ownScriptName(food);
  return (
    <Card pad="none">
      {renderGallery(food, <LikeButton food={food} />)}
      <chakra.div p={{ base: '4', md: '6' }}>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
          gridTemplateRows={{ md: 'auto 1fr' }}
          columnGap="8"
        >
          <Names>
            {food.origin === '' ? null : (
              <chakra.p pe={WAYS} fontSize="sm" fontWeight="semibold" color="paprika.text" overflowWrap="anywhere">
                {wordFor(food.origin)}
              </chakra.p>
            )}
            <Heading as="h1" size="page" {...(food.origin === '' ? { pe: WAYS } : {})}>
              <bdi>{food.name}</bdi>
            </Heading>
            <LocalName food={food} />
            {nativeName === '' ? null : (
              <chakra.p fontSize="lg" color="ink.muted" overflowWrap="anywhere">
                <bdi>{nativeName}</bdi>
              </chakra.p>
            )}
            <chakra.div position="absolute" insetEnd="-2" top="-2.5" display="flex">
              <ShareButton name={calledName(food)} />
            </chakra.div>
          </Names>
          <chakra.div my="3" gridRow={{ md: '1 / 3' }} gridColumn={{ md: '2' }}>
            <SignatureFigure food={food} />
          </chakra.div>
          <chakra.div mt={{ md: '3' }}>
            <WrittenIn value={inLanguageOf(food)}>
              <LikenedFoods label={t`Compared with what you may know`} likened={food.likened.slice(0, 1)} />
            </WrittenIn>
            <Row mt="3" gap="3">
              <FoodRatingLine food={food} />
              <Badges uploader={uploader} />
              {isUnsent ? <UnsentMark tone="saffron" /> : null}
            </Row>
            <chakra.div mt="3" display="grid" gap="3">
              <AllergenLine food={food} />
              <TableLine food={food} />
              <TriedLine food={food} />
            </chakra.div>
          </chakra.div>
        </chakra.div>
        {actions === null ? null : (
          <Row mt="4" gap="2">
            {actions}
          </Row>
        )}
      </chakra.div>
    </Card>
  );
}

/** What people of the reader's language call it, where that is another name. */
function LocalName({ food }: { readonly food: Food }) {
  const local = localNameBeside(food);
  if (local === '') return null;
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
