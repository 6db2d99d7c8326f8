import type { QuickQuestion } from '#ranking/question-shapes.ts';

export const emptyQuestion: QuickQuestion = { text: '', withoutAllergens: [], diet: [] };

/** Whether a search box asks for anything. */
export function asksForFoods({ text, withoutAllergens, diet }: QuickQuestion): boolean {
  return text.trim() !== '' || withoutAllergens.length + diet.length > 0;
}

/** The question with another text. What its chips keep out stays so, until the box is emptied (R29). */
export function withText(question: QuickQuestion, text: string): QuickQuestion {
  return text === '' ? emptyQuestion : { ...question, text };
}
