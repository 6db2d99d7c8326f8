import { deriveId } from '#domain/values/ids/derive-id.ts';
import type { FoodListId, MemberId } from '#domain/values/ids/ids.ts';
import type { FoodList } from './food-list.ts';
import type { FiledList } from './list-file.ts';

type Named = Pick<FiledList, 'listId' | 'name'>;
type Own = Pick<FoodList, 'id' | 'name'>;

/** What a list of a file becomes. */
export interface ListTarget<List extends Own> {
  /** The own list that it is; null: a new one is made under `id`. */
  readonly into: List | null;
  readonly id: FoodListId;
  /** The own lists on which a food of it may stand already. */
  readonly alike: readonly List[];
}

/** The id of the list that a file makes: the same on every device of the member, and no other member's [S12]. */
export function importedListId(member: MemberId, { listId, name }: Named): FoodListId {
  const parts = listId === '' ? ['called', name] : ['named', listId];
  return deriveId('list import', member, ...parts) as FoodListId;
}

/**
 * Matches the lists of a file to the member's own, in the order of the file. A list with an id is found by that id, by the id that an earlier import gave it, or by
 * its name if no other list of the file has that one: what the file tells apart stays apart. A list without an id is found by its exact name, or as the list
 * that an earlier import made of it and that has been renamed since.
 *
 * @param own what was made last first
 */
export function listTargets<List extends Own>(
  member: MemberId,
  { own, filed }: { readonly own: readonly List[]; readonly filed: readonly Named[] },
): readonly ListTarget<List>[] {
  const byId = new Map<string, List>(own.map((list) => [list.id, list]));
  const known = filed.map((one) => {
    const imported = byId.get(importedListId(member, one));
    return one.listId === ''
      ? (own.find(({ name }) => name === one.name) ?? imported)
      : (byId.get(one.listId) ?? imported);
  });
  const taken = new Set(known.flatMap((list, at) => (filed[at]?.listId === '' ? [] : (list?.id ?? []))));
  return filed.map((one, at): ListTarget<List> => {
    const named = own.filter(({ name }) => name === one.name);
    const into = known[at] ?? (one.listId === '' ? undefined : named.find(({ id }) => !taken.has(id))) ?? null;
    if (into === null) return { into, id: importedListId(member, one), alike: [] };
    if (one.listId === '') return { into, id: into.id, alike: named.includes(into) ? named : [into] };
    taken.add(into.id);
    return { into, id: into.id, alike: [into] };
  });
}
