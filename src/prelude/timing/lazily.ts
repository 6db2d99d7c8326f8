/** @returns what `make` makes, made at the first call and kept */
export function lazily<Made>(make: () => Made): () => Made {
  let kept: { readonly made: Made } | null = null;
  return () => (kept ??= { made: make() }).made;
}
