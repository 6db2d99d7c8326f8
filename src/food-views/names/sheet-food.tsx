import { chakra } from '#ui/elements/chakra.tsx';
import { LocalName } from './local-name.tsx';
import type { Called } from './names-beside.ts';

/** Which food a sheet is about, at its top: its name, and what the reader calls it. */
export function SheetFood({ food }: { readonly food: Called }) {
  return (
    <div>
      <chakra.p fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
        <bdi>{food.name}</bdi>
      </chakra.p>
      <LocalName food={food} />
    </div>
  );
}
