import { chakra } from '#ui/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/food.ts';
import type { PairingReason, PairingSuggestion } from '#domain/pairing/pairing.ts';
import { whyFlavoursMeet } from '#domain/pairing/why-flavours-meet.ts';
import { CardMarks } from '#food-views/card-marks.tsx';
import { FlavourWords } from '#food-views/flavour-words.tsx';
import { FoodPicture } from '#food-views/food-picture.tsx';
import { wordFor } from '#food-views/word-for.ts';
import { region } from '#languages/region.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
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

const Why = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'line.quiet',
    '& > summary': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minH: 'target', px: '4', fontWeight: 'semibold', fontSize: 'sm', color: 'paprika.text', cursor: 'pointer', borderRadius: 'lg' },
    '& > summary > svg': { boxSize: '4', transitionProperty: 'transform', transitionDuration: 'quick' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
});

/** The strongest reason that says something of this pair: most foods are about as salty as one another. */
function tellingReason(reasons: readonly PairingReason[]): PairingReason | undefined {
  const telling = reasons.filter(({ kind }) => kind !== 'close-intensity' && kind !== 'different-intensity');
  return (telling.length > 0 ? telling : reasons).toSorted((one, other) => other.points - one.points)[0];
}

/** A reason about words as they are shown. */
function shown(reason: PairingReason): PairingReason {
  return { ...reason, words: reason.words.map(wordFor) };
}

/** What is known of how the flavours of a reason act on one another, beneath it. */
function Because({ reason, flavours }: { readonly reason: PairingReason; readonly flavours: readonly string[] }) {
  const sentences = whyFlavoursMeet(reason, flavours).slice(0, SENTENCES_AT_MOST);
  return sentences.length === 0 ? null : <chakra.span display="block" textStyle="small" color="ink.muted">{sentences.map(sentenceFor).join(' ')}</chakra.span>;
}

/** A suggestion with its match, and on request why: every reason with its points, which add up to the score. */
export function SuggestionCard({ chosen, food, suggestion: { confidence, score, explanation } }: SuggestionCardProps) {
  const best = tellingReason(explanation.reasons);
  return (
    <Card as="article" pad="none" display="flex" flexDirection="column" height="full">
      <FoodPicture food={food} size="card">
        <chakra.span position="absolute" insetEnd="3" top="3"><Badge tone="overlay"><Trans>{confidence}% match</Trans></Badge></chakra.span>
      </FoodPicture>
      <chakra.div p="4" pb="3" display="flex" flexDirection="column" gap="1" flex="1">
        <chakra.span fontSize="sm" fontWeight="semibold" color="paprika.text">{wordFor(food.origin)}</chakra.span>
        <Heading as="h3" size="card" overflowWrap="anywhere"><TextLink asChild reach="finger" color="inherit" textDecoration="none"><Link to={`/food/${food.id}`}><bdi>{food.name}</bdi></Link></TextLink></Heading>
        {best === undefined ? null : <chakra.p textStyle="small" color="ink.muted">{reasonWords(shown(best))}.</chakra.p>}
        {explanation.unknown.includes('allergens') ? (
          <chakra.p display="flex" alignItems="center" gap="1.5" textStyle="small" color="saffron.text"><TriangleAlert size={16} aria-hidden />{t`Allergens not stated`}</chakra.p>
        ) : null}
        <chakra.div mt="auto" pt="2"><FlavourWords flavours={food.flavours} /></chakra.div>
        <CardMarks food={food} />
      </chakra.div>
      <Why>
        <summary>{t`Why it works`}<ChevronDown aria-hidden /></summary>
        <chakra.div px="4" pb="4" display="grid" gap="4">
          <chakra.table width="full" fontSize="sm">
            <caption><chakra.span srOnly><Trans>Why {food.name} goes with {chosen.name}</Trans></chakra.span></caption>
            <tbody>
              {explanation.reasons.map((reason) => (
                <tr key={reason.kind}>
                  <chakra.th scope="row" textAlign="start" fontWeight="normal" py="1" pe="3" overflowWrap="anywhere">
                    {reasonWords(shown(reason))}
                    <Because reason={reason} flavours={chosen.flavours} />
                  </chakra.th>
                  <chakra.td textAlign="end" textStyle="figures" py="1" verticalAlign="top">{pointsWords(reason.points)}</chakra.td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <chakra.tr borderTopWidth="1px" borderColor="line.quiet" fontWeight="semibold">
                <chakra.th scope="row" textAlign="start" py="1">{t`Together`}</chakra.th>
                <chakra.td textAlign="end" textStyle="figures" py="1">{score.toLocaleString(region)}</chakra.td>
              </chakra.tr>
            </tfoot>
          </chakra.table>
          <SideBySide one={chosen} other={food} />
          {explanation.unknown.length === 0 ? null : <chakra.p textStyle="small" color="ink.muted">{unknownWords(explanation.unknown)}</chakra.p>}
        </chakra.div>
      </Why>
    </Card>
  );
}
