import { calledName } from '#food-views/names/called-name.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { PairingExplanation, PairingReason } from '#domain/pairing/pairing.ts';
import { whyFlavoursMeet } from '#domain/pairing/why-flavours-meet.ts';
import { CardMarks } from '#food-views/cards/card-marks.tsx';
import { isHere, type ShownFood } from '#food-views/offers/use-whole-foods.ts';
import { region } from '#languages/region.ts';
import { Fold } from './fold.tsx';
import { pointsWords, reasonWords, unknownWords } from './reason-words.ts';
import { SideBySide } from './side-by-side.tsx';
import { i18n } from '#languages/i18n.ts';

/** A sentence of the pairing tables in the language of this page, as far as it has one. */
function sentenceFor(english: string): string {
  return Object.hasOwn(i18n.messages, english) ? i18n._(english) : english;
}

/** What is behind one reason: more would hide how the points add up. */
const SENTENCES_AT_MOST = 2;

/** What is known of how the flavours of a reason act on one another, beneath it. */
function Because({ reason, flavours }: { readonly reason: PairingReason; readonly flavours: readonly string[] }) {
  const sentences = whyFlavoursMeet(reason, flavours).slice(0, SENTENCES_AT_MOST);
  return sentences.length === 0 ? null : (
    <chakra.span display="block" textStyle="small" color="ink.muted">
      {sentences.map(sentenceFor).join(' ')}
    </chakra.span>
  );
}

interface WhyItWorksProps {
  readonly chosen: ShownFood;
  readonly food: ShownFood;
  readonly score: number;
  readonly explanation: PairingExplanation;
  /** What the records say of the two, as sentences without their stop. */
  readonly facts: readonly { readonly key: string; readonly words: string }[];
  /** The reasons that say something of this pair, the strongest first. */
  readonly told: readonly PairingReason[];
}

/** More reasons on request, and behind them every one with its points, which add up to the score. */
export function WhyItWorks({ chosen, food, score, explanation, facts, told }: WhyItWorksProps) {
  return (
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
              {reasonWords(reason)}.<Because reason={reason} flavours={chosen.flavours} />
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
          <Points chosen={chosen} food={food} reasons={explanation.reasons} score={score} />
        </Fold>
        {isHere(food) ? <CardMarks food={food} /> : null}
        <SideBySide one={chosen} other={food} />
        {explanation.unknown.length === 0 ? null : (
          <chakra.p textStyle="small" color="ink.muted">
            {unknownWords(explanation.unknown)}
          </chakra.p>
        )}
      </chakra.div>
    </Fold>
  );
}

interface PointsProps {
  readonly chosen: ShownFood;
  readonly food: ShownFood;
  readonly reasons: readonly PairingReason[];
  readonly score: number;
}

/** Each reason with its points, and what they come to. */
function Points({ chosen, food, reasons, score }: PointsProps) {
  return (
    <chakra.table width="full" fontSize="sm">
      <caption>
        <chakra.span srOnly>
          <Trans>
            Why {calledName(food)} goes with {calledName(chosen)}
          </Trans>
        </chakra.span>
      </caption>
      <tbody>
        {reasons.map((reason) => (
          <tr key={reason.kind}>
            <chakra.th scope="row" textAlign="start" fontWeight="normal" py="1" pe="3" overflowWrap="anywhere">
              {reasonWords(reason)}
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
  );
}
