import { emptySubmission, type FoodSubmission } from '#domain/contribution/food-submission.ts';
import { readLanguage } from '#domain/values/read-language.ts';
import { language } from '#languages/region.ts';

/** The form as it opens for a new food: in the language of the page, which its author may change. */
export function blankForm(): FoodSubmission {
  return { ...emptySubmission(), language: readLanguage(language) };
}

/** By code points, so that no emoji is cut. */
export function shortened(text: string, limit: number): string {
  return Array.from(text).slice(0, limit).join('');
}
