import { isWithoutIt } from '#domain/avoidance/without-it.ts';
import { findMentions } from '#domain/avoidance/find-mentions.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { isKindWord } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { ingredientsIn } from '#domain/assistant/words/ingredient-words.ts';
import { isAbstainedFrom } from '#domain/avoidance/abstained-from.ts';

/** What somebody says who asks for something, has it, likes it, or compares it. */
const asksOrHas =
  /\b(?:with|without|no|not|than|or|vs|versus|like\w*|love\w*|loving|enjoy\w*|adore\w*|want\w*|fancy|fancies|crav\w*|prefer\w*|please|have|has|had|got|bought|brought|garden|market|season|harvest\w*|ripe|left\w*|over|us(?:e|es|ed|ing)|goes|pair\w*|fits?|serv\w*|cook\w*|mak(?:e|es|ing)|made|eat\w*|ate|try|tried|trying|tast\w*|smell\w*|flavou?r\w*|dish\w*|recipes?|something|anything|everything|what\w*|which|who|whose|any|some|how|why|where|when|is|are|(?:it|that|this|they) (?:s|re)|its|thats|swears?|claims?|was|were|does|do|did|can|could|should|would|will|give|show|find|recommend\w*|suggest\w*|tell|compar\w*|differen\w*|best|better|favou?rites?|more|less|most|least|know of|instead|but|hates?|dislikes?|detests?|stand|hold|skip|bored|tired|sick of|fed up|enough|opposite|contrary|alternative|\w+est|describe|plus|only|mostly|mainly|main|contain\w*|based|ideas?|options?|foods?|meals?|lunch|dinner|breakfast|snacks?|drinks?|tonight|today|looking|hungry|mood|feel like|need(?! to)|think|thinking|about|around|and|both|also|maybe|perhaps|then|now|next|else|rich|heavy|filled|stuffed|style|kind|types?|loads|lots|plenty|fresh|raw|fried|grilled|roast\w*|baked|boiled|steamed|mashed|smoked|pickled|stir)\b/;
const germanAsksOrHas =
  /\b(?:mit|ohne|kein\w*|nicht|als|oder|mag|magst|mogen|moegen|mochte\w*|moechte\w*|liebe\w*|liebt|will|wollen|hatte\w*|haette\w*|lieber|gern\w*|bitte|(?:ich|wir) (?:hab|habe|haben)|(?:hab|habe|haben) (?:ich|wir)|hast|habt|da|gekauft|mitgebracht|garten|markt|saison|ernte\w*|reif\w*|aber|hasse\w*|ausser|satt|genug|gegenteil|beschreib\w*|geschmack\w*|(?!liste)\w+ste[nrs]?|ubrig|uebrig|ist|sind|war|waren|wird|werden|gibt|gib|zeig\w*|such\w*|empfiehl\w*|empfehl\w*|schlag\w*|nenn\w*|vergleich\w*|unterschied|passt|passen|zum|zur|dazu|koch\w*|mach\w*|iss\w*|ess\w*|probier\w*|schmeck\w*|riech\w*|gericht\w*|rezept\w*|etwas|was|irgendwas|welche\w*|wie|wo|wann|warum|wer|womit|wozu|woraus|kann|konnt\w*|koennt\w*|soll\w*|darf|enthalt\w*|enthaelt|best\w*|liebling\w*|mehr|weniger|zu viel|sehr|statt|anstatt|nur|vor allem|idee\w*|essen|mittag\w*|abend\w*|fruhstuck\w*|fruehstuck\w*|snack\w*|getrank\w*|getraenk\w*|heute|jetzt|hunger|lust|appetit|bock|und|auch|vielleicht|dann|gefullt\w*|gefuellt\w*|frisch\w*|roh\w*|gebraten\w*|gegrillt\w*|gebacken\w*|gekocht\w*|gerauchert\w*|geraeuchert\w*|art|viel\w*)\b/;

/** How people show that they will not have a thing, beside which it is spoken of as 'it' or in another clause. */
const refuses = new RegExp(
  `\\b(?:${[
    'over my dead body|(?:gags?|gagging|gagged|retch(?:es|ed)?) (?:at|on|when|if|just|even)|spits? (?:it|them|that|everything) (?:back )?out|(?:pushes|picks) (?:it|them) (?:away|around|aside|out)|turns? (?:up )?(?:my|his|her|their|our) (?:nose|stomach)',
    'tastes? (?:to (?:me|him|her|them) )?(?:just )?(?:like|of) (?:(?:old|wet|rotten|pure) )*(?:dirt|feet|vomit|cardboard|bugs|socks|poison|mud|perfume|garbage|rubbish|death|chalk|sick)',
    '(?:repuls|revolt)(?:es|ed|ing) (?:me|him|her|us|them)|grossed out|makes? (?:me|him|her|us|them) (?:shudder|cringe|gag|retch)',
    'soap|soapy|scrapes? (?:it|them) off|push(?:es)? (?:the|his|her|their) plate away',
    'seife|seifig|seifenwasser|spuli|spueli|spulmittel|spuelmittel|(?:schiebt|stosst|stoesst) (?:den|ihren|seinen|die) teller weg',
    'bogen (?:drum|darum|herum)|davon (?:kipp|dreh|kotz|wurg|wuerg|brech|umfall)\\w*|nackenhaare|gansehaut|gaensehaut',
    'nur uber meine leiche|nur ueber meine leiche|(?:an)?gewidert|widert|ekelt|wurgt|wuergt|\\w*(?:wurgen|wuergen)|spuckt (?:es|sie|ihn|alles|die|das|den)|schuttelt (?:sich|es|ihn|sie)|an den (?:teller)?rand|vom leib',
    'schmeckt (?:(?:mir|ihm|ihr|uns|fur (?:mich|ihn|sie|uns)|fuer (?:mich|ihn|sie|uns)|nur|einfach|immer) )*(?:nach|wie) (?:parfum|parfuem|erde|dreck|pappe|kotze|gummi|socken)',
  ].join('|')})\\b`,
);
/** Asks about such a taste, and has not said that it is its own. */
const asksWhy = /^(?:why|does|do|is|are|how come|warum|wieso|weshalb|ist|sind)\b/;

const clauseEnd = /[.!?;:,()–—\n]+/;
const clausesOf = (text: string) => text.split(clauseEnd).map(foldSearchText).join(' , ');

/** Whoever asks has never had a thing, and wants to know of it; of anybody else it tells that they leave it alone. */
const isCurious = (clause: string) =>
  /^(?:(?:and|but|so|well|und|aber|also|naja|ehrlich|honestly|i|we|ich|wir|have|ve|habe|hab|haben|hatte|hatten|da) )*(?:noch nie|never|yet to)\b.*\b(?:gegessen|probiert|gekostet|getrunken|gehabt|had|tried|eaten|tasted|try)\b/.test(
    clause,
  ) &&
  !/\b(?:seit|since|wegen|because|due to|weil|darf|durfte|kann|konnte|can|could|allowed|after|nach|again|wieder|and (?:never|wo?nt|will not)|und werde?)\b/.test(
    clause,
  );

/** What is written here of a thing: 'it says so on some teas', 'steht bei euch bei manchen Tees dabei'. */
const isOfApp =
  /^(?:it|that) says (?:so |that |this )?(?:here |there )?(?:on|of|about|for) |^(?:das )?steht (?:so )?(?:bei euch|hier|da|in der app)(?: [^ ]+){0,4}(?: dabei| drin| dran| so)?$|^(?:on|in) (?:this|your|the) (?:app|list|site) /;

/** For what somebody comes: 'my in-laws are coming for coffee'. */
const isOfVisit =
  /\b(?:komm\w*|besuch\w*|eingeladen|einlad\w*|coming|comes?|over|round|invited|visit\w*)\b.*\b(?:zum|auf (?:einen|ein|nen)|for|to) (?:kaffee|tee|coffee|tea)$/;

/** With fewer words beside it a clause names a thing, and tells nothing of it. */
const TELLING = 3;

/**
 * Ingredients of which a clause tells something, and neither asks for them nor says that they are wanted or at hand: 'onions go straight through me'. What it tells
 * may be harm, in whatever words: it is never taken as a wish (R29).
 *
 * @returns the words that name them, folded
 */
export function toldOfIngredients(text: string, language: AssistantLanguage): readonly string[] {
  const whole = foldSearchText(text);
  if ((refuses.test(whole) && !asksWhy.test(whole)) || isWithoutIt(clausesOf(text))) return unstatedIn(text, language);
  return text.split(clauseEnd).flatMap((clause) => {
    const folded = foldSearchText(clause);
    const named = ingredientsOfEither(folded, language);
    if (named.length === 0 || isCurious(folded) || isOfApp.test(folded) || isOfVisit.test(folded)) return [];
    if (isAbstainedFrom(shapeOf(folded, named))) return unstatedIn(clause, language);
    if (asksOrHas.test(folded) || germanAsksOrHas.test(folded)) return [];
    const words = folded.split(' ');
    const rest = words.filter((word) => !named.some((one) => one.words.split(' ').includes(word)));
    if (rest.length < TELLING || rest.some(isKindWord)) return [];
    return unstatedIn(clause, language);
  });
}

/** A question may be in either language, whatever that of the page is. */
function ingredientsOfEither(text: string, language: AssistantLanguage) {
  const named = ingredientsIn(text, language);
  const others = ingredientsIn(text, language === 'en' ? 'de' : 'en');
  return [...named, ...others.filter(({ words }) => !named.some((one) => one.words === words))];
}

/** The clause with '@' for each ingredient, and for each list of them. */
function shapeOf(clause: string, named: readonly { readonly words: string }[]): string {
  const padded = named.reduce((text, { words }) => text.replaceAll(` ${words} `, ' @ '), ` ${clause} `);
  return padded.replace(/@(?: (?:and |or |nor |und |oder |noch )?@)+/g, '@').trim();
}

/**
 * The ingredients that a text names, but for those that are avoided by what records state.
 *
 * @returns the words that name them, folded
 */
export function unstatedIn(text: string, language: AssistantLanguage): readonly string[] {
  return ingredientsOfEither(foldSearchText(text), language).flatMap(({ words }) =>
    findMentions(words.split(' ')).length > 0 ? [] : [words],
  );
}
