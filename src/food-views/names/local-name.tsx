import { chakra } from '#ui/elements/chakra.tsx';
import { localNameBeside, type Called } from './names-beside.ts';

/** Below a food's name in a line or a small card: what people of the reader's language call it, where that is another name. */
export function LocalName({ food }: { readonly food: Called }) {
  const local = localNameBeside(food);
  if (local === '') return null;
  return (
    <chakra.span
      data-local-name
      display="block"
      fontFamily="body"
      fontSize="sm"
      fontWeight="medium"
      color="ink.muted"
      lineHeight="snug"
      overflowWrap="anywhere"
      lineClamp="2"
    >
      <bdi>{local}</bdi>
    </chakra.span>
  );
}
