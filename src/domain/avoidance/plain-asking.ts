import { cachedPattern } from '#prelude/text/cached-pattern.ts';
import { matchesIn } from '#prelude/text/matches-in.ts';
import { isAbstainedFrom } from './abstained-from.ts';
import { asksOfThings } from './asks-of-things.ts';
import { listAtHand } from './at-hand.ts';
/**
 * How a wish says that it wants something, does not want it, or is fine with it. Of sentences in which each thing named is '@' and its number:
 * 'something with @0 but no @1'.
 */

/** '@0, @1 and @2'. */
const list =
  '((?:(?:some|any|a|an|the|fresh|raw|cooked|real|good|frische[nmrs]?|rohe[nmrs]?|ein|eine|einen|etwas|die|der|das) )*@\\d+(?: (?:and |or |und |oder |with |mit |, |in )*(?:some |any |a |an |the |fresh |frische[nmrs]? )*@\\d+)*)';
/** A few words that change nothing: 'a really good spicy'. */
const between =
  '(?:(?!(?:no|not|without|never|avoid|but|aber|nicht|ohne|something|anything|food|foods|dish|dishes|meal|meals|dinner|lunch|breakfast|for|without|free|etwas|gericht|gerichte|essen|kein|keine|keinen|keinem|safe|allergy|und|oder|and|or|if|when|wenn|because|weil|since|to|zu|about|gegen|kein|nix)\\b)[^ ,@]+ ){0,3}';
const dishNouns =
  'dish|dishes|food|foods|meal|meals|soup|soups|curry|curries|stew|stews|salad|salads|noodles?|rice|ramen|cake|cakes|tarts?|pies?|desserts?|sauces?|recipes?|snacks?|sandwich|sandwiches|pancakes?|rolls?|tacos?|burritos?|dumplings?|pasta|pizza|bread|skewers?|stir fry|stir fries|fritters?|chowder|bisque|broth|omelettes?|biryani|fried rice|bowls?|dips?|platter|pudding|ice cream|casserole|bake|toast|teas?|lattes?|milk ?shakes?|shakes?|smoothies?|biscuits?|boards?|flavou?rs|burgers?|gumbo|paella|tempura|satay|kebabs?|patties|balls|cookies|crackers|brittle|custard|starters?|mains?|ideas|drinks?|beverages?|cocktails?' +
  '|gerichte?|suppen?|eintopf|eintopfe|salate?|nudeln|kuchen|torten?|speisen?|rezepte?|spiesse|auflauf|pfanne|reis|brot|sossen?|saucen?|nachtisch|desserts?|snacks?|teller|platte|getranke?|getraenke?|drinks?';

/** The same without commas: of 'no @0, @1 is fine' only @1 is. */
const group =
  '((?:(?:some|any|a|an|the|fresh|raw|cooked|die|der|das) )*@\\d+(?: (?:and |or |und |oder )(?:the |die |das )?@\\d+)*)';

/** Said of a thing by whoever wants it: not 'fewest nuts', 'lowest lactose' or 'safest milk'. */
const superlative =
  '(?:(?:(?:most|least) (?:salty|sweet|sour|bitter|spicy|hot|pungent|smelly|stinky|creamy|nutty|tangy|funky|intense|flavou?rful|sharp|strong|mild|crumbly|bland))' +
  '|(?:mild|strong|soft|hard|salti|sweet|sour|bitter|spici|hott|creami|stinki|smelli|tangi|nutti|sharp|funki|rich|crunchi|crispi|crumbli|tasti|chewi|smooth|bland)est' +
  '|am (?:wenigsten|meisten) (?:mild|salzig|suss|suess|sauer|bitter|scharf|cremig|nussig|wurzig|wuerzig|kraftig|kraeftig|stark|streng|herb)' +
  '|(?:am wenigsten |am meisten )?(?:mild|krass|stark|stärk|staerk|weich|hart|härt|haert|salzig|suss|suess|sauer|bitter|scharf|scharf|schärf|schaerf|cremig|stinkig|wurzig|wuerzig|kräftig|kraftig|kraeftig)(?:e?ste[nrms]?|e[nrms]?))';

