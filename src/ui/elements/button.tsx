import { chakra } from './chakra.tsx';
import { buttonRecipe } from './button-recipe.ts';

/** Something to press: tone solid | soft | outline | ghost | danger, size sm | md | lg, wide. Icons are plain children. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });
