import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { keepPlace } from '#ui/layout/keep-place.ts';
import { useIsWide } from '#ui/layout/use-is-wide.ts';
import { type FormStep, formSteps, readStep } from './form-steps.ts';

/** Milliseconds that going back in the history may take. */
const PATIENCE = 500;

interface Steps {
  readonly step: FormStep;
  /** Those that are pages of their own here. */
  readonly all: readonly FormStep[];
  readonly isSummaryBeside: boolean;
  /** The query of a step's address. */
  readonly searchOf: (step: FormStep) => string;
  /** What a link to a step takes with it. */
  readonly state: object;
  readonly goTo: (step: FormStep) => void;
  /** Goes back over the steps: what replaces the form then has before it what was before the form. */
  readonly leave: () => Promise<void>;
}

/** The step in the address, so that 'back' goes a step back and a reload stays. */
export function useFormStep(): Steps {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation() as { state: { readonly steps?: number } | null };
  const isWide = useIsWide();
  const taken = location.state?.steps ?? 0;
  const state = { ...keepPlace, steps: taken + 1 };
  const searchOf = (step: FormStep) => {
    const next = new URLSearchParams(parameters);
    next.set('step', step);
    return `?${next.toString()}`;
  };
  return {
    step: readStep(parameters.get('step'), isWide),
    all: isWide ? formSteps.filter((step) => step !== 'summary') : formSteps,
    isSummaryBeside: isWide,
    searchOf,
    state,
    goTo: (step) => void navigate({ search: searchOf(step) }, { state }),
    leave: () => (taken === 0 ? Promise.resolve() : goBack(taken)),
  };
}

function goBack(entries: number): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      window.removeEventListener('popstate', settle);
      resolve();
    };
    window.addEventListener('popstate', settle);
    setTimeout(settle, PATIENCE);
    window.history.go(-entries);
  });
}
