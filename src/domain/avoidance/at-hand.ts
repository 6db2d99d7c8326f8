/** Ordinary things of a kitchen that hold none of what is read as an allergen. In a list with one of them the others are at hand, too. */
export const plainFood =
  '(?:rice|potato(?:es)?|onions?|tomato(?:es)?|chicken|beef|pork|lamb|turkey|bacon|ham|sausages?|mince|spinach|carrots?|peppers?|zucchinis?|courgettes?|aubergines?|eggplants?|mushrooms?|broccoli|cabbage|cauliflower|kale|leeks?|peas|beans|lentils|chickpeas|corn|cucumbers?|pumpkin|squash|beetroots?|lettuce|avocados?|apples?|bananas?|pears?|plums?|berries|lemons?|limes?|oranges?|garlic|ginger|herbs|basil|parsley|mint|coriander|cilantro|olives?|honey|sugar|salt|oil|olive oil|coconut milk' +
  '|reis|kartoffeln?|zwiebeln?|tomaten?|huhn|hahnchen|haehnchen|hahnchenbrust|rindfleisch|schweinefleisch|hackfleisch|lamm|pute|speck|schinken|wurst|spinat|karotten?|mohren|moehren|paprika|zucchini|auberginen?|pilze|champignons|brokkoli|kohl|blumenkohl|grunkohl|gruenkohl|lauch|erbsen|bohnen|linsen|kichererbsen|mais|gurken?|kurbis|kuerbis|rote bete|apfel|aepfel|bananen?|birnen?|pflaumen|beeren|zitronen?|limetten?|orangen?|knoblauch|ingwer|krauter|kraeuter|basilikum|petersilie|minze|koriander|oliven|honig|zucker|salz|ol|oel|olivenol|olivenoel|kokosmilch)';
/** How much of a thing there is, and of what kind. */
const measure =
  'some|any|a|an|the|my|few|couple of|lots of|plenty of|a lot of|old|leftover|fresh|frozen|tinned|canned|dried|two|three|four|\\d+|etwas|ein|eine|einen|paar|viel|viele|frische[nr]?|alte[ns]?|gefrorene[nr]?|zwei|drei|vier|noch';
const item = `(?:(?:${measure}) )*(?:${plainFood}|@\\d+)`;
/** 'Rice, @0 and spinach'. */
const mixedList = `${item}(?: (?:, )?(?:and |or |und |oder )?${item})*`;
/** Where it is. */
const isThere =
  '(?: (?:left|left over|at home|at hand|here|in the (?:house|fridge|kitchen|pantry)|in my (?:fridge|kitchen|pantry)|da|hier|ubrig|uebrig|zuhause|zu hause|daheim|im haus|im kuhlschrank|im kuehlschrank))';
const hasOf =
  '(?:(?:so|also|all) )?(?:(?:i|we|ich|wir) )?(?:(?:only|just|still|also|nur|noch) )*(?:have|have got|got|habe|hab|haben) (?:(?:only|just|still|also|nur|noch|hier|da) )*';
/** Asks for no more than what becomes of it. */
const whatNow =
  '(?: (?:, )?(?:what (?:now|next|to do)|now what|no (?:clue|idea)|help|any ideas?|ideas?|und nun|und jetzt|was nun|was jetzt|was (?:geht|tun)|hilfe|ideen?|was mache? ich (?:draus|daraus|damit)|was (?:kann|soll) ich (?:(?:draus|daraus|damit) )?(?:machen|kochen|backen)|what can i (?:make|cook|bake)(?: (?:with|out of) (?:it|them|that|these))?))';
