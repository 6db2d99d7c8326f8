type Plainer = readonly (readonly [RegExp, string])[];

/*
 * What says the same in plainer words, of folded text: by it both what must be avoided and what is wanted are read.
 */

/** Of which there are strong ones and mild ones. */
const kinds = {
  en: 'cheese|fish|meat|curry|seafood|coffee|tea|beer',
  de: 'käse|kase|kaese|fisch|fleisch|curry|kaffee|tee|bier',
};

/** What a dish tastes of, and is made of where it did harm. */
const tastesOf: readonly (readonly [taste: string, thing: string])[] = [
  ['eggy', 'egg'],
  ['nutty', 'nut'],
  ['cheesy', 'cheese'],
  ['milky', 'milk'],
  ['buttery', 'butter'],
  ['creamy', 'cream'],
  ['fishy', 'fish'],
  ['mustardy', 'mustard'],
];

/** What once lived, by what it had or did: one phrase of the terms stands for all of them. */
const anything = '(?:anything|everything|something|whatever|things?|stuff|foods?|creatures?|all|what)(?: else)?';
const having = '(?: (?:that|which|has|have|had|with|ever|once|used to|any|an?|its own))+';
const part = '(?:faces?|eyes|pulse|heart(?:beat)?|legs|feelings)';
/** What these have gives eggs and milk, too. */
const parents = '(?:parents|mothers?|(?<=a )(?:mum|mom))';
const living =
  '(?: (?:that|which))?(?: (?:has|have|had))? ?(?:(?:ever|once|was|were|be|been|used to) )+(?:lived?|alive|living|breath(?:ed?|ing)|walk(?:ed)?|sw[au]m|swim|fl[ey]w?|moved|bled|bleed(?:ing)?|born|died|cried|suffered|killed|slaughtered)';

