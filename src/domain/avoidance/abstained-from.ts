/**
 * How people say that somebody leaves an ingredient alone, of clauses of folded words in which each ingredient is '@': 'my aunt is not taking @',
 * '@ bleiben uns aus dem Haus'. Why is seldom said, so that it is taken for harm (R29).
 */

const thing = '(?:(?:the|any|all|my|his|her|their|our|more|that|this|die|der|das|den|dem|meine?|seine?|ihre?) )*@';

const never =
  '\\b(?:not|never|no longer|cannot|(?:ca|wo|do|does|is|are|has|have)n(?: ?t)|(?:can|won|don|doesn|isn|aren|hasn|haven) ?t)(?: (?!taste|like|love|want|have|had|has|stop|resist|help|only|just)\\w+){0,2}';
/** What is done with food, as it stands behind 'not' and its kind; not 'tried': 'I have never tried durian' is curious. */
const uses =
  '(?:eats?|eating|takes?|taking|touch|touches|touching|touched|uses?|using|cooks?|cooking|consumes?|consuming|buys?|buying|serves?|serving|faces?|facing|look at|go near|going near|go anywhere near|allows?|permits?|orders?)';

const englishForms = [
  `${never} ${uses}(?: (?:with|from|of|in|near))? ${thing}`,
  // Not 'I do not have tomatoes, what else': they are not at hand.
  `(?<!\\b(?:i|we) (?:(?:do|did) )?)${never} (?:have|has|having|keeps?|keeping|do) ${thing}`,
  `(?<!\\b(?:i|we) (?:have |had )?)${never} (?:eaten|had|cooked|used) ${thing} (?:since|in|for|any ?more)\\b`,
  `\\b(?:is|are|am|was|were|m|s|re|been|be|go|goes|gone|going|went|stay|stays|staying|stayed|keep|keeps|keeping|kept|lay|lays|laying|swore|sworn|put|puts|turned|completely|totally|right|well) off (?:of )?${thing}`,
  `(?<!\\b(?:not|cannot|cant|can t|never) )\\b(?:quit|quits|quitting|stop|stops|stopped|stopping)(?: (?:eating|having|taking|using|cooking|buying|serving|with))* ${thing}`,
  `(?<!\\b(?:i|we|you) )\\b(?:has|have|had) (?:now |already |just )?(?:left|cut|dropped|lost|binned) ${thing}`,
  `\\b(?:through|finished|done) with ${thing}`,
  `\\bnowhere near ${thing}`,
  `\\bno (?:time|place|room|need|use|business|tolerance) for ${thing}`,
  `\\blet(?:ting)? go of ${thing}`,
  `\\b(?:keep|keeps|keeping|kept) ${thing} (?:well |far |strictly |firmly )?(?:off|out|away|at bay)\\b`,
  `\\bused to (?:eat|have|love|like|take|cook|enjoy) ${thing} (?:\\w+ ){0,3}?(?:but|until|till|before|no more|no longer|not)\\b`,
  `\\b(?:told|ordered|advised|asked|supposed|meant|made|forced|had|has|have|must|should|ought|need|needs|needed) (?:(?:me|him|her|us|them|now|also|better) )*(?:to )?(?:stop|quit|leave|drop|lose|ditch|skip|give up|let go of|keep off|stay off|lay off|go without|live without|do without) (?:(?:out|off|with|eating) )*${thing}`,
];

/** What somebody would have, and may not; what is left to others. */
const partedForms = [
  `\\b(?:wish|if only|would|since|last)\\b(?: \\w+){0,4} could(?: \\w+){0,3} ${thing}`,
  `\\bwould (?:\\w+ )?(?:eat|have|take|love|try|enjoy) ${thing} (?:if|but|only)\\b`,
  `\\b(?:wurde|wuerde)n? (?:\\w+ ){0,4}?${thing} (?:\\w+ ){0,3}?(?:wenn|falls|aber)\\b`,
  `\\b(?:konnte|koennte|durfte|duerfte) ich (?:(?:doch|nur|bloss|wieder|noch|mal|einmal) )+${thing}`,
  `\\b(?:spare|verschon\\w*|erspar\\w*) (?:\\w+ ){0,3}?${thing}`,
  `\\bkeep your @|\\bleave ${thing} (?:in|at|for|to|on|where)\\b|@ can stay\\b`,
  `(?=.*@).*\\b(?:part(?:ed|ing)? (?:ways|company)|(?:said|saying|say) (?:good ?bye|farewell)|broke up|split up|divorced|getrennte wege|lebewohl|(?:konnt|koennt|kannst|konnen sie|koennen sie) (?:ihr |du )?(?:gern |gerne )?behalten|have it in for)\\b`,
];

