/**
 * How far a transition from a screen to the next has come.
 *
 *   leaving    the browser takes its picture of the old screen
 *   arriving   the new screen is drawn; no frame is shown meanwhile
 *   moving     the pictures move; the screen under them is the new one
 *   over       the names are taken away again
 */
export type CrossingStage =
  | { readonly kind: 'leaving'; readonly isDrawn: boolean }
  /** `isHeaded`: its heading is there, so that it is more than its outline. */
  | { readonly kind: 'arriving'; readonly isDrawn: boolean; readonly isHeaded: boolean }
  | { readonly kind: 'moving' }
  | { readonly kind: 'over' };

export type CrossingEvent =
  /** The old screen may be drawn over. */
  | { readonly kind: 'pictured' }
  /** It leads to yet another place. */
  | { readonly kind: 'stepped-on' }
  /** The wanted place is drawn. */
  | { readonly kind: 'drawn' }
  /** As long as anybody is to wait for the rest of a new screen. */
  | { readonly kind: 'waited' }
  | { readonly kind: 'ended' }
  /** `isComplete`: what grows from screen to screen has its place on the new one, or nothing grows. */
  | { readonly kind: 'looked'; readonly isHeaded: boolean; readonly isComplete: boolean };

export function nextStage(stage: CrossingStage, event: CrossingEvent): CrossingStage {
  if (event.kind === 'ended') return { kind: 'over' };
  if (stage.kind === 'moving' || stage.kind === 'over') return stage;
  if (event.kind === 'drawn') return { ...stage, isDrawn: true };
  if (stage.kind === 'leaving') {
    if (event.kind === 'pictured') return { ...stage, kind: 'arriving', isHeaded: false };
    return event.kind === 'stepped-on' ? { ...stage, isDrawn: false } : stage;
  }
  if (event.kind === 'stepped-on') return { ...stage, isDrawn: false, isHeaded: false };
  if (event.kind === 'waited') return stage.isHeaded ? { kind: 'moving' } : { kind: 'over' };
  if (event.kind === 'pictured' || !stage.isDrawn) return stage;
  return event.isHeaded && event.isComplete ? { kind: 'moving' } : { ...stage, isHeaded: event.isHeaded };
}
