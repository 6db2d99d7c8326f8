import { t } from '@lingui/core/macro';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { LEAST_SHARED } from '#domain/liking/taste-likeness.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { listed } from '#languages/listed.ts';
import { RankedShelf } from '#food-views/cards/ranked-shelf.tsx';
import { useOffers } from '#food-views/offers/use-offers.ts';
import type { Taster } from '#ranking/question-shapes.ts';
import type { Ranking } from '#ranking/ranking.ts';
import type { Replica } from '#replica/database/replica.ts';
import { useLive } from '#replica/database/use-live.ts';
import { followedBy } from '#replica/members/follow-queries.ts';
import { profilesOf } from '#replica/members/member-queries.ts';
import { session } from '#replica/session/session.ts';
import { useComparing } from '#shared/members/use-comparing.ts';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Section } from '#ui/layout/section.tsx';

const SHOWN = 6;

/** Whom the member follows, by spaces: the text is the same as long as they are. */
async function followed(replica: Replica): Promise<string> {
  const member = (await session(replica))?.memberId;
  return member === undefined ? '' : (await followedBy(replica, member)).join(' ');
}

/** What those whom the member follows and who taste alike loved (R46). Nothing where there is none of it, or where it was not fetched yet. */
export function LovedByFriends({
  without,
}: {
  /** Ids of foods that stand above, by spaces. */ readonly without: string;
}) {
  const comparing = useComparing();
  const friends = useLive(followed, []) ?? '';
  const canCompare = comparing?.member === 'here' && comparing.ratings >= LEAST_SHARED && comparing.others === 'here';
  return canCompare && friends !== '' ? <LovedShelf friends={friends} without={without} /> : null;
}

function LovedShelf({ friends, without }: { readonly friends: string; readonly without: string }) {
  const { kind, answer } = useOffers(
    useCallback(
      (ranking: Ranking, taster: Taster) =>
        ranking.ask('lovedByPeers', { members: friends.split(' ') as MemberId[], taster }),
      [friends],
    ),
  );
  const shown = useMemo(() => {
    const above = new Set(without.split(' '));
    return answer.filter(({ id }) => !above.has(id)).slice(0, SHOWN);
  }, [answer, without]);
  const ranked = useMemo(() => ({ kind, answer: shown.map(({ id }) => id) }), [kind, shown]);
  const names = useLive((replica) => namesOf(replica, [...new Set(shown.map(({ by }) => by))]), [shown]);
  if (shown.length === 0 || names === undefined || names.length === 0) return null;
  return (
    <Section
      heading={t`Loved by friends who taste like you`}
      lead={t`${listed(names)} gave them four stars or more`}
      action={
        <LinkButton asChild tone="outline" size="sm" minH="target">
          <Link to="/community?tab=alike">{t`People who taste like you`}</Link>
        </LinkButton>
      }
    >
      <RankedShelf ranked={ranked} expected={SHOWN} otherwise={null} />
    </Section>
  );
}

async function namesOf(replica: Replica, members: readonly MemberId[]): Promise<readonly string[]> {
  return (await profilesOf(replica, members)).map(({ fullName, username }) => fullName || username);
}
