import { germanPattern } from '#domain/assistant/words/german-pattern.ts';
import type { QuestionGrammar } from './question-grammar.ts';

const to = '(?:zu[mr]?|mit)';

/** What is asked in German about one food that is named: how it tastes, what goes with it, what is like it. */
export const germanOneFood: QuestionGrammar['oneFood'] = (
  [
    [
      'pairing',
      `^(?:was|welche\\w*)(?: \\w+){0,2}? (?:passt|passen|geht|harmoniert|harmonieren|schmeckt|trinkt man|isst man|serviert man|reicht man|nimmt man) (?:\\w+ ){0,2}?${to} (.+)$`,
    ],
    ['pairing', '^(?:passt|passen|schmeckt|geht|gehen) .+? (?:gut |auch )?(?:zu[mr]?|mit) (.+?)(?: zusammen)?$'],
    ['pairing', '^(?:passt|passen|schmeckt|geht|gehen) (.+?) (?:gut |auch )?(?:zu[mr]?|mit) .+$'],
    [
      'pairing',
      '^was (?:esse|isst|essen|serviere|serviert|reiche|reicht|nehme|nimmt) (?:ich|man|wir) (?:am besten )?(?:zu|zum|zur) (?!(?:früh|mittag|abend|brunch|lunch|dinner|nach|weihn|oster|feier|wein|bier|tee|kaffee|erst|schluss))(.+)$',
    ],
    ['pairing', '^was (?:passt|schmeckt|trinkt man|isst man|gehört) (?:\\w+ )?(dazu|damit)$'],
    [
      'pairing',
      '^(?:und )?was (?:esse|isst|essen|nehme|nimmt|serviere|serviert|koche|reiche|gibt|kann|soll) (?:ich|man|wir|es)(?: \\w+)? ?(dazu)(?: (?:essen|servieren|kochen|reichen))?$',
    ],
    [
      'pairing',
      `^(?:was|welche\\w*)\\b.*? ${to} (.+?) (?:trinken|essen|servieren|reichen|kombinieren|kochen|nehmen|bestellen|dazu)$`,
    ],
    [
      'pairing',
      '^(?:womit|wozu) (?:passt|schmeckt|kombiniert man|kombiniere ich|isst man|serviert man|kann (?:ich|man)) (.+?)(?: (?:am besten|gut|kombinieren|servieren|essen|zusammen))*$',
    ],
    [
      'pairing',
      '^(?:womit|wozu|mit was|was) (?:wird|werden) (.+?) (?:(?:normalerweise|meistens?|traditionell|oft|am besten|dazu) )*(?:serviert|gegessen|gereicht|getrunken)$',
    ],
    ['pairing', '^(.+?) (?:wozu|zu was)(?: (?:passt|trinkt man|isst man) (?:das|die|den|der))?$'],
    ['pairing', '\\b(?:kombination(?:en)?|beilagen?|getränke?|wein|begleitung|begleiter) (?:zu[mr]?|für|mit) (.+)$'],
    ['pairing', `\\b(?:das|was|die|der) (?:gut |am besten )?${to} (.+?) (?:passt|passen|schmeckt)$`],
    [
      'similar',
      `^(?:was|welche\\w*)(?: \\w+){0,2}? (?:ist|sind|schmeckt|schmecken) (?:ein bisschen |ein wenig |etwas |so |ungefähr |genauso |ganz )?(?:ähnlich (?:wie|zu)|wie) (.+)$`,
    ],
    [
      'similar',
      '^(?:was|welche\\w*)(?: \\w+){0,2}? (?:ähnelt|ähneln|gleicht|gleichen) (.+?)(?: am (?:meisten|ehesten))?$',
    ],
    [
      'similar',
      '^ich (?:habe|hatte) (?:gerade |neulich |gestern )?(.+?) (?:gegessen |probiert )?und (?:es |fand es )?(?:geliebt|gemocht|lecker|toll|super|war begeistert|es war (?:toll|lecker|super))\\b.*$',
    ],
    ['similar', '\\bähnlich\\w*(?: \\w+)? (?:wie|zu) (.+)$'],
    ['similar', '^(.+?)(?: |-)(?:alternativen?|ersatz)(?: bitte)?$'],
    ['similar', '\\b(?:alternativen?|ersatz|vergleichbar\\w*) (?:zu[mr]?|für|mit) (.+)$'],
    ['similar', '^(?:etwas|irgend\\w+|gerichte?|speisen|essen|mehr|was)(?: so)? wie (.+)$'],
    [
      'similar',
      '\\bwenn (?:ich|du|man|wir|jemand) (.+?) (?:sehr |so |gern |gerne )*(?:mag|magst|mögen|liebt|liebe|lieben|esse|isst)\\b',
    ],
    [
      'similar',
      '^ich (?:mag|liebe|esse) (?!keine?[mnrs]? |nicht|nichts|es )(?:gern |gerne |sehr )*(.+?)(?: (?:sehr|gern|gerne|total))*(?: (?:was|welche\\w*) .*)?$',
    ],
    [
      'origin',
      '^(?:woher|von wo|wo) (?:kommt|kommen|stammt|stammen|ist|sind) (.+?)(?: (?:her|ursprünglich|eigentlich|denn))*$',
    ],
    [
      'origin',
      '^aus welche[mnr] (?:land|küche|region|gegend|länder\\w*) (?:kommt|stammt|ist|kommen|stammen|sind) (.+?)(?: (?:ursprünglich|eigentlich))*$',
    ],
    ['origin', '\\b(?:herkunft|ursprung|geschichte|heimat) (?:von|vom|der|des) (.+)$'],
    [
      'ingredients',
      '^was (?:ist|sind|steckt|kommt|gehört) (?:alles |denn |eigentlich |so )*(?:in|im|ins) (.+?)(?: (?:drin|drinnen|rein|hinein|enthalten|alles|eigentlich))*$',
    ],
    // After 'weißt du …' the verb stands at the end.
    ['origin', '^woher (.+) (?:kommt|kommen|stammt|stammen)$'],
    ['ingredients', '^was (?:alles )?in (.+?) (?:drin )?(?:ist|sind|steckt)$'],
    // How it is cooked stands with what it is made of.
    [
      'ingredients',
      '^(?:ist|sind|wird|werden) (?!(?:das|es|dies|da)\\b)(.+?) (?:eigentlich |immer |meistens |normalerweise )*(?:roh|gekocht|frittiert|gebacken|gebraten|gegrillt|gedämpft|fermentiert)(?: gegessen| serviert)?(?: oder (?:roh|gekocht|frittiert|gebacken|gebraten))?$',
    ],
    [
      'pairing',
      '^(?:und )?(?:wozu|zu was) (?:esse?|isst|passt|passen|nimmt|nehme|verwendet|serviert|serviere|gibt|reicht) (?:(?:ich|man|wir) )?(.+?)(?: (?:dann|eigentlich|denn|so|dazu))*$',
    ],
    [
      'taste',
      '^(?:wie ist |was ist )?(?:der |die |das )?(?:geschmack|geruch|konsistenz|textur|nachgeschmack|mundgefühl|aroma) (?:von|vom|der|des) (.+)$',
    ],
    ['taste', '^(?:wie|wonach) (.+) (?:schmeckt|schmecken|riecht|duftet)$'],
    // 'Vitello Tonnato, schmeckt das fischig'.
    [
      'taste',
      '^(?!(?:und|ok|also|was|wer|wo|wie|welche\\w*)\\b)(.+?) (?:schmeckt|riecht) (?:das|der|die|es) (?:(?:sehr|stark|arg|eigentlich|wirklich|eher) )*\\w+$',
    ],
    ['ingredients', '^(?!(?:und|ok|also)\\b)(.+?) was ist (?:da )?(?:alles )?drin$'],
    ['ingredients', '^(?:enthält|enthalten|hat|haben) (.+?) \\w+$'],
    ['ingredients', '^(?:ist|sind|gibt es|steckt) (?:auch |da )?\\w+ in (.+?)(?: drin| enthalten)?$'],
    ['ingredients', '^was enthält (.+?)(?: alles| eigentlich)*$'],
    [
      'ingredients',
      '^(?:woraus|aus was) (?:besteht|bestehen|macht man|ist|sind|wird|werden) (.+?)(?: (?:gemacht|zubereitet|hergestellt))?$',
    ],
    [
      'ingredients',
      '^welche zutaten (?:hat|haben|sind in|enthält|braucht|stecken in|gehören in) (.+?)(?: (?:drin|enthalten))?$',
    ],
    ['ingredients', '\\b(?:zutaten|rezept|zubereitung) (?:von|vom|für|in|zu[mr]?|der|des) (.+)$'],
    [
      'ingredients',
      '^wie (?:macht|kocht|bereitet|mache|koche|bereite|wird|werden|stellt) (?:man |ich |du |wir )?(.+?)(?: (?:gemacht|gekocht|zubereitet|hergestellt|her|zu|selber|selbst))*$',
    ],
    [
      'taste',
      '^wie (?:schmeckt|schmecken|schmeckte|riecht|riechen|duftet|ist|sind) (?:eigentlich |denn |so )*(.+?)(?: (?:eigentlich|denn|so|genau|im geschmack))*$',
    ],
    ['taste', '^(?:wonach|nach was) (?:schmeckt|schmecken|riecht|riechen|duftet) (.+?)(?: (?:eigentlich|denn|so))*$'],
    ['taste', '^(?:schmeckt|schmecken) (?!etwas|was|irgend)(.+?) (?:\\w+ )?nach .+$'],
    ['taste', '^(?:ist|sind|schmeckt|schmecken) (.+?) (?:eher |mehr )?\\w+ oder (?:eher |mehr )?\\w+$'],
    [
      'taste',
      '^(?:wird|werden|isst man|ist|sind) (.+?) (?:eher |normalerweise |meistens? |am besten )*(?:warm|kalt|heiß|kühl|roh)(?: oder (?:warm|kalt|heiß|kühl|gekocht))?(?: (?:serviert|gegessen|getrunken))?$',
    ],
    [
      'eating',
      '^wie (?:isst|trinkt|serviert|esse|trinke|essen|trinken) (?:man|ich|ihr|die \\w+|\\w+) (?:eigentlich |denn )?(.+?)(?: (?:richtig|eigentlich|am besten|ohne .*))*$',
    ],
    [
      'eating',
      '^(?:isst|kann|soll|darf|muss) (?:man|ich) (?:die|den|das) (?:schale|haut|kerne?|rinde|panzer|gräten|knochen|blätter|blatt) (?:von|vom|der|des|einer|eines|bei|beim) (.+?)(?: (?:mitessen|mit|essen))*$',
    ],
    [
      'eating',
      '^wie (?:wird|werden) (.+?) (?:eigentlich |richtig |am besten |traditionell )*(?:gegessen|serviert|getrunken)$',
    ],
    [
      'portion',
      '^wie ?viele? (.+?) (?:ist|sind|gehört zu|enthält|hat|kommt auf|isst man pro) (?:eine[rn]? |pro )?(?:\\w+ )?(?:portion|person|teller|schüssel)\\b.*$',
    ],
    ['portion', '^wie (?:groß|viel) (?:ist|sind) (?:eine |die )?(?:übliche |normale )?portion (.+)$'],
    ['ingredients', '^(?:warum|wieso|was) macht (?!man )(.+?) (?:(?:so|den mund|die zunge|einen) )+\\w+$'],
    ['ingredients', '^was gibt (.+?) (?:sein|ihr|das|den)\\w* (?:aroma|geschmack|duft|farbe)$'],
    [
      'taste',
      '^(?:soll|sollte|kann|könnte|muss) (?:ich|man|wir) (?:mal |wirklich |unbedingt )*(.+?) (?:mal |wirklich |unbedingt )*(?:probieren|kosten|versuchen|testen)(?: (?:oder|wenn|weil)\\b.*)?$',
    ],
    ['taste', '^(?:lohnt|lohnen) (?:es )?sich (?:es )?(.+?)(?: (?:zu probieren|wirklich|eigentlich))*$'],
    [
      'taste',
      '^(?:ist|sind) (.+?) (?:wirklich |eigentlich |so )*(?:einen versuch wert|überbewertet|gewöhnungsbedürftig|empfehlenswert)$',
    ],
    [
      'taste',
      '^(?:warum|wieso|weshalb) (?:ist|sind|schmeckt|schmecken|riecht|riechen|stinkt|stinken) (.+?) (?:denn |eigentlich |immer )*so (?:\\w+ )?\\w+$',
    ],
    ['taste', '^was ist (?:das besondere|so besonders|so toll|besonders|das tolle) (?:an|am|bei) (.+)$'],
    ['taste', '^(?:hat|haben) (.+?) (?:(?:überhaupt|denn|eigentlich) )*(?:(?:einen|viel|eigenen) )*geschmack$'],
    [
      'taste',
      '^wie (?:sättigend|schwer|leicht|mächtig|fettig|gehaltvoll|deftig) (?:ist|sind) (?:(?:eine?|der|die|das|so eine?) )?(?:(?:schüssel|portion|teller|tasse|stück|scheibe) )?(.+)$',
    ],
    ['taste', '^wie fühlt sich (.+?)(?: im mund)?(?: an)?$'],
    ['taste', '^welche(?:n|s)? (?:geschmack|textur|konsistenz|aroma|geruch) (?:hat|haben) (.+)$'],
    ['taste', '^beschreib(?:e|en sie)?(?: mir)?(?: mal)?(?: (?:den geschmack|die textur|das aroma))?(?: von)? (.+)$'],
    ['taste', '^(?:warum|wieso|weshalb) (?:stinkt|stinken|riecht|riechen|duftet) (.+?)(?: (?:so|nach) ?.*)?$'],
    ['taste', '^(?:kann|soll|muss) (?:man|ich) (.+?) (?:auch )?(?:kalt|warm|heiß) (?:essen|trinken|servieren)$'],
    ['taste', '^(.+?) (?:geschmack|nachgeschmack|aroma|textur|konsistenz|geruch|mundgefühl)$'],
    ['taste', '\\b(?:geschmack|aroma|aromen|textur|konsistenz|duft|geruch|mundgefühl) (?:von|vom|der|des|bei) (.+)$'],
    [
      'taste',
      '^(?:kann|könnte|kannst|könntest|können|könnten)(?: (?:man|du|sie|ihr|jemand|mir|mal|bitte))* (?:den |die |das )?(.+?) (?:mal |bitte |kurz )*(?:beschreiben|erklären|schildern)$',
    ],
    ['taste', '^(?:(?:etwas|was|mehr) )?über (.+)$'],
    ['taste', '^was (?:ist|sind) (?:denn |eigentlich )*(.+?)(?: (?:eigentlich|denn|für ein (?:gericht|essen)))*$'],
  ] as const
).map(([kind, pattern]) => [kind, germanPattern(pattern)]);
