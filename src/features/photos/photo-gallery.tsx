import { plural, t } from '@lingui/core/macro';
import { Camera } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { Food } from '#domain/foods/food.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { calledName } from '#food-views/names/called-name.ts';
import { FoodPicture } from '#food-views/pictures/food-picture.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { profileOf } from '#replica/members/member-queries.ts';
import { photosOfFood, type SignedPhoto } from '#replica/publishing/photo-queries.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { chakra } from '#ui/elements/chakra.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { MissingPart } from '#ui/feedback/missing-part.tsx';
import { ImageBox } from '#ui/layout/image-box.tsx';
import { PhotoState } from './photo-state.tsx';
import { contributorsCredit, creditLine, photoAlt } from './photo-words.ts';
import { Slides } from './slides.tsx';
import { useAddPhoto } from './use-add-photo.tsx';
import { usePhotoSource } from './use-photo-source.ts';

const PhotoDialog = lazyPart(async () => (await import('./photo-dialog.tsx')).PhotoDialog, MissingPart);

const RATIO = '2 / 1';

interface PhotoGalleryProps {
  readonly food: Food;
  /** Report, mute and block, for a photo of somebody else. */
  readonly renderMenu: (signed: SignedPhoto) => ReactNode;
  /** At the lower end corner, over every picture. */
  readonly children: ReactNode;
}

/**
 * The pictures at the top of a food's page: the contributor's own, then photos of members and those that admins have added, each with its credit; the
 * drawn picture where there are none (R45). On a phone they are swiped.
 */
export function PhotoGallery({ food, renderMenu, children }: PhotoGalleryProps) {
  const photos = useLive((replica) => photosOfFood(replica, food.id), [food.id]) ?? [];
  const [place, setPlace] = useState(0);
  const [opened, setOpened] = useState<string | null>(null);
  const { add, dialog } = useAddPhoto(food);
  // A contributor's file is a photo; all others of the food's own are a drawing or a photo that is among these.
  const isContributed = food.picture.kind === 'file' && food.picture.path.startsWith('foods/');
  const hasOwn = isContributed || photos.length === 0;
  const own = <FoodPicture key="own" food={food} size="full" ratio={RATIO} alt={t`Picture of ${calledName(food)}`} />;
  const slides = [
    ...(hasOwn ? [{ id: 'own', picture: own, signed: null }] : []),
    ...photos.map((signed, nth) => ({
      id: signed.photo.id as string,
      picture: (
        <Slide
          signed={signed}
          food={calledName(food)}
          // What stands there until the photo is known is the food's own picture, which mostly is this very photo.
          before={nth === 0 && !hasOwn ? own : null}
          onOpen={setOpened}
        />
      ),
      signed,
    })),
  ];
  const shown = slides[Math.min(place, slides.length - 1)];
  const whole = photos.find(({ photo }) => photo.id === opened);
  return (
    <chakra.div position="relative">
      <Slides label={t`Photos of ${calledName(food)}`} slides={slides} onPlace={setPlace} />
      {slides.length > 1 ? (
        <Badge tone="overlay" position="absolute" top="3" insetStart="3" textStyle="figures" pointerEvents="none">
          <span aria-hidden>
            {Math.min(place, slides.length - 1) + 1} / {slides.length}
          </span>
          <chakra.span srOnly>{plural(slides.length, { one: '# picture', other: '# pictures' })}</chakra.span>
        </Badge>
      ) : null}
      <chakra.div
        position="absolute"
        top="2"
        insetEnd="2"
        display="flex"
        bg="paper.card"
        borderRadius="full"
        shadow="lifted"
      >
        <IconButton label={t`Add a photo`} aria-haspopup="dialog" onClick={add}>
          <Camera aria-hidden />
        </IconButton>
        {shown?.signed?.state === 'there' && !shown.signed.isOwn ? renderMenu(shown.signed) : null}
      </chakra.div>
      {shown?.signed ? <Credit signed={shown.signed} onOpen={setOpened} /> : null}
      {isContributed && shown?.id === 'own' ? <ContributorsCredit member={food.uploadedBy} /> : null}
      <chakra.div position="absolute" insetEnd="2" bottom="2">
        {children}
      </chakra.div>
      {dialog}
      {whole === undefined ? null : (
        <Suspense>
          <PhotoDialog open signed={whole} food={calledName(food)} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </chakra.div>
  );
}

const Opener = chakra(
  'button',
  {
    base: {
      display: 'block',
      width: 'full',
      cursor: 'zoom-in',
      _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-4px' },
    },
  },
  { defaultProps: { type: 'button' } },
);

interface SlideProps {
  readonly signed: SignedPhoto;
  readonly food: string;
  /** The first of the row: what was seen in its place before. */
  readonly before: ReactNode;
  readonly onOpen: (id: string) => void;
}

function Slide({ signed, food, before, onOpen }: SlideProps) {
  const src = usePhotoSource(signed.photo, 'full');
  return (
    <Opener aria-haspopup="dialog" onClick={() => onOpen(signed.photo.id)}>
      {src === null ? (
        (before ?? <chakra.span display="block" bg="paper.sunken" style={{ aspectRatio: RATIO }} />)
      ) : (
        <ImageBox src={src} alt={photoAlt(signed, food)} ratio={RATIO} priority={before !== null} />
      )}
    </Opener>
  );
}

/** Over the lower start corner: whose photo it is, and what stands in its way. */
function Credit({ signed, onOpen }: { readonly signed: SignedPhoto; readonly onOpen: (id: string) => void }) {
  return (
    <chakra.div
      position="absolute"
      insetStart="3"
      bottom="3"
      maxW="calc(100% - 7rem)"
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      gap="1.5"
    >
      <PhotoState signed={signed} />
      <Badge asChild tone="overlay" maxW="full" minH="7" fontWeight="medium">
        <button type="button" aria-haspopup="dialog" onClick={() => onOpen(signed.photo.id)}>
          <chakra.span dir="auto" truncate>
            {creditLine(signed)}
          </chakra.span>
        </button>
      </Badge>
    </chakra.div>
  );
}

/** The same for the picture that came with the food. It is whole where it stands, so there is nothing to open. */
function ContributorsCredit({ member }: { readonly member: MemberId | null }) {
  const profile = useLive(async (replica) => (member === null ? null : await profileOf(replica, member)), [member]);
  if (profile === undefined) return null;
  return (
    <Badge
      tone="overlay"
      position="absolute"
      insetStart="3"
      bottom="3"
      maxW="calc(100% - 7rem)"
      fontWeight="medium"
      whiteSpace="normal"
    >
      <chakra.span dir="auto" overflowWrap="anywhere">
        {contributorsCredit(profile)}
      </chakra.span>
    </Badge>
  );
}
