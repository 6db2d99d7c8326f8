import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { FoodQuestion } from '#domain/search/food-question.ts';
import { keepPlace } from '#ui/layout/keep-place.ts';
import { tabMemory } from '#ui/device/tab-memory.ts';
import { type AddressStep, addressStep } from './address-step.ts';
import { asksNothing, searchParameters, searchPlace } from './search-place.ts';

interface AskedQuestion {
  /** What is on screen, each letter at once. */
  readonly question: FoodQuestion;
  /** The same, a moment later while letters come fast: what is asked. */
  readonly deferred: FoodQuestion;
  readonly ask: (question: FoodQuestion) => void;
}

/** A change that is on screen and waits for its pause. */
interface Unwritten {
  readonly question: FoodQuestion;
  readonly step: AddressStep;
  readonly timer: ReturnType<typeof setTimeout>;
  /** The address that it belongs to: if it is another one by now, it was left. */
  readonly address: string;
  /** The history entry that it belongs to. */
  readonly entry: string;
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
  const unwritten = useRef<Unwritten | null>(null);

  const write = (wanted: FoodQuestion, { isOwnEntry }: Pick<AddressStep, 'isOwnEntry'>) => {
    const current = new URLSearchParams(window.location.search);
    const next = searchParameters(wanted);
    if (next.toString() === current.toString()) return;
    // Results in place of discoveries begin at their top.
    const isSameView = asksNothing(wanted) === asksNothing(searchPlace(current));
    setParameters(next, { replace: !isOwnEntry, state: { ...madeHere, ...(isSameView ? keepPlace : {}) } });
  };
  const writeNow = () => {
    const due = unwritten.current;
    if (due === null || due.address !== window.location.href) return;
    clearTimeout(due.timer);
    unwritten.current = null;
    write(due.question, due.step);
  };
  const leave = () => {
    if (unwritten.current === null) return;
    clearTimeout(unwritten.current.timer);
    leftIn(unwritten.current.entry).keep(unwritten.current.question);
    unwritten.current = null;
  };
  const ask = (next: FoodQuestion) => {
    const step = addressStep(question, next);
    setQuestion(next);
    if (unwritten.current?.step.kind === step.kind) clearTimeout(unwritten.current.timer);
    else writeNow();
    if (step.after === 0) write(next, step);
    else
      unwritten.current = {
        question: next,
        step,
        timer: setTimeout(writeNow, step.after),
        address: window.location.href,
        entry: shownEntry(),
      };
  };

  const onArrival = useEffectEvent((at: Location) => {
    const left = leftIn(at.key).recall();
    if (isFromElsewhere(at, navigationType)) leave();
    leftIn(at.key).forget();
    if (left !== null) write(left, { isOwnEntry: false });
  });
  useEffect(() => onArrival(location), [location]);
  const onLeave = useEffectEvent((event?: Event) => {
    leave();
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
