import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { FoodQuestion } from '#domain/search/food-question.ts';
import { keepPlace } from '#ui/layout/keep-place.ts';
import { tabMemory } from '#ui/device/tab-memory.ts';
import { type AddressStep, addressStep } from './address-step.ts';
import { nextWriting, type QuestionWriting, type WritingEvent } from './question-writing.ts';
import { asksNothing, searchParameters, searchPlace } from '#food-views/search/search-place.ts';

interface AskedQuestion {
  /** What is on screen, each letter at once. */
  readonly question: FoodQuestion;
  /** The same, a moment later while letters come fast: what is asked. */
  readonly deferred: FoodQuestion;
  readonly ask: (question: FoodQuestion) => void;
}

/** The key of the history entry that is shown: the router writes it at once, and tells of it only when it has drawn. */
function shownEntry(): string {
  return (window.history.state as { readonly key?: string } | null)?.key ?? 'default';
}

/** Marks the steps that are made here: what is on screen is as new as they are, or newer. */
const madeHere = { isSearchStep: true };

function isFromElsewhere({ state }: Location, navigationType: NavigationType): boolean {
  return navigationType === NavigationType.Pop || (state as Partial<typeof madeHere> | null)?.isSearchStep !== true;
}

/** What was asked in a history entry when it was left before its pause was over; the way back and a reload find it. */
function leftIn(entry: string) {
  const memory = tabMemory(`search/${entry}`);
  return {
    recall(): FoodQuestion | null {
      const left = memory.recall();
      return typeof left === 'string' ? searchPlace(new URLSearchParams(left)) : null;
    },
    keep: (question: FoodQuestion) => memory.keep(searchParameters(question).toString()),
    forget: () => memory.keep(null),
  };
}

/**
 * The question of the advanced search. It lives in the address, so that a link, a reload and the way back ask it again; letters and drags
 * get there after a pause (`addressStep`). Whoever else changes the address overrules what is on screen.
 */
export function useFoodQuestion(): AskedQuestion {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const navigationType = useNavigationType();
  const [question, setQuestion] = useState(() => leftIn(location.key).recall() ?? searchPlace(parameters));
  const [seen, setSeen] = useState(location);
  if (seen !== location) {
    setSeen(location);
    if (isFromElsewhere(location, navigationType))
      setQuestion(leftIn(location.key).recall() ?? searchPlace(parameters));
  }
  const writing = useRef<QuestionWriting>({ kind: 'written' });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = (wanted: FoodQuestion, { isOwnEntry }: Pick<AddressStep, 'isOwnEntry'>) => {
    const current = new URLSearchParams(window.location.search);
    const next = searchParameters(wanted);
    if (next.toString() === current.toString()) return;
    // Results in place of discoveries begin at their top.
    const isSameView = asksNothing(wanted) === asksNothing(searchPlace(current));
    setParameters(next, { replace: !isOwnEntry, state: { ...madeHere, ...(isSameView ? keepPlace : {}) } });
  };
  const on = (event: WritingEvent) => {
    const { state, acts } = nextWriting(writing.current, event);
    if (state !== writing.current) {
      clearTimeout(pause.current);
      if (state.kind === 'waiting')
        pause.current = setTimeout(
          () => on({ kind: 'paused', address: window.location.href }),
          state.change.step.after,
        );
    }
    writing.current = state;
    for (const act of acts) {
      if (act.kind === 'write') write(act.question, act);
      else leftIn(act.entry).keep(act.question);
    }
  };
  const ask = (next: FoodQuestion) => {
    const step = addressStep(question, next);
    setQuestion(next);
    on({ kind: 'turning', to: step.kind, address: window.location.href });
    on({ kind: 'asked', change: { question: next, step, address: window.location.href, entry: shownEntry() } });
  };

  const onArrival = useEffectEvent((at: Location) => {
    const left = leftIn(at.key).recall();
    if (isFromElsewhere(at, navigationType)) on({ kind: 'left' });
    leftIn(at.key).forget();
    if (left !== null) write(left, { isOwnEntry: false });
  });
  useEffect(() => onArrival(location), [location]);
  const onLeave = useEffectEvent((event?: Event) => {
    on({ kind: 'left' });
    // The router tells of the way back late, and not at all where the step forth was not drawn yet.
    if (event?.type === 'popstate' && window.location.pathname === location.pathname)
      setQuestion(searchPlace(new URLSearchParams(window.location.search)));
  });
  useEffect(() => {
    const listener = (event: Event) => onLeave(event);
    for (const type of ['pagehide', 'popstate']) window.addEventListener(type, listener);
    return () => {
      for (const type of ['pagehide', 'popstate']) window.removeEventListener(type, listener);
      onLeave();
    };
  }, []);
  return { question, deferred: useDeferredValue(question), ask };
}
