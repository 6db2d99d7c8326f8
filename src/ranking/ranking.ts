import type { RankingQuestions } from './ranking-questions.ts';

/** The questions by name: each is declared once, in `ranking-questions.ts`. */
export type QuestionName = keyof RankingQuestions;
/** What a question is asked with: one value, or nothing. */
export type Asked<Name extends QuestionName> = Parameters<RankingQuestions[Name]>;
export type AnswerTo<Name extends QuestionName> = Awaited<ReturnType<RankingQuestions[Name]>>;

/**
 * Questions about the whole catalogue, answered in a worker. What nobody asked for by name is `Offered`: nothing that a member avoids is in it (R28).
 * Of those that are asked letter by letter the newest wins: one that was overtaken answers with nothing found (`ranking-client.ts`). An answer is
 * refused (the promise rejects) only when the worker could not be started.
 */
export interface Ranking {
  ask<Name extends QuestionName>(name: Name, ...asked: Asked<Name>): Promise<AnswerTo<Name>>;
  /** Tells when answers may have changed because the catalogue did, some times a second at most. Returns the way to stop. */
  follow(onChanged: () => void): () => void;
}

/** Questions whose answers nobody asked for by name; the others are searches, tellings and figures. */
export type OfferingQuestion = Exclude<
  QuestionName,
  | 'searchFoods'
  | 'foodsNamed'
  | 'foodsCalled'
  | 'readMenu'
  | 'farFoods'
  | 'listFoods'
  | 'foodsAhead'
  | 'findFoods'
  | 'countFoods'
  | 'cuisines'
  | 'askAssistant'
  | 'suggestDishes'
  | 'learnedTaste'
  | 'followPeers'
  | 'tasteMates'
  | 'tasteLikeness'
>;