/** What is said of how a thing tastes, and of nothing that it holds: 'safe', 'allowed' and 'good' are none of them. */
const tasteSaid =
  '(?:very |really |quite |fairly |rather |pretty |so |too |sehr |richtig |ziemlich |eher )?(?:mild|soft|hard|strong|sharp|salty|sweet|sour|bitter|spicy|hot|creamy|smelly|stinky|tangy|nutty|funky|rich|crumbly|crunchy|crispy|chewy|smooth|bland|buttery|smoky|fruity|pungent|fishy|fischig|weich|hart|kraftig|kraeftig|wurzig|wuerzig|salzig|suss|suess|sauer|scharf|cremig|stinkig|streng|herb|mild|nussig|knusprig|rauchig|fruchtig)(?:e[nmrs]?)?';

/** More of a taste or a texture than another thing has. */
const more =
  '(?:(?:a (?:bit|little)|much|even|etwas|viel|noch) )?(?:(?:strong|mild|soft|hard|sharp|sweet|rich|salti|creami|nutti|smelli|funki|tangi|chewi)er than|(?:kra?e?ftig|mild|weich|hart|ha?e?rt|salzig|su?e?ss|cremig|wu?e?rzig|sta?e?rk|nussig)er als)';

/** How a thing is prepared, which says that it is wanted. */
const prepared =
  '(?:raw|fried|deep fried|pan fried|grilled|baked|steamed|smoked|boiled|poached|roasted|pickled|cured|dried|battered|breaded|roh|frittiert|gegrillt|gebraten|gebacken|gedunstet|geduenstet|gedampft|gedaempft|gerauchert|geraeuchert|gekocht|eingelegt|getrocknet|paniert|mariniert)(?:e[nmrs]?)?';

/** An adjective that says where something is from; a list, since 'vegetarian' and 'cheese' end as 'Italian' and 'Chinese' do. */
export const ofKitchen =
  '(?:(?:north|south|east|west|central)(?:ern)? )?(?:african|american|argentinian|asian|austrian|brazilian|british|cajun|caribbean|catalan|chinese|creole|ethiopian|filipino|french|georgian|german|greek|indian|indonesian|irish|italian|jamaican|japanese|korean|lebanese|malaysian|mediterranean|mexican|moroccan|nordic|norwegian|persian|peruvian|polish|portuguese|russian|scandinavian|sicilian|spanish|swedish|swiss|thai|turkish|ukrainian|vietnamese' +
  '|(?:asiatisch|chinesisch|deutsch|franz(?:o|oe|ö)sisch|griechisch|indisch|italienisch|japanisch|koreanisch|mediterran|mexikanisch|norwegisch|portugiesisch|spanisch|th?ail(?:a|ae|ä)ndisch|t(?:u|ue|ü)rkisch|vietnamesisch)(?:e[nmrs]?)?)';

/** 'The bread came with lupin flour' tells what was, and wants none. English 'was' is German for 'something'. */
const unlessTold = '(?<!\\b(?:came|come|were|war|waren|kam|kamen|wurden?) )';

