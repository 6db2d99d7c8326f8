import { t } from '@lingui/core/macro';
import { listed } from '#languages/listed.ts';
import type { TableInForce } from '#replica/tables/table-in-force.ts';

/** How a table is called: all the member's people together have no name of their own. */
export function tableName({ name }: Pick<TableInForce, 'name'>): string {
  return name === '' ? t`Everybody` : name;
}

/** Who sits at a table, beside the member. */
export function peopleAt({ people }: Pick<TableInForce, 'people'>): string {
  return listed(people.map(({ name }) => name));
}
