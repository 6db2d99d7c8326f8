import { chakra } from '#ui/elements/chakra.tsx';
import { Suspense } from 'react';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import type { SignedFood } from './signature-petals.ts';

interface LazySignatureProps {
  readonly food: SignedFood & { readonly id: FoodId };
  readonly isMute?: boolean;
  readonly describingId?: string;
  readonly beside?: SignedFood | undefined;
}

const TasteSignature = lazyPart<LazySignatureProps & { readonly size: 'line' }>(
  async () => (await import('./taste-signature.tsx')).TasteSignature,
  () => null,
);

/** A food's signature on a card or line, loaded behind picture and words; its room is kept, so that nothing moves. */
export function LazySignature(props: LazySignatureProps) {
  return (
    <chakra.span display="block" boxSize="3.5rem" flexShrink="0">
      <Suspense>
        <TasteSignature {...props} size="line" />
      </Suspense>
    </chakra.span>
  );
}

/** The same at the lower left of a card's picture. */
export function PictureSignature({ food }: Pick<LazySignatureProps, 'food'>) {
  return (
    <chakra.span position="absolute" insetStart="2" bottom="2">
      <LazySignature food={food} />
    </chakra.span>
  );
}
