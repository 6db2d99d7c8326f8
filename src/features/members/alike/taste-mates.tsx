import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { Flower2, UserX, UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LEAST_SHARED, type TasteMate } from '#domain/liking/taste-likeness.ts';
import { useRankedAnswer } from '#food-views/offers/use-ranked.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { askPublicTastes } from '#replica/taste/public-tastes.ts';
import { useComparing } from '#shared/members/use-comparing.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { figureWords } from './likeness-words.ts';
import { MemberCard } from '#features/members/member-card.tsx';
import { MemberCardSkeleton } from '#features/members/member-card-skeleton.tsx';
import { MemberList } from '#features/members/member-list.tsx';

/** As many as the directory answers for at once. */
const SHOWN = 24;
const SETTINGS = '/user-settings?tab=preferences';

const askMates = (ranking: Ranking) => ranking.ask('tasteMates', SHOWN);

/** People who taste like the reader (R46): from what all of them rated publicly, compared on this device. */
export function TasteMates() {
  const replica = useReplica();
  const comparing = useComparing();
  if (comparing === undefined) return <Comparing />;
  const { member, ratings, others } = comparing;
  if (member === 'visitor') return <ForMembers />;
  if (member === 'left-out') return <LeftOut />;
  if (ratings < LEAST_SHARED) return <RateMore ratings={ratings} />;
  switch (others) {
    case 'here':
      return <Mates />;
    case 'asking':
      return <Comparing />;
    case 'offline':
      return (
        <OfflineState
          headingLevel="h3"
          title={t`Others’ ratings are not on this device`}
          description={t`You are offline, and you were not compared with anybody here yet. It happens as soon as there is a connection.`}
        />
      );
    case 'failed':
      return (
        <ErrorState
          headingLevel="h3"
          title={t`Others’ ratings could not be fetched`}
          description={t`Please try again in a moment.`}
          onRetry={() => void askPublicTastes(replica, { isAnew: true })}
        />
      );
    case 'none':
      return <Nobody />;
  }
}

function Mates() {
  const { kind, answer } = useRankedAnswer(askMates);
  if (kind === 'failed')
    return (
      <ErrorState
        headingLevel="h3"
        title={t`You could not be compared with anybody`}
        description={t`Please reload the page.`}
      />
    );
  if (answer === null) return <Comparing />;
  if (answer.length === 0) return <Nobody />;
  return (
    <Stack gap="5">
      <chakra.p color="ink.muted">
        {t`From the foods that you and others rated publicly, compared on this device.`}{' '}
        <TextLink asChild>
          <Link to={SETTINGS}>{t`Leave me out of this`}</Link>
        </TextLink>
      </chakra.p>
      <MateList mates={answer} />
    </Stack>
  );
}

function MateList({ mates }: { readonly mates: readonly TasteMate[] }) {
  const figures = new Map(mates.map((mate) => [mate.id, figureWords(mate)]));
  return (
    <MemberList
      question={{ list: 'these', ids: mates.map(({ id }) => id) }}
      pageSize={mates.length}
      renderMember={(member) => <MemberCard member={member} likeness={figures.get(member.id) ?? ''} />}
      skeleton={<MemberCardSkeleton />}
      empty={<Nobody />}
    />
  );
}

function Comparing() {
  return (
    <CardGrid aria-busy>
      {Array.from({ length: 3 }, (_, place) => (
        <li key={place}>
          {place === 0 ? <VisuallyHidden as="output">{t`Comparing tastes...`}</VisuallyHidden> : null}
          <MemberCardSkeleton />
        </li>
      ))}
    </CardGrid>
  );
}

function ForMembers() {
  return (
    <EmptyState
      icon={Flower2}
      headingLevel="h3"
      title={t`Find people who taste like you`}
      description={t`Rate five foods or more, and see who rates them as you do.`}
      action={
        <LinkButton asChild>
          <Link to={`/auth?next=${encodeURIComponent('/community?tab=alike')}`}>{t`Sign In`}</Link>
        </LinkButton>
      }
    />
  );
}

function LeftOut() {
  return (
    <EmptyState
      icon={UserX}
      headingLevel="h3"
      title={t`You are left out of taste matches`}
      description={t`Nobody is told how alike you taste, and neither are you. You decide that in your settings.`}
      action={
        <LinkButton asChild tone="outline">
          <Link to={SETTINGS}>{t`Open settings`}</Link>
        </LinkButton>
      }
    />
  );
}

function RateMore({ ratings }: { readonly ratings: number }) {
  const missing = LEAST_SHARED - ratings;
  return (
    <EmptyState
      icon={Flower2}
      headingLevel="h3"
      title={plural(missing, { one: 'Rate # more food', other: 'Rate # more foods' })}
      description={t`Then you see here who tastes like you. Only foods that both of you rated publicly count, five at least.`}
      action={
        <LinkButton asChild>
          <Link to="/explore">{t`Find foods to rate`}</Link>
        </LinkButton>
      }
    />
  );
}

function Nobody() {
  return (
    <EmptyState
      icon={UsersRound}
      headingLevel="h3"
      title={t`Nobody who tastes like you yet`}
      description={t`Nobody rated five of your foods much as you did. Each food that you rate makes a match more likely.`}
      action={
        <LinkButton asChild tone="outline">
          <Link to="/explore">{t`Find foods to rate`}</Link>
        </LinkButton>
      }
    />
  );
}
