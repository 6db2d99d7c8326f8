import { t } from '@lingui/core/macro';
import type { Course } from '#domain/foods/course.ts';

/** What part of a meal a food is, as it is shown (R31). */
export const courseNames: Readonly<Record<Course, string>> = {
  drink: t`Drink`,
  starter: t`Starter`,
  soup: t`Soup`,
  salad: t`Salad`,
  main: t`Main dish`,
  side: t`Side dish`,
  bread: t`Bread`,
  dessert: t`Dessert`,
  snack: t`Snack`,
  sauce: t`Sauce or dip`,
  ingredient: t`Plain food`,
};
