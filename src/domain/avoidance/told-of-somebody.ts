import { oneOf } from './wording/one-of.ts';
import { relative, verwandte } from './wording/people-words.ts';

/*
 * What a clause tells of somebody or of a thing, and asks for nothing: 'nobody here eats @', '@ keep me awake'. Of clauses of folded words in which each
 * thing that is named is '@'.
 */

/** Asks for what it names. */
const asksSomething = new RegExp(
  `^(?:(?:and|but|so|also|or|und|aber|oder) )*${oneOf(String.raw`
    what | whats | which | how | why | where | is | are | does | do | can | could | would | should | will | was | were
    tell | describe | give | show | find | name | list | compare | recommend | suggest | any | welche\w* | wie | wo
    wozu | womit | woraus | wonach | warum | wieso | ist | sind | passt | passen | schmeckt | schmecken | hat | haben
    gibt | zeig\w* | nenn\w* | beschreib\w* | empfiehl
  `)}\\b`,
);

const somebody = new RegExp(
  `\\b${oneOf(String.raw`
    he | she | they | him | her | them | nobody | no one | noone | none of us | none of them | neither of | everyone
    everybody | someone | somebody | household | mum | mom | dad | mama | papa | granny | grandma | grandpa | grandad
    nan | hubby | whoever | doctor | doc | gp | physician | dietitian | dietician | nutritionist | consultant
    specialist | coach | nurse | surgeon | \w+ologist | \w+therapist | stomach | tummy | belly | body | skin | bowels?
    guts? | er | sie | ihm | ihn | ihr | ihnen | niemand\w* | keiner | jeder | alle | bei uns | wer | mutter | vater
    mutti | vati | oma | opa | arzt | arztin | aerztin | doktor\w* | hausarzt | magen | bauch | darm | haut
  `)}\\b|\\b(?:my|our|his|their) (?:\\w+ ){0,2}?(?:${relative}|lot|house|home|kitchen|table)\\b|\\b(?:mein|meine[mnrs]?|unser|unsere[mnrs]?|sein|seine[mnrs]?) (?:\\w+ )?(?:${verwandte}|haus|kuche|kueche)\\b`,
);

/** With or for whom one eats, of whom nothing is told: 'dinner for my friends with @'. */
const company = new RegExp(
  `\\b(?:with|for|to|from|by|mit|fur|fuer|von|zu|zum|zur) (?:(?:my|our|his|her|their|the|a|some|mein\\w*|unser\\w*|sein\\w*|ihr\\w*|den|der|die|dem|einem?|einer) )?(?:\\w+ )?(?:${relative}|${verwandte}|him|her|them|ihn|ihm|ihr|sie|uns)s?\\b`,
  'g',
);

/** Denies nothing: 'cannot get enough of @', 'ohne @ geht bei ihr gar nichts'. */
const praised = new RegExp(
  oneOf(String.raw`
    \b(?:can ?not|cant|can t|couldnt|couldn t) (?:get enough|imagine|live without|do without|go without|cook without|resist|stop|say no|wait)
    \bnothing (?:beats|like|better)\b | \bno ?(?:one|body) (?:makes|cooks|does) \b
    \bnever (?:without|enough|tired)\b | \bnot only\b | \bohne @ geht (?:\w+ ){0,4}?(?:nichts|nix)\b
    \bnichts geht uber\b | \bnichts geht ueber\b | \bnicht (?:genug|satt|ohne|widerstehen)\b
    \b(?:keiner|niemand) (?:\w+ )?(?:@ )?so gut\b | \bmacht keiner\b
  `),
  'g',
);

/** Said of somebody who would eat it. */
const likes = new RegExp(
  `\\b${oneOf(String.raw`
    lov\w+ | likes? | liked | liking | best | beats | won my heart | worth\w* | swears? | insist\w* | enough | sent
    sends? | came back | comes back | picked | picks | found | finds | discover\w* | shares? | sharing | fights? over
    lives? on | begs? | stole | steals? | puts? | happ\w+ | eat more | more @ | belongs? | every | always | dream\w*
    hooked | proud | famous | secret | devour\w* | basket | crate | jars? | bunch | great for | good for
    used to make | imagine | live without | ador\w+ | enjoy\w* | want\w* | wish\w* | crav\w* | fanc\w+ | prefer\w*
    ask\w* | beg\w* | orders? | ordered | bought | brought | got | gave | given | grows? | has | have | had | made
    makes | making | cooks? | cooked | bakes? | baked | serves? | served | needs? | recommend\w* | says? | said | told
    try | tried | mad about | crazy about | obsessed | addicted | favou?rites? | hungry | eats? | eating | ate
    bring\w* | brachte | beste\w* | schwor\w* | schwoer\w* | empfohlen | mehr @ | nascht\w* | fullt | fuellt | streut
    macht | machen | gemacht | getan | suchtig | suechtig | jeden | immer | schafft | wuchert | wachst | waechst
    kriegen | geschickt | schwarmt | schwaermt | verputzt | verschlingt | genug | nimmt gern | mag | mogen | moegen
    liebt | lieben | (?<=\b(?:er|sie|ich|frau|mann|sohn|tochter|oma|opa|mama|papa|kind|kleine|kleiner|\w+in) )will
    wollen | mochte\w* | moechte\w* | wunsch\w* | wuensch\w* | hat | haben | gekauft | mitgebracht | geschenkt
    gern\w* | lieber | liebsten | steht auf | stehen auf | lust | hunger | brauch\w* | kocht | kochte | backt | sagt
    empfiehlt | fragt | isst | essen
  `)}\\b`,
);

