/** What waits on this device, and why. */
export interface WaitingWork {
  /** Changes of the signed-in member that wait to be sent. */
  readonly pending: number;
  /** Changes that the server refused and that wait for the member. */
  readonly parked: number;
  /** Changes and drafts of members who are not signed in here: they wait for their owners [S21]. */
  readonly asleep: number;
  readonly signInAgain: boolean;
  /** Why the account is suspended; null: it is not. */
  readonly suspension: string | null;
  /** A change does not get through although the server answers [S7]. */
  readonly stalled: boolean;
  /** The server takes no app of this version any more: what was written waits for a newer one [S9]. */
  readonly isOutdated: boolean;
}

export interface StatusFacts extends WaitingWork {
  readonly isOffline: boolean;
  /** Everything of everyone's is here, as of a moment ago. */
  readonly isWhole: boolean;
}

export type StatusKind = 'synced' | 'loading' | 'pending' | 'asleep' | 'offline' | 'attention';

/**
 * The one status of the header: 'attention' when something waits for the member (a refused change, a sign-in that ran out, a change
 * that does not get through although the server answers [S7], a suspended account, an app that is too old for the server), else 'offline', 'pending',
 * 'asleep' (somebody's work waits for its owner to sign in), 'loading' (the catalogue is not whole here yet, or the server has more to tell), and
 * 'synced' only where nothing unsent by anybody is on the device, and everything of everyone's is, as of a moment ago [S21].
 */
export function statusKind(facts: StatusFacts): StatusKind {
  if (waitsForMember(facts)) return 'attention';
  if (facts.isOffline) return 'offline';
  if (facts.pending > 0) return 'pending';
  if (facts.asleep > 0) return 'asleep';
  return facts.isWhole ? 'synced' : 'loading';
}

function waitsForMember({ parked, stalled, isOutdated, suspension, signInAgain }: WaitingWork): boolean {
  return parked > 0 || stalled || isOutdated || suspension !== null || signInAgain;
}
