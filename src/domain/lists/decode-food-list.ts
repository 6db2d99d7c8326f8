import { type Decoded, refused, valid } from '#domain/values/decoded.ts';
import type { FoodId, FoodListId, MemberId } from '#domain/values/ids/ids.ts';
import { readId } from '#domain/values/ids/read-id.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { type FoodList, type ListItem, listVisibilities } from './food-list.ts';
import { isOrderKey } from './list-order.ts';

/** A list from a row; refused without an id, an owner or a name. */
export function decodeFoodList(value: unknown): Decoded<FoodList> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id')) as FoodListId | null;
  const ownerId = readId(columns?.value('user')) as MemberId | null;
  const name = columns?.text('name') ?? '';
  if (columns === null || id === null || ownerId === null) return refused('A list must have an id and an owner.');
  if (name === '') return refused('A list must have a name.');
  return valid({
    id,
    ownerId,
    name,
    text: columns.text('text'),
    visibility: listVisibilities.find((one) => one === columns.value('visibility')) ?? 'private',
    isHidden: columns.value('is_hidden') === true,
    createdAt: columns.moment('created'),
  });
}

/** A food on a list from a row; refused without an id or a food. One whose place cannot be read comes last. */
export function decodeListItem(value: unknown): Decoded<ListItem> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id'));
  const foodId = readId(columns?.value('food')) as FoodId | null;
  if (columns === null || id === null || foodId === null)
    return refused('A food on a list must have an id and a food.');
  const orderKey = columns.text('order_key');
  return valid({ id, foodId, orderKey: isOrderKey(orderKey) ? orderKey : '' });
}
