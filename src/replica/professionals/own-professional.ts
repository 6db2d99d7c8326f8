import type { MemberId } from '#domain/values/ids/ids.ts';
import { decodeProfessionalProfile, type ProfessionalProfile } from '#domain/professionals/professional-profile.ts';
import type { Replica } from '#replica/database/replica.ts';

/** The member's own professional profile as it is on screen; null while there is none here. */
export async function ownProfessional(
  { database }: Replica,
  member: MemberId,
): Promise<(ProfessionalProfile & { readonly id: string }) | null> {
  const row = await database.rows('professional_profiles').where('user').equals(member).first();
  const profile = row === undefined ? null : decodeProfessionalProfile(row);
  return row === undefined || profile === null ? null : { ...profile, id: row.id };
}
