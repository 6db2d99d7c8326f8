import { oneOf } from './wording/one-of.ts';
import { person } from './wording/people-words.ts';
import { isToldOfSomebody } from './told-of-somebody.ts';

/*
 * How people say that somebody leaves a thing alone, of clauses of folded words in which each thing is '@': 'my aunt is not taking @', '@ bleiben uns
 * aus dem Haus'. Why is seldom said, so that it is taken for harm (R29).
 */

const thing = '(?:(?:the|any|all|my|his|her|their|our|more|that|this|die|der|das|den|dem|meine?|seine?|ihre?) )*@';

const never = `\\b${oneOf(String.raw`
  not | never | no longer | cannot | (?:ca|wo|do|does|is|are|has|have)nt | (?:can|won|don|doesn|isn|aren|hasn|haven) t
`)}(?: (?!taste|like|love|want|have|had|has|stop|resist|help|only|just)\\w+){0,2}`;
/** What is done with food, as it stands behind 'not' and its kind; not 'tried': 'I have never tried durian' is curious. */
const uses = oneOf(String.raw`
  eats? | eating | takes? | taking | touch | touches | touching | touched | uses? | using | cooks? | cooking | consumes?
  consuming | buys? | buying | serves? | serving | faces? | facing | look at | go near | going near | go anywhere near | allows?
  permits? | orders?
`);
const endsEating =
  '(?:stop|quit|leave|drop|lose|ditch|skip|give up|let go of|keep off|stay off|lay off|go without|live without|do without)';

const englishForms = [
  `${never} ${uses}(?: (?:with|from|of|in|near))? ${thing}`,
  // Not 'I do not have tomatoes, what else': they are not at hand.
  `(?<!\\b(?:i|we) (?:(?:do|did) )?)${never} (?:have|has|having|keeps?|keeping|do) ${thing}`,
  `(?<!\\b(?:i|we) (?:have |had )?)${never} (?:eaten|had|cooked|used) ${thing} (?:since|in|for|any ?more)\\b`,
  `\\b(?:is|are|am|was|were|m|s|re|been|be|go|goes|gone|going|went|stays?|staying|stayed|keeps?|keeping|kept|lays?|laying|swore|sworn|puts?|turned|ordered|completely|totally|right|well) off (?:of )?${thing}`,
  `(?<!\\b(?:not|cannot|cant|can t|never) )\\b(?:quit|quits|quitting|stop|stops|stopped|stopping)(?: (?:eating|having|taking|using|cooking|buying|serving|with))* ${thing}`,
  `(?<!\\b(?:i|we|you) )\\b(?:has|have|had) (?:now |already |just )?(?:left|cut|dropped|lost|binned) ${thing}`,
  `(?<!\\b(?:be|to|get|got|it) )\\b(?:through|finished|done) with ${thing}`,
  `\\bnowhere near ${thing}`,
  `\\bno (?:time|place|room|need|use|business|tolerance) for ${thing}`,
  `\\blet(?:ting)? go of ${thing}`,
  `\\b(?:keep|keeps|keeping|kept) ${thing} (?:well |far |strictly |firmly )?(?:off|out|away|at bay)\\b`,
  `\\bused to (?:eat|have|love|like|take|cook|enjoy) ${thing} (?:\\w+ ){0,3}?(?:but|until|till|before|no more|no longer|not)\\b`,
  `\\b(?:told|ordered|advised|asked|supposed|meant|made|forced|had|has|have|must|should|ought|needs?|needed) (?:(?:me|him|her|us|them|now|also|better) )*(?:to )?${endsEating} (?:(?:out|off|with|eating) )*${thing}`,
];

const germanForms = [
  `(?<!\\bnoch )\\b(?:nicht|nie|niemals)(?: (?!nur|genug|satt|probier|gegess|getrunk|gehabt|gekost)\\w+)? (?:mit |von )?${thing}`,
  `${thing} (?!(?:\\w+ )*(?:kaufen|da|zuhause|daheim|genug|satt|verzichten|widerstehen|fehlen|schaden)\\b)(?:\\w+ ){0,4}?(?:nicht|nie|niemals|nichts?)\\b(?! (?:so|zu|sehr|nur|ganz|genug|verzichten|widerstehen|ohne|fehlen|schaden|im haus|im kuhlschrank|da|mehr da|uber|ueber)\\b)`,
  `\\b(?:bogen um|finger von|hande von|haende von|abschied von|schluss mit|verzicht auf|abstand von|fern von) ${thing}`,
  `\\b(?:mit|von|bei) ${thing} (?:\\w+ ){0,5}?(?:aufgehort|aufgehoert|schluss|durch|fertig|finger|hande|haende|fern|abstand|vorbei|ruhe)\\b`,
  `${thing} (?:\\w+ ){0,3}?(?:weglassen|weggelassen|gestrichen|aufgegeben|abgesetzt|abgeschworen|verbannt|untersagt|verboten|gestorben|tabu|verbotsliste|sperrliste|streichliste)\\b`,
];

