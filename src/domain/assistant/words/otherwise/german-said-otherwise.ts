import { foldedPattern, germanPattern } from '#domain/assistant/words/german-pattern.ts';
import { germanCompounds } from '#domain/assistant/words/german-compounds.ts';
import { germanAsksOtherwise } from './asks-otherwise.ts';
import { germanLikened } from './likened-otherwise.ts';
import type { Rewriting } from '#domain/assistant/words/german-pattern.ts';

/** What is wanted by whoever wants the contrary of a taste. */
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

const wenigDavon: Readonly<Record<string, string>> = {
  salz: 'salzig',
  zucker: 'suss',
  saure: 'sauer',
  saeure: 'sauer',
};

/** The same in German. */
export const germanSaidOtherwise: readonly Rewriting[] = [
  // Wer mit Schärfe anfängt, fängt mit wenig an.
  [
    germanPattern(
      '^.*\\b(?:schärfe|scharf|scharfes(?: essen)?|scharfe (?:gerichte|küche|speisen)) (?:für (?:(?:absolute|totale) )?(?:anfänger|einsteiger|neulinge)|(?:lernen|gewöhnen))\\b.*$',
    ),
    'leicht scharfe gerichte',
  ],
  ...germanAsksOtherwise,
  ...germanLikened,
  [
    germanPattern(
      '^(.+) oder (.+?),? (?:wo|was|worin|gibt es) (?:ist|liegt|besteht|da)(?: da| denn)?(?: der| einen?)? unterschied$',
    ),
    'unterschied zwischen $1 und $2',
  ],
  [
    germanPattern(
      '^(?:riecht|stinkt|duftet) (\\w+(?: \\w+)?) (?:(?:arg|sehr|so|wirklich|echt|richtig|eigentlich) )*(?:streng|stark|schlimm|gut|unangenehm|übel)(?: wie .*)?$',
    ),
    'wie riecht $1',
  ],
  [
    germanPattern(
      '\\bohne dass (?:man|ich|wir|du) (?:\\w+ ){0,2}?nach (\\w+) (?:riecht|riechen|rieche|stinkt|stinke|schmeckt)\\b',
    ),
    'ohne $1',
  ],
  [germanPattern('^(was passt (?:\\w+ )?(?:zu|zum|zur)) (?:schafs?|weich|hart|frisch)käse$'), '$1 käse'],
  [germanPattern('^(was passt (?:\\w+ )?(?:zu|zum|zur)|wie schmeckt) blauschimmelkäse$'), '$1 gorgonzola'],
  [
    germanPattern(
      '^(?:ich |wir )?(?:vertrage?|mag|kann|esse) (?:kaum|keine|wenig|nicht viel|nur wenig|nix|nichts) (?:schärfe|scharfes|scharf),? (?:und )?(?:geht|gehen|schaffe ich|packe ich|kann ich|ist|wäre) (?:(?:dann|da|für mich) )*(.+?)(?: ok| okay| was für mich| gehen| essen)?$',
    ),
    'wie scharf ist $1',
  ],
  [germanPattern('\\bins (?:schwitzen|schwitzn) bringen?\\b'), 'sehr scharf sein'],
  [germanPattern('\\bnach (?:fast |quasi |beinahe )?(?:nix|nichts) schmeckt\\b'), 'sehr mild schmeckt'],
  [germanPattern('^davon (?:etwas |was |eins |eine |welche )?(?=(?:mit|ohne|aus) )'), 'und '],
  [
    germanPattern(
      '^welche (\\w+) (?:ist|sind|schmecken) (?:(?:schön|so|richtig|auch|eher) )*(\\w+?)e?,? (?:so |genauso )?wie (?=\\w)',
    ),
    '$2e $1 wie ',
  ],
  [
    germanPattern(
      '\\b(brauche?|will|möchte|hab lust auf|habe lust auf) (?:(?:viele?|ordentlich|jetzt|erstmal) )*(?:kohlenhydrate|carbs)\\b',
    ),
    '$1 etwas deftiges',
  ],
  [
    /\b(etwas|was|irgendwas) anderes als (?:(?:immer|schon wieder|nur|ewig) )*(?:den |die |das |eine?n? )?(?=\w)/g,
    '$1 aber keine ',
  ],
  // 'Ohne die Schärfe': of a taste.
  [
    germanPattern(
      '\\b(ohne|nicht) (?:(?:die|diese|so viel|all die|jede|zu viel) )+(?=(?:schärfe|süße|säure|bitterkeit|salzigkeit)\\b)',
    ),
    '$1 ',
  ],
  // 'Was heißt nussig, wenn keine Nuss drin ist' asks what the word means.
  [
    germanPattern(
      '^was (?:heißt|bedeutet|meint man mit|soll) (?:denn |eigentlich |bitte |das wort )*(?!(?:es|das|das|du|ihr|man|er|sie)\\b)(\\w+)(?: heißen| bedeuten)? (?:wenn|obwohl|falls|bei|wo)\\b.*$',
    ),
    'was heisst $1',
  ],
  [
    germanPattern(
      '\\b(?:meine|unsere|seine|ihre) (?:schärfetoleranz|scharftoleranz|schärfe toleranz) (?:ist|liegt bei|geht gegen) (?!(?:\\w+ )?(?:hoch|gut|groß|okay|ok|mittel))[^,]+?(?=,|$| (?:also|aber|und|was|welche|etwas|gib|zeig|empfiehl)\\b)',
    ),
    'nicht scharf',
  ],
  // Der Weg zum Essen ist das Wetter draußen, nicht das Essen.
  [
    germanPattern(
      '\\b(?:null|keinerlei|überhaupt keine?n?|gar keine?n?|absolut keine?n?) (?:bock|lust) auf (?:etwas )?(?:warmes|heißes|gekochtes)(?: essen)?',
    ),
    'etwas kaltes',
  ],
  // 'Das Nationalgericht von Peru', 'das bekannteste Gericht aus Ungarn'.
  [
    germanPattern(
      '^(?:(?:was|welche[sr]?|nenne?(?: mir)?|wie heißt) (?:(?:ist|sind) )?)?(?:das|die|ein)? ?(?:national(?:gerichte?|speisen?)|(?:bekannteste|beliebteste|berühmteste|typischste|wichtigste)n? (?:gerichte?|speisen?|essen)) (?:von|aus|in|der|des) (?=\\w)',
    ),
    'gerichte aus ',
  ],
  [
    /^(?:wie |wonach )?schmeck(?:t|en) (.+?) (?:im vergleich|verglichen) (?:zu|zum|zur|mit) (.+)$/,
    'vergleiche $1 mit $2',
  ],
  // Kaum etwas davon sagt, wie stark ein Geschmack sein soll.
  [
    /\b(?:mit )?(?:kaum|fast kein\w*|nur wenig|sehr wenig|ganz wenig) (salz|zucker|scharfe|schaerfe|saure|saeure)\b/g,
    (_, noun = '') => `nicht ${wenigDavon[noun] ?? 'scharf'}`,
  ],
  // 'Geht das auch ohne Gurke', 'was davon ist indisch': what was offered, and otherwise.
  [
    /^(?:und )?(?:geht|gibt es|gaebe es|gabe es|hast du|kriegt man|bekommt man|kriege ich|bekomme ich) (?:das|es|die|den|so etwas|so was|sowas)(?: (?:auch|denn|vielleicht|eventuell|noch))* (?=(?:ohne|mit) )/,
    '',
  ],
  [/^(?:und )?(?:was|welche[rs]?) davon (?:ist|sind|kommt|kommen) (?=(?:aus )?\w+$)(?!am |\w+er$)/, 'aber '],
  [
    /\b(?:der |die |das |was |etwas das )?(?:zergeht|zergehen|zerlauft|zerlaeuft|schmilzt|schmelzen)\b(?: \w+){0,3}? (?:auf der zunge|im mund)\b/g,
    'schmelzendes',
  ],
  // What is eaten with coffee in the afternoon.
  [
    /^(?!.*\b(?:passt|passen|trink\w*|wach|was ist|wie)\b)(.*)\b(?:zum|beim|zu einem) (?:nachmittags)?kaffee\b/,
    '$1kuchen oder geback ',
  ],
  [
    /\bkalte[mnrs]?(?: und)? (?=(?:regnerische|nasse|dunkle|sturmische|stuermische|graue|verregnete|triste)[mnrs]?\b|(?:oktober|november|dezember|januar|februar|winter|herbst)(?:abend|tag|nacht)\b)/g,
    'regnerische ',
  ],
  // Of tea and coffee that is its bitterness.
  [germanPattern('^welche[rs]? (tee|kaffee) ist (?:am stärksten|der stärkste)$'), 'welcher $1 ist am bittersten'],
  [germanPattern('^(?:was|welches) ist der stärkste (tee|kaffee)$'), 'welcher $1 ist am bittersten'],
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
  [
    germanPattern(
      '^(?:(?:etwas|was|irgendwas|ein gericht|gibt es) )*(?:mit )?(?:der |die |einer )?(?:gleichen? |selben? )?(?:(?:konsistenz|textur|biss|mundgefühl|geschmack) (?:wie|ähnlich wie)|(?<!^)(?:konsistenz|textur|biss|mundgefühl|geschmack) von) (?!.*\\b(?:aber|ohne|nicht)\\b)(.+)$',
    ),
    'etwas wie $1',
  ],
  [/\b(?:eine )?(?:kleinigkeit|etwas kleines)\b/g, 'snack'],
  // Wie es serviert wird.
  [/^((?:etwas |was |lieber |noch )*)(?:kalter|kaelter|kuhler|kuehler)(?:es)?$/, '$1kalt'],
  [/^.+? (?:nein warte|warte nein|ach nein|nee warte)(?: ich meine?)? (?=\w+ \w)/, ''],
  [
    /\b(?:mal )?(?:et|irgend)?was (?:ganz |komplett |vollig |voellig |total )?anderes als (?:eine?n? |die |den |das )?(?=[a-z]+(?: bitte)?$)/g,
    'etwas aber keine ',
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
      '^(?:womit|mit was|wie|wo) (?:fang|fange|fängt|beginn|beginne|beginnt|start|starte|startet|fangen|beginnen) (?:ich|man|wir) (?:am besten )?(?:mit |bei |in )?(?:der |die |den )?(.+?)(?: am besten)?(?: an)?$',
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
  ...germanCompounds,
  [
    /^(wie (?:koche?|kocht|mache?|macht|gelingt|dampfe?|daempfe?) (?:ich |man |mir )?(?:am besten |perfekten |guten )?)reis$/,
    '$1gedampfter reis',
  ],
];
