import { t } from '@lingui/core/macro';
import { Camera } from 'lucide-react';
import { PHOTOS_OF_A_MEMBER } from '#domain/foods/food-photo.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { useLive } from '#replica/database/use-live.ts';
import { photosOfFood } from '#replica/publishing/photo-queries.ts';
import { Button } from '#ui/elements/button.tsx';
import { chakra } from '#ui/elements/chakra.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PhotoMarks } from './photo-marks.tsx';
import { useAddPhoto } from './use-add-photo.tsx';
import { useFoodName } from './use-food-name.ts';

interface OwnPhotosProps {
  readonly foodId: FoodId;
  readonly member: MemberId;
}

/** In the form of a review: the member's photos of the food, and the way to add one, up to three. */
export function OwnPhotos({ foodId, member }: OwnPhotosProps) {
  const photos = useLive((replica) => photosOfFood(replica, foodId), [foodId]);
  const name = useFoodName(foodId);
  const { add, dialog } = useAddPhoto({ id: foodId, name });
  if (photos === undefined) return null;
  const left = PHOTOS_OF_A_MEMBER - photos.filter(({ isOwn }) => isOwn).length;
  return (
    <Stack role="group" aria-label={t`Your photos of ${name}`} gap="2">
      <PhotoMarks foodId={foodId} member={member} />
      {left > 0 ? (
        <Row gap="2">
          <Button tone="outline" size="sm" minH="target" aria-haspopup="dialog" onClick={add}>
            <Camera aria-hidden />
            {t`Add a photo`}
          </Button>
          <chakra.span textStyle="small" color="ink.muted">
            {t`Up to ${PHOTOS_OF_A_MEMBER}; shown with your review`}
          </chakra.span>
        </Row>
      ) : (
        <chakra.p
          textStyle="small"
          color="ink.muted"
        >{t`These are as many as there may be. Open one to delete it.`}</chakra.p>
      )}
      {dialog}
    </Stack>
  );
}
