/** Where a member is on Explore: at its front page, or in the whole list of all foods or of one cuisine. */
export type ExplorePlace =
  | { readonly kind: 'front' }
  | { readonly kind: 'all' }
  | { readonly kind: 'cuisine'; readonly cuisine: string };

/** The place that an address names: '?all' or '?cuisine=Thai'. */
export function explorePlace(parameters: URLSearchParams): ExplorePlace {
  const cuisine = parameters.get('cuisine')?.trim() ?? '';
  if (cuisine !== '') return { kind: 'cuisine', cuisine };
  return { kind: parameters.has('all') ? 'all' : 'front' };
}

export const allFoodsAddress = '/explore?all';

export function cuisineAddress(cuisine: string): string {
  return `/explore?${new URLSearchParams({ cuisine })}`;
}
