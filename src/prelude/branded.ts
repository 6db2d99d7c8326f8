/** A `Base` that carries a name in its type, so that a review's id cannot be given where a food's is wanted. */
export type Branded<Base, Name extends string> = Base & { readonly __brand: Name };