const asking = [
  `(?<!was ist |wie ist es |wie sieht es )\\b(?:${unlessTold}(?:with|mit)|made (?:with|of|from|out of)|based on|full of|loaded with|packed with|topped with|stuffed with|filled with|lots of|plenty of|tons of|loads of|extra|featuring|containing|voller|aus|auf basis von|jede menge)`,
  '\\b(?:want|wants|wanted|love|loves|loved|adore|adores|enjoy|enjoys|crave|craves|craving|cravings for|fancy|fancies|need|needs|prefer|prefers|mood for|feel like|feeling like|hungry for|hankering for|give (?:me|us)|gimme|show (?:me|us)|find (?:me|us)|find|get (?:me|us)|bring (?:me|us)|recommend(?: me)?|suggest(?: me)?|looking for|look for|searching for|fan of|favou?rite|obsessed with|addicted to|keen on|partial to|mad about|crazy about|wild about|would like|like|likes|similar to|top|best|more)',
  '\\b(?:mag|mogen|moegen|liebe|lieben|liebt|will|wollen|mochte|moechte|mochten|hatte gerne?|haette gerne?|hatte|haette|brauche|suche|suchen|lust auf|appetit auf|hunger auf|bock auf|heisshunger auf|gelust auf|geluste auf|gib (?:mir|uns)|zeig(?:e)? (?:mir|uns)|empfiehl (?:mir|uns)|fan von|stehe? (?:total |sehr |voll )?auf|am liebsten|esse gerne?|esse ich gerne?|isst gerne?)',
  '\\b(?:that|which|what|who|dishes|foods|meals|things|ones|recipes|snacks|desserts|soups|curries|something|anything|stuff) (?:\\w+ )?(?:contain|contains|include|includes|have|has|use|uses|are made (?:of|with|from)|feature|features)',
  '\\b(?:welche[snrm]?|was|gerichte|speisen|suppen|essen) (?:\\w+ ){0,2}?(?:enthalt|enthaelt|enthalten|haben|beinhaltet|beinhalten)',
  `\\b${superlative}`,
].map(
  (words, place) =>
    new RegExp(`${words} ${place === 0 ? between.replace('|und|oder|and|or|', '|') : between}${list}`, 'g'),
);

