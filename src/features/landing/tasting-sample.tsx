import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '#ui/skeleton.tsx';

/** The name's place in the tasting card while there is no food: on its way, or not on this device yet. */
export function TastingSample({ isWaiting }: { readonly isWaiting: boolean }) {
  return (
    <chakra.div minH="3.25rem">
      {isWaiting ? (
        <>
          <Skeleton height="6" width="60%" />
          <Skeleton height="4" width="40%" mt="3" />
        </>
      ) : (
        <chakra.p color="ink.muted">The catalogue comes to this device with its first connection. From then on it is here, with or without a network.</chakra.p>
      )}
    </chakra.div>
  );
}
