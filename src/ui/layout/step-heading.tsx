import { chakra } from '#ui/elements/chakra.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { Heading } from './heading.tsx';
import { Row } from './row.tsx';

interface Step {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onStep: () => void;
}

interface StepHeadingProps extends Pick<ComponentProps<typeof Row>, 'justifyContent' | 'mb'> {
  readonly heading: string;
  readonly size: 'section' | 'card';
  readonly before: Step;
  readonly after: Step;
}

/** What is shown of a row of things, such as a month, between the ways to the ones before and after; said aloud when it changes. */
export function StepHeading({ heading, size, before, after, ...look }: StepHeadingProps) {
  return (
    <Row flexWrap="nowrap" gap="2" {...look}>
      <StepButton step={before} icon={<ChevronLeft />} />
      <Heading as="h2" size={size} aria-live="polite" textAlign="center">
        {heading}
      </Heading>
      <StepButton step={after} icon={<ChevronRight />} />
    </Row>
  );
}

function StepButton({
  step: { label, disabled = false, onStep },
  icon,
}: {
  readonly step: Step;
  readonly icon: ReactNode;
}) {
  return (
    <IconButton label={label} disabled={disabled} onClick={onStep}>
      <chakra.span aria-hidden _rtl={{ transform: 'scaleX(-1)' }}>
        {icon}
      </chakra.span>
    </IconButton>
  );
}
