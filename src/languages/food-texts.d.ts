/** Made by scripts/building/food-texts-plugin.mjs: by language, where the texts of the built-in foods are fetched, a document a file. */
declare module 'virtual:food-texts' {
  export const foodTexts: Readonly<Record<string, readonly string[]>>;
}

/** By language the same documents, each with the slugs of the foods that it speaks of, divided by spaces. */
declare module 'virtual:food-text-places' {
  export const foodTextPlaces: Readonly<Record<string, readonly (readonly [address: string, slugs: string])[]>>;
}
