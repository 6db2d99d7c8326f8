import { chakra } from '#ui/chakra.tsx';
import { t } from '@lingui/core/macro';
import { unblockMember } from '#replica/block-commands.ts';
import { type BlockedMember, blockedMembers } from '#replica/block-queries.ts';
import { useReplica } from '#replica/replica-context.tsx';
import { useLive } from '#replica/use-live.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/heading.tsx';
import { Row } from '#ui/row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Stack } from '#ui/stack.tsx';
import { toast } from '#ui/toast.ts';

/** Whom the member has blocked, each to be let back in. Works offline. */
export function BlockedMembers() {
  const replica = useReplica();
  const blocked = useLive(blockedMembers, []);
  const unblock = async ({ id, name }: BlockedMember) => {
    const { kind } = await unblockMember(replica, id);
    if (kind === 'saved') toast({ title: t`${nameOf(name)} is not blocked any more`, tone: 'success' });
    else toast({ title: t`Not unblocked`, description: t`Something went wrong on this device. Please try again.`, tone: 'destructive' });
  };
  return (
    <Card pad="md">
      <Stack gap="3">
        <Heading as="h2" size="small">{t`Blocked members`}</Heading>
        {blocked === undefined ? <Skeleton height="6" /> : null}
        {blocked?.length === 0 ? <chakra.p color="ink.muted">{t`Nobody. You can block a member from the menu of a review, a food or a profile.`}</chakra.p> : null}
        {blocked === undefined || blocked.length === 0 ? null : (
          <Stack as="ul" gap="1" listStyleType="none">
            {blocked.map((member) => (
              <Row as="li" key={member.id} justifyContent="space-between" flexWrap="nowrap">
                <chakra.span overflowWrap="anywhere" minW="0"><bdi>{nameOf(member.name)}</bdi></chakra.span>
                <Button tone="outline" size="sm" minH="target" aria-label={t`Unblock ${nameOf(member.name)}`} onClick={() => void unblock(member)}>{t`Unblock`}</Button>
              </Row>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function nameOf(name: string): string {
  return name || t`A member`;
}
