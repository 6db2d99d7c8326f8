import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FoodQuestion } from '#domain/search/food-question.ts';
import { searchParameters, searchPlace } from './search-place.ts';

/** Milliseconds after the last letter until the text stands in the address: browsers limit how often it may change. */
const TYPING_PAUSE = 300;

interface AskedQuestion {
  /** What is on screen, each letter at once. */
  readonly question: FoodQuestion;
  /** The same, a moment later while letters come fast: what is asked. */
  readonly deferred: FoodQuestion;
  readonly ask: (question: FoodQuestion) => void;
}

/** The question of the advanced search; it lives in the address, so that a link, a reload and the way back ask it again. */
export function useFoodQuestion(): AskedQuestion {
  const [parameters, setParameters] = useSearchParams();
  const inAddress = parameters.toString();
  const [question, setQuestion] = useState(() => searchPlace(parameters));
  const written = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // A link or the way back: the address leads. What was written from here is known already.
    if (written.current === inAddress) return;
    written.current = inAddress;
    setQuestion(searchPlace(new URLSearchParams(inAddress)));
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (next: FoodQuestion) => {
    setQuestion(next);
    clearTimeout(timer.current);
    const write = () => {
      const wanted = searchParameters(next);
      written.current = wanted.toString();
      setParameters(wanted, { replace: true, preventScrollReset: true });
    };
    timer.current = setTimeout(write, question.text === next.text ? 0 : TYPING_PAUSE);
  };
  return { question, deferred: useDeferredValue(question), ask };
}
