import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import { namedNeeds } from '#domain/assistant/reading/named-needs.ts';
import { germanDialects } from '#domain/assistant/words/german-dialects.ts';
import { germanPattern } from '#domain/assistant/words/german-pattern.ts';
import { idleAside } from '#domain/assistant/words/text-speak.ts';
import { germanNotWanted } from '#domain/assistant/words/not-wanted.ts';
import { germanEnoughOf } from '#domain/assistant/words/enough-of.ts';
import { germanOneFood } from './german-one-food.ts';
import { germanOrdinary } from './german-ordinary.ts';
import { germanWish } from './german-wish.ts';
import { germanPutTogether } from '#domain/assistant/words/otherwise/put-together.ts';
import { germanSaidOtherwise } from '#domain/assistant/words/otherwise/german-said-otherwise.ts';
import { germanTasteOfNoun } from '#domain/assistant/words/taste-nouns.ts';
import type { QuestionGrammar } from './question-grammar.ts';

const comparative = '(?:süßer|salziger|saurer|bitterer|herzhafter|würziger|schärfer|milder|pikanter)';

const tastes: readonly (readonly [IntensityName, string, string])[] = [
  ['sweet', 'süß', 'süße'],
  ['salty', 'salzig', 'salz|salzigkeit'],
  ['sour', 'sauer', 'säure'],
  ['bitter', 'bitter', 'bitterkeit'],
  ['umami', 'umami|herzhaft|würzig', 'umami'],
  ['spicy', 'scharf|pikant|feurig', 'schärfe'],
];

const asksForSafety = germanPattern(
  '^(?:ist|sind|enthält|enthalten|hat|haben|kann|können|darf|dürfen|könnte|dürfte|gibt|steckt|stecken|soll|sollte|wird|werden|kommt|kommen|gehört|vertrage|verträgt|ob|wäre|schmeckt|passt das)\\b|allerg|unverträg|intoleran|zöliakie|enthält|enthalten|\\bsicher\\b|unbedenklich|verträglich|\\bvertrage|\\b(?:drin|drinnen)$|geeignet|\\b(?:kann|darf) (?:ich|man)\\b|\\b(?:esse|isst|essen) keine?n?\\b',
);
const isAboutSafety = germanPattern(
  '\\bsicher\\b|bedenkenlos|unbedenklich|allergen|allerg|unverträg|verträglich|\\bvertrage\\b|\\bgefährlich|\\bgiftig|^(?:kann|darf|könnte|dürfte) (?:ich|man|wir) .+ (?:essen|trinken|probieren)$',
);
const safetyWords = new Set(germanWords());

