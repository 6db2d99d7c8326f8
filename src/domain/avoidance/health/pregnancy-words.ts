/*
 * How people say that somebody is pregnant, nurses a child, or means to be with child: of folded words joined by spaces, without marks.
 */

const month = '(?:third|fourth|fifth|sixth|seventh|eighth|ninth|[3-9](?:rd|th))';
const monat = '(?:dritten|vierten|funften|fuenften|sechsten|siebten|siebenten|achten|neunten|[3-9])';
const number =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty)';
/** Who or what else is awaited: 'we are expecting six people', 'I am expecting it to be hot'. */
const awaited = `(?:(?:an?|the|my|our|her|his|their|some|many|lots of|loads of|more|${number}) (?:\\w+ )?(?:guests?|visitors?|friends?|family|relatives|company|people|persons|neighbou?rs|colleagues|parents|in laws|meals?|course|menu|parcel|delivery|bill|crowd)|guests?|visitors?|friends|family|relatives|company|people|everyone|(?:it|them|you|this|that|something|nothing|the \\w+) (?:to|hot|cold|spicy|mild|sweet)|to|rain|snow)\\b`;

/** Of whom it is told in passing: 'meine Frau, 6. Monat, fragt'. */
const whose =
  '(?:wife|girlfriend|gf|sister|daughter|fiancee|partner|frau|freundin|schwester|tochter|partnerin|verlobte|kollegin|schwagerin|schwaegerin|i am|i m|she is|she s|ich bin|sie ist)';