const askingAfter = [
  // What is eaten beside a thing is asked by whoever eats that: 'was passt zu Fisch', 'something that tastes like butter'.
  new RegExp(
    `^(?:and |und )?(?:what|which|was|welche\\w*|womit)(?: \\w+){0,4} (?:goes|go|pairs?|serve|drink|eat) (?:well |best )?(?:with|alongside) ${list}$`,
    'g',
  ),
  new RegExp(`^(?:und )?was (?:\\w+ ){0,3}?zu ${list} (?:servieren|reichen|essen|trinken|kochen)$`, 'g'),
  new RegExp(
    `^(?:und )?(?:was|welche\\w*)(?: \\w+)? pass(?:t|en) (?:gut |am besten )?(?:zu|zum|zur) (?:[^ ,@]+ und |${prepared} )?${list}(?: und [^ ,@]+)?(?: als (?:beilage|vorspeise|getrank|getraenk|wein|nachtisch|dessert|salat|gemuse|gemuese|sosse|sauce))?(?: ausser (?!(?:mir|mich|uns|ihr|ihm|ihnen)\\b)[^ ,@]+)?$`,
    'g',
  ),
  new RegExp(`\\b(?:tastes?|tasting|schmeckt|schmecken) (?:a (?:bit|little) )?(?:like|of|wie|nach) ${list}$`, 'g'),
  new RegExp(`\\b(?:an?|some|eine?[nmrs]?) ${tasteSaid}(?:(?: ,)?(?: and| und)? ${tasteSaid}){0,2} ${list}`, 'g'),
  new RegExp(
    `^(?:and |und )?(?:which|what|what kind of|which kind of|welche[nmrs]?|was fur) ${list} (?:is|are|tastes?|smells?|ist|sind|schmeckt|schmecken|riecht|stinkt|stinks) (?:${tasteSaid}|the (?:most|strongest|worst)|am (?:meisten|starksten|staerksten|schlimmsten))$`,
    'g',
  ),
  // 'A cheese like' what is named behind it.
  new RegExp(
    `^(?:(?:an?|some|any|another|other|more|eine?[nmrs]?|anderer|andere) )*${list} (?:(?:that|which) (?:is|tastes) )?(?:like|similar to|close to|wie|ahnlich wie|aehnlich wie|${more})(?: (?:an? |the |ein |eine )?[^ ]+)?(?: ,)?(?: (?:but|only|just|aber|nur) [^@]*)?$`,
    'g',
  ),
  // Kinds of a thing, alone: 'blue cheese'.
  new RegExp(
    `^(?:(?:something with|some|any|more) )?(?:goats?|sheeps?|blue|cottage|aged|ripe|washed rind|french|italian|greek) ${list}(?: ideas?| please)?$`,
    'g',
  ),
  // With what is no allergen: 'rice and eggs'. Pulses, pork and the like are left out of many diets, and beside these nothing is asked for.
  new RegExp(
    `^(?:rice|potato(?:es)?|noodles|chicken|reis|kartoffeln?|nudeln|huhn|huhnchen|hahnchen) (?:and|with|und|mit) ${list}(?: please| bitte| (?:, )?(?:what|was|ideas?|recipes?|dishes|gerichte?|rezepte?|ideen)\\b.*)?$`,
    'g',
  ),
  // How it is to be cooked says that it is wanted.
  new RegExp(
    `^${list} (?:(?:from|out of|in|off) the (?:oven|grill|barbecue|bbq|wok)|aus (?:dem|der) (?:ofen|pfanne|wok)|vom grill)$`,
    'g',
  ),
  // A kitchen before it and nothing else: 'southern Italian seafood'.
  new RegExp(
    `^(?:(?:an?|some|any|good|authentic|typical|traditional|fresh|gute[nrs]?|typische[nrs]?|frische[nrs]?) )*${ofKitchen} ${list}(?: please| bitte)?$`,
    'g',
  ),
  // So many of a thing are wanted: 'name three cheeses'.
  new RegExp(
    `^(?:(?:name|list|nenne?|top|zeige?|the) )?(?:(?:me|mir|us|uns|best|besten) )*(?:two|three|four|five|[2-5]|zwei|drei|vier|fünf|funf|fuenf) (?:\\w+ )?${list}$`,
    'g',
  ),
  // 'Smoky cheese', 'cheese that is not too strong'.
  new RegExp(
    `^(?:${tasteSaid}|${prepared}) ${list}(?: (?:with|mit|from|aus) (?!.*\\b(?:no|not|without|free|kein\\w*|nicht|ohne|frei)\\b)[^@]*)?$`,
    'g',
  ),
  new RegExp(
    `^(?:an? |some |any )?${list}(?: ,)? (?:that|which|der|die|das) (?:(?:is|isnt|isn t|are|arent|tastes?|smells?|does|doesnt|doesn t) )?(?:not (?:taste |smell )?|nicht )?(?:too |very |so |really |as |zu |sehr )?(?:${tasteSaid}(?: ist| schmeckt)?|stinks?|stinkt|smells?|(?:stark )?riecht)(?: (?:, )?(?:eher|lieber|sondern|rather|more|just|but) (?:ganz |ein bisschen |on the )?${tasteSaid}(?: side)?)?$`,
    'g',
  ),
  // 'What cheese tastes of caramel'.
  new RegExp(
    `^(?:and |und )?(?:which|what|what kind of|which kind of|welche[nmrs]?|was fur) ${list} (?:tastes?|smells?|schmeckt|schmecken|riecht|riechen) (?:a (?:bit|little) )?(?:of|like|wie|nach) (?:a |an |the )?[^ ,@]+$`,
    'g',
  ),
  // 'Which cheese melts best'.
  new RegExp(
    `^(?:and |und )?(?:which|what|what kind of|which kind of|welche[nmrs]?|was fur) ${list} (?:melts?|grills?|fries|stretches|schmilzt|schmelzen|zerlauft|zerlaeuft)(?: (?:the )?(?:well|best|nicely|easily|most|gut|am besten|schon|schoen))?$`,
    'g',
  ),
  new RegExp(
    `^(?:and |und )?(?:which|what|what kind of|which kind of|welche[nmrs]?|was fur) ${list} (?:goes|go|pairs?|fits?|passt|passen) (?:well |best |gut |am besten )?(?:with|zu|zum|zur) (?!.*@)`,
    'g',
  ),
  new RegExp(
    `${list} (?:is|are|tastes?|smells?|ist|sind|schmeckt|schmecken|riecht) (?:the |der |die |das |am )?${superlative}\\b`,
    'g',
  ),
  new RegExp(
    `${list}(?: (?!(?:in|for|of|to|on|and|or|no|not|free|less|my|the|a|is|are|und|oder|im|fur|ist|sind|nicht)\\b)[^ ,@]+)? (?:${dishNouns})\\b(?! (?:free|frei))`,
    'g',
  ),
  new RegExp(`${list} (?:please|pls|plz|lovers?|fans?|based|heavy|cravings?|bitte)\\b`, 'g'),
  // 'Something that has cheese in it'; 'peanuts in it?' fears them.
  new RegExp(
    `\\b(?:with|mit|wo|where|has|have|having|any|some) ${list} (?:in it|drin|enthalten|enthaelt|enthalt)(?: ist| sind)?$`,
    'g',
  ),
  new RegExp(
    `${list} (?:mag|liebe|esse|will|mochte|moechte|hatte|haette) (?:ich|wir) (?!.*\\b(?:nicht|keine?|nie|nix)\\b)`,
    'g',
  ),
];

