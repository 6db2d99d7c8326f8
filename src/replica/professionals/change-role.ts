import type { MemberId } from '#domain/values/ids/ids.ts';
import { type Role, roleLabels } from '#domain/members/member.ts';
import { encodeProfessionalProfile, type ProfessionalProfile } from '#domain/professionals/professional-profile.ts';
import type { Columns } from '#domain/values/synced-row.ts';
import { profileOf } from '#replica/members/member-queries.ts';
import { ownProfessional } from './own-professional.ts';
import { ownRole, unsentRoles } from '#replica/members/own-role.ts';
import type { Mutation } from '#replica/outbox/record-mutation.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

interface RoleChange {
  /** Nobody makes an admin of oneself (R13). */
  readonly role: Exclude<Role, 'admin'>;
  /** For the business roles: written with the role, in one transaction; the server takes it after the role. */
  readonly professional?: ProfessionalProfile;
}

/**
 * Moves the member to another role (R13): a new role row, and what the member says of the trade. Choosing again before the first choice
 * was sent changes that one. Verification is the server's: it begins anew when the business role changes.
 */
export function changeRole(replica: Replica, { role, professional }: RoleChange): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const chosen = await roleMutation(replica, memberId, role);
    const written = professional === undefined ? null : await professionalMutation(replica, memberId, professional);
    const after = chosen === null ? [] : [chosen.record];
    return {
      mutations: [...(chosen === null ? [] : [chosen]), ...(written === null ? [] : [{ ...written, after }])],
      saved: {},
    };
  });
}

/** null: the member has this role already. */
async function roleMutation(replica: Replica, member: MemberId, role: Role): Promise<Mutation | null> {
  const current = (await ownRole(replica, member)) ?? (await profileOf(replica, member))?.role ?? 'enthusiast';
  if (current === role) return null;
  const unsent = (await unsentRoles(replica, member)).at(-1);
  const isStillHere = unsent !== undefined && (unsent.attempts === 0 || unsent.state === 'parked');
  return {
    member,
    collection: 'user_roles',
    record: isStillHere ? unsent.record : replica.newId.record(),
    kind: 'create',
    columns: { user: member, role },
    // The newest row counts, so an earlier choice that is on its way must arrive first.
    after: unsent === undefined || isStillHere ? [] : [unsent.record],
    about: roleLabels[role],
  };
}

/** One per member, whose id is the member's own [S12]; only what changed is sent [S15]. null: nothing changed. */
async function professionalMutation(
  replica: Replica,
  member: MemberId,
  profile: ProfessionalProfile,
): Promise<Mutation | null> {
  const existing = await ownProfessional(replica, member);
  const common = {
    member,
    collection: 'professional_profiles',
    record: existing?.id ?? member,
    about: profile.businessName,
  } as const;
  const columns: Columns = encodeProfessionalProfile(profile);
  if (existing === null) return { ...common, kind: 'create', columns: { ...columns, user: member } };
  const known: Columns = encodeProfessionalProfile(existing);
  const changed = Object.entries(columns).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name]),
  );
  return changed.length === 0 ? null : { ...common, kind: 'update', columns: Object.fromEntries(changed) };
}