/** Whole sentences that tell what is at hand, with an ordinary thing in the list or with where it is, or that ask for a dish with it. */
const tellsAtHand = [
  `^${hasOf}(?=(?:[^ ]+ )*?${plainFood}(?: |$))(${mixedList})${isThere}?${whatNow}?$`,
  `^${hasOf}(${mixedList})${isThere}${whatNow}?$`,
  `^(?=.*\\b(?:only|just|nur|noch)\\b)${hasOf}(${mixedList})${whatNow}$`,
  `^(?:at home|in (?:the|my|our) (?:fridge|freezer|kitchen|pantry|cupboard|larder)|im (?:kuhlschrank|kuehlschrank|vorrat)|i am (?:kuhlschrank|kuehlschrank)|zu hause|daheim) (?:i have|i have got|we have|there is|there are|habe ich|haben wir|ist|sind|liegt|liegen) (?:(?:only|just|still|noch|nur|ein paar) )*(${mixedList})${whatNow}?$`,
  `^(?:only |just |nur noch |nur )?(?=(?:[^ ]+ )*?${plainFood}(?: |$))(${mixedList})${isThere}$`,
  `^(?:(?:give me|show me|find me|recommend|suggest|i want|i d like|i would like|i am looking for|looking for|gib mir|zeig mir|ich will|ich mochte|ich moechte|ich suche|suche) )?(?:(?:me|a|an|some|any|good|nice|ein|eine|einen|gute[ns]?) )*(?:something|anything|dish|dishes|meal|meals|recipe|recipes|soup|salad|etwas|was|gericht|gerichte|rezept|rezepte|suppe|salat) (?:with|using|made (?:of|with|from)|mit|aus) (?=${item} (?:, )?)(${mixedList})(?: please| bitte)?$`,
].map((words) => new RegExp(words));

/** What may stand beside the things that somebody has at home. */
const besideAtHome = `(?:(?:${measure}|${plainFood}|lots?|plenty|of|only|nur|hier|da|and|und|,|left|over|ubrig|uebrig|minutes?|minuten) )*`;
/** How, when and for whom it is made; not 'lips tingling'. */
const toTheEnd =
  '(?: (?:,|with|from|out|of|for|in|mit|aus|fur|fuer|today|tonight|now|heute|jetzt|damit|daraus|draus|dazu|them|it|that|this|these|quick(?:ly)?|fast|easy|simple|schnell(?:es)?|einfach(?:es)?|warm(?:es)?|hot|cold|kaltes|sweet|savou?ry|spicy|susses|suesses|herzhaftes|scharfes|me|us|two|four|people|family|uns|mich|dinner|lunch|breakfast|supper|dessert|abendessen|mittagessen|fruhstuck|fruehstueck|nachtisch|machen|kochen|backen|zaubern|make|cook|bake|a|an|the|something|anything|etwas|was|ich|wir|i|we|can|could|kann|soll|please|pls|bitte|is|thats|ist|das))*';
/** 'I have eggs and rice, what can I make': a whole sentence that names nothing else. */
const atHome = new RegExp(
  `^(?:so |also )?(?:i|we|ich|wir) (?:(?:only|just|still|also) )*(?:have|have got|got|habe|hab|haben) ${besideAtHome}(?:@\\d+ ${besideAtHome})+(?:(?:what|any(?:thing)?|ideas?|which) (?:(?:dish|dishes|meal|recipe|recipes|can|could|should|do|shall|to|i|we|for) )*(?:make|cook|bake|do|prepare|fry|dinner|lunch|breakfast|ideas?)|(?:was|welches gericht|ideen?) (?:(?:kann|konnte|koennte|soll|sollte|koche|mache|mach|backe|ich|wir|man|damit|daraus|fur|fuer) ?)*(?:koche|kochen|mache|machen|backen|zaubern|ich|abendessen|mittagessen)?)\\b${toTheEnd}$`,
);

/**
 * The part of a sentence that lists what somebody has at hand, or wants a dish with. Only sentences of a closed form are heard: each word is known.
 *
 * @param shape a sentence in which each thing named is '@' and its number, and nothing is denied
 * @returns null where it is no such sentence
 */
export function listAtHand(shape: string): string | null {
  if (atHome.test(shape)) return shape;
  for (const pattern of tellsAtHand) {
    const list = pattern.exec(shape)?.[1];
    if (list !== undefined) return list;
  }
  return null;
}
