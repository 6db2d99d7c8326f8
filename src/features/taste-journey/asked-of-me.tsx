import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { TableInvitation } from '#domain/tables/table-invitation.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { answerInvitation } from '#replica/tables/invitation-commands.ts';
import { invitationsToTables } from '#replica/tables/table-queries.ts';
import { wholeTaste } from '#replica/taste/taste-profile.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { dietWord } from '#shared/words/diet-word.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';

/** What others ask the member, for their tables (R46): to say what one avoids, and to go on with it until one ends it. */
export function AskedOfMe() {
  const invitations = useLive(invitationsToTables, []) ?? [];
  if (invitations.length === 0) return null;
  return (
    <chakra.section aria-labelledby="table-asked">
      <Heading id="table-asked" as="h2" size="small" mb="3">
        {t`At others’ tables`}
      </Heading>
      <chakra.ul display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        {invitations.map((one) => (
          <Asked key={one.id} invitation={one} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function Asked({ invitation: { id, answer, hostName, hostUsername } }: { readonly invitation: TableInvitation }) {
  const replica = useReplica();
  const name = hostName || t`A member`;
  const say = async (words: TableInvitation['answer']) => {
    const outcome = await answerInvitation(replica, { id, answer: words });
    if (outcome.kind !== 'saved') return void (outcome.kind !== 'missing' && toastNotSaved(outcome));
    if (words !== 'declined') return;
    await toastSaved(replica, {
      title: answer === 'accepted' ? t`${name} is not told any more` : t`Declined`,
      description: t`Nothing of what you avoid is left with ${name}, but for what they wrote themselves.`,
      action: { label: t`Undo`, run: () => void say(answer) },
    });
  };
  const isJoined = answer === 'accepted';
  return (
    <Card as="li" pad="sm">
      <chakra.p fontWeight="semibold" overflowWrap="anywhere">
        <TextLink asChild>
          <Link to={`/profile/${hostUsername}`}>
            <bdi>{name}</bdi>
          </Link>
        </TextLink>
      </chakra.p>
      <chakra.p textStyle="small" color="ink.muted" my="1">
        {isJoined
          ? t`Sees what you avoid, and it counts at their table. When you change it, it changes there, too.`
          : t`Would like to choose foods for you, too. If you agree, this member sees what you avoid, as you have it in your taste profile, until you end it. Nobody else does.`}
      </chakra.p>
      <WhatIsTold isJoined={isJoined} />
      <Row gap="2" mt="3">
        {isJoined ? (
          <Button size="sm" minH="target" tone="outline" onClick={() => void say('declined')}>{t`End it`}</Button>
        ) : (
          <>
            <Button size="sm" minH="target" onClick={() => void say('accepted')}>{t`Agree`}</Button>
            <Button size="sm" minH="target" tone="outline" onClick={() => void say('declined')}>{t`No, thanks`}</Button>
          </>
        )}
      </Row>
    </Card>
  );
}

/** The words that the host gets. */
function WhatIsTold({ isJoined }: { readonly isJoined: boolean }) {
  const taste = useLive(wholeTaste, []);
  if (!taste) return null;
  const words = [
    ...(taste.profile?.allergens.map(wordFor) ?? []),
    ...(taste.profile?.dietaryRestrictions.map(dietWord) ?? []),
  ];
  return (
    <chakra.p textStyle="small">
      <b>{isJoined ? t`Told` : t`Would be told`}: </b>
      {words.length === 0 ? t`no allergens and no diets` : words.join(', ')}
    </chakra.p>
  );
}
