import { chakra } from '#ui/elements/chakra.tsx';
import { controlRecipe } from './control-recipe.ts';

/** A bare text area that grows with its text; give it a label by `FormField`, or use `TextAreaField`. */
export const TextArea = chakra('textarea', {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    minH: '28',
    lineHeight: '1.55',
    resize: 'vertical',
    fieldSizing: 'content',
    maxH: '28rem',
  },
});
