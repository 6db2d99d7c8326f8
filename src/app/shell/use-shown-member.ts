import { useEffect } from 'react';
import { type SignedInMember, signedInMember } from '#replica/members/member-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { expectMember, isMemberExpected } from '#shared/members/expected-member.ts';

interface ShownMember {
  /** undefined until the replica has answered. */
  readonly member: SignedInMember | null | undefined;
  /** For whom to draw: as it was on this device the last time, until it is known. */
  readonly isMember: boolean;
}

/** Who is signed in, for what stands on every page: nothing of it may change its words or its place once the replica has answered. */
export function useShownMember(): ShownMember {
  const member = useLive(signedInMember, []);
  const isHere = member === undefined ? undefined : member !== null;
  useEffect(() => {
    if (isHere !== undefined) expectMember(isHere);
  }, [isHere]);
  return { member, isMember: isHere ?? isMemberExpected() };
}
