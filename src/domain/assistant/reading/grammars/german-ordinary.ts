import { germanPattern } from '#domain/assistant/words/german-pattern.ts';
import type { OrdinaryGrammar } from './ordinary-grammar.ts';

const comparative =
  '(?:(?:etwas|ein (?:bisschen|wenig)|viel|noch|deutlich) )?(?:süßere?[snmr]?|salzigere?[snmr]?|saurere?[snmr]?|sauerere?[snmr]?|bitterere?[snmr]?|herbere?[snmr]?|schärfere?[snmr]?|mildere?[snmr]?|herzhaftere?[snmr]?|kräftigere?[snmr]?|stärkere?[snmr]?|intensivere?[snmr]?|sanftere?[snmr]?|dezentere?[snmr]?|weniger (?:süß|salzig|sauer|bitter|scharf|umami)\\w*|nicht (?:so|ganz so) (?:süß|salzig|sauer|bitter|scharf)\\w*|zu (?:süß|salzig|sauer|bitter|scharf))';
const drinks = 'weine?|biere?|tees?|kaffees?|säfte?|saft|cocktails?';
const course = `getränke?n?|drinks?|nachtisch\\w*|nachspeisen?|desserts?|vorspeisen?|beilagen?|hauptgerichte?|(?:etwas |was )?zu trinken|etwas süßes|süßer abschluss|${drinks}`;
const opening =
  '(?:(?:etwas|was|irgendwas|irgendetwas|so|gerichte?|speisen?|essen|ein gericht|sowas|gibt es|hast du|ich (?:will|hätte gern|suche)|ist|sind|schmeckt|noch|mehr|ähnlich|ähnliches|genau) )*';

