import { plainerEnglish, plainerGerman } from '#domain/avoidance/wording/plainer-words.ts';
import { germanPattern, type Rewriting } from '#domain/assistant/words/german-pattern.ts';

/*
 * What stands beside a question and asks nothing more: a doubt at its end, why somebody asks, how much they mean it; and what is asked after somebody told
 * something.
 */

const question = '(?:is|are|does|do|how|what|which|whats|can)';
/** Somebody of whom no food is named. */
const somebody =
  '(?:i|we|you|it|that|they|he|she|this|(?:an?|my|our|most|any) [a-z]+(?: [a-z]+)?|any ?one|someone|somebody|people)';

export const englishSideRemarks: readonly Rewriting[] = [
  ...plainerEnglish,
  // 'Is tom yum really hot or can a wimp handle it'.
  [
    new RegExp(
      `^(${question}\\b.+?),? or (?:can|could|will|would|may|am|is|are|do|does|should|shall) ${somebody} (?!(?:[a-z]+er|more|less) than\\b)(?:(?:able to|going to|gonna|still|even|actually|really|just) )*(?:handle|manage|cope|take|survive|stand|eat|bear|try|order|skip|die|cry|regret|expect|need|be|love|like|hate|get away|overthinking|imagining|exaggerating|crazy|wrong|weird|missing)\\b.*$`,
    ),
    '$1',
  ],
  // 'Lychee vs longan, do they honestly taste any different'.
  [
    /^(.+? (?:vs|versus|or|and) .+?),? (?:do|are|is) (?:they|those|these|there) (?:(?:honestly|actually|really|even|all|truly|taste|tasting|that|any|much|so|very) )*(?:different(?:ly)?|the same|alike|similar|a difference)(?: at all| or (?:not|the same|what))?$/,
    'compare $1',
  ],
  [/^(what (?:does|do) .+? taste like|how (?:does|do) .+? taste) (?:bc|because|cause|cos|coz|since|as) .*$/, '$1'],
  [/^(?:(?:so|hey|hi|hello|yo|ok) )*what is good(?: (?:today|tonight|here|right now|on here))?$/, 'what should i eat'],
  // 'What cheese is closest to brie but stronger'.
  [/^(?:what|which) [a-z]+ (?:is|comes) (?:the )?(?:closest|nearest|most similar) to (.+)$/, 'something like $1'],
  // 'I want brie but with more funk'.
  [
    /^(?:(?:i|we) (?:want|fancy|would like|am after|need|crave)|i am craving|i am in the mood for|give me|looking for) (?:an? |some |the )?(?!(?:some|any)thing\b|more\b|less\b)([a-z]+(?: [a-z]+)?) but (?:with )?((?:a (?:bit|little) )?(?:more|less|extra) [a-z]+|[a-z]{3,}er)$/,
    'something like $1 but $2',
  ],
  // Of what is drunk, and nothing to a drink.
  [
    /^(?:(?:i want|i need|i would like|give me) )?(?:some|any)thing (sweet|sour|bitter|fruity|cold|hot|warm|fresh|fizzy|creamy|refreshing) to drink$/,
    'a $1 drink',
  ],
  // 'A dessert that is barely sweet at all'.
  [/\b(?:barely|hardly|scarcely) sweet(?: at all)?\b/g, 'not very sweet'],
  [/\b(barely|hardly|scarcely) (salty|sour|bitter|spicy|hot) at all\b/g, '$1 $2'],
  [/ (?:that |which )?(?:i|we) (?:can|could|might) get away with(?: (?:ordering|eating|having|serving))?$/, ''],
  // 'Want: pasta. Don't want: tomato.'
  [
    /^(?:mood [a-z]+ )?(?:i )?want (?:is )?([a-z]+(?: [a-z]+)?) (?:(?:i )?do not|dont) want ([a-z]+(?: [a-z]+)?)$/,
    '$1 without $2',
  ],
  // 'A starter for a dinner party. Main is duck'.
  [
    /^(?:(?:a|an|any|some|good|nice|need|i need|looking for|what) )*(starter|dessert|side|drink|wine)s?\b.* (?:the |my |our )?main(?: course| dish)? (?:is|will be) (.+)$/,
    '$1 with $2',
  ],
  // Of 'what does okra feel like in the mouth, is it really slimy' the answer says it.
  [
    /^((?:what|how) (?:does|do|is|are) .+? (?:like|feel|taste)(?: in (?:the|your|my) mouth)?),? (?:is|are) (?:it|they|that) (?:really|actually|truly|as|just|that|so) .*$/,
    '$1',
  ],
  // A less salty one than the one that was spoken of.
  [
    /^(?:(?:ok|okay|and|so) )*(?:what (?:is|would be)|is there|do you have|any|give me|got|show me) (?:a|an|any|some) ((?:less|more) [a-z]+|[a-z]{3,}er) (?:one|ones|alternative|option|version)$/,
    'something like it but $1',
  ],
  [
    /^(?:nice|ok|okay|cool|great|good|thanks|hm+),? (?:is|are) there (?:one|another|any) (with|without|from|that) (.+?)(?: (?:too|in it|as well))*$/,
    'one $1 $2',
  ],
  // 'The smokiest spice' is one to cook with.
  [
    /\b(what|which|any|[a-z]{4,}est|most [a-z]+)(?: tasting)? spice(?= |$)(?! (?:level|tolerance|to|kick|rating)\b)/g,
    '$1 spices',
  ],
  [
    /^([a-z]+ (?:food|cuisine|cooking|dishes)),? (?:what is the (?:deal|story)|what about it),? (?:is|are) (?:it|they) (?:(?:really|very|actually|all) )*([a-z]+)$/,
    'is $1 $2',
  ],
  [
    /^what (?:is|would be) an? (?:really )?(?:good|nice|great|perfect) (drinks?|snacks?|soups?|desserts?|starters?) for (?=\w)/,
    'a $1 for ',
  ],
  [/\bcomfort (?:me|us) with (?=\w)/, 'i need '],
  // Another one of those has been had.
  [
    /,? (?:that|which) (?:is|are) not (?:just )?(?:another|yet another|the usual|the same old) (?:boring |plain |old )?([a-z]+(?: [a-z]+)?)$/,
    ' but no $1',
  ],
  // 'People keep calling wine earthy. What does that mean in a food?'
  [
    /^.*\b(?:describ|call|say|said|label|tag|refer)\w*\b.* (?:(?:as|is|are|tastes?|being|so|very|quite|too) )*([a-z]+),? what (?:does|do|is) (?:that|it|this|they) (?:(?:even|actually|really) )?mean\b.*$/,
    'what does $1 mean',
  ],
  // 'Slimy textures freak me out, which foods should I skip': those that are.
  [
    /^([a-z]+) (?:textures?|things?|stuff|foods?) (?:(?:really|totally|just) )*(?:freaks?|gross(?:es)?|creeps?|weirds?) me out,? (?:so )?(?:what|which) (.+?) (?:should|do|must|could|would) i (?:skip|pass on|leave)$/,
    'which $2 are $1',
  ],
  [
    /^(?:ok |okay |and |so )*what (?:do|can|should|could|would) (?:i|we|you) dip (it|that|them|these|those) in(?:to)?$/,
    'what goes with $1',
  ],
];

