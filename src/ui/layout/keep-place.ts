/** Navigation state of a step within a page: the page stays scrolled where it is. Routers without data routes ignore `preventScrollReset`. */
export const keepPlace = { keepsPlace: true } as const;

/** @param state of a location, which anybody may have written */
export function keepsPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPlace' in state && state.keepsPlace === true;
}
