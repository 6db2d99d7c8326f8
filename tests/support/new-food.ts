import { newRecordId } from '#tests/support/server/new-record-id.ts';
import type { Api, ApiMember } from '#tests/support/server/open-api.ts';

/** Contributes a food of which nothing is stated but a name that no other has; its id. */
export const newFood = (api: Api, owner: ApiMember): Promise<string> =>
  api.create('foods', owner.token, { name: `Stew ${newRecordId()}`, uploaded_by: owner.id });
