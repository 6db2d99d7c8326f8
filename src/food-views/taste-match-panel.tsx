import { chakra } from '#ui/chakra.tsx';
import { t } from '@lingui/core/macro';
import { CircleHelp, ThumbsDown, ThumbsUp, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/food.ts';
import { tasteMatch } from '#domain/personal/taste-match.ts';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/heading.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { matchWords, unknownMatchWords } from './match-words.ts';
import { useTasteOnceRead } from './taste-context.tsx';
import { forcedColours } from '#ui/theme/forced-colours.ts';

/** 'Will I like it?': how well a food suits the member, why and why not, and what is not known; for others, the way to an answer. */
export function TasteMatchPanel({ food }: { readonly food: Food }) {
  const taste = useTasteOnceRead();
  const profile = taste?.profile ?? null;
  const match = profile === null ? null : tasteMatch(food, profile);
  return (
    <Card as="section" aria-labelledby="taste-match" minH="8rem">
      <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="3">
        <Heading id="taste-match" as="h2" size="small">{t`Will I like it?`}</Heading>
        {match?.kind === 'match' ? <chakra.p fontFamily="display" fontSize="2xl" fontWeight="semibold" textStyle="figures">{t`${match.percent}%`}<chakra.span srOnly>{' '}{t`match`}</chakra.span></chakra.p> : null}
      </chakra.div>
      {match?.kind === 'match' ? (
        <chakra.div display="grid" gap="3" mt="2">
          <chakra.div aria-hidden height="2.5" borderRadius="full" bg="track" overflow="hidden" css={{ [forcedColours]: { borderWidth: '1px' } }}><chakra.div height="full" borderRadius="full" bg="paprika.solid" css={{ [forcedColours]: { bg: 'CanvasText' } }} style={{ width: `${match.percent}%` }} /></chakra.div>
          {match.mustHaves === 'met' ? null : (
            <chakra.p textStyle="small" fontWeight="semibold" color={match.mustHaves === 'unmet' ? 'danger.text' : 'saffron.text'}>
              {match.mustHaves === 'unmet' ? t`It holds what you must avoid.` : t`Nobody stated everything that you must know of it.`}
            </chakra.p>
          )}
          <Reasons icon={ThumbsUp} label={t`For it`} tone="herb.text" lines={match.forIt.map(matchWords)} />
          <Reasons icon={ThumbsDown} label={t`Against it`} tone="danger.text" lines={match.against.map(matchWords)} />
          <Reasons icon={CircleHelp} label={t`Not known`} tone="ink.muted" lines={match.unknown.map(unknownMatchWords)} />
        </chakra.div>
      ) : null}
      {match?.kind === 'little-known' ? (
        <chakra.div display="grid" gap="3" mt="2">
          <chakra.p textStyle="small" color="ink.muted">{match.unknown.length > 0 ? t`Too little is stated of it to say.` : t`Nothing that you must avoid is stated to be in it. Tell more of your taste to get an answer.`}</chakra.p>
          <Reasons icon={CircleHelp} label={t`Not known`} tone="ink.muted" lines={match.unknown.map(unknownMatchWords)} />
        </chakra.div>
      ) : null}
      {taste !== undefined && (match === null || match.kind === 'profile-empty') ? <Invitation isSignedIn={taste.memberId !== null} /> : null}
    </Card>
  );
}

/** The way to an answer, for whoever told nothing of their taste yet. */
function Invitation({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <chakra.div mt="1" display="grid" gap="3" justifyItems="start">
      <chakra.p textStyle="small" color="ink.muted">{isSignedIn ? t`Six questions about your taste, and every food answers this.` : t`Tell what you like, and every food answers this.`}</chakra.p>
      {isSignedIn
        ? <LinkButton asChild tone="outline" size="sm" minH="target"><Link to="/taste-profile?tab=quiz">{t`Take the quiz`}</Link></LinkButton>
        : <LinkButton asChild tone="outline" size="sm" minH="target"><Link to="/auth?next=%2Ftaste-profile%3Ftab%3Dquiz">{t`Find my taste`}</Link></LinkButton>}
    </chakra.div>
  );
}

function Reasons({ icon: Icon, label, tone, lines }: { readonly icon: LucideIcon; readonly label: string; readonly tone: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <chakra.ul aria-label={label} display="grid" gap="1.5">
      {lines.map((line) => (
        <chakra.li key={line} display="flex" gap="2.5" textStyle="small">
          <chakra.span aria-hidden color={tone} mt="0.5" flexShrink="0"><Icon size={16} /></chakra.span>
          <chakra.span overflowWrap="anywhere">{line}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