/** In a sentence that asks whether a food contains something nothing is asked for: 'does ramen have egg in it'. */
const asksWhether =
  /^(?:and |so |but |und |aber )?(?:is|are|does|do|has|have|can|could|will|would|may|ist|sind|hat|haben|enthalt|enthaelt|enthalten|kann|konnte|darf|gibt es in|steckt|stecken) (?!(?:not|nicht|you|i get|i have (?:some|a)|es|du|ihr|there (?:any|some) (?:\w+ )?@\d+ (?:dish|soup|curr|recipe|dessert|snack|noodle|salad|food))\b)/;

const denying = new RegExp(
  '\\b(?:' +
    [
      'no|not|none|nothing|never|without|hardly|barely|scarcely|zilch|nada|nary|kaum|avoid\\w*|refus\\w*|beware\\w*|free (?:of|from)|hat(?:e|es|ed|ing)|dislik\\w+|detest\\w*|loath\\w*|despis\\w*|neither|nor|except|excluding|exclude|excludes|besides|other than|instead of|rather than|apart from|minus|sans|sin|skip\\w*|hold|leav(?:e|ing) (?:out|off)|omit\\w*|ditch\\w*|drop|forget|scrap|(?<!from )scratch|nix(?:ed|es)?|veto\\w*|boycott\\w*|than (?:eat|touch|taste|swallow|smell|face|ever)|remove|cut(?:ting)? out|lay off|off|quit|stop\\w*|gave up|giv(?:e|ing) up',
      '(?:anything|everything|all|whatever|anywhere) but|anti|nix|can do without|(?:sick|tired|bored) of|had it with|had enough|fed up with|(?:so|totally|completely) over|in an? (?:\\w+ )?rut with|not a fan of|ban\\w*|scared of|afraid of|worried about|w o|wo|non|less|lose|swap|substitut\\w*|replace\\w*|alternative\\w*|could do without|hold the|against|(?:allerg\\w*|intoleran\\w*|sensitive|reacts?|reaction) to',
      'ohne|keine?[mnrs]?|keinerlei|nichts?|nix|nie|niemals|nicht|weder|ausser|statt|anstatt|anstelle|meid\\w*|vermeid\\w*|verzicht\\w*|vergiss|vergesst|streiche?n?|streicht|lass|lasse|lassen|lasst|weglass\\w*|hasse|hasst|frei von|bloss|ersatz|alternativen?|weg mit|gegen|minus',
    ].join('|') +
    ')\\b',
);
const deniedAfter = `(?: (?:is|are|ist|sind|should be|must be|bitte|lieber|roh|raw))* (?:lass|lasst|lassen|kann(?:st|ste|st du|st du ja| ich| man) (?:\\w+ ){0,3}?(?:knicken|vergessen|streichen|weglassen|behalten|verzichten)|free|less|out|off|replace\\w*|substitut\\w*|alternativ\\w*|swaps?|ersatz|no|nope|bad|forbidden|(?:not|nicht)(?! (?:from |aus )?${ofKitchen}\\b)|(?:[^ ,@]+ ){0,5}?(?:sacred|holy(?! (?:grail|trinity))|heilig)|weglassen|weg|raus|meiden|vermeiden|verboten|tabu|nein|never|gone|frei|allerg\\w*|intoleran\\w*|unvertrag\\w*|makes?|gives?|kills?|upsets?|hurts?|macht|machen|bekommt|bekommen|removed|omitted|dropped|skipped|nixed|left (?:off|out)|taken (?:off|out)|weggelassen|entfernt)\\b`;
/** 'With sesame for me, for Lena on no account', 'prawns, but not for my son'. */
const notForSomebody =
  '(?: [^ @]+){0,6}? (?:(?:not|none|nothing|nicht|keine[nmrs]?|nichts|never|no way|auf keinen fall|keinesfalls) (?:for|fur|fuer|bei) |(?:for|fur|fuer|bei) (?:[^ @,]+ ){1,3}?(?:not|never|no way|nicht|auf keinen fall|keinesfalls|on no account|under no circumstances)(?! (?:too|so|very|zu|sehr)))';