/** How German likens, compares and goes on. */
export const germanOrdinary: OrdinaryGrammar = {
  likeBut: [
    '^(?:etwas |was |gibt es (?:etwas |was )?)?(?:ähnlich\\w*|vergleichbar\\w*|sowas|so etwas|das gleiche)() ((?:aber|nur|bloß|ohne|mit|nicht) .+)$',
    `^${opening}(?:wie|ähnlich(?:es)? (?:wie|zu)|statt|anstatt|anstelle von|ersatz für|alternativen? (?:zu|für)) (.+?) ((?:aber|nur|bloß|doch|ohne|mit|nicht|weniger|mehr|auf|in|das|die|der) .+)$`,
    '^ich (?:mag|liebe) (.+?) ((?:aber|was|welche\\w*|gibt|hast|mehr|und (?:ich|wir|suche\\w*|möchte|will|was|jetzt|nun|brauche)) .+)$',
  ].map(germanPattern),
  butLike: [
    '^(?:eine? )?(.+?) (?:version|variante|antwort|entsprechung|alternative) (?:von|auf|zu|für) (.+)$',
    '^(?:eine? )?(.+? (?:gericht|essen|gerichte|suppe|nachtisch|getränk)) (?:das |die |der )?(?:so |ähnlich )?(?:schmeckt |ist )?(?:so )?(?:wie|ähnlich zu) (.+?)(?: schmeckt| ist)?$',
    '^(?:was|etwas das)(?: ist)? (?:genauso|so|ebenso) (\\w+) (?:ist )?wie (.+?)(?: ist)?$',
  ].map(germanPattern),
  kindLike: germanPattern(
    '^(?:(?:eine?[nmrs]?|andere?[rs]?|weitere?[rs]?|noch|gute[rs]?|welche[rs]?|gibt es|ich will|ich möchte|zeig mir) )*(.+?)(?: (?:das|die|der))?(?: (?:ist|sind|schmeckt|schmecken))?(?: so)? (?:wie|ähnlich (?:wie|zu)) (.+?)(?: (?:ist|sind|schmeckt|schmecken))?$',
  ),
  comparatives: (
    [
      ['\\bsüßere?[snmr]?\\b', 'sweet', 'most'],
      ['\\b(?:weniger|so|zu) süß\\w*', 'sweet', 'least'],
      ['\\bsalzigere?[snmr]?\\b', 'salty', 'most'],
      ['\\b(?:weniger|so|zu) salzig\\w*', 'salty', 'least'],
      ['\\b(?:saurere?|sauerere?)[snmr]?\\b', 'sour', 'most'],
      ['\\b(?:weniger|so|zu) sauer\\w*', 'sour', 'least'],
      ['\\b(?:bitterere?|herbere?)[snmr]?\\b', 'bitter', 'most'],
      ['\\b(?:weniger|so|zu) bitter\\w*', 'bitter', 'least'],
      ['\\b(?:herzhaftere?[snmr]?|mehr umami)\\b', 'umami', 'most'],
      ['\\bweniger umami\\b', 'umami', 'least'],
      ['\\b(?:schärfere?|feurigere?)[snmr]?\\b', 'spicy', 'most'],
      ['\\b(?:mildere?[snmr]?|(?:weniger|so|zu) (?:scharf|feurig)\\w*)', 'spicy', 'least'],
    ] as const
  ).map(([pattern, taste, direction]) => [germanPattern(pattern), { taste, direction }]),
  strength: {
    more: germanPattern('\\b(?:kräftigere?|stärkere?|intensivere?|würzigere?)[snmr]?\\b'),
    less: germanPattern(
      '\\b(?:(?:sanftere?|dezentere?|schwächere?)[snmr]?|(?:weniger|so|zu|ganz so) (?:kräftig|stark|intensiv|streng)\\w*)',
    ),
  },
  than: germanPattern(`^${opening}(${comparative}) als (.+)$`),
  kindThan: germanPattern(
    `^(?:(?:eine?n?|welche[rsn]?|gibt es|hast du|zeig mir|ich suche) )*(\\w+),? (?:(?:das|der|die|ist|sind|schmeckt) )*(${comparative}) als (.+?)(?: (?:ist|sind|schmeckt|schmecken))?$`,
  ),
  onlyComparative: germanPattern(
    `^(?:(?:mach(?:e|t)? (?:es|das)|kann es|etwas|was|lieber|vielleicht|das ist|das war|ist|gibt es|es auch|auch|eins|mir) )*${comparative}(?: (?:bitte|für mich|gericht|essen|als das|dann))*$`,
  ),
  instead: [
    germanPattern(
      '^(?:statt|anstatt|anstelle von|ersatz (?:für|von)|alternativen? (?:zu[mr]?|für)) (?:der |dem |den |die |das )?(.+?)$',
    ),
    germanPattern(
      '^(?:womit|wodurch|mit was|wie|durch was|was) (?:kann|könnte|soll|lässt sich|kannst) (?:ich |man |wir |du )?(?:am besten )?(?:den |die |das )?(.+?) (?:ersetzen|austauschen|tauschen)$',
    ),
    germanPattern('^(?:womit|wodurch|mit was|durch was|was) ersetzt?e? (?:ich |man |wir )?(?:den |die |das )?(.+?)$'),
    germanPattern('^(.+?) (?:ersetzen|austauschen)(?: (?:womit|durch was|mit was))?$'),
    germanPattern('^(?:ich habe|wir haben) keine?n? (.+?) (?:mehr )?(?:da|im haus|zuhause|zu hause)\\b.*$'),
    germanPattern(
      '^(?:was|welche\\w*|etwas|irgend\\w+|ein gericht)\\b.*? (?:statt|anstatt|anstelle von) (.+?)(?: (?:essen|nehmen|trinken|kochen|bestellen|probieren))?$',
    ),
  ],
  onlySimilar: germanPattern(
    '^(?:(?:und|etwas|was|was ist|irgendwas|gibt es|hast du|noch|mehr|so) )*(?:ähnlich\\w*|sowas|so etwas|vergleichbar\\w*|wie das)(?: (?:bitte|davon|dazu))*$',
  ),
  beside: [
    '^((?:eine? |welche[rs]? |gute |passende )*(?:soßen?|saucen?|dips?|chutneys?)) (?:passt |passen |passend )?(?:zu[mr]?|für) (.+?)(?: passt| passen)?$',
    `^(.*\\b(?:${course})\\b.*?) (?:passt |passen |schmeckt |gibt es |nehme ich |serviere ich )?(?:zu[mr]?|nach|vor|für|dazu zu) (?!(?:teilen|mitnehmen|mitbringen|vorbereiten|verschenken|selber ?machen)\\b)(.+?)(?: (?:passt|passen|servieren|reichen|trinken|essen))?$`,
    '^((?:ein |eine |welches |welche |welcher |etwas )?(?:brot|suppe|salat|snack|kuchen|gebäck|kekse?|plätzchen)) (?:passt |passend |schmeckt )?zu[mr]? (.+?)(?: passt)?$',
    '^(etwas (?:süßes|kaltes|warmes|frisches)) (?:nach|zu[mr]?) (?!(?:trinken|essen|knabbern|naschen)\\b)(.+)$',
    '^(was (?:trinke?|trinken|trinkt)(?: ich| man| wir)?)\\b.*? (?:zu[mr]?|nach) (.+)$',
    '^(was kann (?:ich|man) )zu[mr]? (.+?) trinken$',
  ].map(germanPattern),
  partner: germanPattern(
    '^welche[rsnm]? (.+?) (?:passt|passen|schmeckt|schmecken|harmoniert|harmonieren|geht) (?:\\w+ ){0,2}?(?:zu[mr]?|mit) (.+)$',
  ),
  onlyCourse: germanPattern(
    `^(?:(?:als|zum|was|welche\\w*|eine?[nmrs]?|etwas|noch|für den|und) )*(${course}|(?:trinke?|trinken|trinkt)(?: ich| man| wir)?)(?: (?:dazu|danach|passt dazu|bitte))*$`,
  ),
  known: [
    '^(?:gibt es|gibt\\w* es|habt ihr|hast du|kennst du|kennt ihr|führt ihr)(?: hier| auch| bei euch| denn)* (?:eine? |einen |den |die |das )?(.+?)(?: (?:hier|im katalog|auch|bei euch))*$',
    '^(?:ist|sind) (.+?) (?:hier|im katalog|dabei)(?: dabei| drin)?$',
    '^was für (?:ein gericht|eine speise|ein essen) ist (.+)$',
    '^welche (?:gericht|speise|essen) ist (.+)$',
  ].map(germanPattern),
  madeWith: [
    '^(?:was|welche\\w*|etwas|gibt es|hast du|gerichte)\\b.*? (?:mit|wo|in dem|in denen) (.+?) (?:drin|drinnen|darin|enthalten|verarbeitet)(?: (?:ist|sind))?$',
    '^(?:wo|worin) (?:ist|sind|steckt|stecken|findet man) (?:überall |denn |alles )?(.+?)(?: (?:drin|drinnen|enthalten|verarbeitet))?$',
    '^(?:was|welche\\w*(?: \\w+)?) (?:enthält|enthalten|hat|haben) (.+?)(?: (?:drin|drinnen|als zutat))?$',
    '^(?:was|welche\\w*(?: \\w+)?) (?:kann|könnte|soll|macht?|mache|kocht?|koche) (?:ich|man|wir) (?:alles |noch )?(?:mit|aus) (.+?)(?: (?:kochen|machen|zubereiten))?$',
    '^(?:was|welche\\w*(?: \\w+)?) (?:wird|werden|ist|sind) (?:mit|aus) (.+?) gemacht$',
  ].map(germanPattern),
  besideCompared: new Set(
    'etwas was irgendwas noch viel ein bisschen wenig hast du gibt es auch vielleicht eins bitte dann lieber gericht essen und aber zeig mir ich will'.split(
      ' ',
    ),
  ),
  pronoun: 'es',
  drinks: germanPattern(`\\b(?:${drinks}|trink\\w*)\\b`),
  versus: {
    lead: germanPattern(
      '^(?:vergleich(?:e|en sie)?(?: mir)?(?: mal)?|(?:was ist |worin liegt )?(?:der |den |die )?unterschiede?(?: \\w+){0,2}? zwischen|(?:der )?unterschiede?|(?:was|welche[rs]?)(?: davon| \\w+)? (?:ist|schmeckt|riecht|sind|hat)(?: (?:\\w+er|am \\w+sten|am wenigsten|mehr|weniger|besser))(?: (?:süß|scharf|salzig|sauer|bitter|umami|schärfe|salz|süße))?(?: (?:im|vom|beim|in der|von der|bei der) \\w+)?|was (?:von|ist bei)|welche[rs]? von|(?:sortier\\w*|ordne)(?: (?:sie|diese|mir))?(?: nach \\w+)?(?: und)?|wie unterscheiden sich|ist|sind|schmeckt|schmecken|lieber|soll ich(?: lieber)?) ',
    ),
    tail: germanPattern(
      ' (?:(?:was|welche[rs]?)(?: \\w+){0,2}? (?:ist|schmeckt|hat|sind|soll|liegt)\\b.*|(?:im|beim|vom) geschmack(?: her)?|(?:besser|milder|schärfer|süßer|salziger)\\b.*|im vergleich|(?:der )?unterschied|vergleich|für (?:mich|jemand\\w*)\\b.*|zum (?:frühstück|mittagessen|abendessen|nachtisch)|bitte|heute|ist (?:am|das|der|die|weniger|mehr)\\b.*|schmeckt (?:am|mehr)\\b.*|am \\w+sten|wenn (?:ich|man|es|wir)\\b.*|nach \\w+|ich (?:mag|will|hätte)\\b.*)$',
    ),
    joint: / (?:und|oder|versus|vs|gegen|als|mit) /,
    asks: germanPattern(
      '\\b(?:vergleich\\w*|unterschiede?|versus|vs|welche[rs]?|oder|als|unterscheiden|sortier\\w*|ordne)\\b|^was von\\b|\\bwas(?: davon)? (?:ist|schmeckt) (?:am \\w+sten|\\w+er)\\b',
    ),
  },
  meanings: [
    '^(?:schmeckt|schmecken) (.+?) (?:sehr |wirklich |eigentlich |so |ein bisschen |etwas |stark )*\\w+$',
    '^wie fühlt sich (.+?)(?: im mund)?(?: an)?(?: im mund)?$',
    '^(?:hat|haben) (.+?) (?:(?:überhaupt|denn|eigentlich) )*(?:(?:einen|viel|eigenen) )*geschmack$',
    '^schmeckt (.+?) (?:(?:überhaupt|denn|eigentlich) )*nach (?:etwas|was|irgendwas|nichts)$',
    '^was (?:schmeckt|riecht) (?:denn |alles )?nach (.+)$',
    '^(?:wie|wonach|nach was) (?:schmeckt|schmecken|riecht) (?:eigentlich |denn )?(.+)$',
    '^was (?:bedeutet|heißt|meint man mit|versteht man unter|meint) (?:eigentlich |denn )?(.+)$',
    '^was (?:bedeutet|heißt) (?:es|das) wenn .*?(\\w+) (?:ist|sind|schmeckt|schmecken|riecht)$',
    '^was (?:ist|sind) (?:eigentlich |denn )?(.+)$',
    '^(?:erklär\\w*|beschreib\\w*|definier\\w*)(?: mir)? (.+)$',
    '^(?:ist|sind) (.+?) (?:süß|salzig|sauer|bitter|scharf|umami)(?: oder \\w+)*$',
  ].map(germanPattern),
  ofKitchen: [
    '^(?:ist|sind) (?:die |das |alles |alle )*(\\w+ (?:küche|essen|gerichte|kochen|nachtisch|nachspeisen|desserts?|süßspeisen|suppen?|salate?|getränke|snacks)) (?:(?:immer|meistens|meist|eigentlich|denn|wirklich|sehr|so|oft|generell|grundsätzlich|auch|eher|alle|alles) )*(?:süß|salzig|sauer|bitter|scharf|herzhaft|würzig)$',
    '^wie (?:süß|salzig|sauer|bitter|scharf|herzhaft) (?:ist|sind) (?:(?:denn|eigentlich|die|das) )*(\\w+ (?:küche|essen|gerichte|nachspeisen|desserts?|suppen?|getränke))(?: (?:eigentlich|wirklich|so|denn|meistens))*$',
    '^(?:isst|kocht) man (?:in |im )?(\\w+) (?:(?:immer|meistens|eigentlich|sehr|so|oft|generell|eher) )*(?:süß|salzig|sauer|bitter|scharf|herzhaft)$',
  ].map(germanPattern),
  aroundWord: germanPattern(
    '\\b(?:eine?[mnrs]?|der|die|das|den|geschmack|geschmacks|beim essen|essen|wort|etwas|nach|eigentlich|denn|im|in)\\b',
  ),
  topics: (
    [
      [
        'app',
        '^(?:wie|wo|kann) (?:kann |könnte |soll |muss )?(?:ich|man|wir) (?:.* )?(?:gericht|gerichte|foto|fotos|bild|bewertung|bewertungen|konto|profil|passwort|e ?mail|namen|mitglied|jemanden|freunde?n?|app|benachrichtigungen|dunkel\\w*|sprache|liste|mich) (?:.* )?(?:hinzufügen|hochladen|anlegen|beitragen|bewerten|ändern|löschen|melden|blockieren|stummschalten|folgen|installieren|einschalten|ausschalten|umstellen|zurücksetzen|speichern|anmelden|abmelden|registrieren|schreiben|entfernen)$',
      ],
      [
        'nutrition',
        '^wie ?viele? (?:kalorien|kcal|kohlenhydrate|eiweiß|fett|zucker|salz)\\b.*? (?:hat|haben|in|stecken in|sind in) (?:ein |eine )?(.+)$',
      ],
      [
        'nutrition',
        '^(?!(?!(?:(?:und|aber|also) )*(?:welche[srn]?|was) (?:von|hat|davon)\\b).*\\b(?:wenige?r?|nicht (?:so |zu )?viele?|ohne (?:so |zu )?viele?|kaum|(?:unter|weniger als|maximal|hochstens|hoechstens|etwa|rund) \\d+) (?:kalorien|kcal|fett)).*\\b(?:kalorien|kcal|nährwerte?|nährstoffe|fettgehalt|zuckergehalt|salzgehalt|kohlenhydrate)\\b',
      ],
      [
        'health',
        '^(?:ist|sind) (.+?) (?:(?:sehr|wirklich|eigentlich|denn|so) )*(?:gesund|ungesund|gesünder|gut für (?:mich|den|die|das|meine?n?) ?\\w*)$',
      ],
      ['health', '^wie (?:un)?gesund (?:ist|sind) (.+)$'],
      ['nutrition', '^(?:ist|sind) (.+?) (?:sehr |wirklich |eigentlich )?(?:kalorienarm|nahrhaft)$'],
      [
        'keeping',
        '^wie lange (?:hält|halten|ist|sind|kann (?:ich|man)|bleibt) (?:sich )?(.+?)(?: (?:sich|haltbar|frisch|aufheben|aufbewahren|lagern|gut))*$',
      ],
      [
        'keeping',
        '^(?:kann|darf|soll|wie kann) (?:ich|man) (.+?) (?:einfrieren|aufwärmen|aufbewahren|lagern|einkochen)$',
      ],
      [
        'scale',
        '\\bwas (?:bedeuten|heißen|sagen|sollen) (?:denn |eigentlich )?(?:die |diese |eure )?(?:zahlen?|werte?|stufen?|skala|blüten?|blätter|punkte)\\b|^wie (?:süß|salzig|sauer|bitter|scharf) ist (?:eine |ne |so ne |denn eine )?[0-5]\\b|^(?:woher wisst ihr|wie entscheidet ihr|wie messt ihr|wonach entscheidet ihr)\\b.*\\b(?:[0-5]|süß|salzig|sauer|bitter|scharf)\\b',
      ],
      [
        'amounts',
        '^(?:kannst du|könnt ihr|gibst du|gebt ihr|habt ihr|hast du|gibt es) (?:mir |uns )?(?:\\w+ ){0,2}?rezepte?\\b',
      ],
      [
        'lasting',
        '\\b(?:läng|kürz|stärk|schwäch)(?:ste[nrms]?|ere[nrms]?) nachgeschmack\\b|\\bnachgeschmack (?:\\w+ ){0,2}?(?:am längsten|am kürzesten|ewig|stundenlang|länger)|\\briech(?:t|en) (?:besser|schlechter|stärker|schlimmer|leckerer|stark|gut|schlimm) (?:als|aber) (?:es |sie )?schmeck(?:t|en)|\\b(?:nicht )?(?:ewig|stundenlang|lange) (?:im mund )?nach(?:hängt|schmeckt|hallt)\\b',
      ],
      ['price', '^(?:was|wie ?viel) (?:kostet|kosten) (.+)$'],
      [
        'price',
        '^(?:(?:was|welche[rs]?) )?(?:ist |sind )?(?:davon |von (?:denen|diesen) )?(?:ist |sind )?(?:am )?(?:billig|günstig|preiswert)\\w*$',
      ],
      ['time', '^(?:was|welche[rs]?) (?:davon |von (?:denen|diesen) )?(?:ist|sind|geht) (?:am )?schnell\\w*$'],
      [
        'choosing',
        '^(?:(?:und|aber|ok) )*(?:warum|wieso|weshalb)(?: (?:das|die|der|den|gerade das|ausgerechnet das|diese\\w*))?(?: (?:denn|hast du (?:das|die|den) (?:ausgewählt|genommen|vorgeschlagen|empfohlen)))?$',
      ],
      ['price', '\\b(?:preise?|kostet|kosten|teuer|billigste\\w*|günstigste\\w*)\\b'],
      ['shops', '^wo (?:kann|könnte|bekomme|kriege|finde|kaufe|gibt es|esse) '],
      [
        'shops',
        '^(?!.*\\bwas (?:soll\\w*|kann|könnte|muss|bestell\\w*|probier\\w*|ess\\w*|nehm\\w*|nimmt|isst)\\b)(?=.*\\brestaurants?\\b)|\\b(?:lieferdienst|supermarkt|in der nähe|tisch reservieren|reservier\\w*|bestell mir)\\b',
      ],
      [
        'time',
        '^wie lange (?:dauert|braucht|brauche|kocht|muss|koche)(?: es| ich| man)?(?: für)? ?(.*?)(?: (?:zu kochen|kochen|zu machen))?$',
      ],
      ['amounts', '^(?:und )?für (?:zwei|drei|vier|fünf|sechs|\\d+|einen)(?: personen| leute)?$'],
      [
        'else',
        '\\b(?:(?<!(?:bei|fur|fuer|zu|zum|an) (?:\\w+ )?)wetter|hauptstadt|fußball|weltmeister\\w*|bundeskanzler\\w*|gedicht|lied|witz|geschichte schreiben|programmier\\w*|übersetz\\w*|lotto|nachrichten|wer hat gewonnen|wie spät)\\b',
      ],
    ] as const
  ).map(([topic, pattern]) => [topic, germanPattern(pattern)]),
  goesOnAfter: germanPattern('^(?:eine?[snrm]? \\w+es?|(?:\\w+ ){1,3}(?:stattdessen|lieber|auch))$'),
  goesOn: germanPattern(
    '^(?:und|aber|nur|bloß|(?:etwas|was|am besten|gerne?) (?:mit|ohne)|mit|ohne|auch|oder|lieber|nicht|aus|wie wäre es mit|wie wärs mit|was ist mit|für|zu|dann|doch|welche (?:mit|ohne|aus)|(?:gibt es|hast du) (?:davon |auch )*(?:welche|eins|eine|etwas)? ?(?:mit|ohne|aus)) ?',
  ),
  more: germanPattern(
    '^(?:(?:noch|zeig mir|gib mir|hast du|gibt es|etwas|was|auch|bitte|ein paar) )*(?:mehr|eins|ein anderes|andere\\w*|noch eins|noch mehr|weitere\\w*|(?:nicht|nichts|kein\\w*) (?:die|das|den|davon|diese\\w*)|(?:die|das|diese\\w*) (?:mag|will|möchte) ich nicht|(?:die|das|diese\\w*) (?:gefällt|gefallen) mir nicht|sonst noch(?: etwas| was)?|außer (?:diesen|denen|dem))(?: (?:bitte|davon|ideen|vorschläge|gerichte|sachen|als (?:die|das|diese)))*$',
  ),
  keywords: (
    'irgendetwas unterschied vergleiche nachtisch getraenk getrank nudeln vegetarisch vegan ohne huhn aubergine fruehstuck fruhstuck abendessen suppe rezept kokosmilch schokolade schmeckt schmecken vielen gerichte kartoffeln tomaten zwiebeln knusprig knuspriges cremig cremiges deftig leichtes scharfes salziges saftig ' +
    'huhnchen hahnchen rindfleisch lammfleisch schweinefleisch vegetarisches vegane veganes geschmack ahnlich zutaten getranke vorspeise hauptgericht mittagessen ' +
    'korea japan thailand vietnam mexiko athiopien marokko portugal libanon indonesien philippinen malaysia deutschland england ungarn schweden spanien italien frankreich griechenland georgien argentinien kolumbien pakistan brasilien russland indien'
  )
    .split(' ')
    .concat(
      'japanisch koreanisch indisch italienisch franzosisch mexikanisch vietnamesisch thailandisch chinesisch spanisch griechisch asiatisch vegetarisch knusprig'
        .split(' ')
        .flatMap((word) => ['', 'e', 'es', 'er', 'en'].map((ending) => word + ending)),
    ),
};
