import { englishWish } from '#domain/assistant/reading/grammars/english-wish.ts';
import { tasteWish, type TasteWish } from '#domain/assistant/reading/taste-wish.ts';
import { together } from '#domain/assistant/reading/together.ts';
import { kindKnownElsewhere } from '#domain/assistant/words/known-elsewhere.ts';
import { grantWish } from './grant-wish.ts';
import type { Offer, WishWorld } from './wish-world.ts';

/** For a food that people know and the catalogue lacks: that it is not there, and what is of its kind and meets the rest of a wish; null where its kind is not known. */
export function offerOfItsKind(name: string, wish: TasteWish, world: WishWorld): Offer | null {
  const kind = kindKnownElsewhere(name);
  const ofKind = kind === null ? null : tasteWish(kind, world.catalogue.cuisines(), englishWish);
  if (ofKind === null) return null;
  const offer = grantWish(together(ofKind, wish), world);
  return offer.foods.length === 0 ? null : { ...offer, text: `${world.words.noSuchFood} ${offer.text}` };
}