const feared = new RegExp(`^${deniedAfter}`);

const fine =
  '(?:totally |perfectly |absolutely |all |also |still |quite |very |just |completely |auch |vollig |total )*(?:fine|ok|okay|good|great|alright|all right|allowed|cool|no problem|no issue|welcome|not a problem|in ordnung|kein problem|erlaubt|kein thema|klar|unproblematisch|no worries)';
const permitting = [
  `${group} (?:is|are|would be|ist|sind|ware|waere|waren|geht|gehen) ${fine}\\b`,
  `\\b(?:fine|ok|okay|cool|alright|good) with ${group}`,
  `(?<=@\\d+ .*|but |and |^)${group} (?:ok|okay|fine)\\b`,
  `\\b(?:i|we|he|she|they|you|still|only|kid|son|daughter) can (?:still |safely |only |definitely |happily |totally )?(?:eat|have|do|tolerate|handle|take|digest) ${group}`,
  `\\bnot (?:be )?(?:allergic|intolerant|sensitive) to ${group}`,
  `\\bno longer (?:allergic|intolerant) to ${group}`,
  `\\bno (?:problems?|issues?|trouble) with ${group}`,
  `\\b(?:do not|don t) mind ${group}`,
  `\\btolerates? ${group} (?:well|fine)`,
  `${group} (?:vertrage|darf|kann|esse|mag) (?:ich|er|sie|wir|es) (?:gut|schon|aber|problemlos|dagegen|hingegen|gerne|gern|essen|prima)(?! (?:nicht|keine))`,
  `\\bvertrag(?:e|t) (?:ich |er |sie )?${group} (?:gut|problemlos|prima)`,
  `\\bnicht allergisch (?:gegen|auf) ${group}`,
  `\\bkeine? probleme? mit ${group}`,
  `\\bhabe nichts gegen ${group}`,
  `${group} (?:geht|gehen)(?: schon| klar| immer)?$`,
].map((words) => new RegExp(words, 'g'));

/** What ends the reach of a denial: 'no eggs but shrimp', 'no eggs, something with shrimp'. */
const turns =
  / (?:(?<!(?:anything|everything|all|whatever|nothing|anywhere) )but|however|though|although|aber|sondern|jedoch|dafur|dafuer|stattdessen|instead(?! of)) | , (?=(?:and |und )?(?:something|need (?:an?|some|something|ideas?)|i (?:want|love|like|would|need|crave)|we (?:want|love|like|would|need)|want|love|crav|give|show|looking|find|prefer|recommend|suggest|ich (?:will|mag|mochte|moechte|liebe|hatte|haette|suche|brauche)|etwas mit|gib|zeig|lieber|gerne|gern)\b)| (?:and|und) (?=(?:something|i (?:want|love|like|would|crave)|etwas mit|ich (?:will|mag|mochte|liebe))\b)/;

