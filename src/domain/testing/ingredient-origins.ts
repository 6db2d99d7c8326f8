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
export const notAlcohol =
  /(wine|cider|sherry|rice wine) vinegar|alcohol[- ]free|without alcohol|port of|port-au-prince|rice vinegar/g;

/** Brewed or made with alcohol by many makers: soya pastes and sauces keep by it, French mustard and wine vinegar come from wine. */
export const usualAlcoholWords =
  /soy sauce|miso\b|doenjang|gochujang|ssamjang|chunjang|hoisin|fermented (bean curd|tofu)|dijon mustard|(wine|sherry) vinegar|vanilla extract|(tonkatsu|okonomiyaki|takoyaki) sauce|toddy/;

/** Animals and dishes of meat that versions name, beside what an ingredient may be. */
export const meatDishes =
  /\b(pigeon|squab|quail(?! eggs?)|elk|reindeer|boar|horse meat|alpaca|kid goat|frog|partridge|sucuk|merguez|cecina|gizzards?|giblets|tongue|tendon|oxtail|crackling|salo|haggis|black pudding|keema|kielbasa|minced-meat|döner|foie gras|chicharrón)\b/;

/** Versions that say to hold none, whatever else they name. */
export const meatless =
  /\b(vegetarians?|vegan|meatless|vegetable|without meat|plant-based|pigeon peas|chicken-mu)\b|\bin turkey\b/;

/** Dishes and products of pork by their names. */
export const porkDishes =
  /\b(sausages?|gelatine|crackling|carnitas|char siu|salo|kielbasa|luganega|sisig|dwaeji|longganisa|lardo|pancetta|black pudding|white pudding|tonjiru)\b/;

/** Sausage and the like of another animal. */
export const porkless =
  /\b(beef|lamb|veal|chicken|turkey|venison|kosher|halal|fish|sucuk|merguez|cod|vegan) (sausages?|meatballs|balls|bacon|ham)\b/g;

/** Drinks by their brands and kinds, and dishes that are soaked in one or stirred with it. */
export const alcoholDishes =
  /\b(guinness|stout|lager|(?<!ginger )ale|bourbon(?! vanilla)|pisco|aquavit|cachaça|amaretto|cava|raki|ouzo|arak|rompope|advocaat|eggnog|cuba libre|tipsy|awaze|chicha de jora)\b/;
