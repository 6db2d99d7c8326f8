/** Entries of the feed that are asked for at once: at first, at least, and at most (the server's limit). */
const FIRST = 500;
const FEWEST = 8;
const MOST = 1_000;
/** A page should be here within so many milliseconds: a line that breaks loses no more than that [S20]. */
const WANTED = 6_000;

interface AskedPage {
  readonly entries: number;
  /** The page is here, with so many entries. */
  readonly came: (entries: number) => void;
  /** It never came, or not whole. */
  readonly broke: () => void;
}

/**
 * How much of the feed is asked for at once, as much as the line carries. Half as much after a page that broke off or took too long; twice as much after
 * a full page that came quickly, but in small steps near a size that broke before. A page with few entries changes nothing: there was no more to tell.
 */
export function pageSize(now: () => number = () => performance.now()): { readonly ask: () => AskedPage } {
  let size = FIRST;
  let ceiling = MOST;
  return {
    ask() {
      const began = now();
      const entries = size;
      const smaller = Math.max(FEWEST, Math.floor(entries / 2));
      return {
        entries,
        came(came) {
          const took = now() - began;
          if (took > WANTED && came > smaller) size = smaller;
          else if (took < WANTED / 3 && came >= entries) {
            ceiling = Math.min(MOST, Math.ceil(ceiling * 1.05));
            size = Math.min(ceiling, entries * 2);
          }
        },
        broke() {
          size = smaller;
          ceiling = Math.max(FEWEST, Math.floor(entries * 0.75));
        },
      };
    },
  };
}
