import { chakra } from '#ui/elements/chakra.tsx';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#ui/elements/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';

interface FormSectionProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

interface StepPanelProps extends FormSectionProps {
  /** One of several on the page; the others wait hidden, with all that was half done in them. */
  readonly isShown: boolean;
  /** Its children are cards of their own. */
  readonly isBare?: boolean;
}

/** A step of the form under its heading, where the keyboard starts when the step is opened. */
export function StepPanel({ title, lead, isShown, isBare = false, children }: StepPanelProps) {
  const body = (
    <>
      <Heading as="h2" size="card" tabIndex={-1} data-step-heading>
        {title}
      </Heading>
      <chakra.p color="ink.muted" mt="1" mb="5">
        {lead}
      </chakra.p>
    </>
  );
  return isBare ? (
    <chakra.section aria-label={title} hidden={!isShown}>
      {body}
      <Stack gap="3">{children}</Stack>
    </chakra.section>
  ) : (
    <Card as="section" aria-label={title} hidden={!isShown}>
      {body}
      <Stack gap="6">{children}</Stack>
    </Card>
  );
}

interface FoldedSectionProps extends FormSectionProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** How many of its fields say something. */
  readonly stated: number;
  /** Something in it waits for the contributor. */
  readonly call?: string | undefined;
}

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: { base: '4', md: '6' },
    py: '4',
    borderRadius: 'xl',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { flexShrink: '0', color: 'ink.muted', transitionProperty: 'transform', transitionDuration: 'calm' },
    '&[data-open] > svg': { transform: 'rotate(180deg)' },
    _hover: { bg: 'paper.sunken' },
  },
});

/** A group of fields that opens when it is wanted; its fields exist only then. */
export function FoldedSection({ title, lead, isOpen, onOpen, stated, call, children }: FoldedSectionProps) {
  return (
    <Card pad="none" asChild>
      <details open={isOpen} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
        <Summary {...(isOpen ? { 'data-open': true } : {})}>
          <chakra.span flex="1" minW="0">
            <Heading as="h3" size="small">
              {title}
            </Heading>
            <chakra.span display="block" textStyle="small" color="ink.muted">
              {lead}
            </chakra.span>
            {call || stated > 0 ? (
              <chakra.span display="flex" flexWrap="wrap" gap="2" mt="2">
                {call ? <Badge tone="saffron">{call}</Badge> : null}
                {stated > 0 ? (
                  <Badge tone="herb">
                    <Trans>{stated} filled in</Trans>
                  </Badge>
                ) : null}
              </chakra.span>
            ) : null}
          </chakra.span>
          <ChevronDown size={20} aria-hidden />
        </Summary>
        {isOpen ? (
          <Stack gap="6" px={{ base: '4', md: '6' }} pt="2" pb="6">
            {children}
          </Stack>
        ) : null}
      </details>
    </Card>
  );
}
