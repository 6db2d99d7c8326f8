export interface DraftSaver<Draft> {
  /** The newest state; written within `within` milliseconds, also while changes keep coming. */
  keep(draft: Draft): void;
  /** Writes what has not been written, now; resolves when it and all before it are. */
  flush(): Promise<void>;
  /** The newest state, as long as it is not known to be written. */
  unsettled(): Draft | null;
  /** Forgets what has not been written and waits for what is under way: nothing is written after this until `keep`. */
  rest(): Promise<void>;
}

interface DraftSaverOptions<Draft> {
  /** Must not reject. */
  readonly write: (draft: Draft) => Promise<void>;
  /** Milliseconds from the first unwritten change to its write. */
  readonly within: number;
}

/** Writes a draft at every change, one write at a time and never an older state after a newer one. */
export function draftSaver<Draft>({ write, within }: DraftSaverOptions<Draft>): DraftSaver<Draft> {
  let unwritten: { readonly draft: Draft } | null = null;
  let underWay: Draft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(async () => {
      if (unwritten === null) return;
      underWay = unwritten.draft;
      unwritten = null;
      await write(underWay);
      underWay = null;
    });
    return writing;
  };
  return {
    keep(draft) {
      unwritten = { draft };
      timer ??= setTimeout(() => void flush(), within);
    },
    flush,
    unsettled: () => unwritten?.draft ?? underWay,
    rest() {
      clearTimeout(timer);
      timer = undefined;
      unwritten = null;
      return writing;
    },
  };
}
