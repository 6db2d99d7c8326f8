/**
 * How people say that a food does them harm, around what harms: 'X makes my lips tingle', 'I wheeze after X'. What it does to somebody is heard as harm
 * unless it is among the good that food does; what it does to a part of the body, by any verb but the kind ones.
 */
const person = '(?:me|him|her|us|them|(?:my|his|our|their) (?!body\\b)\\w+)';
const whose = '(?:my|his|her|our|their)';
const body =
  '(?:mouth|lips?|tongue|throat|gums?|palate|teeth|face|cheeks?|skin|eyes?|nose|sinus(?:es)?|stomach|tummy|belly|guts?|bowels?|intestines?|insides|lungs?|chest|airways?|head|heart|joints?|hands?|digestion|body|ears?)';
const afterEating =
  '(?:from|after|(?:when(?:ever)?|if|every time|each time) (?:i|he|she|they|we) (?:eat|eats|have|has|had|ate))';

/** What food makes of people, or gives or leaves them, that is no harm. */
const made =
  '(?!(?:so |very |really |feel |look |always )*(?:happy|happier|smile|hungry|drool|good|better|great|warm|warmer|full|cosy|cozy|alive|at home|like|nostalgic|salivate|curious|laugh|think|want|crave|melt|dream|proud|excited|relax\\w*|calm|jealous|homesick|strong|healthy|a|an|the|something|some|dinner|lunch|breakfast)\\b)';
const given =
  '(?!(?:so much |a lot of |lots of |such |some |more |the )*(?:energy|joy|life|comfort|pleasure|happiness|memor\\w+|warmth|ideas?|hope|vibes?|nostalgia|goosebumps|strength|good|great|nice|warm|lovely|kick|boost|lift|smile|a|an|some|something|anything|any|ideas|your|its|this|that|two|three|four|five|one)\\b)';
/** A thing, and what is wrong with who gets it: 'a rash', 'a runny nose'. */
const givenThing =
  '(?:a|an) (?:\\w+ )?(?:rash|headache|migraine|face|nose|stomach|tummy|belly|throat|mouth|tongue|reaction|ache|pain|fever|cough|attack|flare|lump|sore|hangover|skin)\\b';
const kept =
  '(?!(?:so |very |really )*(?:warm|full|going|happy|healthy|fit|satisfied|wanting|hungry|craving|speechless|company)\\b)';
/** Verbs of what soothes. */
const soothes =
  '(?!(?:is|was|has|does|tastes|feels|looks|smells|goes|works|warms|fills|soothes|calms|settles|melts|coats|comforts|nourishes|helps|pleases|reaches)\\b)';

/** Tells of a part of the body that grows, or changes its colour: the insides of expressions. */
export const changedBody = [
  '(?:face|lips?|eyes?|eyelids?|cheeks?|ears?|neck|hands?|fingers?|feet) (?:\\w+ ){0,3}?(?:doubled|tripled|balloon\\w*|puff(?:s|ed|y)\\w*|blew up|blown up|blows? up|grew|twice (?:its|the|their)|(?:got|get|gets|went|goes|turned|turns) (?:\\w+ )?(?:huge|big|bigger|enormous|fat|thick|numb|red|blue|purple|blotchy|hot)|exploded)',
  '(?:gesicht|augen?|lider|wangen|backen|ohren?|hande?|haende|finger|fusse|fuesse) (?:\\w+ ){0,4}?(?:doppelt so|verdoppelt|ballon|luftballon|aufgeblasen|aufgeblaht|aufgeblaeht|aufgegangen|riesig|ganz dick|dick(?:er)? (?:geworden|wie|und)|blau|lila|taub|knallrot|feuerrot)',
];

/** What stands between a thing and what it is said to be. */
const but =
  '(?:though|however|honestly|sadly|unfortunately|basically|literally|absolutely|pure|sheer|actually|really|definitely)';
const germanBut =
  '(?:allerdings|aber|leider|jedoch|hingegen|dagegen|echt|wirklich|quasi|praktisch|definitiv|fur mich|fuer mich|bei mir|hier)';

