import { chakra } from '#ui/elements/chakra.tsx';
import { buttonRecipe } from '#ui/elements/button-recipe.ts';

/** A link that looks like a button. Inside the app: `<LinkButton asChild><Link to="/explore">Explore</Link></LinkButton>`. */
export const LinkButton = chakra('a', buttonRecipe);