const said = [
  'preg(?:n\\w*|go\\w*|gers)',
  'pg\\b(?! ?(?:13|rated|tips))',
  `(?:${number} ?)?(?:wks?|weeks?|months?|mths?|mos?) ?along|${number} ?(?:wks?|weeks?|months?|mths?|mos?) ?(?:pg|gone)`,
  // '28+3': weeks and days.
  '[123]\\d and [0-6](?= (?:and|weeks?|wks?|und)\\b)',
  `expecting(?! ${awaited})(?<=\\b(?:i am|am|is|are|she s|shes|we re|i m|she|we|sisters?|wifes?|wife|daughters?|friends?|mum|mom|already|also|now) expecting)`,
  '(?:found out|turns out|news|guess what)(?: that)? (?:(?:we|i|she) )?(?:(?:re|are|were|am|is|m) )?expecting',
  '(?:were|was) expecting(?= \\.|$)',
  '(?<=(?:^|\\. )(?:hi |hey |hello |so |btw |by the way |oh )?)expecting(?= \\.|$)',
  '(?<=(?:^|\\. )(?:and )?)due (?:in|on|around|at|by|mid|early|late|end of) (?:\\w+ )?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|spring|summer|autumn|fall|winter|christmas|easter)\\b',
  'expecting(?: a| an| our| my| her)?(?: \\w+)? (?:baby|child|twins|little one)',
  'expecting (?:our|my|her|their) (?:first|second|third|fourth)\\b',
  '(?<=\\b(?:she|she s|i am|i m|is|wife|sister|daughter|girlfriend|friend|cousin|she is) )due (?:in|on|next|any|soon|around|at|by|this)\\b(?! (?:to pay|an invoice))|(?:errechneter? )?(?:termin|et) (?:ist |war )?(?:im|i am|am|anfang|mitte|ende) (?:januar|februar|marz|maerz|april|mai|juni|juli|august|september|oktober|november|dezember)',
  'night ?feeds?|night ?feeding|cluster ?feed\\w*|pump(?:ing)? and dump\\w*|breast ?pump\\w*|pumping (?:milk|sessions?)|milk supply|milchstau|nachts stillen|stillna?e?chte?n?|milchpumpe|abpumpe\\w*',
  'expectant|(?:expecting|new) (?:mums?|moms?|mothers?)',
  '(?:mums?|moms?|mother|mama|mommy|mummy|parents?) to be|to be (?:mum|mom|mother|mama)',
  '(?:bun|baby) in (?:the|my|her) (?:oven|belly)',
  '(?:eat|eating|cook|cooking) for two now|eating for two',
  // A test that says so.
  '(?:two|2|second|a second) (?:little )?(?:pink |blue |red |faint )?lines?(?! (?:of|from|long|up))|positive (?:pregnancy )?test|test (?:was |is |came (?:back|out) |came )?positive(?! for)|(?:peed|pee|weed) on (?:a|the) stick|zwei (?:rosa |rote |blaue )?(?:striche|streifen|linien)|(?:zweiter|zweiten) strich|(?:test|schnelltest) (?:ist |war |fiel )?positiv',
  '(?:storch|stork) (?:is |ist |kommt|comes|coming|on (?:its|the) way|unterwegs)|(?:becoming|become|gonna be|going to be|am to be|about to be) (?:an? )?(?:mums?|moms?|mother|parents)|(?:werde|wird|werden) (?:bald |jetzt |ja )?(?:mama|mutter|eltern|papa)\\b|braten in der rohre|braten in der roehre',
  'up the duff|knocked up|with child|in the family way|gestation\\w*|baby ?bump|bump and i',
  '(?:baby|bub|twins) (?:is |are )?due|due date',
  `(?:my|her|the|in) ${month} month|month [3-9]\\b`,
  '(?:first|second|third|1st|2nd|3rd)? ?trimester',
  'bf ?(?:ing|mum|mom|mother)|breast ?fe?e?d\\w*|nursing (?:mum|mom|mother|a|my|and)|am nursing|lactating',
  '(?:hit|reached|at|into|now) week \\d+|morning sickness|trying (?:to conceive|for a baby)|ttc|ivf|post ?partum',
  '(?:obstetric|midwi|gyna?ecolog|doula|gynae)\\w*|ob ?gyn|gyno\\b',
  '\\w*schwanger\\w*|ssw|stillend\\w*|stillzeit|stillkind|(?:ich|wahrend|waehrend) (?:\\w+ )?stillen?|stille (?:noch|gerade|mein\\w*|voll)|ich (?!(?:bin|war|sitze|sass|bleibe|blieb|werde|halte) )(?:\\w+ )?still (?:noch|nachts|gerade|grad|immer|ihn|sie|den|die|das|mein\\w*|voll|weiter|ja)|still (?:noch|grad|gerade|ja) (?:nachts|voll|immer|jede|alle)|latch(?:ed|es|ing)? on(?! to)',
  `(?:im|i am|am|ab dem|ende des) (?:(?:gerade|jetzt|erst|schon) )*${monat}(?: \\.)? ?monat`,
  `${whose} (?:(?:is|now|already|just|about|at|in|her|the|currently|who|s) )*(?:${month} month|month [3-9]|(?:in )?week [1-4]?\\d|[1-4]?\\d weeks)\\b(?! (?:old|ago|later|off|away|into|left|holiday|without))`,
  `${whose} (?:(?:ist|bin|jetzt|gerade|schon|erst|in|im|i|am|der|ihrer|ihrem|die) )*(?:${monat}|[1-4]?\\d)(?: \\.)? (?:monat|woche)\\b`,
  '(?:bin|ist|sie|ich) (?:\\w+ ){0,2}?in der (?:\\d+|\\w+ten)(?: \\.)? ?woche|schwangerschaftswoche',
  'baby ?bauch\\w*|kugelbauch|(?:guter|froher) hoffnung|in anderen umsta?e?nden|wochenbett|wochnerin|woechnerin',
  '(?:erwarte|erwartet|erwarten|kriege|kriegt|kriegen|bekomme|bekommt|bekommen) (?:(?:ich|wir|sie|bald|gerade|ja|(?:im|i am) \\w+|ein|unser|mein|ihr|erstes|zweites|drittes|\\w+tes) )*(?:kind|baby|zwillinge|nachwuchs)',
  '(?:kind|baby|zwillinge|nachwuchs) (?:erwarte|erwartet|erwarten|unterwegs)',
  'entbindungstermin|geburtstermin|werdende (?:mutter|mama)|kinderwunsch',
  '(?:frauenarzt|frauenaerzt|gynakolog|gynaekolog)\\w*|hebammen?',
];

/** Over sentences of folded words. */
export const pregnancySaid = new RegExp(`\\b(?:${said.join('|')})(?![a-z])`);
