import { foldSearchText } from '#domain/values/fold-search-text.ts';

/** What is asked of how a food is, where that is not all of it. */
export type Aspect = 'smell' | 'texture' | 'temperature';

const smells =
  /\b(?:smells?|smelly|smelling|stinks?|stinky|stinking|aromas?|scent|odou?r|riecht|riechen|stinkt|stinken|duftet|duften|duft|geruch|aroma)\b/;
const feels = /\b(?:textures?|mouth ?feel|consistency|feels?|konsistenz|textur|mundgefu(?:e)?hl|fu(?:e)?hlt)\b/;
/** 'Is ramen hot' asks of its heat; how warm it comes is asked with how it is served, or as one of two. */
const temperatures =
  /\b(?:served|serve|eaten|eat|drunk|drink|have|had|serviert\w*|gegessen|getrunken|isst|trinkt|essen|trinken)\b.*\b(?:hot|cold|warm|chilled|lukewarm|room temperature|kalt|heiss|lauwarm|gekuhlt|gekuehlt|eiskalt)\b|\b(?:(?:hot|warm) or cold|cold or (?:hot|warm)|(?:warm|heiss) oder kalt|kalt oder (?:warm|heiss))\b|\b(?:kalt|warm|heiss|lauwarm) (?:serviert|gegessen|getrunken|essen|trinken)\b|\b(?:what|which|welche[rmn]?) temperatur/;
/** With how it tastes, all of it is asked. */
const tastes = /\b(?:tastes?|flavou?rs?|schmeckt|schmecken|geschmack)\b/;

/** 'What does durian smell like' asks of its smell alone; null for a question of all that is stated. */
export function aspectAsked(prompt: string): Aspect | null {
  const text = foldSearchText(prompt);
  if (tastes.test(text)) return null;
  return smells.test(text) ? 'smell' : feels.test(text) ? 'texture' : temperatures.test(text) ? 'temperature' : null;
}
