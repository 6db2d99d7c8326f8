/** The engine's questions beside searching and pairing. */
export const otherQuestions = [
  'similar',
  'mood',
  'recommend',
  'find all',
  'find by filters',
  'find text',
  'quick search',
  'trending',
  'cuisines',
  'same origin',
] as const;
export type OtherQuestion = (typeof otherQuestions)[number];