/** Said of somebody who would not. */
const refuses = new RegExp(
  `\\b${oneOf(String.raw`
    not | never | no longer | no more | nobody | no one | noone | none | neither | cannot | cant | wont | dont
    doesnt | isnt | arent | hasnt | havent | can t | won t | don t | doesn t | isn t | aren t | hasn t | haven t
    couldn t | wouldn t | mustn t | shouldn t | off | quit\w* | stop\w* | refus\w* | avoid\w* | abstain\w* | banned?
    bans | forb\w+ | crossed out | struck | swap\w* | swore | sworn | gave up | given up | problems? | trouble
    issues? | beef with | quarrel\w* | falling out | fell out | feud | war | bad | evil | poison\w* | enem\w+ | hates?
    hated | dislikes? | loath\w* | detests? | despises? | leave | leaves | left | alone | only food | only thing
    had better | torture | nightmare | than \w+ can | talked \w+ out | nicht | nie | niemals | niemand\w* | keiner
    kein | keine[nmrs]? | nichts | nix | gift | feind\w* | einzige\w* | bogen | weg | abgewohnt | abgewoehnt
    abgeschafft | verboten | untersagt | tabu | problem\w* | hasst | verhasst | meidet | warten | folter | qual
    graus | horror | albtraum | strafe | wortlos
  `)}\\b`,
);

const body = oneOf(String.raw`
  stomach | tummy | belly | body | skin | guts? | bowels? | throat | lips? | mouth | tongue | face | head | chest
  lungs? | nose | eyes | joints? | reflux | acid | heartburn | ibs | sleep | nights? | magen | bauch | korper
  koerper | haut | darm | hals | lippen? | mund | zunge | gesicht | kopf | brust | lunge | nase | augen | gelenke
  schlaf | nachte? | naechte?
`);
/** Before 'me' it asks for something, or only says to whom. */
const doneForMe = oneOf(String.raw`
  gives? | gimme | shows? | tells? | find | gets? | brings? | makes? | cooks? | for | help | let | reminds?
  recommends? | suggests? | teach | asks? | asked | surprise | sell | feed | to | sounds like | treat | excuse
  believe | inspire | buy | bought | gave | brought | made | told
`);
const fuerMich = oneOf(String.raw`
  gib | gibt | gebt | zeig | zeige | nenn | nenne | empfiehl | empfehlt | hilf | mach | koch | sag | fur | fuer
  erzahl | erzaehl | mit | bei | zu | lass | wunsch | wuensch | wunsche | wuensche | hab | habe | schmeckt | schmecken
  bring | fallt | faellt | kauf | hol | gonn | goenn
`);
/** What is done to whoever speaks, or to a body: 'onions linger with me for days', 'von @ wird mir ganz anders'. */
const isFelt = new RegExp(
  [
    `\\b(?:my|his|her|their|our|mein\\w*|sein\\w*|ihr\\w*|unser\\w*) (?:\\w+ )?${body}\\b`,
    `(?<!\\b${doneForMe} )\\bme\\b(?! please\\b)`,
    '\\b(?:im|i am) (?:hals|mund|magen|bauch|gesicht|rachen)\\b|\\bauf der (?:zunge|haut)\\b',
    `(?<!\\b${fuerMich} )\\b(?:mir|mich)\\b(?! (?:was|etwas|ein\\w*|bitte|schmeckt|schmecken)\\b)`,
  ].join('|'),
);
/** How a thing tastes to somebody who will not have it. */
const isNasty = new RegExp(
  `@ (?:\\w+ )?(?:tastes?|smells?|reeks?|stinks?|schmeckt|schmecken|riecht|riechen|stinkt) (?:(?:to|for|fur|fuer) (?:me|him|her|us|them|mich|ihn|sie|uns)|(?:\\w+ )?(?:like|of|wie|nach) (?:an? |the |old |wet |eine?[mnr]? |alte[nrm]? )*${oneOf(
    String.raw`
    someone | somebody | soap\w* | dish\w+ | washing\w* | armpits? | sweat\w* | feet | foot | socks? | dirt | mud
    earth | grave\w* | death | vomit | sick | cardboard | chalk | poison | perfume | bugs | rubbish | garbage
    toilet\w* | wet dogs? | seife\w* | spuli\w* | spueli\w* | schweiss\w* | fusse | fuesse | socken | dreck | erde
    \w+erde | friedhof\w* | tod | kotze | pappe | kreide | gift | parfum | parfuem | mull | muell | klo\w*
  `,
  )}\\b)`,
);
/** It has been eaten too often, and harms nobody. */
const hadEnough = /\b(?:zum hals|zu den ohren|aus den ohren|(?:out of|from) (?:my|our|his|her) ears)\b/;