export const plainerEnglish: Plainer = [
  [new RegExp(`\\bnothing(?: else)?(?:${having} ${part}|${living})\\b`, 'g'), 'nothing with a face'],
  // 'Food that never had parents'.
  [
    new RegExp(`\\b(?:${anything}(?: (?:that|which))? never|nothing(?: else)?)${having} ${parents}\\b`, 'g'),
    'nothing with a mother',
  ],
  [
    new RegExp(`\\b(?:${anything}(?: (?:that|which))? never) (?:had|has|have) (?:an? )?${part}\\b`, 'g'),
    'nothing with a face',
  ],
  [new RegExp(`\\b${anything}${having} ${parents}\\b`, 'g'), 'anything with a mother'],
  // 'Without scaring them off' leaves out nothing that is eaten.
  [
    /\bwithout (?!(?:giving|having|eating|using|adding|serving|feeding|putting|buying|including|touching|letting|making|getting|bringing|offering|handing|tasting|trying|cooking|poisoning|killing|harming|hurting)\b)[a-z]{3,}ing (?=(?:me|us|him|her|them|you)\b)/g,
    'for ',
  ],
  // 'Nothing goes on my plate that once had a face'.
  [
    new RegExp(`\\bnothing((?: [^ ,.]+){1,6}?) (?:that|which)(?:${having} ${part}|${living})\\b`, 'g'),
    'nothing with a face$1',
  ],
  [new RegExp(`\\b${anything}(?:${having} ${part}|${living})\\b`, 'g'), 'anything with a face'],
  // 'The nutty bit made him swell': what it is made of did, and no taste is wanted.
  ...tastesOf.map(
    ([taste, thing]) =>
      [
        new RegExp(
          `\\b${taste} (?=(?:\\w+ ){1,6}?(?:gave|gives?|made|makes?|sent|put|puts|left|leaves?|brings?|brought|had|has|kills?|killed|nearly|almost|did|does|knocks?|knocked) (?:me|him|her|us|them|my|his|our)\\b(?! (?:so |very |really |feel |all )*(?:happy|happier|smile|day|week|night|drool|hungry|good|better|laugh|at home|warm|full|crave|want|energy|joy|comfort)\\b))`,
          'g',
        ),
        `${thing} `,
      ] as const,
  ),
  // 'Foods with peanuts in them' are foods with peanuts.
  [/\b(with|containing) (\w+(?: \w+)?) in (?:it|them|there)(?= ?$| ?[.?!])/g, '$1 $2'],
  // 'Cheese that is less smelly', 'cheese that does not smell': a mild one, and not without cheese.
  [
    new RegExp(
      `\\b(${kinds.en})s?,? (?:that|which) (?:is|are|smells?|tastes?) (?:(?:a (?:bit|little)|much) )?less (?:strong|stinky|smelly|pungent|intense|funky|fishy|gamey)(?=$| ?[,.?!])`,
      'g',
    ),
    'mild $1',
  ],
  [
    new RegExp(
      `\\b(${kinds.en})s?,? (?:that |which )(?:(?:is|are|does|do|will) not|is ?n['’]?t|are ?n['’]?t|does ?n['’]?t|do ?n['’]?t) (?:(?:so|too|that|very|really|all that|overly|taste|smell|as) )*(?:strong|stinky|stink|smelly|smell|pungent|intense|overpowering|funky|fishy|gamey)(?: at all)?(?=$| ?[,.?!]| (?:for|and|please|from|in|with)\\b)`,
      'g',
    ),
    'mild $1',
  ],
  [
    new RegExp(
      `\\b(${kinds.en})s?(?: (?:is|are|would be|that is|that are))?(?: (?:good|best|nice|ok|okay|right|great|suitable|fine))? for (?:someone|somebody|people|anyone|those|kids|a person|a friend) (?:who |that )?(?:(?:do|does|can|will) not|do ?n['’]?t|does ?n['’]?t|can['’]?t|cannot) (?:usually |really |normally )?(?:like|love|eat|enjoy|stand|handle|manage) (?:strong|stinky|smelly|pungent|funky) (?:\\1s?|ones?|stuff|tastes|flavou?rs)(?=$| ?[,.?!])`,
      'g',
    ),
    'mild $1',
  ],
  // 'What is a century egg and why'.
  [/\b(what (?:is|are) .+?),? (?:and|but) (?:why|how come)(?: though| tho| on earth)?$/g, '$1'],
  [
    /\b(what|who|how|why|where) (?:the (?:hell|heck|fuck|f|devil|deuce)|on earth|in the world|tf) (?=(?:is|are|does|do|was)\b)/g,
    '$1 ',
  ],
  // How much it is hated changes nothing.
  [
    /\b(hate|loathe|detest|dislike|despise) ([a-z]+(?: [a-z]+)?) (?:with (?:a|every|all) (?:burning |fiery )?(?:passion|fib(?:re|er) of (?:my|his|her) being|my heart|heart)|more than (?:anything|words|life)|so (?:so )*much)\b/g,
    '$1 $2',
  ],
  // Who takes little heat.
  [
    /\b(?:my|our|his|her) (?:tongue|mouth|palate|taste ?buds) (?:is|are) (?:such |just |really )*(?:an? )?(?:coward|wimp|wuss|weakling|cowards|wimps)(?= ?[,.]|$)/g,
    'not too spicy',
  ],
  // Of a taste: 'something like kimchi minus the burn'.
  [
    /\b((?:like|similar to) (?:an? )?\w+(?: \w+)?) (?:minus|without|but without) (?:all )?(?:the|that|its) (?:burn|burning|fire|kick)(?= please$| pls$|$)/g,
    '$1 but not spicy',
  ],
  [
    /\b(?:that|which) (?:does|do)(?: not|n['’`´ ]?t) (?:have|contain|include|use) (?:it|that|them|any(?: of (?:it|that|them))?)(?: in (?:it|them))?\b/g,
    'without it',
  ],
];

export const plainerGerman: Plainer = [
  [
    /\b(?:nichts|nix)(?: mehr)?(?:,? (?:was|das|mit|mal|einmal|jemals|je|irgendwann|eine?n?))+ (?:gesicht|augen|herz(?:schlag)?|beinen?)\b(?: (?:hatte|gehabt hat|hat)\b)?/g,
    'nichts mit gesicht',
  ],
  // 'Mir kommt nichts auf den Teller, was mal Augen hatte'.
  [
    /\b(?:nichts|nix)((?: [^ ,.]+){1,6}),? (?:was|das)(?: (?:mal|einmal|jemals|je|irgendwann|eine?n?))* (?:gesicht|augen|herz(?:schlag)?|beine) (?:hatte|gehabt hat|hat)\b/g,
    'nichts mit gesicht$1',
  ],
  // 'Was ein Herz hatte, esse ich nicht'.
  [
    /\bwas(?: (?:mal|einmal|jemals|je|irgendwann|eine?n?))* (?:gesicht|augen|herz(?:schlag)?|beine) (?:hatte|gehabt hat|hat),? (?=(?:esse|isst|essen|kommt|mag|lasse?|meide|geht|darf)\b)/g,
    'alles mit gesicht ',
  ],
  [/\bso (a(?:e)?hnlich|ähnlich) wie\b/g, '$1 wie'],
  // 'Käse, der weniger stinkt', 'Käse, der nicht stinkt'.
  [
    new RegExp(
      `\\b(${kinds.de}),? (?:der|die|das) (?:etwas )?weniger (?:stark|streng|intensiv|stinkt|mieft|riecht|fischig)(?: (?:ist|schmeckt|riecht))?(?=$| ?[,.?!])`,
      'g',
    ),
    'milder $1',
  ],
  [
    new RegExp(
      `\\b(${kinds.de}),? (?:der|die|das) nicht (?:(?:so|zu|sehr|allzu|gleich|arg) )*(?:stark|streng|intensiv|kr(?:a|ae|ä)ftig|stinkt|mieft|riecht|fischig|penetrant)(?: (?:ist|schmeckt|riecht|sind))?(?=$| ?[,.?!]| (?:fu(?:e)?r|für|und|bitte|aus|zu|in|mit) )`,
      'g',
    ),
    'milder $1',
  ],
  // 'Aber kein Tiramisu ist'.
  [/\b(aber|nur|bloss|das) (keine?n?) (\w+) (?:is|ist|sind|sein soll)(?=$| [,.])/g, '$1 $2 $3'],
  // 'Ich möchte etwas Japanisches kosten': to taste, and neither a price nor a life.
  [
    /\b(mo(?:e)?chte|will|wollen|darf|wu(?:e)?rden? gerne?)((?: (?!was(?! \w+es )|wieviel|viel|nicht|nie|keine?[mnrs]?|fall|hals|kopf|leben|kragen|nerven|geld|vermo(?:e)?gen|euro)[^ ,.]+){1,6}) kosten\b/g,
    '$1$2 probieren',
  ],
  // 'Kartoffeln kann ich nicht mehr sehen'.
  [
    /\b(\w+) kann (?:ich|man|bei uns keiner) (?:(?:bald|langsam|echt|einfach|gerade|schon) )*(?:nicht mehr|nimmer) (?:sehen|riechen)\b/g,
    'ohne $1',
  ],
];
