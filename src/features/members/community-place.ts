export interface CommunityPlace {
  /** What is searched, '' for nothing. */
  readonly text: string;
  readonly tab: 'all' | 'top';
}

/** Longest name that is searched. */
export const SEARCH_LIMIT = 60;

/** Where on the community screen the address leads: `q` a name, `tab=top` the top contributors. */
export function readCommunityPlace(parameters: URLSearchParams): CommunityPlace {
  const text = Array.from(parameters.get('q') ?? '')
    .slice(0, SEARCH_LIMIT)
    .join('');
  return { text, tab: parameters.get('tab') === 'top' ? 'top' : 'all' };
}

/** The address's parameters for a place; what is usual is left out. */
export function communityParameters({ text, tab }: CommunityPlace): Record<string, string> {
  return { ...(text === '' ? {} : { q: text }), ...(tab === 'all' ? {} : { tab }) };
}
