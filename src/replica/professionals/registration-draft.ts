import type { MemberId } from '#domain/values/ids/ids.ts';
import type { ProfessionalForm } from '#domain/professionals/professional-form.ts';
import type { BusinessRole } from '#domain/professionals/professional-profile.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';

/** The business part of a registration that is being written: it goes on where it was left, after a crash of the browser too. */
export interface RegistrationDraft {
  readonly form: ProfessionalForm;
  /** When it was kept: of two the newer one counts. */
  readonly at: number;
}

interface Whose {
  readonly role: BusinessRole;
  /** null: a visitor's. */
  readonly member: MemberId | null;
}

function keyOf({ role, member }: Whose): string {
  return `registration/${role}/${member ?? ''}`;
}

/** null when none was begun on this device. */
export function registrationDraft({ database }: Replica, whose: Whose): Promise<RegistrationDraft | null> {
  return keyedValue<RegistrationDraft>(database, keyOf(whose));
}

export function keepRegistrationDraft({ database }: Replica, whose: Whose, draft: RegistrationDraft): Promise<void> {
  return putKeyedValue(database, keyOf(whose), draft);
}

export async function forgetRegistrationDraft({ database }: Replica, whose: Whose): Promise<void> {
  await database.keyed.delete(keyOf(whose));
}