/** Who is called by what they cannot have: 'a kid with @ and one with @', 'der Gast mit @'. Not 'dinner for friends with @'. */
const person =
  '(?:kids?|child|children|toddlers?|boys?|girls?|sons?|daughters?|guests?|visitors?|pupils?|students?|colleagues?|cowork\\w+|neighbou?rs?|cousins?|nephews?|nieces?|aunt(?:ie|y)?|uncle|friends?|mates?|flatmates?|lodger|person|people|persons|someone|somebody|customers?|diners?|patients?|residents?|kind|kinder|kindern|bub|bube|madel|maedel|sohn|tochter|gast|gaste|gaeste|gasten|gaesten|schuler\\w*|schueler\\w*|kolleg\\w+|nachbar\\w*|cousine?|neffe|nichte|tante|onkel|freund|freundin|kumpel|mitbewohner\\w*|person|personen|jemand\\w*|leute|kunde|kundin|bewohner\\w*|patient\\w*)';
const counted =
  '(?:an?|one|two|three|four|five|another|every|each|some|any|ein|eine|einen|einem|einer|zwei|drei|vier|funf|fuenf|jede[nrms]?|ein paar|mehrere|\\d+)';
const peopleForms = [
  `(?<!\\b(?:for|with|to|fur|fuer|mit) (?:(?:my|our|the|your|meine\\w*|unsere\\w*|die|den|der) )?(?:\\w+ )?)\\b${person}(?: (?:here|there|who (?:is|are|comes?)|hier))? (?:with|w|mit) ${thing}`,
  `\\b${counted} (?:\\w+ )?${person} (?:with|w|mit) ${thing}`,
];

const germanForms = [
  `(?<!\\bnoch )\\b(?:nicht|nie|niemals)(?: (?!nur|genug|satt|probier|gegess|getrunk|gehabt|gekost)\\w+)? (?:mit |von )?${thing}`,
  `${thing} (?!(?:\\w+ )*(?:kaufen|da|zuhause|daheim|genug|satt|verzichten|widerstehen|fehlen|schaden)\\b)(?:\\w+ ){0,4}?(?:nicht|nie|niemals|nichts?)\\b(?! (?:so|zu|sehr|nur|ganz|genug|verzichten|widerstehen|ohne|fehlen|schaden|im haus|im kuhlschrank|da|mehr da|uber|ueber)\\b)`,
  `\\b(?:bogen um|finger von|hande von|haende von|abschied von|schluss mit|verzicht auf|abstand von|fern von) ${thing}`,
  `\\b(?:mit|von|bei) ${thing} (?:\\w+ ){0,5}?(?:aufgehort|aufgehoert|schluss|durch|fertig|finger|hande|haende|fern|abstand|vorbei|ruhe)\\b`,
  `${thing} (?:\\w+ ){0,3}?(?:weglassen|weggelassen|gestrichen|aufgegeben|abgesetzt|abgeschworen|verbannt|untersagt|verboten|gestorben|tabu|verbotsliste|sperrliste|streichliste)\\b`,
];

/** The subject of a clause that tells what becomes of it: '@ has no place on our table'. */
const leadsIn = '^(?:(?:and|but|so|also|because|since|und|aber|auch|denn|weil) )*';
const englishVerb =
  '(?:is|are|was|were|has|have|had|do|does|did|doesnt|doesn t|dont|don t|isnt|isn t|arent|aren t|hasnt|hasn t|havent|haven t|wont|won t|will|cant|can t|cannot|can|should|stay|stays|got|get|gets|never|no longer|went|goes|go|come|comes)';
