import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { type FormStep, stepNames } from './form-steps.ts';

interface StepNavProps {
  readonly ref: Ref<HTMLElement>;
  readonly steps: readonly FormStep[];
  readonly current: FormStep;
  /** Where the contributor has been told that something is wrong. */
  readonly wrong: ReadonlySet<FormStep>;
  readonly searchOf: (step: FormStep) => string;
  /** What the links take with them. */
  readonly state: object;
}

const Step = chakra('a', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    minH: 'target',
    pt: '2',
    borderRadius: 'sm',
    textDecoration: 'none',
    color: 'ink.muted',
    fontSize: { base: 'xs', md: 'sm' },
    lineHeight: 'snug',
    fontWeight: 'semibold',
    '& > .line': { height: '1', borderRadius: 'full', bg: 'track', forcedColorAdjust: 'none' },
    '&[data-passed] > .line': { bg: 'paprika.solid' },
    '&[aria-current]': { color: 'ink.default' },
    _hover: { color: 'ink.default' },
  },
});

/** How far one is: a line with a part for each step, each of which can be opened at any time. */
export function StepNav({ ref, steps, current, wrong, searchOf, state }: StepNavProps) {
  return (
    <chakra.nav ref={ref} aria-label={t`Steps`}>
      <chakra.ol display="grid" gridTemplateColumns="repeat(auto-fit, minmax(4.25rem, 1fr))" gap="2">
        {steps.map((step, place) => (
          <li key={step}>
            <Step asChild {...(place <= steps.indexOf(current) ? { 'data-passed': true } : {})}>
              <Link
                to={{ search: searchOf(step) }}
                state={state}
                {...(step === current ? { 'aria-current': 'step' } : {})}
              >
                <span className="line" aria-hidden />
                <chakra.span overflowWrap="anywhere">
                  {stepNames[step]}
                  {wrong.has(step) ? (
                    <>
                      <chakra.span display="inline-block" ms="1" verticalAlign="-2px" color="danger.text">
                        <CircleAlert size={14} aria-hidden />
                      </chakra.span>
                      <VisuallyHidden>{t`, needs a look`}</VisuallyHidden>
                    </>
                  ) : null}
                </chakra.span>
              </Link>
            </Step>
          </li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}
