/** The questions that this tab is asking, by turn: they go on when their panel is left, and can be stopped when it is back. */
const asking = new Map<string, AbortController>();

const lockOf = (turn: string) => `foretaste-assistant-${turn}`;

/** Holds a question as long as it is being asked, so that every tab can tell that somebody still is. */
export async function whileAsking(turn: string, ask: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  asking.set(turn, controller);
  try {
    await navigator.locks.request(lockOf(turn), () => ask(controller.signal));
  } finally {
    asking.delete(turn);
  }
}

export function stopAsking(turn: string): void {
  asking.get(turn)?.abort();
}

/** Calls back when nobody, in whatever tab, is asking it any more. */
export async function ifNobodyAsks(turn: string, then: () => Promise<void>): Promise<void> {
  await navigator.locks.request(lockOf(turn), { ifAvailable: true }, async (lock) => {
    if (lock !== null) await then();
  });
}
