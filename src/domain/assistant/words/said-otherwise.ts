import { germanPattern } from './german-pattern.ts';

type Rewriting = readonly [RegExp, string | ((...match: string[]) => string)];

/** When somebody had it. */
const when =
  '(?:yesterday|today|recently|lately|once|again|the other (?:day|night)|last (?:night|week|weekend|month|year|time|\\w+day)|on \\w+day|this (?:week|morning|weekend)|for (?:the first time|lunch|dinner|breakfast)|for my first time)';
const had = `^(?:(?:so|yesterday|last (?:night|week)|recently|today|we|i|have|just|really|finally|once|already) )*(?:had|ate|eaten|tried|tasted|discovered|ordered) (?:some |an? |the )?(.+?)(?: ${when})* (?:and|which|but|it was|,)(?: (?:i|we|really|absolutely|totally|just|so|it|also))*`;
/** Asks for no more than what comes next. */
const next =
  '(?:(?: so)? (?:what (?:next|now|else|should|shall|could|can|would|do|is (?:next|similar|like it))|whats next|anything (?:else|similar|like (?:it|that))|any (?:ideas|suggestions)|where next|more)\\b.*)?$';
const afterIt = (_: string, name = '', rest = '') => `something like ${name}${rest}`;

/** What an English question says in other words than the rules read. */
export const englishSaidOtherwise: readonly Rewriting[] = [
  // 'I had pho and loved it, what next': what is like it; 'hated it': what is not.
  [
    new RegExp(
      `${had} (?:loved|liked|enjoyed|adored|(?:was |were )?(?:great|amazing|delicious|lovely|wonderful|fantastic|so good|good))(?: (?:it|that|them|every bite))?${next}`,
    ),
    'something like $1',
  ],
  [
    new RegExp(
      `${had} (?:loved|liked|enjoyed|adored)(?: (?:it|that|them))((?: but| only| just) (?:not|less|more|without|with|vegan|vegetarian) .+)$`,
    ),
    afterIt,
  ],
  [
    new RegExp(
      `${had} (?:hated|disliked|detested|did not (?:really )?(?:like|enjoy)|could not stand|(?:was |were )?(?:awful|disgusting|horrible|terrible|not for me))(?: (?:it|that|them))?${next}`,
    ),
    'something unlike $1',
  ],
  // 'What does natto taste like and how do I eat it': the first is asked.
  [
    /^(what (?:does|do|would|is|are) .+?) and (?:how|when|where|with what) (?:do|does|should|can|would|is|are) (?:i|you|we|one|people|it|they)(?: (?:best|usually|properly))? ?(?:eat|eaten|serve|served|cook|cooked|drink|drunk|have|prepare|use)?(?: (?:it|them|that|with))*$/,
    '$1',
  ],
  // The first visit to a kitchen is a wish of its beginners.
  [
    /^(?:(?:it is |its )?(?:my|our|the) )?(?:very )?first (?:time|visit|meal|dinner|trip)(?: (?:eating|going|dining))? (?:at|in|to|with|out at)? ?(?:an?|the)? ?(\w+(?: \w+)?) (?:restaurant|place|diner|food|cuisine|kitchen)\b.*$/,
    '$1 food for beginners',
  ],
  [
    /^(?:i have |we have )?never (?:been to|eaten at|eaten in|had) (?:an? )?(\w+(?: \w+)?) (?:restaurant|food|cuisine)\b.*$/,
    '$1 food for beginners',
  ],
  [
    /^(?:where|what|how) (?:do|should|can|could|would|to) ?(?:i|we|one|you)? ?(?:start|begin)(?: out)? (?:with|in|on) (\w+(?: \w+)?) (?:food|cuisine|cooking|kitchen|dishes)$/,
    '$1 food for beginners',
  ],
  [/\b(?:(?:i|we) (?:am|are) )?not (?:really )?(?:in the mood for|craving)(?: (?:any|some))? /g, 'no '],
  [
    /^(how (?:do|should|can|to|would) ?(?:i|you|one|we)? ?(?:best |properly )?(?:cook|make|boil|prepare|steam) )(?:(?:perfect|fluffy|good|plain|white) )*rice$/,
    '$1steamed rice',
  ],
  // How meat and sweets are praised, in the words of records.
  [/\b(?:where )?(?:the )?(?:meat )?(?:just )?(?:that )?(?:falls?|falling) (?:apart|off the bone)\b/g, ' tender meat '],
  [
    /\b(?:that |it (?:should|must) )?(?:melts?|melting) (?:in|on) (?:the|your|my) (?:mouth|tongue)\b/g,
    ' something melting ',
  ],
];

const filled =
  '(huhner|huehner|hahnchen|haehnchen|linsen|bohnen|erbsen|gemuse|gemuese|nudel|reis|rindfleisch|rinder|fleisch|fisch|kartoffel|pilz|kurbis|kuerbis|spinat|kohl|wurst|hackfleisch|lamm|spargel|brokkoli|karotten|mohren|moehren)';
const sweetened =
  '(apfel|kirsch|pflaumen|schoko|schokoladen|zitronen|mandel|nuss|karotten|mohren|moehren|erdbeer|bananen|mohn|kokos|obst|quark)';

/** 'Gemüsepfanne' is a thing from a pan, with vegetables. */
const compounds: readonly Rewriting[] = [
  [
    new RegExp(
      `\\b${filled}-?(eintopf|eintopfe|eintoepfe|pfanne|pfannen|auflauf|auflaufe|curry|currys|ragout)\\b`,
      'g',
    ),
    joined,
  ],
  [
    new RegExp(`\\b(?:${filled.slice(1, -1)}|tomaten)-?suppen?\\b`, 'g'),
    (said = '') => joined(said, said.replace(/-?suppen?$/, ''), 'suppe'),
  ],
  [new RegExp(`\\b(nudel|reis|linsen|bohnen|kohl)-?(salate?)\\b`, 'g'), joined],
  [new RegExp(`\\b(?<!kokos )${sweetened}-?(kuchen|torten?|kekse?|eis|platzchen|plaetzchen)\\b`, 'g'), joined],
];

