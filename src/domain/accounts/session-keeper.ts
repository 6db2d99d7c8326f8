import type { MemberId } from '#domain/values/ids/ids.ts';

/** Who signed in, as the server says it. */
export interface SignedIn {
  readonly memberId: MemberId;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly token: string;
}

/** What becomes of the session on this device. */
export interface SessionKeeper {
  begin(member: SignedIn): Promise<void>;
  end(): Promise<void>;
  /** The member's address is known to be the member's own. Says nothing about who is signed in here. */
  verified(member: MemberId): Promise<void>;
  /** The member's earlier tokens are worth nothing any more: whoever is signed in as this member signs in again. */
  outdated(member: MemberId): Promise<void>;
  /** The member's token was replaced, and this device has the new one: it stays signed in. */
  renewed(member: MemberId, token: string): Promise<void>;
  /** The member's account is deleted: everything of the member's own leaves this device. */
  departed(member: MemberId): Promise<void>;
}
