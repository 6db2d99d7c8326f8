import { findMentions } from '#domain/avoidance/find-mentions.ts';
import { namesNothing, readAvoidance } from '#domain/avoidance/read-avoidance.ts';
import { ingredientsIn } from '#domain/assistant/words/ingredient-words.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';

/*
 * What plainly asks for an allergen, written in the words by which `readAvoidance` reads that. Only whole questions of a closed form are, of which
 * each word is known, and in which nothing is denied or speaks of harm: what is left over stays as it is, and so avoids (R29).
 */

/** 'Without too much chilli' says how hot it may be, and avoids nothing. */
const tooMuchHeat =
  /\b(?:without|not|no|ohne|nicht) (?:too much|zu viel) (?:chill?i(?:es)?|heat|spice|schärfe)(?![\p{L}])/giu;
/** Takes back what was said, and denies nothing. */
const takesBack = /(?<![\p{L}])(?:no,? wait|wait,? no|nein,? warte|warte,? nein)(?![\p{L}])/iu;
const denies =
  /\b(?:no|not|nor|none|nothing|never|without|free|less|least|avoid\w*|hates?|dislikes?|\w*n['’]?t|kein\w*|ohne|nicht\w*|nie|weder|wenig\w*|mag)\b/i;

/** A taste at its strongest, which asks for no fish. */
const fishiest = /(?<![\p{L}])(?:fishiest|fischigste[mnrs]?)(?![\p{L}])/giu;

const dishes =
  "(?:(?:what|which|an?|some|any|the|dish(?:es)?|meals?|foods?|something|anything|that|thats|is|are|give|show|me|i|want|do|you|have|eine?|gerichte?|etwas|was|das|die|ist|sind|gibt es|zeig|mir|welche[s]?|s)[ ,'’]+)*";
/** What is done with a thing in a kitchen. None of it says that somebody eats it. */
const cooking =
  '(?:(?:pan|deep|stir|slow)[ -]?)?(?:grill|barbecue|fry|bake|roast|melt|toast|smoke|steam|poach|boil|braise|stew|stuff|grate|crumble|slice|dip|cook)';
const cookingDone =
  '(?:(?:pan|deep|stir|slow)[ -]?)?(?:grill|barbecu|fry|bak|roast|melt|toast|smok|steam|poach|boil|brais|stew|stuff|grat|crumbl|slic|dipp|cook)ing';
const kochen =
  '(?:grillen|braten|anbraten|frittieren|backen|überbacken|schmelzen|gratinieren|schmoren|dünsten|dämpfen|räuchern|kochen|reiben|füllen|panieren|dippen|grill|backofen|ofen)';
const dishOnIt =
  '(?:pizzas?|pasta|lasagne|burgers?|toast|sandwich(?:es)?|salads?|fondue|raclette|gratins?|cheese ?boards?|cheese platters?|tacos?|wraps?|soups?|omelettes?|auflauf|aufläufe|salate?|suppen?|käseplatten?|brotzeit)';
const wantsOne =
  "(?:(?:what|which|what['’]?s|whats|is|are|the|an?|some|any|good|best|ideal|perfect|great|nice|kinds? of|types? of|i need|i want|i['’]?m looking for|looking for|recommend|suggest|give me)\\s+)*";
const willEine =
  '(?:(?:was für|welche[rsnm]?|gute[rsn]?|beste[rsn]?|der|die|das|eine?n?|etwas|ich brauche|ich suche|suche|brauche|passende[rsn]?|ideale[rsn]?)\\s+)*';

/** Whole questions, and the things that they ask for. */
const forms: readonly (readonly [RegExp, string])[] = [
  // 'The best cheese for grilling', 'fish for the barbecue', 'cheese for pizza'.
  [
    new RegExp(
      `^${wantsOne}([\\p{L} ]+?)\\s+(?:(?:is|are|works?|would be)\\s+(?:the\\s+)?(?:good|best|great|ideal|well)\\s+)?(?:(?:for|to)\\s+(?:the\\s+)?(?:${cookingDone}|${cooking}|bbq|oven|pan)(?:\\s+(?:on|in|over|with|onto)\\s+(?:an?\\s+|the\\s+|my\\s+)?${dishOnIt})?|for\\s+(?:an?\\s+|the\\s+|my\\s+|on\\s+)*${dishOnIt})(?: please)?\\s*[?.!]*$`,
      'iu',
    ),
    'something with $1',
  ],
  // 'Which cheese can I fry in a pan'.
  [
    new RegExp(
      `^(?:what|which)\\s+([\\p{L} ]+?)\\s+(?:can|could|should|do|would)\\s+(?:i|you|we|one|people)\\s+${cooking}(?:\\s+(?:in|on)\\s+(?:an?|the)\\s+(?:pan|oven|wok|grill|barbecue))?\\s*[?.!]*$`,
      'iu',
    ),
    'something with $1',
  ],
  [
    new RegExp(
      `^${willEine}([\\p{L} ]+?)\\s+(?:(?:ist|sind|eignet sich|eignen sich|passt|taugt)\\s+(?:(?:am besten|gut|besonders|ideal)\\s+)*)?(?:(?:zum|für den|auf den|für die)\\s+${kochen}|(?:für|fürs|zum|auf)\\s+(?:die\\s+|den\\s+|das\\s+|eine?n?\\s+)?${dishOnIt})(?: bitte)?\\s*[?.!]*$`,
      'iu',
    ),
    'etwas mit $1',
  ],
  [
    new RegExp(
      `^(?:welche[rsnm]?|was für)\\s+(?:eine?n?\\s+)?([\\p{L} ]+?)\\s+(?:kann|könnte|soll|sollte)\\s+(?:ich|man)\\s+(?:(?:gut|am besten)\\s+)*${kochen}\\s*[?.!]*$`,
      'iu',
    ),
    'etwas mit $1',
  ],
  // 'A dish that is mostly eggs'.
  [
    new RegExp(
      `^${dishes}(?:mostly|mainly|largely|predominantly|primarily|hauptsächlich|überwiegend|vorwiegend) (?:made )?(?:of |from |with |out of |aus |mit )?([\\p{L} ,]+?)(?: besteht| bestehen)?(?: please| bitte)?\\s*[?.!]*$`,
      'iu',
    ),
    'something with $1',
  ],
  // 'Was kann ich aus Eiern machen': the last word says elsewhere what a thing does to somebody.
  [
    /^(?:und )?was (?:kann|könnte|soll|können|sollen) (?:ich|man|wir) (?:(?:alles|noch|nur|denn|so|leckeres|gutes) )*(?:mit|aus) ([\p{L} ,]+?) (?:machen|anfangen|kochen|zubereiten|backen)\s*[?.!]*$/iu,
    'etwas mit $1',
  ],
  // What is there is to be used: 'I have tofu and eggs, ideas?'
  [
    /^(?:i(?:['’]ve| have)?(?: got)?|we(?:['’]ve| have)?(?: got)?|got) (?:(?:only|just) )*([\p{L} ,]+?)(?: (?:at home|left|here|in (?:the|my) (?:fridge|house|pantry)))?[,.;:]? *(?:any )?(?:ideas?|suggestions?|recipes?|what (?:can|could|should|do) i (?:make|cook|do)(?: with (?:it|them|that))?)\s*[?.!]*$/iu,
    'something with $1',
  ],
  [
    /^(?:ich )?hab(?:e)?(?: ich)? (?:(?:noch|nur) )*([\p{L} ,]+?) (?:da|im haus|zuhause|zu hause|im kühlschrank|übrig)[,.;:]?(?: *(?:ideen?|was (?:kann|könnte|soll) ich (?:machen|kochen)|was (?:koche|mache) ich)(?: (?:damit|daraus))?)?\s*[?.!]*$/iu,
    'etwas mit $1',
  ],
  // 'Eggs, tomatoes, onions. What now?'
  [
    /^((?:[\p{L}]+ ){0,2}[\p{L}]+(?:,| and| und| or| oder)[\p{L} ,]+?)[.,;:!?–-]+ *(?:so |and )?(?:what now|now what|what (?:can|could|should|do) i (?:make|cook|do)(?: (?:with|from) (?:it|them|that|these|those))?)\s*[?.!]*$/iu,
    'something with $1',
  ],
  [
    /^((?:[\p{L}]+ ){0,2}[\p{L}]+(?:,| und| oder)[\p{L} ,]+?)[.,;:!?–-]+ *(?:und )?(?:was nun|was jetzt|was (?:kann|könnte|soll) ich (?:(?:damit|daraus) )?(?:machen|kochen)|was (?:koche|mache) ich (?:damit|daraus))\s*[?.!]*$/iu,
    'etwas mit $1',
  ],
];

const fills =
  /^(?:and|or|with|some|a|an|the|of|lots|lot|loads|plenty|many|fresh|old|stale|dry|leftover|leftovers|left|over|und|oder|mit|etwas|viel|viele|vielen|ein|eine|einem|einer|paar|alte|alten|altem|alter|altes|trockenem|frische|frischen|uebrigen|ubrigen)$/;
/** Joined to a name it may be an ailment. */
const ails =
  /problem|thema|leiden|krank|reakt|schmerz|empfind|sensi|vertr|allerg|attack|schock|issue|troubl|weh$|angst|phob/;

/** Whether each word of a list names a thing to eat. */
function namesFoods(list: string): boolean {
  const words = foldSearchText(list)
    .split(/[ ,]+/)
    .filter((word) => word !== '');
  const mentions = findMentions(words);
  if (mentions.some(({ isDiet, isDenied, isHarmful }) => isDiet || isDenied || isHarmful)) return false;
  return words.every(
    (word, at) =>
      !ails.test(word) &&
      (fills.test(word) ||
        mentions.some(({ from, to }) => from <= at && at < to) ||
        ingredientsIn(word, 'en').length + ingredientsIn(word, 'de').length > 0),
  );
}

/** @returns the prompt where it asks for nothing in such words */
export function plainlySaid(prompt: string): string {
  const cooled = prompt.replace(tooMuchHeat, ' ');
  const [before = ''] = cooled.split(takesBack, 1);
  const said = before === cooled || !namesNothing(before) ? cooled : cooled.replace(takesBack, ',');
  if (denies.test(said) || readAvoidance(said).isOfHarm) return said;
  for (const [form, asked] of forms) {
    const list = form.exec(said.trim())?.[1];
    if (list !== undefined && namesFoods(list)) return asked.replace('$1', list);
  }
  return said.replace(fishiest, ' ');
}
