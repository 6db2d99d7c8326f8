/** Style of what floats over the page: clear of a notch or a rounded corner at the sides, as in landscape. */
export const safeSides = { marginLeft: 'env(safe-area-inset-left)', marginRight: 'env(safe-area-inset-right)' } as const;