function germanWords(): readonly string[] {
  const words =
    'ist sind war wäre esse isst mag dann also hat haben habe hätte kann können könnte darf dürfen dürfte soll sollte wird werden gibt es das dies steckt stecken kommt kommen gehört enthält enthalten ich wir man mir mich mein meine meinem meiner er sie ihn ihm jemand ' +
    'in im ins da drin drinnen darin dabei davon mit ohne für zum zu essen trinken probieren genießen verzehren okay ok geeignet sicher unbedenklich ungefährlich bedenkenlos verträglich passt taugt isst gut allergie allergisch allergien allergene allergen allergiker allergikerin gegen auf ' +
    'bin bei trotz wenn ob von vom frei eigentlich denn auch wirklich noch nicht kein keine keinen keinem keiner keinerlei etwas irgendwelche spuren viel ein eine einen einem einer der die den dem des als angegeben rein roh rohe rohes roher rohen frisch frische echte ' +
    'unverträglichkeit intoleranz intolerant und oder aber was welche welcher welches vertrage verträgt leute menschen personen gefährlich giftig doch schon überhaupt trotzdem jetzt hier nun produkte zutaten weil da denn sondern tochter sohn kind kinder frau mann mutter vater freund freundin gast gäste baby oma opa möglich erlaubt ordnung geht';
  return [
    ...new Set(
      words
        .split(' ')
        .flatMap((word) => [word, word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')]),
    ),
  ].map((word) => word.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u').replaceAll('ß', 'ss'));
}

const wanted = germanPattern(
  '^(?:etwas|irgend\\w+|ich|wir|gib|zeige?|finde?|suche?|empfiehl|empfehl\\w*|schlag\\w*|gibt es|hast du|habt ihr|was (?:soll\\w*|könnte\\w*|kann|können|darf|dürfen) (?:ich|wir|man)|was (?:bringe|nehme|koche|mache|serviere|esse|trinke|essen|kochen|bestelle|reiche) (?:ich|wir|man)|welche\\w* (?:gerichte|speisen|essen)|lust auf|ideen für|vorschläge für|\\w*ideen\\b)\\b',
);
const ofOne = germanPattern(
  '\\b(?:kann|darf|könnte|dürfte|können|dürfen|sollte) (?:ich|wir|man|er|sie|jemand|mein\\w* \\w+|eine? \\w+) (?:\\w+ )+?(?:essen|trinken|probieren|genießen|nehmen)\\b|\\b(?:ist|sind|wäre|geht) (?:\\w+ )+?(?:ok|okay|geeignet|möglich|erlaubt|in ordnung)\\b|\\b(?:geht|passt|taugt) (?:\\w+ ){0,3}?\\w+$|\\b(?:passt|taugt) (?:das|es|dies) für\\b',
);
const ofAny = germanPattern('\\b(?:was|welche\\w*|etwas|irgend\\w+)\\b');

const dislikes =
  '(?:hass(?:t|e|en)|verabscheu(?:t|e|en)|(?:mag|mogen|moegen|isst|esse|essen|vertragt|vertraegt|vertrage) (?:es |das |sein essen |ihr essen )?(?:gar |uberhaupt |ueberhaupt )?(?:keine?[ns]?|nicht(?: so)? gerne?|ungern|nichts|nicht))';
const forms: readonly (readonly [forms: string, word: string])[] = [
  ['scharf(?:e[mnrs]?)?', 'scharf'],
  ['su(?:e)?ss(?:e[mnrs]?)?', 'suss'],
  ['sau(?:er|re[mnrs]?)', 'sauer'],
  ['bitter(?:e[mnrs]?)?|bittre[mnrs]?', 'bitter'],
  ['salzig(?:e[mnrs]?)?', 'salzig'],
];
const dislikedTastes = forms.flatMap(([form, word]) => {
  const things = `(?:${form})\\b(?: (?:essen|gerichte|speisen|sachen|dinge|zeug))?`;
  return [
    [new RegExp(`\\b${dislikes} (?:zu|so|sehr|allzu) ${things}`, 'g'), `nicht zu ${word}`],
    [new RegExp(`\\b${dislikes} ${things}`, 'g'), `nicht ${word}`],
  ] as const;
});

/** How questions are asked in German. */
export const germanQuestion: QuestionGrammar = {
  contractions: [
    [
      /^(?:(?:bitte )?erzahl\w* (?:mir )?(?:mal )?(?:was|etwas) uber|was ist|was sind) (.+?) (schmeckt|schmecken|riecht|ist|sind) (?:das|es|die|der) (?=(?:wirklich |echt |sehr |so |eigentlich |denn )*(?:nach|suss|sauer|salzig|bitter|scharf|mild|weich|knusprig|schwer)\b)/,
      '$2 $1 ',
    ],
    [
      /^was passt (?:gut |am besten )?zu[mr]? (.+?) als (beilage|vorspeise|nachtisch|dessert|getrank|wein|salat)\b/,
      'welche $2 passt zu $1',
    ],
    ...germanDialects,
    [/\b(gibt|ist|war|wie|was|geht|hat|schmeckt|mag|kann|darf|wenn|ob|weil) s\b/g, '$1 es'],
    [/\bgibts\b/g, 'gibt es'],
    // What was asked for is to be otherwise: 'gibt es das auch in mild'.
    [
      /^(?:ok |und |also )*gibt es (?:das|die|den|sowas|so was|so etwas) (?:auch |noch )*in (?=(?:mild|scharf|suss|sauer|salzig|warm|kalt|leicht|vegan|vegetarisch|gesund|gross|klein)\b)/,
      'aber ',
    ],
    [/\bists\b/g, 'ist es'],
    [/\b(fuers|furs)\b/g, 'fur das'],
    [/\bhab ich\b/g, 'habe ich'],
    [/\bich hab\b/g, 'ich habe'],
    // 'Mittelscharf' is one word, 'was Süßes' is something.
    [
      /\b(?:papp|zucker|pick|hollisch|hoellisch|ur|arg|sau(?=scharf|salzig|bitter))(?=scharf|suss|suess|salzig|sauer|bitter)/g,
      'sehr ',
    ],
    [/\b(zu|so) sehr (?=scharf|suss|suess|salzig|sauer|bitter)/g, '$1 '],
    [
      / oder (?:tauscht mich das|taeuscht mich das|umgekehrt|(?:ist|sind) (?:das|die|sie)(?: \w+)? (?:dasselbe|das gleiche|gleich))$/g,
      '',
    ],
    [/\b(mittel|extra|super|mega)(?=scharf|suss|suess|salzig|sauer|bitter)/g, '$1 '],
    [/^((?:und|aber|bitte|oder|auch|noch) )?was (\w{3,}es)\b/, '$1etwas $2'],
    [/\b(gibt es|hast du|habt ihr) was (?=(?:mit|aus|ohne|fur|zu) )/g, '$1 etwas '],
    [
      /\b(reis|kartoffel|pilz|hahnchen|haehnchen|huhner|huehner|lamm|linsen|bohnen|tomaten|spinat|fleisch|gemuse|gemuese|fisch|tofu|kase|kaese|kohl|brokkoli|zucchini|wild|kurbis|kuerbis|auberginen|enten|rindfleisch|schweinefleisch)gerichte?\b/g,
      'gerichte mit $1',
    ],
    ...germanPutTogether,
    // 'Mit Rauchgeschmack' is 'rauchig'.
    ...germanTasteOfNoun,
    ...germanSaidOtherwise,
    [/\bwas fur (?:ein|eine|einen) /g, 'welche '],
    [/\b(?:ohne|nicht) zu viel (?:scharfe|schaerfe|chili)\b/g, 'nicht zu scharf'],
    [/\birgend was\b/g, 'irgendwas'],
    ...germanNotWanted,
    ...germanEnoughOf,
    idleAside,
    // A taste that somebody does not like, 'mein Mann hasst scharfes Essen', is a bound; 'zu' leaves some of it.
    ...dislikedTastes,
    [/\bich habe keine (?:lebensmittel)?allergien\b(?! gegen) ?/g, ''],
  ],
  courtesy: germanPattern(
    '^(?:alter|digga|diggah|leute|bro|ey|hallöchen|halli ?hallo|huhu|grüß (?:gott|dich|euch)|tach|mahlzeit(?=,)|(?:erzähl|sag)(?:e|st du)? mir (?:mal )?(?:bitte )?(?:etwas |was |mehr )?(?:von|über)|bitte|hallo|hi|hey|hm+|ach|äh|servus|moin|grüezi|guten (?:tag|abend|morgen)|okay|ok|also|so|und|nun|na|aber|mal|sag(?:e)? (?:mir )?(?:mal )?|kannst du mir (?:bitte )?(?:sagen|verraten|erklären)|könntest du mir (?:bitte )?sagen|weißt du|verrate? mir|erklär(?:e)? mir|erzähl(?:e)?(?: mir)?|ich (?:möchte|will|würde gerne?) (?:gern(?:e)? )?wissen|mich (?:würde )?interessiert?|hilf mir|entschuldigung|sorry) (?=.)',
  ),
  farewell:
    / (?:bitte|danke|oder nicht|ja oder nein|oder (?:lieber |eher |besser )?(?:was|etwas) anderes|oder ist das (?:\w+ )?(?:komisch|blod|bloed|doof|verruckt|verrueckt|seltsam|eklig|falsch))$/,
  smallTalk: [
    [
      'greeting',
      germanPattern(
        '^(?:hallo|hi|hey|servus|moin|moin moin|grüß (?:dich|gott)|guten? (?:morgen|tag|abend)|tag|hallöchen|halli ?hallo|huhu|grüezi|sei gegrüßt)(?: (?:du|zusammen|assistent|wie gehts?(?: (?:es )?(?:dir|euch|ihnen))?(?: (?:so|heute))*))*$|^(?:na )?wie gehts?(?: (?:es )?(?:dir|euch|ihnen))?(?: (?:so|heute|denn))*$|^(?:na|alles (?:klar|gut)|was (?:geht|gehts?)(?: ab)?)(?: (?:bei dir|so))?$',
      ),
    ],
    [
      'thanks',
      germanPattern(
        '^(?:vielen |herzlichen |besten |tausend )?(?:lieben )?(?:danke?|dankeschön|super|toll|perfekt|prima|klasse|merci)(?: (?:sehr|dir|schön|danke|dank|euch|für (?:die|deine|den) (?:hilfe|tipps?|ideen?)|das (?:war|ist|hat) (?:sehr |echt )?(?:hilfreich|gut|super|nett|geholfen)|du hast mir (?:sehr )?geholfen))*$',
      ),
    ],
    [
      'thanks',
      germanPattern(
        '^(?:danke?|dankeschön|merci|vielen dank)\\b(?!.*\\b(?:was|welche\\w*|wie|wo|noch|etwas|irgend\\w*|aber|und|jetzt|auch|kein\\w*|nicht|ohne|mit(?! dem tipp| der idee)|ist|sind|gibt|hast|kannst|will|möchte|hätte|suche)\\b).*$',
      ),
    ],
    [
      'thanks',
      germanPattern(
        '^(?:du bist|das (?:ist|war)) (?:sehr |echt |richtig |super )?(?:toll|super|klasse|hilfreich|gut|nett|genial|spitze|der beste|die beste)$',
      ),
    ],
    [
      'goodbye',
      germanPattern(
        '^(?:tschüss|tschüß|tschau|ciao|auf wiedersehen|bis (?:bald|dann|später|morgen)|gute nacht|mach.? gut|servus dann|das war alles)(?: (?:danke|dann|bis bald|und danke))*$',
      ),
    ],
    [
      'complaint',
      germanPattern(
        '^(?:aber |nein |ach |och )*(?:(?:das|du|die antwort|deine antwort(?:en)?|diese app|die app|das hier) (?:ist|bist|war|sind|hilft|stimmt|ergibt|verstehst|hast|kannst) (?:(?:doch|ja|echt|so|total|völlig|einfach|wirklich|ein|der|letzte|alles|kompletter?|mir|mich|gar|überhaupt|eine) )*(?:quatsch|unsinn|blödsinn|müll|mist|nutzlos|unbrauchbar|falsch|dumm|doof|blöd|schlecht|schwachsinn|scheiße|keine hilfe|nicht (?:hilfreich|gut|was ich (?:meine|meinte|wollte|gefragt habe)|gefragt|verstanden|weiter)?|nie(?:mals)? (?:richtig )?(?:etwas|was|mich)?|keinen sinn|nichts)(?: (?:was du .*|du .*|verstanden|kapiert|weiter))?|du verstehst (?:(?:mich|das|ja|gar|einfach|überhaupt|auch|mal|wieder) )*(?:nie|nicht|nichts)|(?:so )?(?:ein )?(?:quatsch|unsinn|blödsinn|schwachsinn)|(?:das )?(?:habe|hab) ich nicht (?:gefragt|gemeint)|falsch(?:e antwort)?|versuch (?:es |s )?(?:nochmal|noch mal|noch einmal))$',
      ),
    ],
    [
      'self',
      germanPattern(
        '^(?:bist du (?:eine? )?(?:echter? |richtiger? )?(?:roboter|bot|mensch|ki|maschine|person|computer|koch|chatgpt)\\b.*|(?:sprichst|verstehst|kannst) du (?:auch )?(?:deutsch|englisch|\\w+isch)|wer hat dich (?:gemacht|gebaut|programmiert))$',
      ),
    ],
    // Where it has what it says from.
    [
      'self',
      germanPattern(
        '^(?:(?:und|aber|sag mal|moment) )*(?:woher (?:hast|habt|weißt|wisst|nimmst|kommen|stammen|kennst)\\b(?: (?:du|ihr|die|das|deine?|eure|diese|denn|eigentlich|das alles))* ?(?:werte?|zahlen|daten|angaben|infos?|informationen|wissen|bewertungen|alles|das|wie .*)?(?: .*)?|wer (?:hat das|hat die|hat es|bewertet|kostet|probiert|entscheidet|sagt)\\b.*|hast du (?:das|es|die|davon|so etwas|so was|jemals|schon mal|überhaupt) .*(?:probiert|gegessen|gekostet)|(?:stimmen|sind) (?:die|deine|diese) (?:werte|zahlen|angaben|daten|bewertungen)\\b.*)$',
      ),
    ],
    [
      'help',
      germanPattern(
        '^(?:wie viele (?:gerichte|speisen|rezepte|küchen) (?:kennst|hast|gibt|kennt|habt|sind)\\b.*|(?:hast|habt|gibt) (?:du|ihr|es) (?:hier )?(?:auch )?rezepte\\b.*|hilfe|was (?:kannst|kann) du(?: .*)?|was (?:machst|kannst) du (?:hier|eigentlich)(?: .*)?|was kann ich (?:dich )?fragen.*|wer bist du|was bist du|wie (?:heißt|heisst) du|wie ist dein name|wer hat dich (?:gemacht|gebaut|programmiert)|wie (?:funktionierst du|funktioniert (?:das|es))|wie geht das)$',
      ),
    ],
  ],
  oneFood: germanOneFood,
  comparisons: [
    '^wie \\w+ (?:ist|sind|schmeckt) (.+?) (?:im vergleich (?:zu|mit)|verglichen mit|gegenüber) (.+)$',
    '^(?:ist|sind) (.+?) (?:eigentlich |wirklich )?(?:das gleiche|dasselbe|das selbe|etwas anderes) (?:wie|als) (.+)$',
    '^vergleich(?:e|en sie)?(?: mir)?(?: mal)?(?: (?:den|die) (?:geruch|geschmack|textur|schärfe) (?:von|der))? (.+?) (?:und|mit|gegen|versus|vs) (.+)$',
    '\\bunterschiede?(?: \\w+){0,2}? zwischen (.+?) und (.+)$',
    '^(?:wie|worin|wodurch) unterscheide(?:n|t) sich (.+?) (?:von|vom|und) (.+)$',
    '^was unterscheidet (.+?) (?:von|vom) (.+)$',
    `^(?:ist|sind|schmeckt|schmecken) (.+?) (?:\\w+er|mehr umami) als (.+)$`,
    `^(?:was|welche[rs]?)(?: davon| \\w+)? (?:ist|schmeckt|sind) ${comparative} (.+?) oder (.+)$`,
    `^(.+?) oder (.+?) (?:was|welche[rs]?)(?: davon)? (?:ist|schmeckt) ${comparative}$`,
    '^(?:ist|sind|schmeckt|schmecken) (.+?) (?:so |genauso |ähnlich )(?:ähnlich )?(?:wie|zu) (.+)$',
    '^(?:ist|sind|schmeckt|schmecken) (.+?) (?:(?:eigentlich|sowas|etwas|so was|fast) )*wie (.+)$',
    '^(.+?) (?:versus|vs|im vergleich (?:zu|mit)) (.+)$',
  ].map(germanPattern),
  isEither: germanPattern(
    '^(?:ist|sind|schmeckt|schmecken) (.+?) (?:eher |mehr |denn )*(\\w+) (?:oder|und) (?:eher |mehr )?(\\w+)$',
  ),
  isSo: germanPattern(
    '^(?:ist|sind|schmeckt|schmecken) (.+?) (?:sehr |zu |so |wirklich |richtig |eher |eigentlich |denn )*(\\w+)$',
  ),
  describing: germanPattern(
    '^(?:schwer|leicht|deftig|sättigend|mächtig|fettig|ölig|schleimig|stinkig|eklig|ekelhaft|lecker|gut|intensiv|stark|komisch|seltsam|schlimm|schrecklich|übel|furchtbar|fad|fade|langweilig|geschmacklos|trocken|saucig|soßig|flüssig|wässrig|dick|dünn|faserig|matschig)$',
  ),
  ordinary: germanOrdinary,
  levels: tastes.flatMap(([taste, adjective, noun]) =>
    [
      `^wie (?:${adjective}) (?:ist|sind|schmeckt|schmecken) (?:denn |eigentlich )*(.+?)(?: (?:denn|eigentlich|so))*$`,
      `^wie (?:${adjective}) (.+) (?:ist|sind|schmeckt|schmecken)$`,
      `^(?:ist|sind|schmeckt|schmecken) (.+?) (?:sehr |zu |wirklich |richtig |arg |ziemlich |so |eher |eigentlich )*(?:${adjective})$`,
      `^wie (?:viel|stark|groß|hoch)(?: ist)?(?: die| das)? (?:${noun}) (?:hat|steckt in|von|ist in) (.+?)(?: drin)?$`,
    ].map((pattern) => [taste, germanPattern(pattern)] as const),
  ),
  causes: tastes.flatMap(([taste, adjective, noun]) =>
    [
      `^(?:was|welche zutat\\w*) (?:macht|machen|gibt|geben) (.+?) (?:so |die |seine |ihre |erst )*(?:${adjective}|${noun})$`,
      `^(?:warum|wieso|weshalb) (?:ist|sind|schmeckt|schmecken) (.+?) (?:so |eigentlich |denn )*(?:${adjective})$`,
      `^woher (?:kommt|hat|stammt) (?:die |das )?(?:${noun}) (?:in|im|von|vom|bei|beim) (.+)$`,
      `^woher hat (.+?) (?:seine|ihre|die|das) (?:${noun})$`,
    ].map((pattern) => [taste, germanPattern(pattern)] as const),
  ),
  meals: (
    [
      ['\\b(?:\\w*frühstück\\w*|brunch|heute (?:früh|morgen)|morgens)\\b', 'morning'],
      ['\\b(?:mittagessen|mittags?|lunch|nachmittags?)\\b', 'afternoon'],
      ['\\b(?:abendessen|abendbrot|abends?|dinner|heute nacht)\\b', 'evening'],
      [
        '(?<!\\b(?:nicht|nichts|nix|kein\\w*)(?: zu| so| allzu| all zu| ganz so)? )\\b(?:überrasch\\w*|zufällig\\w*|zufalls\\w*|irgendein (?:gericht|essen)|(?:wähl|such|entscheide?) (?:du|für mich|mir etwas aus|etwas aus)|ausgefallen\\w*|ungewöhnlich\\w*|außergewöhnlich\\w*|abenteuer\\w*|exotisch\\w*|(?:etwas|was) (?:ganz )?neues|(?:verrückt|seltsam|ungewöhnlich|komisch|schräg|exotisch)ste[nrs]?|noch nie (?:gegessen|probiert|hatte|(?:davon )?gehört)(?!.*\\b(?:anfang\\w*|anfänger\\w*|beginne\\w*|starte\\w*|einstieg)\\b))\\b',
        'adventure',
      ],
      [
        '\\b(?:(?:so )?wie (?:bei|von) (?:der |meiner )?(?:oma|mama|muttern?|großmutter)|wie (?:zuhause|daheim)|hausmannskost|hausgemacht\\w*|seelenfutter|seelenwärmer|wohlfühl\\w*|gemütlich\\w*|(?:ein)?kuschel\\w*|nervennahrung|frustessen|(?:schlechte|miese|üble) laune|(?:was )?macht (?:mich |einen )?glücklich|glücklichmach\\w*|tröst\\w*|trost\\w*|aufmuntern\\w*|wohltuend\\w*|(?:für|fürs) (?:die |das )?(?:seele|gemüt)|liebeskummer|(?:frisch )?(?:verlassen worden|getrennt|schluss gemacht)|(?:mieser|blöder|schlechter|harter|beschissener|anstrengender|schlimmer|furchtbarer) tag|heimweh|trauer\\w*)\\b',
        'comfort',
      ],
      [
        '\\bwas (?:soll\\w*|könnte\\w*|kann|können|darf|würde\\w*) (?:ich|wir|man|du) .*\\b(?:essen|probieren|kochen|nehmen|empfehlen|vorschlagen)\\b|\\bwas (?:ich|wir|man) (?:\\w+ )?(?:essen|kochen) (?:soll|sollen|könnte|kann)\\b|\\bwas empfiehlst du\\b|\\bempfiehl\\b|\\bempfehl\\w*|\\bschlag\\w* .*\\bvor\\b|\\b(?:hunger|hungrig)\\b|\\bwas (?:essen|esse ich|essen wir|gibt es (?:heute )?zu essen|gibt es heute)\\b|\\b(?:weiß|weißt|wissen|woaß|weiss)\\b.* nicht\\b.*\\b(?:was|worauf)\\b|\\b(?:keine ahnung|keinen plan|kein plan) (?:was|worauf)\\b|\\b(?:lust|gusto|appetit|hunger|bock) auf (?:irgendwas|irgend etwas|etwas|was)\\b(?! \\w+es\\b)',
        'hour',
      ],
    ] as const
  ).map(([pattern, mood]) => [germanPattern(pattern), mood]),
  fact: germanPattern(
    '^(?:wer|wann|warum|wieso|weshalb|wo|woher|wohin|wie|was|welche\\w*|ist|sind|war|waren|hat|haben|kann|darf|können|gibt|enthält|enthalten|schmeckt|steckt|stecken|kommt|wird|worin|woraus)\\b',
  ),
  what: /^(?:was|welche\w*|wie heiss(?:t|en))\b/,
  best: germanPattern(
    '\\b(?:(?<!\\bwie .*am )beste[mnrs]?|top|beliebt\\w*|höchst\\w*|(?<!\\bwie .*)am besten|am (?:beliebtesten|höchsten)|lieblings\\w*|trend\\w*|angesagt\\w*)\\b',
  ),
  pronoun:
    /^(?:es|das|den|dem|die|der|dies|diese[mnrs]?|sie|ihn|ihm|ihr|er|davon|damit|dazu|daraus|daran|darin|da|drin|dafuer|dafur|(?:das|dieses|dem|diesem) (?:gericht|essen))$/,
  isWanted: (text) => wanted.test(text) && !asksOfOne(text) && !asksOfContents(text),
  isOfOne: asksOfOne,
  safety: {
    asks: asksForSafety,
    asksAtAll: isAboutSafety,
    questionWords: safetyWords,
    followUp: { around: /^(?:was ist mit|wie ist es mit|wie sieht es mit|auch|oder|aus)?(?: aus)?$/, pronoun: 'es' },
  },
  wish: germanWish,
};

/** 'Gibt es Nüsse in Satay' names what it fears, 'gibt es etwas ohne Nüsse' what it wants. */
function asksOfContents(text: string): boolean {
  return (
    text.startsWith('gibt es ') && / in /.test(text) && namedNeeds(text).length > 0 && !/\b(?:ohne|mit)\b/.test(text)
  );
}

function asksOfOne(text: string): boolean {
  return (ofOne.test(text) && !ofAny.test(text)) || asksOfContents(text);
}
