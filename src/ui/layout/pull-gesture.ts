/** spec 2 §2.16: pull-to-refresh threshold, in pixels. */
export const pullThreshold = 80;

/** So many pixels a finger moves before it is known where it wants to go. */
const SLACK = 8;

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** A finger on a list that stands at its top. 'other': it scrolls, or moves sideways, until it is lifted. */
export interface Pull {
  readonly from: Finger;
  readonly kind: 'undecided' | 'pulling' | 'other';
  /** How far down the finger has come, in pixels; never negative. */
  readonly distance: number;
}

export function beginPull(from: Finger): Pull {
  return { from, kind: 'undecided', distance: 0 };
}

/** The first direction decides: only a finger that goes more down than sideways pulls. */
export function movePull(pull: Pull, to: Finger): Pull {
  if (pull.kind === 'other') return pull;
  const [across, down] = [Math.abs(to.x - pull.from.x), to.y - pull.from.y];
  if (pull.kind === 'undecided') {
    if (Math.max(across, Math.abs(down)) < SLACK) return pull;
    if (down <= across) return { ...pull, kind: 'other' };
  }
  return { ...pull, kind: 'pulling', distance: Math.max(0, down) };
}

/** Whether lifting the finger now refreshes. */
export function isPulledFar({ kind, distance }: Pull): boolean {
  return kind === 'pulling' && distance >= pullThreshold;
}

/** How far the mark follows, in pixels: half as far as the finger, and no further than a little past the threshold. */
export function markOffset(distance: number): number {
  return Math.min(distance, pullThreshold * 1.5) / 2;
}
