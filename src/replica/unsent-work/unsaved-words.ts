import type { MemberId } from '#domain/values/ids/ids.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';

/** What was typed into a form and not saved: whose, and into which form, for example `report/food/abc`. */
export interface FormOfMember {
  readonly member: MemberId;
  readonly form: string;
}

interface Kept {
  readonly words: unknown;
  readonly at: number;
}

const PREFIX = 'begun/words/';
/** For so long the words of a form that nobody went on with stay on the device, in milliseconds: a week. */
export const WORDS_KEPT = 7 * 24 * 60 * 60 * 1_000;

const keyOf = ({ member, form }: FormOfMember) => `${PREFIX}${member}/${form}`;

/** What was kept last of a form; null where nothing was, or where it is too old. It never leaves the device. */
export async function unsavedWords({ database, clock }: Replica, of: FormOfMember): Promise<unknown> {
  const kept = await keyedValue<Kept>(database, keyOf(of));
  return kept === null || clock() - kept.at > WORDS_KEPT ? null : kept.words;
}

/** Outlives the tab, a killed app and a flat battery. */
export async function keepUnsavedWords({ database, clock }: Replica, of: FormOfMember, words: unknown): Promise<void> {
  await putKeyedValue(database, keyOf(of), { words, at: clock() } satisfies Kept);
}

/** The form was sent or given up; what lies here of others for too long goes with it. */
export async function forgetUnsavedWords({ database, clock }: Replica, of: FormOfMember): Promise<void> {
  await database.keyed.delete(keyOf(of));
  await database.keyed
    .where('key')
    .startsWith(PREFIX)
    .filter(({ value }) => clock() - (value as Kept).at > WORDS_KEPT)
    .delete();
}
