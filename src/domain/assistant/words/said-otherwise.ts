import { foldedPattern, germanPattern } from './german-pattern.ts';

type Rewriting = readonly [RegExp, string | ((...match: string[]) => string)];

/** When somebody had it. */
const when =
  '(?:yesterday|today|recently|lately|once|again|the other (?:day|night)|last (?:night|week|weekend|month|year|time|\\w+day)|on \\w+day|this (?:week|morning|weekend)|for (?:the first time|lunch|dinner|breakfast)|for my first time|(?:on|during) (?:a |my |our |the |last )?(?:holidays?|vacation|trip|honeymoon|travels)|(?:in|at) (?!the (?:mood|morning|evening)\\b)(?:an? |the |my |our |some )?\\w+(?: (?:place|restaurant|house|market|wedding|party))?)';
/** It was liked. */
const loved = '(?:really |absolutely |totally |just |so |always )*(?:loved|liked|enjoyed|adored|love|like|adore)';
const had = `^(?:(?:so|yesterday|last (?:night|week)|recently|today|we|i|have|just|really|finally|once|already) )*(?:had|ate|eaten|tried|tasted|discovered|ordered) (?:some |an? |the )?(.+?)(?: ${when})* (?:and|which|but|it was|,)(?: (?:i|we|really|absolutely|totally|just|so|it|also))*`;
/** Asks for no more than what comes next. */
const asksNext =
  '(?: so)? (?:what (?:next|now|else|should|shall|could|can|would|do|is (?:next|similar|like it))|whats next|anything (?:else|similar|like (?:it|that))|any (?:ideas|suggestions)|where next|more)\\b.*';
const next = `(?:${asksNext})?$`;
/** And says nothing of how that is to be. */
const asksNoMore =
  '(?: (?:so|and))? (?:what|whats|anything|any|where|more|is there|got)(?: (?:next|now|else|should|shall|could|can|would|might|do|is|are|similar|like|it|that|this|i|we|you|me|try|eat|have|enjoy|love|order|cook|there|ideas?|suggestions?|recommend|suggest|to|then|for))*';
const afterIt = (_: string, name = '', rest = '') => `something like ${name}${rest}`;

const than = (_: string, less = '', hearty = '', name = '') =>
  `something like ${name} but ${less === '' ? (hearty === '' ? 'lighter' : 'hearty') : less.startsWith('healthier') ? 'healthier' : 'lighter'}`;
const regionOf = (_: string, side = '', part = '') => (part === 'europe' ? `${side}ern ${part}` : `${side} ${part}`);