/** What German says to have come of a food. */
export const germanAilment =
  '(?:schlecht|quaddeln|koliken?|kopfschmerzen|kopfweh|migrane|migraene|bauchschmerzen|bauchweh|sodbrennen|juckreiz|blahungen|blaehungen|erbrechen|schwindel\\w*|schwindlig|husten\\w*|niesen|pusteln|pickeln?|blaschen|blaeschen|herzrasen|elend|mies|unwohl|schlapp|atemnot|krampfe|kraempfe|kribbel\\w*|juck\\w*|brenn(?:en|t|te)|kratz(?:en|t|te)|(?:an|zu)?schwill?(?:t|en)|schwellen|taub|pelzig|rot|ubel|uebel|krank|luft|schwitz\\w*|zitter\\w*|ausschlag|durchfall|geschwollen\\w*|nase|schlimm|jucken|anschwellen|rocheln|roecheln|tranen|traenen|wurgen|wuergen)';
const germanPraise = '(?:lecker|gut|toll|gern|gerne|liebe|mag)\\b';
const germanPerson = '(?:mich|mir|ihn|ihm|sie|ihr|uns|(?:mein|sein|ihr|unser)(?:e[mnrs]?)? \\w+)';
const germanBody =
  '(?:hals|rachen|mund|magen|zunge|lippen|gaumen|haut|augen|nase|darm|bauch|kopf|brust|lungen?|gesicht|herz|atemwege|kehle|schleimhaute|schleimhaeute)';
const germanSoothes =
  '(?!(?:zergeht|schmilzt|warmt|waermt|fullt|fuellt|beruhigt|ist|sind|hilft|schmeckt|streichelt)\\b)';

/** Of whom something is got, rather than from what. */
const notSomebody =
  '(?!(?:dir|euch|ihnen|ihm|ihr|uns|mir|der|dem|den|hier|da|dort|wem|jemand\\w*|allem|beiden|(?:mein|dein|sein|ihr|unser)\\w*|oma|opa|mama|papa)\\b)';
/** When it comes. */
const soon = '(?:immer|wieder|jedes|jedesmal|mal|auch|sofort|gleich|leider|meistens|oft)';
/** What is got from a food, and is no harm. */
const notGot =
  '(?!(?:(?:ich|er|sie|wir|man|ihr|du|mein \\w+|meine \\w+|einfach|immer|gar|so|richtig|wieder|gleich|nur|schon) )*(?:nicht|nie|niemals|genug|lust|appetit|hunger|durst|gute|glucks\\w*|gluecks\\w*|energie|kraft|gansehaut|gaensehaut|fernweh|heimweh|urlaub\\w*|noch|mehr|keine?)\\b)';

/** Of what follows in the same sentence. */
const notPraised =
  '(?![^ ,.])(?!.*\\b(?:lov\\w+|lik\\w+|enjoy\\w*|happy|good|great|better|best|amazing|delicious|wonderful|nice|fun|gut|gluck\\w*|glueck\\w*|lecker|toll)\\b)';
const notAsked = `(?![^ ,.])(?! ?,? ?(?:then )?(?:what|which|how|was|welche\\w*|wie|can|could|should|would|kann|soll|sollte|dann)\\b)${notPraised}`;

const nearly = '(?:nearly|almost|practically|basically|just about|damn near|very nearly)';

/**
 * Sentences in which what stands for `harming` harms somebody, as the insides of expressions over folded words joined by spaces.
 *
 * @param harming the inside of an expression for it
 * @param filled the same with what may stand before it
 */
