import { foldSearchText } from '#domain/values/fold-search-text.ts';

/** What is asked of how a food is, where that is not all of it. */
export type Aspect = 'smell' | 'texture';

const smells =
  /\b(?:smells?|smelly|smelling|stinks?|stinky|stinking|aromas?|scent|odou?r|riecht|riechen|stinkt|stinken|duftet|duften|duft|geruch|aroma)\b/;
const feels = /\b(?:textures?|mouth ?feel|consistency|feels?|konsistenz|textur|mundgefu(?:e)?hl|fu(?:e)?hlt)\b/;
/** With how it tastes, all of it is asked. */
const tastes = /\b(?:tastes?|flavou?rs?|schmeckt|schmecken|geschmack)\b/;

/** 'What does durian smell like' asks of its smell alone; null for a question of all that is stated. */
export function aspectAsked(prompt: string): Aspect | null {
  const text = foldSearchText(prompt);
  if (tastes.test(text)) return null;
  return smells.test(text) ? 'smell' : feels.test(text) ? 'texture' : null;
}
