import { chakra } from '#ui/elements/chakra.tsx';
import { Spinner } from '#ui/elements/spinner.tsx';

/** Words for a wait, for example 'Loading foods...'; where the shape of what comes is known, use skeletons instead. */
export function LoadingState({ label }: { readonly label: string }) {
  return (
    <chakra.output display="flex" alignItems="center" justifyContent="center" gap="3" py="14" color="ink.muted">
      <Spinner />
      {label}
    </chakra.output>
  );
}