export function harmDoneBy(harming: string, filled: string): readonly string[] {
  return [
    `${harming} (?:\\w+ )?(?:makes?|made) ${person} ${made}\\w`,
    `${harming} (?:\\w+ )?(?:gives?|gave|causes?|brings?|brought) ${person} (?:${givenThing}|${given}\\w)`,
    `${harming} (?:\\w+ )?(?:leaves?|left|keeps?|kept|puts?|turns?|sets?) ${person} ${kept}\\w`,
    `${harming} (?:\\w+ )?(?:knocks?|bothers?|affects?|attacks?|destroys?|wrecks?|ruins?|floors?|punish(?:es)?|troubles?|plagues?|torments?|wipes?|irritates?|burns?|haunts?) ${person}\\b`,
    `${harming} (?:do|does|did) not (?:\\w+ )?(?:like|love|suit|want|work for|work with) (?:me|him|her|us|them)\\b`,
    `${harming} ${soothes}\\w{3,}s (?:\\w+ ){0,3}?${whose} ${body}\\b`,
    `${harming} (?:burn|burned|burnt|irritate|numb|sting|itch|scratch|inflame|swell|tingle|bother|wreck|ruin|mess|play|attack|tear|destroy|close|block|clog|tighten|turn|make|set)(?:d|ed)? (?:\\w+ ){0,3}?${whose} ${body}\\b`,
    `${harming} (?:, )?(?:${but} (?:, )?)?(?:(?:is|are|would be|could be|was|were|will be|equals?|means?) (?:${but} |like )*)?(?:a |an |the |my |his |her |our |their )?(?:worst )?(?:end(?! of)|downfall|undoing|doom|death(?: sentence| warrant| trap)?|bane|enem(?:y|ies)|nemesis|kryptonite|nightmares?|poison|disaster|hell)\\b`,
    `${harming} (?:flattens?|flattened|floors?|cripples?) (?:me|him|her|us|them)\\b`,
    // 'Soba nearly finished me off', 'put him in hospital', 'had us both on the floor'.
    `${harming} (?:${nearly} )*(?:(?:finished|saw|sees|polished) ${person} off|(?:did|does) ${person} in|(?:took|takes|wiped|wipes|knocked|knocks|laid|lays) ${person} (?:both )?(?:out|low|up|for six|sideways|flat|off (?:my|his|her|our|their) feet))\\b`,
    `${harming} (?:${nearly} )*(?:sent|had|has|got|put|puts|lands?|landed|kept) ${person} (?:both )?(?:on the floor|(?:up )?(?:in|into|to|at) (?:the |an? )?(?:hospital|doctors?|er|a and e|emergency|clinic|infirmary|icu|ambulance))\\b`,
    `\\b${nearly} (?:killed|died|croaked|carked it|kicked the bucket|pegged it|snuffed it|popped (?:his|her|my) clogs|dropped dead|keeled over|choked|lost (?:him|her)) (?:\\w+ ){0,3}?(?:from|of|after|on|over|with|by|because of|thanks to|to) ${filled}`,
    `\\b(?:carks? it|croaks?|pegs? it|kicks? the bucket|keels? over|drops? dead|conks? out|snuffs? it|collapses?|blows? up|balloons?|breaks? out|comes? out in \\w+) (?:\\w+ )?(?:if|when|whenever|from|after|with|on|the (?:moment|second|minute)) (?:(?:i|he|she|they|we|it|anyone|somebody) )?(?:(?:so much as|even|just|ever|only) )*(?:gets?|eats?|has|have|touch(?:es)?|looks? at|smells?|sniffs?|tastes?|lick(?:s)?|goes near)? ?${filled}`,
    `${harming} and ${whose} ${body} (?:\\w+ ){0,2}?(?:not|never)\\b`,
    `${harming} ,? ?never again\\b`,
    `\\b(?:turn|turns|turned|go|goes|went|come out|comes out|get|gets|got) (?:(?:bright|all|completely|really|so) )*(?:red|pale|blotchy|purple|green|grey|blue|puffy|itchy|spotty|wheezy|swollen) (?:with|${afterEating}) ${filled}`,
    `\\b(?:tight|closing|swollen|puffy|itchy|scratchy) (?:chest|throat|lips?|mouth|face|eyes|tongue) (?:with|${afterEating}) ${filled}`,
    `\\b(?:toilet|loo|bathroom|inhaler|pen|epipen|ambulance|hospital|oxygen) (?:\\w+ ){0,2}?${afterEating} ${filled}`,
    `\\bsurviv\\w* ${filled}`,
    `\\blast time (?:\\w+ ){1,3}?(?:had|ate|tried|eaten) ${filled}${notPraised}`,
    `\\b(?:when(?:ever)?|if|every time|each time) (?:i|he|she|they|we|my \\w+) (?:eat|eats|have|has|had|ate) ${filled}${notAsked}`,
    `\\bwenn (?:ich|er|sie|wir|meine? \\w+) ${filled} (?:esse|isst|essen|trinke|trinkt|trinken)\\b${notAsked}`,
    `\\bfe(?:el|els|lt) (?!like|good|great|happy|hungry|full|better|fine|ready|warm|at home|comfortable)(?:\\w+ ){1,3}?${afterEating} ${filled}`,
    `\\b(?:cough|wheez|sneez|chok|gag|sweat|shak|shiver|burp|suffer|struggl|puff|flush|blister|bleed|itch|tingl|dizz|palpitat|congest|breathless|convuls)\\w* (?:\\w+ ){0,3}?${afterEating} ${filled}`,
    `\\b${whose} ${body} (?:\\w+ ){1,3}?${afterEating} ${filled}`,
    `${harming} (?:macht|machen|machte|machten) ${germanPerson} (?!(?:so |sehr |immer |wieder |richtig )*(?:glucklich|gluecklich|satt|froh|frohlich|neugierig|hungrig|warm|wach|an|lust|spass|freude|mut|appetit|laune|gute|stark|fit|kein|nichts)\\b)\\w`,
    `${harming} (?:schadet|schaden|qualt|quaelt|plagt|belastet|killt|ruiniert) (?:\\w+ )?${germanPerson}\\b`,
    `${harming} (?:hat|haben|hatte|hatten) ${germanPerson} (?:(?:beinahe|fast|schon mal|schon|einmal|mal|letztes jahr|neulich|letztens|in \\w+|damals|echt) )*(?:umgebracht|erledigt|gekillt|umgehauen|dahingerafft|ausgeknockt|(?:ins|in die|in das|auf die|in den) \\w*(?:krankenhaus|spital|klinik|notaufnahme|ambulanz|intensiv\\w*|op)(?: gebracht| befordert)?)`,
    `\\b(?:an|von|nach|wegen) ${filled} (?:(?!schmeckt|ist)\\w+ ){0,4}?(?:fast|beinahe) (?:gestorben|abgekratzt|verreckt|draufgegangen|krepiert|umgekippt|erstickt|hops gegangen)\\b`,
    `\\b(?:fast|beinahe) (?:gestorben|abgekratzt|verreckt|draufgegangen|krepiert|umgekippt|erstickt) (?:\\w+ ){0,2}?(?:an|von|nach|wegen) ${filled}`,
    `\\b(?:hat|haben|hatte|hatten) ${germanPerson} (?:(?:der|die|das|ein|eine) )?${filled} (?:(?:echt|total|richtig|komplett|so) )*(?:ruiniert|erledigt|gekillt|umgehauen|flachgelegt|umgebracht|krank gemacht|fertig ?gemacht|ausgeknockt)\\b`,
    // 'Apfel kribbelt, Haselnuss kribbelt'.
    `${harming} (?<!\\b(?:was|das|die|der|es) )(?:kribbelt|kribbeln|juckt|jucken|kratzt|kratzen|bitzelt)(?= [,.]|$| (?:bei|im|auf|am|mir|immer|auch|mich)\\b)`,
    `${harming} (?<!\\b(?:that|which|what|it|and|or) )(?:tingles?|itches|stings?)(?= [,.]|$)`,
    // 'Ich hab's mit Nüssen': not well.
    `\\b(?:ich|er|sie|wir) (?:habs|(?:hab|habe|hat|haben) ?(?:es|s)) (?:(?:so|leider|voll|echt|halt) )*mit ${filled}\\b(?! (?:gemacht|probiert|gekocht|gebacken|versucht|gegessen|bestellt|gekauft))`,
    `${harming} (?:bringt|bringen|haut|hauen) ${germanPerson} (?:\\w+ )?um\\b`,
    `${harming} (?:wird|wurde|wuerde|wurden|wuerden|hat|hatte|kann|konnte|koennte) ${germanPerson} (?:(?:noch ?mal|fast|beinahe|irgendwann|mal|noch) )*(?:das leben|den hals|kopf und kragen) (?:ge)?kosten?t?\\b`,
    `${harming} (?:setzt|setzen) ${germanPerson} zu\\b`,
    `${harming} (?:legt|legen) ${germanPerson} (?:lahm|flach)\\b`,
    `${harming} (?:${germanBut} )*(?:ist|sind|war|ware|waere|waren|waeren) (?:${germanBut} )*(?:mein|sein|ihr|unser|das|der|ein|die reine|pures|reines)?e? ?(?:reine?[rs]? |pure?[rs]? |schlimmste?r? )?(?:ende|tod|todesurteil|untergang|feinde?|todfeinde?|verhangnis|verhaengnis|verderben|ruin|gift|horror|alptraum|albtraum|kryptonit|holle|hoelle)\\b`,
    // 'With garlic she is no friend, she gets palpitations from it.'
    `${harming} (?:, )?(?:(?!${germanPraise})[^ .]+ ){0,10}?davon (?:\\w+ ){0,3}?${germanAilment}\\b`,
    `\\b(?:mit|bei|auf|von) ${filled} (?:\\w+ ){0,4}?, (?:\\w+ ){0,5}?davon (?:\\w+ ){0,3}?${germanAilment}\\b`,
    // 'Ben gets blisters from tomato', and not 'I can't get enough of it'.
    `\\b(?:von|nach) (?:(?:der|dem|den|einer|einem|viel|zu viel) )?${notSomebody}${filled} (?:${soon} )*(?:krieg|bekomm|bekam)(?:e|t|en|st)?\\b ${notGot}`,
    `\\b(?:krieg|bekomm|bekam)(?:e|t|en|st)? (?:(?!etwas|was|tipps?|ideen?)\\w+ ){0,3}?(?:von|nach) (?:(?:der|dem|den|einer|einem|viel|zu viel) )?${notSomebody}${filled} ${notGot}`,
    `\\b(?:von|vom|nach|durch|bei|beim|wegen) ${filled} (?:(?:mir|mich|immer|sofort|so) )*(?:eine?n?|ne|nen|n) (?:\\w+ )?${germanBody}\\b`,
    `\\b(?:von|vom|nach|durch|bei|beim) (?:einem |einer |dem |der |so \\w+ )?(?:teller |portion |glas |loffel |loeffel |stuck |stueck )?${filled} (?:\\w+ )?(?:gelb|blau|grau|lila) (?:geworden|angelaufen|im gesicht)\\b`,
    // 'She looks like a balloon from it', and not 'it looks like tomato'.
    `\\bsieht (?:\\w+ )?(?:nach|von|durch) ${filled} aus wie\\b`,
    `${harming} (?:uberleb|ueberleb)\\w* \\w+ nicht\\b`,
    `${harming} und (?:mein|sein|ihr|unser)e? ${germanBody} (?:\\w+ ){1,3}?nicht\\b`,
    `\\b(?:von|nach|durch|bei|wegen) ${filled} (?:\\w+ ){0,5}?(?:klo|toilette|spray|inhalator|cortison|kortison|sauerstoff|ganz rot)\\b`,
    `${harming} (?:lasst|laesst|lassen) (?:\\w+ ){1,3}?${germanAilment}`,
    `${harming} ${germanSoothes}\\w{3,}(?:t|en) (?:(?:mich|mir|ihn|ihm|sie|ihr|uns|immer|sehr|furchtbar|so) )*(?:im|i am|am|auf (?:der|die|den|meine[nr]?)|in (?:der|die|den)|(?:mein|sein|ihr|unser)(?:e[mnrs]?)?|den|die|das) ${germanBody}\\b`,
    `\\b(?:von|nach|durch|bei|wegen) ${filled} (?:\\w+ ){0,4}?${germanAilment}\\b`,
    `\\b(?:von|nach|durch|bei|wegen) ${filled} (?:(?!schmeckt|ist)\\w+ ){1,2}(?:mir |mich |ihm |ihr )?(?:der|die|das|den|meine?|im|am) ${germanBody}\\b`,
  ];
}