/** What is there is to be used up. */
const stocked =
  /\b(?:(?:in|inside) (?:the|my|our) (?:fridge|freezer|pantry|cupboard|larder|kitchen)|left ?overs?|left over|(?:use|using) (?:it |them |this |these )?up|used up|use up|(?:jar|tin|pack|packet|bunch|block|tub|carton) of|left$|(?:im|i am) (?:kuhlschrank|kuehlschrank|haus|gefrierfach|vorrat)|ubrig\w*|uebrig\w*|reste|aufbrauchen)\b/;

/** What will not keep is to be used up: 'half a jar of tahini going off soon'. */
const goesOff =
  /(@\d+) (?:(?:that|which|is|are|s|its) )*(?:going off|about to go off|about to expire|(?:close to|near|past) (?:its|their|the) (?:date|best before))(?: soon| tomorrow| today)?\b/g;

/** And this is to stay there: 'die Butter bleibt vierzig Tage im Kühlschrank'. */
const left = /\b(?:bleib\w*|stays?|stayed|remains?)\b/;

/** What is said of the things named in one sentence, by their numbers. */
export interface Said {
  readonly asked: ReadonlySet<number>;
  readonly denied: ReadonlySet<number>;
  /** Of which a clause tells that somebody does without it, or that it did something to them. */
  readonly leftAlone: ReadonlySet<number>;
  readonly permitted: ReadonlySet<number>;
}

export const nothingSaid: Said = { asked: new Set(), denied: new Set(), leftAlone: new Set(), permitted: new Set() };

/** 'Fish, but not raw', 'Garnelen, aber bitte gegrillt': a whole sentence of a thing and how it is to be, and of nothing else. */
const askedAsSaid = new RegExp(
  `^(?:something with |etwas mit |some |any |etwas )?${list} (?:, )?(?:(?:but|aber|just|only|nur|bitte|please|preferably|lieber|not|nicht) )+(?:(?:too|so|very|zu|sehr) )?(?:${tasteSaid}|${prepared})(?: please| bitte)?$`,
);

const MOST_KEPT = 100;
const kept = new Map<string, Said>();

/**
 * Kept for a while: a question is read several times over.
 *
 * @param shape see above
 * @param isQuestion whether it ends with a question mark
 */
export function whatIsSaid(shape: string, isQuestion: boolean): Said {
  const key = `${isQuestion ? '?' : '.'}${shape}`;
  const said = kept.get(key) ?? findSaid(shape, isQuestion);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, said);
  return said;
}

function findSaid(told: string, isQuestion: boolean): Said {
  const shape = told.replace(goesOff, '$1 to use up');
  const said = {
    asked: new Set<number>(),
    denied: new Set<number>(),
    leftAlone: new Set<number>(),
    permitted: new Set<number>(),
  };
  // Nothing is named, so nothing can be said of it.
  if (!shape.includes('@')) return said;
  const { asked, denied, leftAlone, permitted } = said;
  const asSaid = askedAsSaid.exec(shape)?.[1];
  if (asSaid !== undefined) return { ...said, asked: new Set(numbersIn(asSaid)) };
  if (!denying.test(shape)) {
    const plainly = asksOfThings(shape) ? shape : listAtHand(shape);
    if (plainly !== null) return { ...said, asked: new Set(numbersIn(plainly)) };
  }
  const isWhether = asksWhether.test(shape);
  if (stocked.test(shape) && !denying.test(shape) && !isWhether && !left.test(shape))
    numbersIn(shape).forEach((one) => asked.add(one));
  for (const scope of shape.split(turns)) {
    if (!isWhether)
      for (const pattern of [...asking, ...askingAfter])
        for (const match of matchesIn(scope, pattern)) numbersIn(match[1]).forEach((one) => asked.add(one));
    for (const one of deniedIn(scope)) denied.add(one);
    for (const one of leftAloneIn(scope)) leftAlone.add(one);
    if (isWhether) continue;
    for (const pattern of permitting) {
      for (const match of matchesIn(scope, pattern)) {
        // 'So eggs are fine?' asks it.
        const isAsked = isQuestion && shape.endsWith(match[0]);
        const clause = scope.slice(scope.lastIndexOf(',', match.index) + 1, match.index);
        const isFeared = feared.test(scope.slice(match.index + match[0].length));
        if (!isAsked && !isFeared && !denying.test(clause)) numbersIn(match[1]).forEach((one) => permitted.add(one));
      }
    }
  }
  return said;
}