export const germanSideRemarks: readonly Rewriting[] = [
  [germanPattern('^hauptsache (?:(?:es |das )?(?:ist|wird|schmeckt) )?'), ''],
  // Was es kostet, steht nirgends.
  [
    germanPattern(
      '^(?:gibt es |hast du |kennst du )?(?:da |noch |auch )*(?:etwas |was )?(?:günstigeres|billigeres),? (?:(?:das|was|und) )?(?:(?:so|trotzdem) )*ähnlich(?: ist| schmeckt)?$',
    ),
    'gibt es etwas ähnliches',
  ],
  ...plainerGerman,
  // 'Ist Vindaloo echt so scharf oder hält man das aus'.
  [
    germanPattern(
      '^((?:ist|sind|schmeckt|schmecken|wie|wird)\\b.+?),? oder (?:halte?|hält|schafft?|kann|könnte|verträgt|übersteht|geht|übertreiben?|muss|darf|bin|soll)(?:e|st|t)?(?: (?:man|ich|das|wir|es|ein|eine|mein|meine|alle|da|denn|auch|noch|schon|so|nur|überhaupt|als|\\w+))*$',
    ),
    '$1',
  ],
  [
    germanPattern(
      '^(.+? (?:vs|versus|oder|und) .+?),? (?:schmecken|sind|ist) (?:die|das|sie|da)(?: (?:ehrlich|wirklich|echt|überhaupt|eigentlich|alle|so|sehr|irgendwie))* (?:anders|verschieden|unterschiedlich|gleich|ähnlich|ein unterschied)$',
    ),
    'vergleiche $1',
  ],
  [germanPattern('(?<= )(?:gesucht|gefragt|gewünscht)(?=,|$| aber| und| ohne)'), ''],
  // Nach dem Meer schmeckt, was meersalzig ist.
  [
    germanPattern('\\b(?:das |was )?(?:nach|wie) (?:urlaub am meer|strandurlaub|meer|meeresbrise)(?: schmeckt)?'),
    'meersalziges frisches',
  ],
  [
    germanPattern(
      '^(?:(?:moin|hallo|hi|hey|na|servus|so) )*was gibt es (?:denn |heute |so )*(?:leckeres|gutes|feines|schönes)(?: heute| zu essen)?$',
    ),
    'was soll ich essen',
  ],
  [
    germanPattern(
      '\\b(?:wenn man|wenn ich|falls man|für leute die|der|die) scharf(?:es)? (?:gar )?nicht (?:so |gern |gut )*(?:mag|verträgt|vertrage|isst|kann)\\b',
    ),
    'mild',
  ],
  [germanPattern('^was bestellt man (?=beim |bei der )'), 'was esse ich '],
  // Was danach kommt, ist der Nachtisch.
  [
    germanPattern('\\b(?:etwas|was) süßes (?:hinterher|danach|zum (?:ab)?schluss|als abschluss|zum abschließen)'),
    'ein nachtisch',
  ],
  [
    germanPattern(
      '^(?:und )?was passt (?:da|dazu) (?:denn )?(?:für|an) (obst|käse|wein|brot|salat|gemüse|nachtisch|soße|sauce)$',
    ),
    'welches $1 passt dazu',
  ],
  // 'Etwas Heißes zum Löffeln'.
  [germanPattern('\\bzum löffeln\\b'), 'als suppe'],
  [
    germanPattern(
      '^(?:gibt es|hast du|habt ihr|kennst du) (?:da |auch |noch )*(?:etwas|was|so etwas|so was) ähnliches aus ',
    ),
    'ahnliches aber aus ',
  ],
];
