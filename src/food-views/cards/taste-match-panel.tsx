import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { CircleHelp, ThumbsDown, ThumbsUp, type LucideIcon } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { oneDecimal } from '#languages/figure.ts';
import type { LikingAnswer } from '#ranking/questions/liking-in-catalogue.ts';
import type { Taster } from '#ranking/question-shapes.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { forcedColours } from '#ui/theme/forced-colours.ts';
import { likingWords } from '#food-views/taste/liking-words.ts';
import { matchWords, unknownMatchWords } from '#food-views/taste/match-words.ts';
import { useTasteOnceRead } from '#food-views/taste/taste-context.tsx';
import { useOfferingAnswer } from '#food-views/offers/use-offers.ts';

/**
 * 'Will I like it?': how likely the member likes a food, by quiz and own ratings (R33): why and why not, how sure that is, what is not known, and what to
 * rate to make it surer; for others, the way to an answer.
 */
export function TasteMatchPanel({ food }: { readonly food: Food }) {
  const taste = useTasteOnceRead();
  const { answer: last } = useOfferingAnswer(
    useCallback(
      async (ranking: Ranking, taster: Taster) => {
        const liking = taster.memberId === null ? null : await ranking.ask('liking', { foodId: food.id, taster });
        return { foodId: food.id, liking };
      },
      [food.id],
    ),
  );
  // What was said of the food that was looked at before is not said of this one.
  const answer = last?.foodId === food.id && taste !== undefined && taste.memberId !== null ? last.liking : null;
  const percent = answer?.liking.kind === 'liking' ? answer.liking.percent : null;
  return (
    <Card as="section" aria-labelledby="taste-match" minH="8rem">
      <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="3">
        <Heading id="taste-match" as="h2" size="small">{t`Will I like it?`}</Heading>
        {percent === null ? null : (
          <chakra.p fontFamily="display" fontSize="2xl" fontWeight="semibold" textStyle="figures">
            {t`${percent}%`}
            <chakra.span srOnly> {t`match`}</chakra.span>
          </chakra.p>
        )}
      </chakra.div>
      {taste?.memberId === null ? <Invitation /> : null}
      {answer === null ? null : <Answer answer={answer} />}
    </Card>
  );
}

function Answer({
  answer: { liking, given, interval, sureness, basis, reasons, worthRating },
}: {
  readonly answer: LikingAnswer;
}) {
  if (liking.kind === 'taste-unknown') return <Invitation missing={liking.missing} worthRating={worthRating} />;
  return (
    <chakra.div display="grid" gap="3" mt="2">
      {liking.kind === 'little-known' ? (
        <chakra.p textStyle="small" color="ink.muted">{t`Too little is stated of it to say.`}</chakra.p>
      ) : (
        <>
          <chakra.div aria-hidden height="2.5" borderRadius="full" bg="track" overflow="hidden" data-track>
            <chakra.div
              height="full"
              borderRadius="full"
              bg="paprika.solid"
              css={{ [forcedColours]: { bg: 'CanvasText' } }}
              style={{ width: `${liking.percent}%` }}
            />
          </chakra.div>
          {liking.mustHaves === 'met' ? null : (
            <chakra.p
              textStyle="small"
              fontWeight="semibold"
              color={liking.mustHaves === 'unmet' ? 'danger.text' : 'saffron.text'}
            >
              {liking.mustHaves === 'unmet'
                ? t`It holds what you must avoid.`
                : t`Nobody stated everything that you must know of it.`}
            </chakra.p>
          )}
          <chakra.p textStyle="small" color="ink.muted">
            {basisWords(basis)} {given === null ? surenessWords[sureness] : t`You gave it ${oneDecimal(given)} stars.`}
            {interval === null || liking.mustHaves === 'unmet' ? '' : ` ${intervalWords(interval)}`}
          </chakra.p>
        </>
      )}
      <Reasons icon={ThumbsUp} label={t`For it`} tone="herb.text" lines={reasons.forIt.map(likingWords)} />
      <Reasons
        icon={ThumbsDown}
        label={t`Against it`}
        tone="danger.text"
        lines={[...reasons.mustNot.map(matchWords), ...reasons.against.map(likingWords)]}
      />
      <Reasons icon={CircleHelp} label={t`Not known`} tone="ink.muted" lines={reasons.unknown.map(unknownMatchWords)} />
      <WorthRating
        foods={worthRating}
        lead={
          sureness === 'sure'
            ? null
            : plural(worthRating.length, {
                one: 'Rate one more to make it surer:',
                other: 'Rate # more to make it surer:',
              })
        }
      />
    </chakra.div>
  );
}

