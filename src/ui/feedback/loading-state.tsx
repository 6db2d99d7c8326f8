import { chakra } from '#ui/elements/chakra.tsx';
import { Spinner } from '#ui/elements/spinner.tsx';
import { LateWords } from './late-words.tsx';

/** Words for a wait, for example 'Loading foods...'; where the shape of what comes is known, use skeletons instead. */
export function LoadingState({ label }: { readonly label: string }) {
  return (
    <chakra.div py="14">
      <chakra.output display="flex" alignItems="center" justifyContent="center" gap="3" color="ink.muted">
        <Spinner />
        {label}
      </chakra.output>
      <LateWords />
    </chakra.div>
  );
}
