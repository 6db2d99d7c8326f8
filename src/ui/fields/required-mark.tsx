import { chakra } from '#ui/elements/chakra.tsx';

/** Behind the label of what has to be filled in. Hide it from screen readers where the control itself says so. */
export function RequiredMark() {
  return <chakra.span color="paprika.text"> *</chakra.span>;
}
