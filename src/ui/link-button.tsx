import { chakra } from './chakra.tsx';
import { buttonRecipe } from './button-recipe.ts';

/** A link that looks like a button. Inside the app: `<LinkButton asChild><Link to="/explore">Explore</Link></LinkButton>`. */
export const LinkButton = chakra('a', buttonRecipe);
