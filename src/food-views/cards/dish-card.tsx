import { calledName } from '#food-views/names/called-name.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Flame } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { ageLabel } from '#domain/values/age-label.ts';
import { displayDefaults } from '#domain/foods/display-defaults.ts';
import type { Food } from '#domain/foods/food.ts';
import { hasRealRating } from '#domain/foods/has-real-rating.ts';
import { isPopular } from '#domain/foods/food-badges.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { profileOf } from '#replica/members/member-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { UsernameText } from '#ui/elements/username-text.tsx';
import { Badge } from '#ui/elements/badge.tsx';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CardMarks } from './card-marks.tsx';
import { CardName } from './card-name.tsx';
import { FlavourWords } from './flavour-words.tsx';
import { FoodPicture } from '#food-views/pictures/food-picture.tsx';
import { FoodRating } from './food-rating.tsx';
import { LocalName } from '#food-views/names/local-name.tsx';
import { inLanguageOf } from '#shared/words/in-english.ts';
import { MemberLink } from '#shared/members/member-link.tsx';
import { SafetyMark } from '#food-views/safety/safety-mark.tsx';
import { UnsentMark } from '#shared/saving/unsent-mark.tsx';
import { PictureSignature } from '#food-views/taste/lazy-signature.tsx';
import { wordFor } from '#shared/words/word-for.ts';

interface DishCardProps {
  readonly food: Food;
  readonly isUnsent?: boolean;
}

/** A food as news: who shared it and when (spec 1 §2, dish card). */
export function DishCard({ food, isUnsent = false }: DishCardProps) {
  const [now] = useState(Date.now);
  return (
    <Card as="article" data-food={food.id} pad="none" interactive display="flex" flexDirection="column" height="full">
      <FoodPicture food={food} size="card">
        <chakra.div position="absolute" insetInline="3" top="3" display="flex" flexWrap="wrap" gap="2">
          {hasRealRating(food) ? (
            <Badge tone="overlay">
              <FoodRating food={food} />
            </Badge>
          ) : null}
          {isPopular(food) ? (
            <Badge tone="overlay">
              <Flame aria-hidden />
              {t`Popular`}
            </Badge>
          ) : null}
          {isUnsent ? <UnsentMark /> : null}
          <SafetyMark food={food} look="badge" />
        </chakra.div>
        <PictureSignature food={food} />
      </FoodPicture>
      <chakra.div p="4" display="flex" flexDirection="column" gap="1" flex="1">
        <CardName food={food} />
        <LocalName food={food} />
        <chakra.p fontSize="sm" color="ink.muted">
          <UploaderHandle uploader={food.uploadedBy} />
          {' · '}
          <chakra.span textStyle="figures" whiteSpace="nowrap">
            {ageLabel({ createdAt: food.createdAt, now })}
          </chakra.span>
        </chakra.p>
        {food.flavours.length === 0 ? null : (
          <chakra.div mt="1">
            <FlavourWords flavours={food.flavours} />
          </chakra.div>
        )}
        {food.description === '' ? null : <Description food={food} />}
        <chakra.div mt="auto">
          <CardMarks food={food} />
        </chakra.div>
      </chakra.div>
    </Card>
  );
}

/** Two lines of what is said of it, and all of it when asked for, where that is more. */
function Description({ food }: { readonly food: Food }) {
  const [isOpen, setOpen] = useState(false);
  const { text, isCut } = useIsCut(isOpen);
  const textId = useId();
  return (
    <>
      <chakra.p
        id={textId}
        ref={text}
        dir="auto"
        {...inLanguageOf(food)}
        textStyle="small"
        mt="1"
        overflowWrap="anywhere"
        {...(isOpen ? {} : { lineClamp: '2' })}
      >
        {food.description}
      </chakra.p>
      {isCut ? (
        <Button
          tone="ghost"
          size="sm"
          alignSelf="flex-start"
          ms="-3.5"
          minH="target"
          mb="-2"
          position="relative"
          zIndex="1"
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t`Less` : t`More`}
          <chakra.span srOnly>
            <Trans> about {calledName(food)}</Trans>
          </chakra.span>
        </Button>
      ) : null}
    </>
  );
}

/** Whether a text is longer than the lines it has, asked while it is closed: in the same frame, so that nothing moves. */
function useIsCut(isOpen: boolean) {
  const text = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (element === null || isOpen) return undefined;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return { text, isCut };
}

function UploaderHandle({ uploader }: { readonly uploader: MemberId | null }) {
  const profile = useLive(
    (replica) => (uploader === null ? Promise.resolve(null) : profileOf(replica, uploader)),
    [uploader],
  );
  return (
    <chakra.span overflowWrap="anywhere">
      {profile?.username ? (
        <MemberLink username={profile.username}>
          <UsernameText name={profile.username} />
        </MemberLink>
      ) : (
        wordFor(displayDefaults.uploader)
      )}
    </chakra.span>
  );
}
