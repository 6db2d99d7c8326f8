/** Only for resolving: a path that leads off this origin is not ours. */
const ORIGIN = 'https://foretaste.invalid';

/**
 * Where a member goes after signing in (spec 1 §8: '/' unless the visitor came from a screen of this app). A screen that sends its
 * visitor to /auth says so by `?next=` or by the router's `state: { from }`; anything that is not a path of this app is not followed.
 */
export function returnPath({ search, state }: { readonly search: string; readonly state: unknown }): string {
  const next = new URLSearchParams(search).get('next') ?? fromState(state);
  const path = next === null ? null : ownPath(next);
  return path === null || path === '/auth' || path.startsWith('/auth?') || path.startsWith('/auth/') ? '/' : path;
}

function fromState(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' ? state.from : null;
}

function ownPath(path: string): string | null {
  if (!path.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(path, ORIGIN);
    return origin === ORIGIN ? `${pathname}${search}${hash}` : null;
  } catch {
    return null;
  }
}
