/** Made by scripts/building/languages-plugin.mjs: where the compiled messages of a catalogue are fetched. */
declare module '*.po' {
  export const address: string;
}

declare module '*.po?pseudo' {
  export const address: string;
}
