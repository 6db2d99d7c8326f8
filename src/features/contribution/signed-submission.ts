import type { FoodSubmission } from '#domain/contribution/food-submission.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { TasteSignatureProps } from '#food-views/taste/taste-signature.tsx';

/** What is written so far as its taste signature draws it: a taste that is not stated has no petal yet. */
export function signedSubmission({
  intensities,
  flavours,
  textures,
}: Pick<FoodSubmission, 'intensities' | 'flavours' | 'textures'>): TasteSignatureProps['food'] {
  return {
    id: '' as FoodId,
    intensities: Object.fromEntries(
      intensityNames.map((name) => [name, intensities[name] ?? 0]),
    ) as TasteSignatureProps['food']['intensities'],
    defaulted: intensityNames.filter((name) => intensities[name] === null),
    tastings: null,
    flavours,
    textures,
  };
}
