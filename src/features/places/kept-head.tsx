import { chakra } from '#ui/elements/chakra.tsx';
import type { ReactNode } from 'react';
import type { KeptPlace } from '#replica/places/place-queries.ts';
import { MemberLink } from '#shared/members/member-link.tsx';
import { ProfessionalMark } from '#shared/members/professional-mark.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';

interface KeptHeadProps {
  readonly name: string;
  /** Whose it is; null: not known here, or said already. */
  readonly keeper: KeptPlace['keeper'];
  /** What can be done about it. */
  readonly menu: ReactNode;
}

/** The head of a place or an event: what it is called, whose it is, and its menu. */
export function KeptHead({ name, keeper, menu }: KeptHeadProps) {
  return (
    <Row justifyContent="space-between" flexWrap="nowrap" alignItems="flex-start" gap="2">
      <chakra.div minW="0">
        <Heading as="h3" size="small" fontSize="md">
          <bdi>{name}</bdi>
        </Heading>
        {keeper === null ? null : (
          <Row gap="2" fontSize="sm" color="ink.muted">
            <MemberLink username={keeper.username}>
              <bdi>{keeper.fullName || keeper.username}</bdi>
            </MemberLink>
            <ProfessionalMark member={keeper} />
          </Row>
        )}
      </chakra.div>
      {menu ? (
        <chakra.div mt="-2" me="-2" flexShrink="0">
          {menu}
        </chakra.div>
      ) : null}
    </Row>
  );
}
