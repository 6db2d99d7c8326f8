import { chakra } from '#ui/elements/chakra.tsx';

/** What a list is about, in its owner's lines; nothing where nothing is said. */
export function ListText({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <chakra.span dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
      {text}
    </chakra.span>
  );
}
