import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { blockedName, useUnblock } from '#shared/members/use-unblock.ts';
import { blockedMembers } from '#replica/members/block-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/stack.tsx';

/** Whom the member has blocked, each to be let back in. Works offline. */
export function BlockedMembers() {
  const blocked = useLive(blockedMembers, []);
  const unblock = useUnblock();
  return (
    <Card pad="md">
      <Stack gap="3">
        <Heading as="h2" size="small">{t`Blocked members`}</Heading>
        {blocked === undefined ? <Skeleton height="6" /> : null}
        {blocked?.length === 0 ? (
          <chakra.p color="ink.muted">{t`Nobody. You can block a member from the menu of a review, a food or a profile.`}</chakra.p>
        ) : null}
        {blocked === undefined || blocked.length === 0 ? null : (
          <Stack as="ul" gap="1" listStyleType="none">
            {blocked.map((member) => (
              <Row as="li" key={member.id} justifyContent="space-between" flexWrap="nowrap">
                <chakra.span overflowWrap="anywhere" minW="0">
                  <bdi>{blockedName(member.name)}</bdi>
                </chakra.span>
                <Button
                  tone="outline"
                  size="sm"
                  minH="target"
                  aria-label={t`Unblock ${blockedName(member.name)}`}
                  onClick={() => void unblock(member)}
                >{t`Unblock`}</Button>
              </Row>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
