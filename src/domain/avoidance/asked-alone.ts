import { plainFood } from './at-hand.ts';
import { ofKitchen } from './plain-asking.ts';

/*
 * Texts that are one sentence of a closed form and nothing else: no word of them is free to tell of somebody, of an illness or of what happened. Beside
 * another sentence they prove nothing: 'is there a Thai dish with peanuts? I must dodge it'.
 */

/** Ordinary things that are eaten with others: nobody, no illness, no diet. */
const partner = `(?:${plainFood}|kimchi|jam|chutney|pickles|pasta|spaghetti|noodles|toast|salad|curry|paella|pizza|burgers?|tacos|ramen|soup|coffee|tea|wine|red wine|white wine|beer|port|figs?|grapes?|chocolate|watermelon|melon|apples?|pears?|honey|marmelade|nudeln|salat|suppe|kaffee|tee|wein|rotwein|weisswein|bier|portwein|feigen|trauben|schokolade)`;
const one = `(?:(?:the|an?|some|der|die|das) )?(?:${partner}|@\\d+)`;

const asks = [
  `(?:(?:are|is|how about|what about) )?${one} (?:and|with|und|mit) ${one} (?:together|zusammen)`,
  `(?:do|does|would|can|could) ${one} and ${one} (?:go|work) (?:well )?together`,
  `(?:do|does|would|will|can|could) ${one} (?:go|work|pair|fit) (?:(?:well|good|nicely) )?with ${one}`,
  `(?:rate|judge|thoughts on) (?:my|this|the|our) (?:combo|combination|pairing) (?:(?:of|, ) ?)?${one} (?:and|with|plus) ${one}`,
  `@\\d+ , but in something (?:savou?ry|salty|sweet|creamy|crunchy|spicy)(?: (?:instead|this time))?`,
  `(?:passt|passen) ${one} (?:(?:gut|auch|denn) )*(?:zu|zum|zur|mit) ${one}`,
  `(?:passen|schmecken|gehen) ${one} und ${one} (?:gut )?zusammen`,
  `(?:which|what) (?:dish(?:es)?|foods?|soups?|salads?|stews?|curr(?:y|ies)|meals?) (?:have|has|contains?|uses?) (?:both )?${one} and ${one}(?: in (?:it|them))?`,
  `welches? (?:gerichte?|speisen?|suppen?|salate?|eintopfe?|currys?) (?:haben|hat|enthalten|enthalt) ${one} und ${one}(?: (?:drin|drinnen))?`,
  `is there (?:an?|any) ${ofKitchen} (?:dish|recipe|soup|stew|curry|dessert|snack|salad|cake|bread) (?:made )?with @\\d+`,
].map((words) => new RegExp(`^${words}(?: (?:, )?(?:yes or no|ja oder nein|please|bitte))?$`));

/**
 * Whether a text asks nothing but whether two things go together, or for a dish of a kitchen with one.
 *
 * @param shape the text, in which each allergen named is '@' and its number
 */
export function asksOfTwo(shape: string): boolean {
  return shape.includes('@') && asks.some((pattern) => pattern.test(shape));
}

/** Words that tell of somebody, deny something, or ask what is in a food. */
const tellsMore =
  /\b(?:there|you|anything|something|nothing|everything|anyone|i|we|my|our|he|she|no|not|non|un|never|without|except|less|da|hier|was|etwas|nichts?|nix|irgend\w*|alles|ich|bin|wir|er|mein\w*|unser\w*|hab\w*|hat|kein\w*|mag|nie|ohne|allerg\w*|vegan\w*|vegetar\w*|schwanger|pregnant)\b/;
/** A name of up to three words. */
const named = "[a-zß'’-]+(?: [a-zß'’-]+){0,2}";
const fishiness = [
  `(?:does|do) ${named} (?:taste|smell) (?:(?:very|really|so|too) )*fishy(?: at all)?`,
  `(?:is|are) ${named} (?:(?:very|really|so|too) )*fishy(?: at all)?`,
  `(?:schmeckt|schmecken|riecht|riechen|ist|sind) ${named} (?:(?:sehr|stark|arg|denn) )*fischig`,
  `${named} (?:, )?(?:schmeckt|riecht) (?:das|es|der|die) (?:(?:sehr|stark|arg|denn) )*fischig`,
].map((words) => new RegExp(`^${words}$`));

/** Whether a text asks nothing but how fishy something tastes: 'Vitello Tonnato, schmeckt das fischig?' */
export function asksOfFishiness(text: string): boolean {
  return !tellsMore.test(text) && fishiness.some((pattern) => pattern.test(text));
}
