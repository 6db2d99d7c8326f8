import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import type { PairingReason, PairingSuggestion } from '#domain/pairing/pairing.ts';
import { whyFlavoursMeet } from '#domain/pairing/why-flavours-meet.ts';
import { CardMarks } from '#food-views/cards/card-marks.tsx';
import { FlavourWords } from '#food-views/cards/flavour-words.tsx';
import { PictureSignature } from '#food-views/taste/lazy-signature.tsx';
import { FoodPicture } from '#food-views/cards/food-picture.tsx';
import { wordFor } from '#shared/words/word-for.ts';
import { region } from '#languages/region.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { factWords, tierWords } from './evidence-words.ts';
import { Fold } from './fold.tsx';
import { HadBoth } from './had-both.tsx';
import { sentenceFor } from './sentence-for.ts';
import { SideBySide } from './side-by-side.tsx';
import { pointsWords, reasonWords, unknownWords } from './reason-words.ts';

/** What is behind one reason: more would hide how the points add up. */
const SENTENCES_AT_MOST = 2;

interface SuggestionCardProps {
  readonly chosen: Food;
  readonly food: Food;
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

/** A reason about words as they are shown. */
function shown(reason: PairingReason): PairingReason {
  return { ...reason, words: reason.words.map(wordFor) };
}

/** What is known of how the flavours of a reason act on one another, beneath it. */
function Because({ reason, flavours }: { readonly reason: PairingReason; readonly flavours: readonly string[] }) {
  const sentences = whyFlavoursMeet(reason, flavours).slice(0, SENTENCES_AT_MOST);
  return sentences.length === 0 ? null : (
    <chakra.span display="block" textStyle="small" color="ink.muted">
      {sentences.map(sentenceFor).join(' ')}
    </chakra.span>
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
    words: factWords(fact, { chosen: chosen.name, partner: food.name }),
  }));
  // What members say of the two stands on the card; where it is the tier, in its name.
  const [first, second] = evidence.tier === 'members' ? facts.filter(({ kind }) => kind !== 'had-both') : facts;
  const last = second?.kind === 'had-both' ? second.words : told[0] && reasonWords(shown(told[0]));
  const sentences = [first?.words, last].filter((words) => words !== undefined);
  return (
    <Card as="article" pad="none" display="flex" flexDirection="column" height="full">
      <FoodPicture food={food} size="card">
        <chakra.span position="absolute" insetEnd="3" top="3">
          <Badge tone="overlay">
            <Trans>{confidence}% match</Trans>
          </Badge>
        </chakra.span>
        <PictureSignature food={food} />
      </FoodPicture>
      <chakra.div p="4" pb="3" display="flex" flexDirection="column" gap="1" flex="1">
        <chakra.span fontSize="sm" fontWeight="semibold" color="paprika.text">
          {wordFor(food.origin)}
        </chakra.span>
        <Heading as="h3" size="card" overflowWrap="anywhere">
          <TextLink asChild reach="finger" color="inherit" textDecoration="none">
            <Link to={`/food/${food.id}`}>
              <bdi>{food.name}</bdi>
            </Link>
          </TextLink>
        </Heading>
        <chakra.span>
          <Badge tone={evidence.tier === 'idea' ? 'neutral' : 'herb'}>{tierWords(evidence)}</Badge>
        </chakra.span>
        {sentences.map((words) => (
          <chakra.p key={words} textStyle="small" color="ink.muted">
            {words}.
          </chakra.p>
        ))}
        {explanation.unknown.includes('allergens') ? (
          <chakra.p display="flex" alignItems="center" gap="1.5" textStyle="small" color="saffron.text">
            <TriangleAlert size={16} aria-hidden />
            {t`Allergens not stated`}
          </chakra.p>
        ) : null}
        <chakra.div mt="auto" pt="2">
          <FlavourWords flavours={food.flavours} />
        </chakra.div>
        <CardMarks food={food} />
      </chakra.div>
      <HadBoth chosen={chosen} food={food} />
      <Fold look="band">
        <summary>
          {t`Why it works`}
          <ChevronDown aria-hidden />
        </summary>
        <chakra.div px="4" pb="4" display="grid" gap="4">
          <chakra.ul display="grid" gap="2" fontSize="sm">
            {facts.map(({ key, words }) => (
              <li key={key}>{words}.</li>
            ))}
            {told.map((reason) => (
              <li key={reason.kind}>
                {reasonWords(shown(reason))}.<Because reason={reason} flavours={chosen.flavours} />
              </li>
            ))}
          </chakra.ul>
          <Fold look="text">
            <summary>
              {t`How this is counted`}
              <ChevronDown aria-hidden />
            </summary>
            <chakra.p
              textStyle="small"
              color="ink.muted"
              mb="2"
            >{t`The match is the share of what an ideal partner would reach: most of it by what the records say of the two, the rest by these points of taste.`}</chakra.p>
            <chakra.table width="full" fontSize="sm">
              <caption>
                <chakra.span srOnly>
                  <Trans>
                    Why {food.name} goes with {chosen.name}
                  </Trans>
                </chakra.span>
              </caption>
              <tbody>
                {explanation.reasons.map((reason) => (
                  <tr key={reason.kind}>
                    <chakra.th scope="row" textAlign="start" fontWeight="normal" py="1" pe="3" overflowWrap="anywhere">
                      {reasonWords(shown(reason))}
                    </chakra.th>
                    <chakra.td textAlign="end" textStyle="figures" py="1" verticalAlign="top">
                      {pointsWords(reason.points)}
                    </chakra.td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <chakra.tr borderTopWidth="1px" borderColor="line.quiet" fontWeight="semibold">
                  <chakra.th scope="row" textAlign="start" py="1">{t`Together`}</chakra.th>
                  <chakra.td textAlign="end" textStyle="figures" py="1">
                    {score.toLocaleString(region)}
                  </chakra.td>
                </chakra.tr>
              </tfoot>
            </chakra.table>
          </Fold>
          <SideBySide one={chosen} other={food} />
          {explanation.unknown.length === 0 ? null : (
            <chakra.p textStyle="small" color="ink.muted">
              {unknownWords(explanation.unknown)}
            </chakra.p>
          )}
        </chakra.div>
      </Fold>
    </Card>
  );
}
