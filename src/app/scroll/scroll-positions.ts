import { tabMemory } from '#ui/device/tab-memory.ts';

/** Entries whose place is remembered; the oldest are forgotten first. */
const AT_MOST = 100;

interface Entry {
  /** Of the router: 'default' for the first entry of every document. */
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
}

export interface ScrollPositions {
  /** In pixels from the top; undefined when this entry was never left. */
  readonly of: (entry: Entry) => number | undefined;
  readonly note: (entry: Entry, top: number) => void;
  /** Writes them down for the next document of this tab. */
  readonly keep: () => void;
}

/** The address is part of it, because the entries that begin a document share a key. */
const nameOf = ({ key, pathname, search }: Entry) => (key === 'default' ? `${key} ${pathname}${search}` : key);

function isPosition(pair: unknown): pair is readonly [string, number] {
  return (
    Array.isArray(pair) &&
    typeof pair[0] === 'string' &&
    typeof pair[1] === 'number' &&
    Number.isFinite(pair[1]) &&
    pair[1] >= 0
  );
}

/** Where each history entry of this tab was left, reloads included. */
export function scrollPositions(memory = tabMemory('foretaste.scroll')): ScrollPositions {
  const kept = memory.recall();
  const positions = new Map<string, number>(Array.isArray(kept) ? kept.filter(isPosition) : []);
  return {
    of: (entry) => positions.get(nameOf(entry)),
    note(entry, top) {
      const name = nameOf(entry);
      positions.delete(name);
      positions.set(name, Math.round(top));
    },
    keep: () => memory.keep([...positions].slice(-AT_MOST)),
  };
}
