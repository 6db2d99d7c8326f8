import { create } from 'zustand';
import type { FoodId } from '#domain/ids.ts';

/** Foods side by side: two at least, four at most. */
export const COMPARE_LEAST = 2;
export const COMPARE_MOST = 4;

/** The foods that wait to be compared; they die with the tab. */
export const useCompareTray = create<{ readonly ids: readonly FoodId[] }>()(() => ({ ids: [] }));

/** Puts a food on the tray, or takes it off; a full tray stays as it is. */
export function toggleCompared(id: FoodId): void {
  useCompareTray.setState(({ ids }) => {
    if (ids.includes(id)) return { ids: ids.filter((one) => one !== id) };
    return { ids: ids.length < COMPARE_MOST ? [...ids, id] : ids };
  });
}

export function clearCompared(): void {
  useCompareTray.setState({ ids: [] });
}

export function compareAddress(ids: readonly FoodId[]): string {
  return `/compare?foods=${ids.join(',')}`;
}
