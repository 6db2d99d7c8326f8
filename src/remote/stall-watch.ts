export interface StallWatch {
  /** Aborted when nothing has come for too long, or by the asker. */
  readonly signal: AbortSignal;
  /** Something was sent: the wait begins anew. */
  readonly moved: () => void;
  /** Waits for the answer's head. */
  until(answer: Promise<Response>): Promise<Response>;
  /** The same bytes. Time counts only while the reader waits for more, not while it is busy with what it has. */
  through(body: ReadableStream<Uint8Array<ArrayBuffer>> | null): ReadableStream<Uint8Array<ArrayBuffer>> | null;
  /** Nobody wants the rest. */
  end(): void;
}

/** Ends an exchange in which nothing has come for `stall` milliseconds, however long it takes as a whole [S20]. */
export function stallWatch(stall: number, asker?: AbortSignal | null): StallWatch {
  const stalled = new AbortController();
  const signal = asker === undefined || asker === null ? stalled.signal : AbortSignal.any([asker, stalled.signal]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => clearTimeout(timer);
  const moved = () => {
    rest();
    timer = setTimeout(() => stalled.abort(new DOMException('Nothing came any more.', 'TimeoutError')), stall);
  };
  // What does not heed the signal is left behind.
  const cut = new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  cut.catch(() => undefined);
  const within = <T>(work: Promise<T>): Promise<T> => {
    moved();
    return Promise.race([work, cut]).finally(rest);
  };
  return {
    signal,
    moved,
    until: within,
    through(body) {
      if (body === null) return null;
      const reader = body.getReader();
      return new ReadableStream(
        {
          async pull(controller) {
            const { done, value } = await within(reader.read());
            if (done) controller.close();
            else controller.enqueue(value);
          },
          cancel: (reason) => reader.cancel(reason),
        },
        { highWaterMark: 0 },
      );
    },
    end: () => stalled.abort(),
  };
}
