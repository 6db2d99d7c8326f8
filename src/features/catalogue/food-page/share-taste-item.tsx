import { t } from '@lingui/core/macro';
import { Share2 } from 'lucide-react';
import type { Food } from '#domain/foods/food.ts';
import { calledName } from '#food-views/names/called-name.ts';
import { leadingTastes, leadingWords, type Petal, petalsOf } from '#food-views/taste/signature-petals.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { toastMissingPart } from '#ui/feedback/toast-missing-part.ts';
import { MenuItem } from '#ui/overlays/menu-item.tsx';

interface ShareTasteItemProps {
  readonly food: Food;
  readonly onChosen: () => void;
}

/** In a menu: sends a food's signature as a picture. Not there for a food of which no taste is stated (R4). */
export function ShareTasteItem({ food, onChosen }: ShareTasteItemProps) {
  const petals = petalsOf(food).filter(({ source }) => source !== 'typical');
  const words = inWords(food, petals);
  if (words === '' || petals.length === 0) return null;
  const share = async () => {
    const { shareTastePicture } = await import('#food-views/taste/share-taste-picture.ts');
    await shareTastePicture({
      over: calledName(food),
      words,
      levels: Object.fromEntries(petals.map(({ taste, level }) => [taste, level])),
      fileName: calledName(food).replaceAll(/[^\p{L}\p{N}]+/gu, '-'),
      text: `${calledName(food)}: ${words}\n${location.origin}/food/${food.id}`,
    });
  };
  return (
    <MenuItem
      onClick={() => {
        onChosen();
        share().catch(toastMissingPart);
      }}
    >
      <Share2 aria-hidden />
      {t`Share its taste as a picture`}
    </MenuItem>
  );
}

/** 'Rich, meaty, brothy'; without words of its own what it tastes of most: 'Umami, salty'. */
function inWords(food: Food, petals: readonly Petal[]): string {
  const own = leadingWords(food);
  const words = (own.length > 0 ? own : leadingTastes(petals).map(({ taste }) => taste)).map(wordFor).join(', ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
