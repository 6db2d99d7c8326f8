/** Made by scripts/building/food-texts-plugin.mjs: by language, where the texts of the built-in foods are fetched, a document a file. */
declare module 'virtual:food-texts' {
  export const foodTexts: Readonly<Record<string, readonly string[]>>;
}
