import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { Badge } from '#ui/elements/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CardLink } from '#ui/layout/card-link.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import type { RoleOffer } from './role-offers.ts';

interface RoleCardProps {
  readonly offer: RoleOffer;
  /** The link or button that takes the role; its hit area is the whole card. null: it cannot be taken. */
  readonly action: ReactElement | null;
  /** Has a row for itself. */
  readonly isWide?: boolean;
  readonly isCurrent?: boolean;
}

/** One role to choose. */
export function RoleCard({
  offer: { title, text, icon: Icon },
  action,
  isWide = false,
  isCurrent = false,
}: RoleCardProps) {
  return (
    <Card
      interactive={action !== null}
      height="full"
      display="flex"
      flexDirection={{ base: 'row', md: isWide ? 'row' : 'column' }}
      alignItems={isWide ? { md: 'center' } : undefined}
      gap={{ base: '4', md: '5' }}
      {...(isCurrent ? { borderColor: 'paprika.solid' } : {})}
    >
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        boxSize="14"
        flexShrink="0"
        borderRadius="lg"
        bg="paprika.soft"
        color="paprika.text"
      >
        <Icon size={28} strokeWidth={1.75} />
      </chakra.span>
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <Heading as="h2" size="card">
          {action === null ? title : <CardLink asChild>{action}</CardLink>}
        </Heading>
        <chakra.p color="ink.muted" mt="1">
          {text}
        </chakra.p>
        {isCurrent ? <Badge tone="paprika" mt="3">{t`Your role`}</Badge> : null}
      </chakra.div>
      {action !== null && !isCurrent ? (
        <chakra.span
          aria-hidden
          color="paprika.text"
          flexShrink="0"
          alignSelf={{ base: 'center', md: isWide ? 'center' : 'flex-start' }}
        >
          <ArrowRight size={24} />
        </chakra.span>
      ) : null}
    </Card>
  );
}