/** What it rests on (R33): 'From your taste profile, 7 ratings and 12 comparisons.' */
function basisWords({ hasQuiz, ratings, comparisons }: LikingAnswer['basis']): string {
  const profile = hasQuiz ? t`your taste profile` : '';
  const rated =
    ratings === 0
      ? ''
      : hasQuiz
        ? plural(ratings, { one: 'one rating', other: '# ratings' })
        : plural(ratings, { one: 'one rating of yours', other: '# ratings of yours' });
  const compared = comparisons === 0 ? '' : plural(comparisons, { one: 'one comparison', other: '# comparisons' });
  const [first = t`your taste profile`, second, third] = [profile, rated, compared].filter((part) => part !== '');
  if (second === undefined) return t`From ${first}.`;
  return third === undefined ? t`From ${first} and ${second}.` : t`From ${first}, ${second} and ${third}.`;
}

const surenessWords: Readonly<Record<LikingAnswer['sureness'], string>> = {
  unsure: t`That is not sure yet.`,
  fairly: t`That is fairly sure.`,
  sure: t`That is quite sure.`,
};

/** In half stars, as nobody rates finer. */
function intervalWords({ from, to }: NonNullable<LikingAnswer['interval']>): string {
  const [low, high] = [oneDecimal(Math.floor(from * 2) / 2), oneDecimal(Math.ceil(to * 2) / 2)];
  return t`Most likely you give it ${low} to ${high} stars.`;
}

function WorthRating({ foods, lead }: { readonly foods: LikingAnswer['worthRating']; readonly lead: string | null }) {
  if (lead === null || foods.length === 0) return null;
  return (
    <chakra.div textStyle="small">
      <p>{lead}</p>
      <chakra.ul aria-label={lead} display="flex" flexWrap="wrap" columnGap="4">
        {foods.map(({ id, name }) => (
          <li key={id}>
            <TextLink asChild display="inline-flex" alignItems="center" minH="target">
              <Link to={`/food/${id}`}>
                <bdi>{name}</bdi>
              </Link>
            </TextLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

interface InvitationProps {
  /** Ratings until there is an answer without a quiz; not given for a visitor. */
  readonly missing?: number;
  readonly worthRating?: LikingAnswer['worthRating'];
}

/** The way to an answer for somebody who has not told of their taste yet: without that no figure is shown (R33). */
function Invitation({ missing, worthRating }: InvitationProps) {
  const isMember = missing !== undefined;
  return (
    <chakra.div mt="1" display="grid" gap="3" justifyItems="start">
      <chakra.p textStyle="small" color="ink.muted">
        {isMember
          ? t`Six questions about your taste, and every food answers this.`
          : t`Tell what you like, and every food answers this.`}
      </chakra.p>
      {isMember ? (
        <LinkButton asChild tone="outline" size="sm" minH="target">
          <Link to="/taste-profile?tab=quiz">{t`Take the quiz`}</Link>
        </LinkButton>
      ) : (
        <LinkButton asChild tone="outline" size="sm" minH="target">
          <Link to="/auth?next=%2Ftaste-profile%3Ftab%3Dquiz">{t`Find my taste`}</Link>
        </LinkButton>
      )}
      {isMember && worthRating !== undefined ? (
        <WorthRating
          foods={worthRating}
          lead={plural(missing, {
            one: 'Or rate one more food that you know:',
            other: 'Or rate # more foods that you know:',
          })}
        />
      ) : null}
    </chakra.div>
  );
}

function Reasons({
  icon: Icon,
  label,
  tone,
  lines,
}: {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly tone: string;
  readonly lines: readonly string[];
}) {
  if (lines.length === 0) return null;
  return (
    <chakra.ul aria-label={label} display="grid" gap="1.5">
      {lines.map((line) => (
        <chakra.li key={line} display="flex" gap="2.5" textStyle="small">
          <chakra.span aria-hidden color={tone} mt="0.5" flexShrink="0">
            <Icon size={16} />
          </chakra.span>
          <chakra.span overflowWrap="anywhere">{line}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