/** What an English question says in other words than the rules read. */
export const englishSaidOtherwise: readonly Rewriting[] = [
  // 'What is that flat Ethiopian bread called' wishes for it.
  [
    /^(?:(?:what is|what was|what are|what do (?:you|they) call|do you know|remember)(?: the (?:name|word) (?:of|for))?|(?:the )?name of) (?:that|this|those|the|an?) (.+?)(?: (?:called|named|again))+$/,
    '$1',
  ],
  [/^(?:what is |what was )?(?:the )?name of (?:that|this|the|an?) (.+)$/, '$1'],
  [
    /^((?:what|how|describe)\b.*?) (?:to|for) (?:someone|somebody|anyone|people|a person)(?: who| that)?(?: has| have| had)? never\b.*$/,
    '$1',
  ],
  // 'Not as heavy as lasagne', 'healthier than fries': another of its kind.
  [
    /^(?:(?:something|anything|an?|food|dish|meal|what is|which is|give me|i want) )*(?:(healthier|lighter|less (?:heavy|rich|filling|greasy|fatty|stodgy)|not (?:as|so|quite as|quite so) (?:heavy|rich|filling|greasy|fatty|stodgy))|(more (?:filling|substantial|hearty)|heartier)) (?:than|as) (.+)$/,
    than,
  ],
  // 'The opposite of spicy': of a taste, and of no food.
  [
    /^(?:(?:what is|whats|give me|show me|i want|something|anything|foods?|that is|thats) )*(?:the )?(?:(?:exact|total|complete|polar) )?(?:opposite|contrary) (?:of|to|from) (?:something |anything |food that is |an? )?(?:very |really |too )?([a-z]+)(?: (?:food|foods|things?|stuff|dish(?:es)?|tastes?|flavou?rs?))?$/,
    (said, taste = '') => contraries[taste] ?? said,
  ],
  // 'The opposite of a heavy stew': what it is like is no part of its name.
  [
    /\b(opposite|contrary) (of|to|from) (?:an? |the )?(?:creamy|heavy|light|spicy|hot|cold|mild|rich|sweet|salty|sour|crispy|crunchy|soft|greasy|thick) (?=[a-z]+$)/,
    '$1 $2 ',
  ],
  [/\bfishiest\b/g, 'briny'],
  // How sweet a thing is to be is said by its sugar, too; whether much of it must be avoided is read of the question itself (R29).
  [/\b(?:(?:but|only|just) )?with (?:a lot |much |way )?less sugar\b/g, 'but less sweet'],
  // Where one sits changes nothing of what is wanted.
  [/ (?:on|in) (?:the|my|our|a) (?:terrace|balcony|porch|patio|garden|backyard|yard|deck|veranda)\b/g, ''],
  // 'What is on a Georgian table': what is from there.
  [
    /^what (?:is|belongs|goes|do (?:i|you|we|they) (?:put|serve|have)) (?:usually |traditionally |normally )?(?:on|in|at|for) (?:an? |the )?(\w+) (feast|banquet|table|spread|party table|celebration)$/,
    '$1 food for a feast',
  ],
  [/\b(?:(?:a|just a) )?(?:(?:tiny|little|wee) )*(?:bit|tad|touch) (?:more )?adventurous\b/g, ''],
  [
    /^(?:what is |is there )?(?:the |an? )?(?:closest|nearest)(?: (?:thing|dish|food|equivalent))? to (.+?) (?:in|from) (.+)$/,
    'something like $1 but from $2',
  ],
  // 'Can I get a soup' orders one; what one can have is asked of safety.
  [/^(?:can|could|may) (?:i|we) (?:get|order) (?=(?:an?|some)\b)/, 'i want '],
  // No heat of chilli.
  [/\bhot (?=(?:stone|plate|skillet|iron|griddle|oil|coals|ashes|sand|water)\b)/g, ''],
  [/\b(?:the )?(north|south|east|west)(?:ern)?(?: (?:part|parts|end))? of (europe|asia|africa|america)\b/g, regionOf],
  // 'I had pho and loved it, what next': what is like it; 'hated it': what is not.
  [
    new RegExp(
      `${had} (?:loved|liked|enjoyed|adored|(?:was |were )?(?:great|amazing|delicious|lovely|wonderful|fantastic|so good|good))(?: (?:it|that|them|every bite))?${next}`,
    ),
    'something like $1',
  ],
  [
    new RegExp(`^(?:so )?(?:i|we) ${loved} (?:the )?(?:some |an? )?(.+?)(?: ${when})*${asksNoMore}$`),
    'something like $1',
  ],
  [
    new RegExp(
      `^(?:i am|we are) (?:an? |such an? )?(?:(?:big|huge|massive|great) )?(?:fans?|lovers?) of (.+?)(?: ${when})*${asksNoMore}$`,
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

/** What is wanted by who wants the contrary of a taste. */
const contraries: Readonly<Record<string, string>> = {
  sweet: 'savory food not sweet at all',
  savory: 'sweet food',
  savoury: 'sweet food',
  salty: 'sweet food not salty',
  spicy: 'food not spicy at all',
  hot: 'food not spicy at all',
  mild: 'very spicy food',
  bland: 'food full of flavour and spicy',
  sour: 'food not sour at all',
  bitter: 'food not bitter at all',
  creamy: 'crunchy food not creamy',
  crunchy: 'soft food',
  crispy: 'soft food',
  soft: 'crunchy food',
  heavy: 'light food not heavy',
  rich: 'light food not heavy',
  greasy: 'light fresh food not heavy',
  light: 'hearty food',
  cold: 'warm food',
};
const gegenteile: Readonly<Record<string, string>> = {
  suss: 'herzhaftes gar nicht suss',
  suess: 'herzhaftes gar nicht suss',
  herzhaft: 'susses',
  salzig: 'susses nicht salzig',
  scharf: 'gar nicht scharf',
  mild: 'sehr scharf',
  sauer: 'gar nicht sauer',
  bitter: 'gar nicht bitter',
  cremig: 'knuspriges nicht cremig',
  knusprig: 'etwas weiches',
  weich: 'etwas knuspriges',
  schwer: 'etwas leichtes nicht schwer',
  deftig: 'etwas leichtes nicht schwer',
  fettig: 'etwas leichtes nicht fettig',
  leicht: 'etwas deftiges',
};

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
  [new RegExp(`\\b(kase|kaese|knoblauch|krauter|kraeuter|speck|nuss)-?(brote?)\\b`, 'g'), joined],
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

const gemocht = '(?:toll|super|lecker|klasse|gut|großartig|köstlich|genial|fantastisch|mega|spitze|prima|himmlisch)';
const mochte = `(?:(?:mir|uns) (?:hat|haben|schmeckt|schmecken) (.+?)(?: (?:immer|so|sehr|total|echt|richtig|wirklich|super|mega|gut|toll|besonders|lecker))*(?: geschmeckt| gefallen)?|(?:ich|wir) (?:fand|fanden) (.+?) (?:(?:so|sehr|total|echt|richtig|wirklich) )*${gemocht}|(.+?) (?:fand|fanden) (?:ich|wir) (?:(?:so|sehr|total|echt|richtig|wirklich) )*${gemocht}|(.+?) (?:hat|haben) (?:mir|uns) (?:(?:so|sehr|total|echt|richtig|wirklich|super|gut) )*geschmeckt)`;
/** Whichever of them named it. */
const etwasWie = (...match: string[]) =>
  `etwas wie ${match.slice(1, 5).find((name) => name !== undefined && name !== '') ?? ''}`;

const als = (_: string, less = '', name = '') =>
  `etwas wie ${name} aber ${/gesu|gesue/.test(less) ? 'gesunderes' : 'leichteres'}`;

/** The same in German. */
export const germanSaidOtherwise: readonly Rewriting[] = [
  [/\bnix\b/g, 'nichts'],
  [
    germanPattern(
      '^wie hei(?:ß|ss)(?:t|en) (?:(?:denn|nochmal|noch mal|noch|eigentlich|gleich) )*(?:diese[rsnm]?|der|die|das|eine?|so eine?) (.+?)(?: (?:nochmal|noch mal|noch|eigentlich|gleich))*$',
    ),
    '$1',
  ],
  [
    germanPattern(
      '^(?:(?:etwas|was|irgendwas|ein gericht|essen|gib mir|ich will|gibt es|hast du|habt ihr|ich suche|suche|zeig mir) )*((?:leichter|gesünder|bekömmlicher)(?:e[snmr]?)?|(?:weniger|nicht so|nicht ganz so) (?:schwer|mächtig|fettig|deftig|üppig)(?:e[snmr]?)?) (?:als|wie) (.+)$',
    ),
    als,
  ],
  [
    new RegExp(
      foldedPattern(
        '(?:das |die |der )?(?:(?:fast |beinahe |schon )?vom knochen fällt|(?:fast |beinahe )?(?:zerfällt|auseinanderfällt)|butterweich(?:e[snmr]?)?)',
      ),
      'g',
    ),
    'zart',
  ],
  // For whom: 'was koche ich meiner Mutter'.
  [/^(was (?:koche|mache|serviere|bringe|backe) (?:ich|wir) )(?=(?:meine[mnr]|unsere[mnr]|de[mnr]) \w+$)/, '$1fur '],
  [/\b(?:dem |im )?(nord|sud|sued|ost|west|mittel)en(?: von)? (europa|asien|afrika|amerika)s?\b/g, '$1$2'],
  // When it is eaten, joined to what it is: 'Weihnachtsplätzchen'.
  [
    new RegExp(
      germanPattern(
        '\\b(weihnachts|oster|silvester|geburtstags|hochzeits|mitternachts|sommer|winter|herbst|picknick|party|grill)-?(?=(?:plätzchen|kekse?n?|gebäck|kuchen|torten?|essen|menüs?|snacks?|desserts?|nachtisch|getränke?|drinks?|cocktails?|salate?|suppen?|gerichte?|brunch)\\b)',
      ),
      'g',
    ),
    '$1 ',
  ],
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
      '^(?:was ist |etwas |ich (?:will|möchte) |gib mir |das |genaue |komplette |völlige )*gegenteil (?:von|zu|vom) (?:etwas )?(?:sehr |richtig |zu )?(\\w+?)(?:em|es|en)?$',
    ),
    (said, taste = '') => gegenteile[taste] ?? said,
  ],
  [/\bfischigste[mnrs]?\b/g, 'meersalziges'],
  // 'Mir hat Moussaka geschmeckt', 'Pho fand ich toll'.
  [germanPattern(`^${mochte}(?: ${wann})*${weiter}`), etwasWie],
  [
    / (?:auf|in) (?:der|dem|meinem|meiner|unserer|unserem) (?:terrasse|balkon|garten|veranda)\b| (?:im|am) (?:garten|pool)\b/g,
    '',
  ],
  [
    germanPattern(
      '^was (?:kommt|gehört|steht|stellt man|serviert man|gibt es) (?:(?:alles|so|typischerweise|traditionell|normalerweise) )*(?:auf|zu|bei|in) (?:eine?[nmr]?|de[nmr]|die|das) (\\w+) (?:festmahl|festessen|festtafel|tafel|tisch|buffet|feier)$',
    ),
    '$1 gerichte für ein festmahl',
  ],
  [/\b(?:alte[nrs]? |trockene[nrs]? |harte[nrs]? )?(?:semmeln?|schrippen?|weckle|rundstucke?)\b/g, 'brotchen'],
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