function joined(_: string, held = '', thing = ''): string {
  const plain = held
    .replace(/^(?:huhner|huehner)$/, 'huhn')
    .replace(/^schoko$/, 'schokolade')
    .replace(/^kirsch$/, 'kirschen')
    .replace(/^nuss$/, 'nussen');
  return `${thing} mit ${plain}`;
}

const wann =
  '(?:gestern|heute|neulich|letztens|vorgestern|kürzlich|einmal|gerade|eben|letzte (?:woche|nacht)|am \\w+tag|zum ersten mal|das erste mal|schon)';
const gegessen = `^(?:${wann} )*(?:ich habe|ich hatte|habe ich|hatte ich|wir hatten|gab es)(?: ${wann})* (?:eine?n? |den |die |das )?(.+?)(?: ${wann})*(?: (?:gegessen|probiert|gekostet|gehabt|bestellt))? (?:und|aber|das|es)(?: (?:ich|wir|es|das|ihn|sie|war|waren|fand|fanden|hat mir|habe|sehr|total|so|richtig|echt|wirklich|absolut|mega))*`;
const weiter =
  '(?:(?: und)? (?:was (?:jetzt|nun|noch|kommt|soll\\w*|könnte\\w*|kann|als nächstes|danach|gibt|probiere|esse|passt)|und (?:jetzt|nun)|noch mehr|mehr davon|ähnliches|etwas ähnliches|was ähnliches)\\b.*)?$';

/** The same in German. */
export const germanSaidOtherwise: readonly Rewriting[] = [
  [
    germanPattern(
      `${gegessen} (?:geliebt|gemocht|lecker|toll|super|gut|großartig|köstlich|klasse|begeistert|geschmeckt|genial|fantastisch)(?: gefunden| geschmeckt)?${weiter}`,
    ),
    'etwas wie $1',
  ],
  [
    germanPattern(
      `${gegessen} (?:gehasst|nicht (?:gemocht|geschmeckt|gut|lecker|mein ding|mein fall)|eklig|furchtbar|schrecklich|widerlich|ekelhaft|grauenhaft)(?: gefunden)?${weiter}`,
    ),
    'gegenteil von $1',
  ],
  [
    germanPattern(
      '^(wie (?:schmeckt|schmecken) .+?) und (?:wie|womit|wann|mit was) (?:isst|esse|trinkt|trinke|serviert|serviere|bereitet|kocht|koche) (?:man|ich|wir)(?: (?:es|das|ihn|sie|dazu|zu|am besten))*$',
    ),
    '$1',
  ],
  [
    germanPattern(
      '^(?:ich bin |wir sind |ich gehe |wir gehen )?(?:zum|das) (?:allerersten?|ersten?) mal (?:in einem|in einer|im|in|bei einem) (\\w+) (?:restaurant|lokal|küche|imbiss)\\b.*$',
    ),
    '$1 gerichte fur anfanger',
  ],
  // 'Womit fange ich bei persischer Küche an'.
  [
    germanPattern(
      '^(?:womit|mit was|wie|wo) (?:fange|fängt|beginne|beginnt|starte|startet|fangen|beginnen) (?:ich|man|wir) (?:am besten )?(?:mit |bei |in )?(?:der |die |den )?(.+?)(?: am besten)?(?: an)?$',
    ),
    '$1 gerichte fur anfanger',
  ],
  [
    germanPattern('^(?:womit|mit was) (?:fange|fängt|beginne|beginnt|starte) (?:ich|man|wir)(?: am besten)?(?: an)?$'),
    'gerichte fur anfanger',
  ],
  [
    germanPattern(
      '^(?:stinkt|stinken|riecht|riechen|müffelt) (.+?) (?:wirklich |echt |eigentlich |immer |tatsächlich )*(?:so|sehr|stark|schlimm|unangenehm|übel)(?: (?:sehr|stark|schlimm|unangenehm|übel))?$',
    ),
    'wie riecht $1',
  ],
  // The topic is no match.
  [
    /\b(?:zum|beim|furs?|fuers?|wahrend|waehrend)(?: dem| des)? (?:fussball|fussballspiel|spiel)(?: ?(?:schauen|gucken|kucken|sehen|abend))?\b/g,
    'zum fernsehen',
  ],
  // How a thing sounds, as verbs say it: 'etwas, das knuspert'.
  [
    new RegExp(
      germanPattern(
        '\\b(?:(?:das|die|der|was|es) )?(?:(?:beim \\w+|schön|richtig|so|ordentlich|laut) )*(?:knuspert|knuspern)\\b',
      ),
      'g',
    ),
    'knuspriges',
  ],
  [
    new RegExp(
      germanPattern(
        '\\b(?:(?:das|die|der|was|es) )?(?:(?:beim \\w+|schön|richtig|so|ordentlich|laut) )*(?:knackt|knacken|kracht|krachen)\\b',
      ),
      'g',
    ),
    'knackiges',
  ],
  // No name of a food, as 'Misosuppe' is: what is in it is joined to what it is.
  ...compounds,
  [
    /^(wie (?:koche?|kocht|mache?|macht|gelingt|dampfe?|daempfe?) (?:ich |man |mir )?(?:am besten |perfekten |guten )?)reis$/,
    '$1gedampfter reis',
  ],
];
