/**
 * Ingredients by what diets and faiths ask of them, each from general food knowledge. A word that is 'usual' brings the thing in by the recipe of many
 * makers or cooks, so that nobody may call the food free of it.
 */

/** Ingredients that were a land animal's body; sea creatures are known by their allergens. */
export const meatWords =
  /\b(beef|pork|chicken|cockerel|(hen|duck(?! eggs?)|goose)(?!('s)? eggs?)|lamb|mutton|goat(?!('s)? (cheese|milk|whey))|veal|venison|rabbit|guinea pig|ham|bacon|lardons|pancetta|guanciale|prosciutto|salami|chorizo|mortadella|turkey|capon|lard|tallow|suet|gelatine|bones?|marrow|sausages?|pâté|meat|meatballs|mince(?! the)|shank|tripe|trotters?|foot|liver|blood|offal|ox|grasshoppers?|crickets|mealworms|sea urchins?|jellyfish|sweetbreads)\b/;

/** Hard cheeses whose own rules demand calf's or lamb's rennet. */
export const animalRennetCheeses =
  /parmigiano|parmesan|grana padano|pecorino romano|gruyère|comté|beaufort|reblochon|fontina|rennet/;

/** Cheeses that many dairies set with the rennet of an animal, and cheese of which no more is said. */
export const usualRennetCheeses =
  /\b(mozzarella|burrata|provolone|cotija|queso|cheddar|gouda|emmental|raclette|feta|halloumi|manchego|gorgonzola|roquefort|brie|camembert|taleggio|asiago|sulguni|edam|kashkaval|cheese)\b/;

/** Set by acid, or told to be without it. */
export const rennetFree =
  /\b(paneer|mascarpone|ricotta|quark|twaróg|labneh|(curd|cream|cottage) cheese|vegetarian rennet)\b/;

export const beeWords = /honey(?!ed|comb)|beeswax|propolis/;

export const porkWords =
  /\b(pork|ham|bacon|lardons|pancetta|guanciale|prosciutto|speck|salami|chorizo|mortadella|lard|chicharrón|pig's|(?<!guinea )pigs?|trotters?|toulouse sausage|frankfurters?|luncheon meat|asiento)\b/;

/** Where pork is usual and unannounced. */
export const usualPorkWords = /gelatine|\bsausages?\b|\bmeat (stock|broth)|curry roux|\bmeatballs\b/;

export const alcoholWords =
  /\b(wines?|sake|mirin|beer|brandy|cognac|calvados|rum|vodka|whisky|gin|grappa|kirsch|marsala|sherry|madeira|port|prosecco|champagne|liqueur|liquor|aperol|spirit|alcohol|makgeolli|soju|pastis|tequila|mezcal|pulque|cider)\b/;

/** What looks like alcohol and is none of it. */
export const notAlcohol = /(wine|cider|sherry|rice wine) vinegar|alcohol[- ]free|without alcohol|port of|rice vinegar/g;

/** Brewed or made with alcohol by many makers: soya pastes and sauces keep by it, French mustard and wine vinegar come from wine. */
export const usualAlcoholWords =
  /soy sauce|miso\b|doenjang|gochujang|ssamjang|chunjang|hoisin|fermented (bean curd|tofu)|dijon mustard|(wine|sherry) vinegar|vanilla extract|(tonkatsu|okonomiyaki|takoyaki) sauce|toddy/;
