import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { DinnerTableId, TablePersonId } from '#domain/values/ids/ids.ts';
import type { SafetyNeeds } from '#domain/safety/safety-status-for.ts';

/** What a member says of somebody who eats with them (R46): no more than a name and what is left out. */
export interface PersonWords extends SafetyNeeds {
  /** As the member calls them; never empty. */
  readonly name: string;
  /** Foods and ingredients that are not liked, in the member's words: they push down, and leave nothing out. */
  readonly dislikes: readonly string[];
}

/** Somebody at a table. What is avoided is all that anybody says of it, so that nothing is forgotten: the member's words, and those of whoever joined (R28). */
export interface TablePerson extends PersonWords {
  readonly id: TablePersonId;
  /** The member's words alone, which are theirs to change. */
  readonly noted: SafetyNeeds;
  /** Whether a member says for themselves what they avoid, or did so and does no more. */
  readonly standing: 'noted' | 'joined' | 'left';
}

/** People who eat together, such as a household or an evening. */
export interface DinnerTable {
  readonly id: DinnerTableId;
  /** Never empty. */
  readonly name: string;
}

/** The id of the one seat that a person has at a table, whichever device gives it [S12]. */
export function seatIdFor(table: DinnerTableId, person: TablePersonId): string {
  return idOfRow('table_seats', { table, person });
}
