/** All members, those who contributed most, and those who taste like the reader. */
export const communityTabs = ['all', 'top', 'alike'] as const;

export interface CommunityPlace {
  /** What is searched, '' for nothing. */
  readonly text: string;
  readonly tab: (typeof communityTabs)[number];
}

/** Longest name that is searched. */
export const SEARCH_LIMIT = 60;

/** Where on the community screen the address leads: `q` a name, `tab` one of `communityTabs`. */
export function readCommunityPlace(parameters: URLSearchParams): CommunityPlace {
  const text = Array.from(parameters.get('q') ?? '')
    .slice(0, SEARCH_LIMIT)
    .join('');
  const asked = parameters.get('tab');
  return { text, tab: communityTabs.find((tab) => tab === asked) ?? 'all' };
}

/** The address's parameters for a place; what is usual is left out. */
export function communityParameters({ text, tab }: CommunityPlace): Record<string, string> {
  return { ...(text === '' ? {} : { q: text }), ...(tab === 'all' ? {} : { tab }) };
}
