import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { allergenWords, dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import { asksForFoods } from '#food-views/search/quick-question.ts';
import type { QuickQuestion } from '#ranking/question-shapes.ts';

/** What is searched for: shown at once, and kept in the address, so that the way back from a food leads to the same list. */
export function useQuickQuestion(): readonly [question: QuickQuestion, change: (question: QuickQuestion) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [question, setQuestion] = useState(() => questionIn(parameters));
  const change = (next: QuickQuestion) => {
    setQuestion(next);
    setParameters(parametersOf(next), { replace: true });
  };
  return [question, change];
}

/** The question of an address, by the names that advanced search uses, too. */
export function questionIn(parameters: URLSearchParams): QuickQuestion {
  return {
    text: parameters.get('q') ?? '',
    withoutAllergens: allergenWords.filter((word) => parameters.getAll('without').includes(word)),
    diet: dietaryFlagNames.filter((flag) => parameters.getAll('diet').includes(flag)),
  };
}

export function parametersOf(question: QuickQuestion): URLSearchParams {
  const parameters = new URLSearchParams();
  if (!asksForFoods(question)) return parameters;
  if (question.text.trim() !== '') parameters.set('q', question.text);
  for (const word of question.withoutAllergens) parameters.append('without', word);
  for (const flag of question.diet) parameters.append('diet', flag);
  return parameters;
}
