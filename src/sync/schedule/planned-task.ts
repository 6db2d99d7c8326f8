export interface PlannedTask {
  /** Wants the task to begin in so many milliseconds, or earlier where it is planned for earlier. */
  readonly in: (milliseconds: number) => void;
  /** It begins for another reason: what was planned is done by that. */
  readonly begun: () => void;
}

/** One moment at which a task is to begin, the earliest of those that were asked for. */
export function plannedTask(task: () => void): PlannedTask {
  let planned: { readonly at: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  function begun(): void {
    if (planned !== null) clearTimeout(planned.timer);
    planned = null;
  }
  return {
    in(milliseconds) {
      const at = performance.now() + milliseconds;
      if (planned !== null && planned.at <= at) return;
      begun();
      planned = {
        at,
        timer: setTimeout(() => {
          planned = null;
          task();
        }, milliseconds),
      };
    },
    begun,
  };
}