const germanVerb =
  '(?:ist|sind|war|waren|hat|haben|bleibt|bleiben|fallt|faellt|fallen|kommt|kommen|geht|gehen|steht|stehen|wird|werden|scheidet|scheiden|darf|durfen|duerfen|soll|sollen|gehort|gehoert|gehoren|gehoeren|fliegt|fliegen)';
const subjectTold = new RegExp(`${leadsIn}${thing} (?:${englishVerb}|${germanVerb}) `);
/** Said of a thing that is wanted, there or described. */
const welcome =
  /\b(?:seasons?|saison|ripe|reif|leftover|left over|left$|ubrig|uebrig|over$|at hand|handy|available|here|there|da|zuhause|daheim|garten|garden|fridge|kuhlschrank|kuehlschrank|fine|ok|okay|good|great|nice|lovely|perfect|delicious|tasty|yummy|best|better|amazing|favou?rites?|lieblings\w*|welcome|needed|wanted|healthy|gesund|cheap|gunstig|guenstig|offer|angebot|gut|toll|super|lecker|schon|schoen|prima|okay|klasse|perfekt|sweet|sour|bitter|salty|spicy|hot|mild|soft|hard|crunchy|crispy|creamy|juicy|rich|earthy|suss|suess|sauer|salzig|scharf|weich|hart|cremig|knackig|well with|with|gut zu|zu|like|wie|from|aus|made|called|too|zu viel|more|most|mehr|than|als|or|oder|please|bitte|what|which|how|why|was|wie|warum|everything|rein|hinein|drin|dazu|dabei|in)\b/;
const refusal =
  /\b(?:not|never|no|no longer|nt|isnt|isn|arent|aren|doesnt|doesn|dont|don|hasnt|hasn|havent|haven|wont|won|cant|cannot|off|out|banned|forbidden|history|past|nicht|nie|niemals|kein|keine|keinen|nichts|nix|weg|raus|aus|tabu|verboten|gestrichen|gestorben|durch|draussen)\b(?! (?:too|so|very|only|just|enough|in season|ripe|fresh|here|there|available|(?:my|our|his|her) favou?rites?|zu|so|sehr|nur|genug|da|reif)\b)/;

/** Asks what it says, and tells nothing. */
const asksSomething =
  /^(?:(?:and|but|so|also|or|und|aber|oder|also) )*(?:what|whats|which|how|why|where|who|is|are|does|do|can|could|would|should|will|was|were|tell|describe|give|show|find|name|list|compare|recommend|suggest|any|was|welche\w*|wie|wo|wozu|womit|woraus|wonach|warum|wieso|wer|ist|sind|passt|passen|schmeckt|schmecken|hat|haben|gibt|zeig\w*|nenn\w*|beschreib\w*|empfiehl)\b/;
/** Somebody else of whom a clause may tell: 'nobody here eats @', '@ and my stomach had a falling out'. */
const somebody =
  /\b(?:(?:s?he|they|him|her|them|nobody|no one|noone|none of (?:us|them)|neither of|everyone|everybody|someone|somebody|household|stomach|tummy|belly|body|skin|bowels?|guts?|doctor|doc|gp|physician|dietici?tian|dietician|nutritionist|consultant|specialist)|(?:my|our|his|their) (?:\w+ ){0,2}?(?:ex|mum|mom|mother|dad|father|parents?|folks|brother|sister|siblings?|sons?|daughters?|kids?|child(?:ren)?|baby|toddler|girls?|boys?|lad|wife|husband|hubby|partner|boyfriend|girlfriend|fianc\w+|aunt(?:ie|y)?|uncle|cousins?|nephews?|nieces?|gran|granny|nan|nana|grand\w+|in laws?|law|friends?|mates?|buddy|pal|guests?|visitors?|colleagues?|cowork\w+|boss|neighbou?rs?|flatmates?|roommates?|housemates?|lodger|teacher|team|family|lot|house|home|kitchen|table)|mum|mom|dad|mama|papa|granny|grandma|grandpa|grandad|nan|hubby)\b|\b(?:er|sie|ihm|ihn|ihr|ihnen|niemand\w*|keiner|jeder|alle|bei uns|magen|bauch|darm|haut|arzt|arztin|aerztin|doktor\w*|hausarzt|(?:mein|meine[mnrs]?|unser|unsere[mnrs]?|sein|seine[mnrs]?) (?:\w+ )?(?:ex|mutter|vater|eltern|bruder|schwester|geschwister|sohn|tochter|kinder?n?|baby|junge|madchen|maedchen|kleine[rnm]?|frau|mann|partner\w*|freund\w*|tante|onkel|cousin\w*|neffe|nichte|oma|opa|grossmutter|grossvater|schwieger\w*|kumpel|gaste?n?|gaeste?n?|besuch|kolleg\w+|chefin?|nachbar\w*|mitbewohner\w*|familie|haus|kuche|kueche)|mama|mutti|papa|vati|oma|opa)\b/;
