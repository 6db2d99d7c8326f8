import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { DishCategory, RecommendedDish } from '#domain/assistant/answers/recommend-dishes.ts';
import type { ShownFood } from '#food-views/offers/use-whole-foods.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { inLanguageOfAnswer } from '#shared/words/in-english.ts';
import { LocalName } from '#food-views/names/local-name.tsx';
import { LazySignature } from '#food-views/taste/lazy-signature.tsx';
import { SafetyNote } from '#food-views/safety/safety-note.tsx';
import { Badge } from '#ui/elements/badge.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';

const categoryWords: Readonly<Record<DishCategory, string>> = {
  comfort: t`Comfort`,
  adventure: t`Adventure`,
  seasonal: t`Seasonal`,
  healthy: t`Healthy`,
  other: t`For you`,
};

interface DishLineProps {
  readonly dish: RecommendedDish;
  /** The language of its reason. */
  readonly spoken: ReturnType<typeof inLanguageOfAnswer>;
  /** The catalogue's food, as far as this device knows it. */
  readonly food: ShownFood | undefined;
  readonly profile: TasteProfile | null;
}

/** One recommended dish: its name, category, percent match and reason (spec 1 §3). What is not stated never looks safe, whoever recommends it (R5). */
export function DishLine({
  dish: { foodName, foodId, category, reason, confidence },
  spoken,
  food,
  profile,
}: DishLineProps) {
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      py="3"
      borderBottomWidth="1px"
      borderColor="line.quiet"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.div flex="1" minW="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
          <chakra.span fontWeight="semibold" overflowWrap="anywhere" minW="0" me="auto">
            {foodId === null ? (
              <bdi>{foodName}</bdi>
            ) : (
              <TextLink asChild>
                <Link to={`/food/${foodId}`}>
                  <bdi>{foodName}</bdi>
                </Link>
              </TextLink>
            )}
            {food === undefined ? null : <LocalName food={food} />}
          </chakra.span>
          <chakra.span display="flex" flexWrap="wrap" gap="1.5">
            <Badge tone="neutral">{categoryWords[category]}</Badge>
            {/* Without a profile there is nothing that a food could match. */}
            {confidence === null || profile === null ? null : (
              <Badge tone="herb" fontVariantNumeric="tabular-nums">
                <Trans>{Math.round(confidence * 100)}% match</Trans>
              </Badge>
            )}
            <SafetyBadge food={food} profile={profile} />
          </chakra.span>
        </chakra.div>
        <chakra.p textStyle="small" color="ink.muted" mt="1">
          <span {...spoken}>{reason}</span>
          {foodId === null ? t` Not in the catalogue.` : ''}
        </chakra.p>
      </chakra.div>
      {food === undefined ? null : <LazySignature food={food} />}
    </chakra.li>
  );
}

function SafetyBadge({ food, profile }: Pick<DishLineProps, 'food' | 'profile'>) {
  if (profile === null || profile.allergens.length + profile.dietaryRestrictions.length === 0) return null;
  return food === undefined ? (
    <Badge tone="saffron">{t`allergens not stated`}</Badge>
  ) : (
    <SafetyNote food={food} profile={profile} look="line" />
  );
}