/** What somebody would have, and may not; what is left to others. */
const partedForms = [
  `\\b(?:wish|if only|would|since|last)\\b(?: \\w+){0,4} could(?: \\w+){0,3} ${thing}`,
  `\\bwould (?:\\w+ )?(?:eat|have|take|love|try|enjoy) ${thing} (?:if|but|only)\\b`,
  `\\b(?:wurde|wuerde)n? (?:\\w+ ){0,4}?${thing} (?:\\w+ ){0,3}?(?:wenn|falls|aber)\\b`,
  `\\b(?:konnte|koennte|durfte|duerfte) ich ${thing} (?:essen|vertragen|haben)\\b`,
  `\\b(?:konnte|koennte|durfte|duerfte) ich (?:(?:doch|nur|bloss|wieder|noch|mal|einmal) )+${thing}`,
  `\\b(?:spare|verschon\\w*|erspar\\w*) (?:\\w+ ){0,3}?${thing}`,
  `${thing} (?:had better|has to|have to|better|should|ought to|must|may|can|is to|are to) (?:please )?(?:stay|stays|remain|be left|be kept)\\b`,
  `\\b(?:talked|warned|put|scared|weaned|kept|banned|barred|driven|crossed|struck) (?:\\w+ ){0,2}?(?:out of|off|away from|from|against) ${thing}`,
  `\\b(?:crossed|struck|took|taken|scratched|removed) ${thing} (?:off|out|from)\\b`,
  `\\bif (?:i|there|it|we|you|anyone|someone) (?!like|love|want|have|enjoy|use|add)(?:\\w+ ){0,4}${thing} (?:.* )?(?:i|we|he|she|they) (?:m|am|ll|will|d|would|re|are|is|s) `,
  `\\b(?:wegen|because of|due to|on account of) (?:the |dem |der |den |des )?${thing}(?<!\\b(?:lov|lik|lieb|mag|mog).*)`,
  `^@ (?:und|and) (?:ich|i|me|mein\\w* \\w+|my \\w+)\\b|^(?:ich|i) (?:und|and) ${thing}`,
  `${thing} und ich\\b`,
  `\\b(?:leaves|leaving|pushes|picks|scrapes|fishes|throws) (?:every |each |all )?${thing} (?:on|at|in|aside|out|off|away|under)\\b`,
  `\\bkeep your @|\\bleave ${thing} (?:in|at|for|to|on|where)\\b|@ can stay\\b`,
  `(?=.*@).*\\b${oneOf(String.raw`
    part(?:ed|ing)? (?:ways|company) | (?:said|saying|say) (?:good ?bye|farewell) | broke up | split up | divorced
    have it in for | getrennte wege | lebewohl
    (?:konnt|koennt|kannst|konnen sie|koennen sie) (?:ihr |du )?(?:gern |gerne )?behalten
  `)}\\b`,
];

const counted = oneOf(String.raw`
  an? | one | two | three | four | five | another | every | each | some | any | \d+
  ein | eine | einen | einem | einer | zwei | drei | vier | funf | fuenf | jede[nrms]? | ein paar | mehrere
`);
/** People who are called by what they cannot have: 'a kid with @ and one with @', 'der Gast mit @'. Not 'dinner for friends with @'. */
const peopleForms = [
  `(?<!\\b(?:for|with|to|fur|fuer|mit|i|we|ich|wir) (?:(?:my|our|the|your|meine\\w*|unsere\\w*|die|den|der) )?(?:\\w+ )?)\\b${person}(?: (?:here|there|who (?:is|are|comes?)|hier))? (?:with|w|mit) ${thing}`,
  `\\b${counted} (?:\\w+ )?${person} (?:with|w|mit) ${thing}`,
];

const tastes = oneOf(String.raw`
  bitter | sweet | sour | salty | spicy | hot | mild | strong | creamy | fried | raw | cooked | roasted | boiled | sweetened
  heavy | dry | greasy | mushy | plain | suss | suess | sauer | salzig | scharf | frittiert | roh
`);
/** Between 'not' and a thing it says that it is not known, found, tasted or too much: nothing is left alone. */
const otherwise = oneOf(String.raw`
  with | mit | without | ohne | and | und | but | aber | or | oder | like | wie | from | than | als | for
  to (?:use|do|cook|make|serve) | knows? | sure | mind | find | get | got | have | had | remember | decide | understand | think
  afford | wait | stop | resist | help | enough | too | tried | tasted? | tastes | tasting | smell\w* | been to
  schmeck\w* | riech\w* | probiert | gegessen | weiss | wissen | finde | fand | kenne
`);
const negation = oneOf(String.raw`
  not | never | cannot | cant | dont | doesnt | havent | hasnt | wont | (?:can|don|doesn|haven|hasn|won) t | nobody | no one
  none | neither | niemand | keiner | wehe | nie | niemals
`);
/** 'Not able to eat @', 'not one @'. */
const denied = `(?<!\\b(?:noch|thats|that s|that is|which is) )\\b${negation}(?! (?:too|so|very|just|only|enough|as|sure|certain|all|yet|like|(?:overly |particularly |that )?${tastes}\\w*|zu|so|sehr|nur|genug|ganz|alle)\\b)(?: (?!${otherwise}\\b)\\w+){0,6} (?:the |any |a |die |der |das )?@`;
const answeredNo =
  '^(?:die |der |das )?@ (?:no|nope|nah|nee|ne|nein|never|nie|niemals|lieber nicht|auf keinen fall|hard pass|pass|not for me|not my thing|yuck|nichts fur mich|nichts fuer mich)(?: (?:thanks|danke|bitte|please))?$';

const forms = [...englishForms, ...partedForms, ...peopleForms, ...germanForms].map((form) => new RegExp(form));
const formsOfPart = [denied, answeredNo].map((form) => new RegExp(form));

/** @param clause folded words, each thing that is named '@' */
export function isAbstainedFrom(clause: string): boolean {
  if (forms.some((form) => form.test(clause))) return true;
  return clause
    .split(/ (?:but|aber|though|sondern|whereas|while) /)
    .some((part) => part.includes('@') && (formsOfPart.some((form) => form.test(part)) || isToldOfSomebody(part)));
}
