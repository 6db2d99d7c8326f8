import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { FoodSubmission } from '#domain/contribution/food-submission.ts';
import type { SafetyHint } from '#domain/hints/safety-hint.ts';

interface Rule {
  readonly safetyHints: (submission: FoodSubmission) => readonly SafetyHint[];
}

const none: readonly SafetyHint[] = [];

/** What the texts of a submission name and its answers leave out (R28). The kitchen's words are a chunk of their own, which the form does not wait for. */
export function useSafetyHints(submission: FoodSubmission): readonly SafetyHint[] {
  const [rule, setRule] = useState<Rule | null>(null);
  useEffect(() => {
    void import('#domain/hints/safety-hints.ts').then(setRule);
  }, []);
  const written = useDeferredValue(submission);
  return useMemo(() => rule?.safetyHints(written) ?? none, [rule, written]);
}
