import { create } from 'zustand';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { readRecordId } from '#domain/values/ids/read-record-id.ts';
import { tabMemory } from '#ui/device/tab-memory.ts';

/** Foods side by side: two at least, four at most. */
export const COMPARE_LEAST = 2;
export const COMPARE_MOST = 4;

const memory = tabMemory('foretaste.compare-tray');

/** The foods that somebody put aside to compare, in that order. They live as long as the tab, reloads included; no address changes them. */
export const useCompareTray = create<{ readonly ids: readonly FoodId[] }>()(() => ({
  ids: comparableIds(memory.recall()),
}));

useCompareTray.subscribe(({ ids }) => memory.keep(ids));

/** Puts a food on the tray, or takes it off. Says 'full' of a tray that has no room for it and stays as it is. */
export function toggleCompared(id: FoodId): 'added' | 'removed' | 'full' {
  const { ids } = useCompareTray.getState();
  if (ids.includes(id)) {
    layTray(ids.filter((one) => one !== id));
    return 'removed';
  }
  if (ids.length >= COMPARE_MOST) return 'full';
  layTray([...ids, id]);
  return 'added';
}

/** The tray holds these foods and no others. */
export function layTray(ids: readonly FoodId[]): void {
  useCompareTray.setState({ ids });
}

/** The foods that a list of unknown origin names (an address, the tab's memory): each once, in order, at most four. What is no id is left out. */
export function comparableIds(list: unknown): readonly FoodId[] {
  if (!Array.isArray(list)) return [];
  const ids = list.flatMap((one) => (readRecordId(one) as FoodId | null) ?? []);
  return [...new Set(ids)].slice(0, COMPARE_MOST);
}

export function compareAddress(ids: readonly FoodId[]): string {
  return ids.length === 0 ? '/compare' : `/compare?foods=${ids.join(',')}`;
}
