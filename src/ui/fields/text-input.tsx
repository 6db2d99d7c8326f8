import { chakra } from '#ui/elements/chakra.tsx';
import { controlRecipe } from './control-recipe.ts';

/** A bare one-line input; give it a label by `FormField`, or use `TextField`. */
export const TextInput = chakra('input', controlRecipe);
