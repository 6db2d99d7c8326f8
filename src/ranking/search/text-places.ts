/** Where a text of a food stands; before each text its place stands as a code, and terms are numbered from behind the places. */
export const places = { name: 0, origin: 1, flavour: 2, description: 3 } as const;
export const PLACES = 4;
