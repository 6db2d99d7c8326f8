import { calledName } from '#food-views/names/called-name.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { PairingReason, PairingSuggestion } from '#domain/pairing/pairing.ts';
import { LazySignature } from '#food-views/taste/lazy-signature.tsx';
import type { ShownFood } from '#food-views/offers/use-whole-foods.ts';
import { NotHereLine, ShownPicture } from '#food-views/cards/shown-picture.tsx';
import { FoodNameLink } from '#food-views/cards/food-name-link.tsx';
import { LocalName } from '#food-views/names/local-name.tsx';
import { wordFor } from '#shared/words/word-for.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { factWords, tierWords } from './evidence-words.ts';
import { HadBoth } from './had-both.tsx';
import { reasonWords } from './reason-words.ts';
import { WhyItWorks } from './why-it-works.tsx';

interface SuggestionCardProps {
  readonly chosen: ShownFood;
  readonly food: ShownFood;
  readonly suggestion: PairingSuggestion;
}

/** Reasons that are counted, and that nobody would give at a table. */
const countedOnly: readonly PairingReason['kind'][] = [
  'neither-intensity',
  'near-intensity',
  'slight-difference',
  'same-origin',
  'related-origin',
];

/** The reasons that say something of this pair, the strongest first: most foods are about as salty as one another. */
function tellingReasons(reasons: readonly PairingReason[]): readonly PairingReason[] {
  return reasons
    .filter(({ kind, points }) => points > 0 && !countedOnly.includes(kind))
    .toSorted(
      (one, other) =>
        Number(one.kind === 'close-intensity') - Number(other.kind === 'close-intensity') || other.points - one.points,
    );
}

/** A suggestion with its match and what speaks for it; on request more reasons, and every one with its points, which add up to the score. */
export function SuggestionCard({
  chosen,
  food,
  suggestion: { confidence, evidence, score, explanation },
}: SuggestionCardProps) {
  const told = tellingReasons(explanation.reasons);
  const facts = evidence.facts.map((fact) => ({
    key: JSON.stringify(fact),
    kind: fact.kind,
    words: factWords(fact, { chosen: calledName(chosen), partner: calledName(food) }),
  }));
  // What members say of the two stands on the card; where it is the tier, in its name.
  const [first, second] = evidence.tier === 'members' ? facts.filter(({ kind }) => kind !== 'had-both') : facts;
  const last = second?.kind === 'had-both' ? second.words : told[0] && reasonWords(told[0]);
  const sentences = [first?.words, last].filter((words) => words !== undefined);
  return (
    <Card as="article" data-food={food.id} pad="none" display="flex" flexDirection="column">
      <chakra.div p="3" display="flex" gap="3" flex="1">
        <chakra.div width={{ base: 'min(4rem, 64px)', md: '20' }} flexShrink="0">
          <ShownPicture food={food} size="thumb" ratio="1" rounded="lg" />
        </chakra.div>
        <chakra.div minW="0" flex="1" display="flex" flexDirection="column" alignItems="flex-start" gap="1">
          <chakra.div width="full" display="flex" flexWrap="wrap" alignItems="flex-start" gap="2">
            <chakra.div minW="0" flex="1 1 6rem">
              <chakra.span display="block" fontSize="xs" fontWeight="semibold" color="paprika.text">
                {wordFor(food.origin)}
              </chakra.span>
              <Heading as="h4" size="small" overflowWrap="anywhere">
                <FoodNameLink food={food} />
              </Heading>
              <LocalName food={food} />
            </chakra.div>
            <LazySignature food={food} beside={chosen} />
          </chakra.div>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
            <Badge tone={evidence.tier === 'idea' ? 'neutral' : 'herb'}>{tierWords(evidence)}</Badge>
            <chakra.span fontSize="xs" color="ink.muted" textStyle="figures">
              <Trans>{confidence}% match</Trans>
            </chakra.span>
          </chakra.div>
          <NotHereLine food={food} />
          {sentences.map((words) => (
            <chakra.p key={words} textStyle="small" color="ink.muted" overflowWrap="anywhere">
              {words}.
            </chakra.p>
          ))}
          {explanation.unknown.includes('allergens') ? (
            <chakra.p display="flex" alignItems="center" gap="1.5" textStyle="small" color="saffron.text">
              <TriangleAlert size={16} aria-hidden />
              {t`Allergens not stated`}
            </chakra.p>
          ) : null}
        </chakra.div>
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        borderTopWidth="1px"
        borderColor="line.quiet"
        css={{ '& > details': { flex: '1 1 45%', minW: '0' }, '& > details[open]': { flexBasis: '100%' } }}
      >
        <WhyItWorks chosen={chosen} food={food} score={score} explanation={explanation} facts={facts} told={told} />
        <HadBoth chosen={chosen} food={food} />
      </chakra.div>
    </Card>
  );
}
