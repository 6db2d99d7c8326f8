import type { Called } from './names-beside.ts';

/**
 * What the reader calls a food, where there is room for one name: in a sentence, a label, a toast, a legend. Where there is room for two, its own name
 * stands above, and `LocalName` or `namesBeside` below it.
 */
export function calledName({ name, localName, translation }: Omit<Called, 'nativeName'>): string {
  return localName || translation?.name || name;
}