/** Company, of which nothing is told: 'dinner for my friends with @'. */
const company =
  /\b(?:with|for|to|from|by|mit|fur|fuer|von|zu|zum|zur) (?:(?:my|our|his|her|their|the|a|some|mein\w*|unser\w*|sein\w*|ihr\w*|den|der|die|dem|einem?|einer) )?(?:\w+ )?(?:mum|mom|mother|dad|father|parents|folks|kids?|children|child|baby|toddler|wife|husband|partner|boyfriend|girlfriend|friends?|mates|guests?|visitors|colleagues?|family|grandma|grandpa|nan|him|her|them|mutter|vater|eltern|kindern?|familie|frau|mann|freund\w*|gaste?n?|gaeste?n?|besuch|kolleg\w+|oma|opa|mama|papa|ihn|ihm|ihr|sie|uns)\b/g;
/** What somebody says of another who would eat it. */
const likes =
  /\b(?:lov\w+|lik(?:e|es|ed|ing)|ador\w+|enjoy\w*|want\w*|wish\w*|crav\w*|fanc\w+|prefer\w*|ask\w*|beg\w*|order(?:s|ed)?|bought|brought|got|gave|given|grows?|has|have|had|made|makes|making|cooks?|cooked|bakes?|baked|serves?|served|needs?|recommend\w*|says?|said|told|try|tried|mad about|crazy about|obsessed|addicted|favou?rites?|hungry|eats?|eating|ate|mag|mogen|moegen|liebt|lieben|will|wollen|mochte\w*|moechte\w*|wunsch\w*|wuensch\w*|hat|haben|gekauft|mitgebracht|geschenkt|gern\w*|lieber|liebsten|steht auf|stehen auf|lust|hunger|brauch\w*|kocht|kochte|backt|sagt|empfiehlt|fragt|isst|essen|kommt|kommen|ist|sind|is|are|coming)\b/;
/** What is done to whoever speaks, or to a body: 'onions linger with me for days', 'von @ wird mir ganz anders'. */
const felt =
  /\b(?:my|his|her|their|our|mein\w*|sein\w*|ihr\w*|unser\w*) (?:\w+ )?(?:stomach|tummy|belly|body|skin|guts?|bowels?|throat|lips?|mouth|tongue|face|head|chest|lungs?|nose|eyes|joints?|reflux|acid|heartburn|ibs|sleep|nights?|magen|bauch|korper|koerper|haut|darm|hals|lippen?|mund|zunge|gesicht|kopf|brust|lunge|nase|augen|gelenke|schlaf|nachte?|naechte?)\b|(?<!\b(?:give|gives|gimme|show|shows|tell|tells|find|get|gets|bring|brings|make|makes|cook|cooks|for|help|let|remind|reminds|recommend|recommends|suggest|suggests|teach|surprise|sell|feed|to|sounds like|treat|excuse|believe|inspire|buy|bought|gave|brought|made|told) )\bme\b(?! (?:please|an?|some|something|the)\b)|(?<!\b(?:gib|gibt|gebt|zeig|zeige|nenn|nenne|empfiehl|empfehlt|hilf|mach|koch|sag|fur|fuer|erzahl|erzaehl|mit|bei|zu|lass|wunsch|wuensch|wunsche|wuensche|hab|habe|schmeckt|schmecken|bring|fallt|faellt|kauf|hol|gonn|goenn) )\b(?:mir|mich)\b(?! (?:was|etwas|ein\w*|bitte|schmeckt|schmecken)\b)/;
