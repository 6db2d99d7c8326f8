import { t } from '@lingui/core/macro';
import { Suspense, useState } from 'react';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { useLive } from '#replica/database/use-live.ts';
import { photosOfFood, type SignedPhoto } from '#replica/publishing/photo-queries.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { MissingPart } from '#ui/feedback/missing-part.tsx';
import { ImageBox } from '#ui/layout/image-box.tsx';
import { photoAlt } from './photo-words.ts';
import { useFoodName } from './use-food-name.ts';
import { usePhotoSource } from './use-photo-source.ts';

const PhotoDialog = lazyPart(async () => (await import('./photo-dialog.tsx')).PhotoDialog, MissingPart);

const Mark = chakra(
  'button',
  { base: { display: 'block', width: '4.5rem', borderRadius: 'lg', cursor: 'zoom-in' } },
  { defaultProps: { type: 'button' } },
);

interface PhotoMarksProps {
  readonly foodId: FoodId;
  readonly member: MemberId;
}

/** The photos that one member took of a food, small, each to be seen whole: they stand with the member's review. Nothing where there are none. */
export function PhotoMarks({ foodId, member }: PhotoMarksProps) {
  const photos = useLive((replica) => photosOfFood(replica, foodId), [foodId]) ?? [];
  const food = useFoodName(foodId);
  const [opened, setOpened] = useState<string | null>(null);
  const own = photos.filter(({ photo }) => photo.memberId === member);
  const whole = own.find(({ photo }) => photo.id === opened);
  if (own.length === 0) return null;
  return (
    <>
      <chakra.ul aria-label={t`Photos`} display="flex" flexWrap="wrap" gap="2" listStyleType="none">
        {own.map((signed) => (
          <li key={signed.photo.id}>
            <Mark aria-haspopup="dialog" onClick={() => setOpened(signed.photo.id)}>
              <Small signed={signed} food={food} />
            </Mark>
          </li>
        ))}
      </chakra.ul>
      {whole === undefined ? null : (
        <Suspense>
          <PhotoDialog open signed={whole} food={food} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

function Small({ signed, food }: { readonly signed: SignedPhoto; readonly food: string }) {
  const src = usePhotoSource(signed.photo, 'thumb');
  if (src === null) return <chakra.span display="block" boxSize="18" bg="paper.sunken" borderRadius="lg" />;
  return <ImageBox src={src} alt={photoAlt(signed, food)} ratio="1 / 1" rounded="lg" />;
}