function numbersIn(text: string | undefined): readonly number[] {
  return matchesIn(text ?? '', /@(\d+)/g).map(([, number]) => Number(number));
}

/** One that is denied denies those that it is listed with: 'milk, egg and nuts are out'. */
function deniedIn(scope: string): readonly number[] {
  const all = numbersIn(scope);
  const isListed = (one: number, next: number | undefined) =>
    next !== undefined && cachedPattern(`@${one} (?:, )?(?:(?:and|or|und|oder) )?@${next}(?!\\d)`).test(scope);
  const denied = all.map((one) => isDenied(scope, one));
  for (let at = all.length - 2; at >= 0; at -= 1)
    denied[at] ||= denied[at + 1] === true && isListed(all[at] ?? 0, all[at + 1]);
  return all.filter((_, at) => denied[at]);
}

const things = /@\d+(?: (?:, )?(?:(?:and|or|nor|und|oder|noch) )?@\d+)*/g;

/** 'Two guests with @, one with @' is one clause. */
const nextOfList =
  / ?, (?=(?:and |und )?(?:one|two|three|another|others?|einer|eine|eins|zwei|drei|noch einer|noch eine|andere) (?:with|mit) @)/g;

/** What somebody leaves alone: 'my aunt is done with @0 and @1'. */
function leftAloneIn(scope: string): readonly number[] {
  const listed = matchesIn(scope, things).map(([found]) => numbersIn(found));
  const clauses = scope.replace(things, '@').replace(nextOfList, ' and ').split(/ ?, /);
  const listsBefore = (nth: number) => clauses.slice(0, nth).join('').split('@').length - 1;
  return clauses.flatMap((clause, nth) =>
    clause.includes('@') && isAbstainedFrom(clause) ? listed.slice(listsBefore(nth), listsBefore(nth + 1)).flat() : [],
  );
}

function isDenied(scope: string, one: number): boolean {
  const at = scope.search(cachedPattern(`@${one}(?!\\d)`));
  const before = scope.slice(0, at);
  return (
    denying.test(before.replace(/\bnothing but $|\bnot only\b|\bnot just\b/, ' ')) ||
    cachedPattern(`^@${one}(?: (?:, )?(?:and|or|und|oder|,) @\\d+)*(?:${deniedAfter}|${notForSomebody})`).test(
      scope.slice(at),
    )
  );
}

/** Whether a diet is said to be none: 'not vegan', 'kein Veganer'; not where that is denied itself: 'nothing that is not vegan', nor where it asks: 'what can't a vegan eat'. */
export function isNoDiet(before: string): boolean {
  const match =
    /\b(?:(?<!\b(?:can|could|should|must|may|do|does|did|would|will|shall) )not(?= (?:an?) )|not(?! an? )|non|no longer|kein|keine|keinen|keiner|nicht|neither|nor|never)(?: (?:a|an|strictly|really|fully|even|be|have to be|need to be|being|unbedingt|mehr|wirklich|streng|that|so))* $/.exec(
      before,
    );
  return (
    match !== null &&
    !/\b(?:nothing|no|not|never|without|avoid\w*|nichts|nicht|keine?[mnrs]?|ohne|hate|anything)\b/.test(
      before.slice(0, match.index),
    )
  );
}