const refuses =
  /\b(?:not|never|no longer|no more|nobody|no one|noone|none|neither|cannot|cant|wont|dont|doesnt|isnt|arent|hasnt|havent|(?:can|won|don|doesn|isn|aren|hasn|haven|couldn|wouldn|mustn|shouldn) t|off|quit\w*|stop\w*|refus\w*|avoid\w*|abstain\w*|banned?|bans|forb\w+|forbidden|crossed out|struck|swap\w*|swore|sworn|gave up|given up|problems?|trouble|issues?|beef with|quarrel\w*|falling out|fell out|feud|war|bad|evil|poison\w*|enem\w+|hates?|hated|dislikes?|loath\w*|detests?|despises?|leave|leaves|left|alone|only food|only thing|nicht|nie|niemals|niemand\w*|keiner|kein|keine[nmrs]?|nichts|nix|gift|feind\w*|einzige\w*|bogen|weg|abgewohnt|abgewoehnt|abgeschafft|verboten|untersagt|tabu|problem\w*|hasst|meidet)\b/;
/** 'Not able to eat @', 'not one @'; of what is not known, found or too much nothing is left alone. */
const denied =
  /(?<!\b(?:noch|thats|that s|that is|which is) )\b(?:not|never|cannot|cant|dont|doesnt|havent|hasnt|wont|(?:can|don|doesn|haven|hasn|won) t|nobody|no one|none|neither|niemand|keiner|wehe|nie|niemals)(?! (?:too|so|very|just|only|enough|as|sure|certain|all|yet|like|(?:overly |particularly |that )?(?:bitter|sweet|sour|salty|spicy|hot|mild|strong|creamy|fried|raw|cooked|roasted|boiled|sweetened|heavy|dry|greasy|mushy|plain|suss|suess|sauer|salzig|scharf|mild|frittiert|roh)\w*|zu|so|sehr|nur|genug|ganz|alle)\b)(?: (?!(?:with|mit|without|ohne|and|und|but|aber|or|oder|like|wie|from|than|als|for|to (?:use|do|cook|make|serve)|knows?|sure|mind|find|get|got|have|had|remember|decide|understand|think|afford|wait|stop|resist|help|enough|too|tried|tasted?|tastes|tasting|smell\w*|schmeck\w*|riech\w*|been to|probiert|gegessen|weiss|wissen|finde|fand|kenne)\b)\w+){0,6} (?:the |any |a |die |der |das )?@/;
/** It has been eaten too often, and harms nobody. */
const hadEnough = /\b(?:zum hals|zu den ohren|aus den ohren|(?:out of|from) (?:my|our|his|her) ears)\b/;
const answeredNo =
  /^(?:die |der |das )?@ (?:no|nope|nah|nee|ne|nein|never|nie|niemals|lieber nicht|auf keinen fall)(?: (?:thanks|danke|bitte|please))?$/;

const forms = [...englishForms, ...partedForms, ...peopleForms, ...germanForms].map((form) => new RegExp(form));

/** @param clause folded words, each ingredient '@' */
export function isAbstainedFrom(clause: string): boolean {
  if (forms.some((form) => form.test(clause))) return true;
  return clause.split(/ (?:but|aber|though|sondern|whereas|while) /).some((part) => part.includes('@') && isTold(part));
}

function isTold(part: string): boolean {
  if (hadEnough.test(part)) return false;
  if (denied.test(part) || answeredNo.test(part)) return true;
  if (asksSomething.test(part)) return false;
  const told = part.replace(company, ' ');
  if (felt.test(part)) return true;
  if (somebody.test(told) && (refuses.test(told) || !likes.test(told))) return true;
  const predicate = subjectTold.test(part) ? part.slice(part.indexOf('@') + 2) : '';
  return predicate !== '' && (refusal.test(predicate) || !welcome.test(predicate));
}
