import './read-shown-food.ts';
import { t } from '@lingui/core/macro';
import { Flag } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { Profile } from '#domain/members/member.ts';
import { readRecordId } from '#domain/values/ids/read-record-id.ts';
import { calledName } from '#food-views/names/called-name.ts';
import { FoodNotFoundPage } from '#shared/saving/food-not-found-page.tsx';
import { FoodScreen } from '#features/catalogue/food-page/food-screen.tsx';
import { SafetyItems, SafetyMenu } from '#features/moderation/safety-menu.tsx';
import { OwnPhotos } from '#features/photos/own-photos.tsx';
import { PhotoGallery } from '#features/photos/photo-gallery.tsx';
import { PhotoMarks } from '#features/photos/photo-marks.tsx';
import { photographer } from '#features/photos/photo-words.ts';
import { FoodEvents } from '#features/places/event-lists.tsx';
import { WhereToEat } from '#features/places/where-to-eat.tsx';
import { ReviewForm } from '#features/reviews/review-form.tsx';
import { ReviewList } from '#features/reviews/review-list.tsx';
import { VideoGallery } from '#features/videos/video-gallery.tsx';
import { language } from '#languages/region.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { KeptEvent } from '#replica/places/event-queries.ts';
import type { KeptPlace } from '#replica/places/place-queries.ts';
import type { SignedPhoto } from '#replica/publishing/photo-queries.ts';
import type { SignedAnswer } from '#replica/reviews/answer-queries.ts';
import type { SignedReview } from '#replica/reviews/review-queries.ts';

/** No part of English pages. */
function useFoodTexts(foodId: FoodId | null): void {
  const replica = useReplica();
  useEffect(() => {
    if (language === 'en' || foodId === null) return undefined;
    let isWanted = true;
    let end: () => void = () => undefined;
    import('./bring-food-texts.ts').then(
      ({ bringFoodTexts }) => {
        if (isWanted) end = bringFoodTexts(replica, foodId);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      end();
    };
  }, [replica, foodId]);
}

/** A food's page with its videos and reviews, each of which can be reported. */
export function FoodPage() {
  const foodId = readRecordId(useParams()['id']) as FoodId | null;
  useFoodTexts(foodId);
  if (foodId === null) return <FoodNotFoundPage />;
  return (
    <FoodScreen
      key={foodId}
      foodId={foodId}
      videos={
        <VideoGallery
          foodId={foodId}
          renderMenu={(video) => (
            <SafetyMenu
              item={{ kind: 'video', id: video.id }}
              about={video.title}
              owner={{ id: video.authorId, name: video.creatorName || t`A member` }}
            />
          )}
        />
      }
      reviews={
        <ReviewList
          foodId={foodId}
          renderMenu={(signed) => <ReviewMenu signed={signed} />}
          renderAnswerMenu={(signed) => <AnswerMenu signed={signed} />}
          renderPhotos={(member) => <PhotoMarks foodId={foodId} member={member} />}
        />
      }
      reviewForm={
        <ReviewForm foodId={foodId} renderPhotos={(member) => <OwnPhotos foodId={foodId} member={member} />} />
      }
      places={
        <>
          <WhereToEat foodId={foodId} renderMenu={(kept) => <PlaceMenu kept={kept} />} />
          <FoodEvents foodId={foodId} renderMenu={(kept) => <EventMenu kept={kept} />} />
        </>
      }
      renderGallery={(food, overlay) => (
        <PhotoGallery food={food} renderMenu={(signed) => <PhotoMenu signed={signed} />}>
          {overlay}
        </PhotoGallery>
      )}
      renderSafety={(food, { uploader, children }) => (
        <SafetyItems
          item={{ kind: 'food', id: food.id }}
          about={calledName(food)}
          owner={food.uploadedBy === null ? null : { id: food.uploadedBy, name: nameOf(uploader) }}
        >
          {children}
        </SafetyItems>
      )}
    />
  );
}

function PhotoMenu({ signed }: { readonly signed: SignedPhoto }) {
  const { id, memberId } = signed.photo;
  const name = photographer(signed);
  return (
    <SafetyMenu
      item={{ kind: 'photo', id }}
      about={t`the photo by ${name}`}
      icon={<Flag aria-hidden />}
      owner={memberId === null ? null : { id: memberId, name }}
    />
  );
}

function ReviewMenu({ signed: { review, author } }: { readonly signed: SignedReview }) {
  const name = nameOf(author);
  return (
    <SafetyMenu
      item={{ kind: 'review', id: review.id }}
      about={t`the review by ${name}`}
      owner={{ id: review.authorId, name }}
    />
  );
}

function AnswerMenu({ signed: { answer, author } }: { readonly signed: SignedAnswer }) {
  const name = nameOf(author);
  return (
    <SafetyMenu
      item={{ kind: 'answer', id: answer.id }}
      about={t`the answer by ${name}`}
      owner={{ id: answer.authorId, name }}
    />
  );
}

function PlaceMenu({ kept: { place, keeper } }: { readonly kept: KeptPlace }) {
  return (
    <SafetyMenu
      item={{ kind: 'place', id: place.id }}
      about={place.name}
      owner={{ id: place.keeperId, name: nameOf(keeper) }}
    />
  );
}

function EventMenu({ kept: { event, keeper } }: { readonly kept: KeptEvent }) {
  return (
    <SafetyMenu
      item={{ kind: 'event', id: event.id }}
      about={event.name}
      owner={{ id: event.keeperId, name: nameOf(keeper) }}
    />
  );
}

function nameOf(member: Profile | null): string {
  return member?.fullName || member?.username || t`A member`;
}