/** The subject of what becomes of it: '@ has no place on our table'. */
const subject = new RegExp(
  `^(?:(?:and|but|so|also|because|since|und|aber|auch|denn|weil) )*(?:(?:the|any|all|my|our|die|der|das) )*@ ${oneOf(
    String.raw`
    is | are | was | were | has | have | had | do | does | did | doesnt | doesn t | dont | don t | isnt | isn t
    arent | aren t | hasnt | hasn t | havent | haven t | wont | won t | will | cant | can t | cannot | can | should
    stays? | got | gets? | never | no longer | went | goes | go | comes? | ist | sind | war | waren | hat | haben
    bleibt | bleiben | fallt | faellt | fallen | kommt | kommen | geht | gehen | steht | stehen | wird | werden
    scheidet | scheiden | darf | durfen | duerfen | soll | sollen | gehort | gehoert | gehoren | gehoeren | fliegt
    fliegen
  `,
  )} `,
);
/** Said of a thing that is wanted, there or described. */
const isWelcome = new RegExp(
  `\\b${oneOf(String.raw`
    seasons? | saison | ripe | reif | leftover | left over | left$ | ubrig | uebrig | over$ | at hand | handy
    available | here | there | da | zuhause | daheim | garten | garden | fridge | kuhlschrank | kuehlschrank | offer
    angebot | cheap | gunstig | guenstig | healthy | gesund | needed | wanted | welcome | fine | ok | okay | good
    great | nice | lovely | perfect | delicious | tasty | yummy | best | better | amazing | favou?rites?
    lieblings\w* | gut | toll | super | lecker | schon | schoen | prima | klasse | perfekt | sweet | sour | bitter
    salty | spicy | hot | mild | soft | hard | crunchy | crispy | creamy | juicy | rich | earthy | suss | suess
    sauer | salzig | scharf | weich | hart | cremig | knackig | with | zu | like | wie | from | aus | made | called
    too | zu viel | more | most | mehr | than | als | or | oder | please | bitte | what | which | how | why | was
    warum | everything | rein | hinein | drin | dazu | dabei | in
  `)}\\b`,
);
const isUnwelcome = new RegExp(
  `\\b${oneOf(String.raw`
    not | never | no | no longer | nt | isnt | isn | arent | aren | doesnt | doesn | dont | don | hasnt | hasn
    havent | haven | wont | won | cant | cannot | off | out | banned | forbidden | history | past | nicht | nie
    niemals | kein | keine | keinen | nichts | nix | weg | raus | aus | tabu | verboten | gestrichen | gestorben
    durch | draussen
  `)}\\b(?! (?:too|so|very|only|just|enough|in season|ripe|fresh|here|there|available|(?:my|our|his|her) favou?rites?|zu|so|sehr|nur|genug|da|reif)\\b)`,
);

/** Whether a clause tells that somebody does without what it names, or that it did something to them. */
export function isToldOfSomebody(clause: string): boolean {
  if (hadEnough.test(clause) || asksSomething.test(clause)) return false;
  if (isFelt.test(clause.replace(praised, ' ')) || isNasty.test(clause)) return true;
  const told = clause.replace(company, ' ').replace(praised, ' always ');
  if (somebody.test(told) && (refuses.test(told) || !likes.test(told))) return true;
  const predicate = subject.test(clause) ? clause.slice(clause.indexOf('@') + 2) : '';
  return predicate !== '' && (isUnwelcome.test(predicate) || !isWelcome.test(predicate));
}
