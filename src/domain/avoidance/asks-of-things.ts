const article = 'the|a|an|some|plain|normal|usual|der|die|das|ein|eine|einen|normale[nmrs]?';
const joining = 'and|or|und|oder|vs|versus|gegen|with|mit|to|zu|als';
/** Which one of its kind it is, and nothing of whom it suits. */
const ofKind =
  'blue|goats?|sheeps?|cows?|buffalo|fresh|aged|mature|young|old|raw|cooked|fried|baked|grilled|smoked|dried|roasted|toasted|soft|hard|semi hard|red|white|dark|black|green|brown|swiss|french|italian|greek|dutch|english|american|reife[rn]?|junge[rn]?|alte[rn]?|rohe[rn]?|gekochte[rn]?|geraucherte[rn]?|geraeucherte[rn]?|frische[rn]?';
/** 'The @0', a thing that is named, without a word of how it must be. */
const thing = `(?:(?:${article}|${ofKind}) )*@\\d+`;
/** Nobody, and nothing that befalls somebody. */
const nobody =
  'me|my|us|our|him|her|his|them|their|you|your|mich|mir|mein\\w*|uns|unser\\w*|ihn|ihm|sein\\w*|ihr\\w*|dein\\w*|death|pain|tod';
/** Another beside it, which holds nothing that is known: 'kale'. Each word can be read in one way only: else a long text would take for ever. */
const other = `(?:(?:${article}) )*(?!(?:${nobody}|${article}|${joining})\\b)[a-z]{3,}`;
const either = `(?:${thing}|${other})`;
const joined = `(?: ,(?: (?:${joining}))*|(?: (?:${joining}))+)`;
/** What holds nothing that is known is joined to the rest: of 'dishes lacking @0' the last is not asked of. */
const list = (first: string, next: string) => `${first}(?:${joined} ${next}| ${thing})*`;
const things = list(thing, thing);
/** With at least one thing that is named. */
const compared = `(?=[^.]*@)${list(either, either)}`;
/** How a thing tastes or feels, and nothing that it holds or does. */
const taste =
  '(?:salty|sweet|sour|bitter|spicy|hot|strong|mild|sharp|creamy|crumbly|soft|hard|nutty|tangy|smelly|funky|pungent|chewy|crunchy|fishy|smoky|rich|rubbery|slimy|gritty|grainy|tender|tough|dry|juicy|oily|greasy|gooey|stringy|spongy|mushy|cheesy|gummiartig|zah|zaeh|glitschig|glibberig|schleimig|trocken|saftig|fettig|salzig|suss|suess|sauer|bitter|scharf|stark|kraftig|kraeftig|mild|cremig|weich|hart|nussig|wurzig|wuerzig|fischig|rauchig)';
/** What may stand before and behind such a question. */
const begins = '(?:(?:and|und|so|hey|hi|bitte|please|mal|can you|could you|kannst du) )*';
const ends =
  '(?: (?:, )?(?:please|bitte|be honest|honestly|really|actually|eigentlich|denn|then|though|mal|like|anyway|ehrlich|lol|or nah|oder so|for me|fur mich|fuer mich|mir|taste ?wise|flavou?r ?wise))*';
/** The one of several that has most of a taste, or more than the rest. */
const most =
  '(?:the |a bit |am |den |die |das )*(?:(?:more|most|less|least|mehr|weniger|meisten|wenigsten) )?(?:\\w+(?:er|est|ier|iest|e?sten?|e?ste[nrms]?)|' +
  taste +
  ')';

/** Whole sentences that ask what things are like, or what to have with them: whoever has to leave them out does not ask so. */
const asks = [
  `(?:compare|comparison (?:of|between)|vergleich(?:e|en|st)?(?: du)?) (?:(?:please|bitte|mal|mir|us|me) )*${compared}`,
  `(?:(?:what|whats|wo|was|worin) )?(?:(?:is|ist|liegt|are) )?(?:(?:the|der|ein|any|a|actual|real|exact|main|eigentliche|genaue) )*(?:differences?|unterschiede?) (?:in taste |(?:im|i am) g?e?schmack )?(?:(?:between|zwischen|von) )?${compared}(?: (?:im|i am) g?e?schmack| geschmacklich)?`,
  `${compared} (?:(?:what|whats|was|wo) )?(?:(?:is|ist) )?(?:(?:the|der|ein) )*(?:difference|unterschied|comparison|vergleich)`,
  `(?=[^.]*@)${either}(?: (?:vs|versus) ${either})+`,
  `${things} (?:pairs?|goes?|passt|passen)(?: well| best| gut| am besten)? (?:with|zu)(?: what| was)?`,
  `how (?:(?:does|do|would) )?${things} tastes?`,
  `(?:tell me )?(?:what|how) (?:(?:does|do|is|are|would) )?${things} (?:(?:is|are|really|actually) )*(?:(?:taste|smell|feel)s? )?(?:like|of)`,
  `(?:is|are) ${things} (?:(?:really|basically|just|pretty much) )*(?:the )?same(?: (?:sort|kind|type) of)?(?: thing| taste)?(?: as ${either})?`,
  `(?:(?:what is|whats|was ist|wie ist|wie is) (?:(?:so|denn|eigentlich) )*)?(?:the |der |die |das )?(?:texture|taste|smell|flavou?r|aroma|aftertaste|mouthfeel|consistency|geschmack|geruch|konsistenz|textur|nachgeschmack|mundgefuhl) (?:of|von|vom) ${things}`,
  `(?:what|how) (?:does|do) ${things} tastes? (?:like )?(?:on (?:its|their) own|by (?:itself|themselves)|alone|plain|raw)`,
  `(?:hat|haben) ${things} (?:(?:viel|uberhaupt|eigentlich|einen|denn|irgendeinen) )*(?:eigen)?geschmack`,
  `(?:(?:which|what|welche[rsn]?) )?${things} (?:(?:goes?|pairs?|passt) )?(?:(?:well|best|gut|am besten) )?(?:with|for|zu|zum|zur) (?!(?:${nobody})\\b)(?:(?:an?|the|einem|einer|glass of|bottle of|glas) )*(?!(?:${nobody})\\b)[a-z]{3,}(?: [a-z]{3,})?`,
  `(?:describe|beschreib\\w*) (?:(?:mir|me|mal) )*(?:(?:the )?(?:taste|flavou?r) of )?${things}`,
  `(?:wie|wonach|nach was) (?:schmeckt|schmecken|riecht|riechen) (?:denn |eigentlich |so )*${things}`,
  `(?:schmeckt|schmecken|riecht|riechen) (?:denn |eigentlich )*${things} (?:(?:immer|eigentlich|echt|wirklich|so|sehr|auch|denn|arg|stark) )*(?:nach [a-z]+|${taste})`,
  `(?=[^.]*@)(?:what|which|welche[rsn]?) ${list(either, either)} (?:is|are|tastes?|ist|sind|schmeckt|schmecken) (?:(?:so|very|really|both|quite|nice and|sehr|recht|eher|schon|richtig|besonders) )*${taste}(?: (?:and|und) (?:not too |nicht zu )?${taste})*`,
  // A kind of it, by how it is to taste; without a taste 'any cheese?' may fear that there is some.
  `(?:(?:any|some|an?|the|more|other|another|what|which|gibt es|irgendein\\w*|eine?n?|welche[rsn]?|noch) )+(?:(?:very|really|nice|good|so|schon|schone[nrs]?|richtig|eher|recht) )*${taste}(?:e[nrsm]?)?(?: (?:tasting|schmeckende[nrs]?))?(?: (?:and|und) ${taste}(?:e[nrsm]?)?)? (?:(?:${ofKind}) )*@\\d+`,
  `${taste}(?:e[nrsm]?)? (?:(?:${ofKind}) )+@\\d+`,
  `(?:(?:which|what|welche[rsn]?) )?(?:(?:is|are|was ist|ist) )?(?:the |der |die |das )(?:mild|mellow|strong|salti|sweet|sour|bitter|spici|hott|creami|soft|hard|nutti|tangi|smelli|stinki|funki|chewi|crunchi|rich|sharp|smoki|fishi|salzig|suss|suess|saur|scharf|cremig|wurzig|wuerzig)e?ste?[nrs]? (?:(?:${ofKind}) )*@\\d+`,
  // 'Which cheeses stay under 2 for salty': in figures.
  `(?:which|what|welche[rsn]?) ${thing} (?:are|is|stay|stays|score|scores|come|comes|rate|rates|sind|ist|bleib(?:t|en)|lieg(?:t|en)) (?:at |bei )?(?:under|below|over|above|at most|at least|up to|unter|uber|ueber|hochstens|hoechstens|mindestens|bis) [0-5](?: (?:of|out of|von) 5)? (?:for|on|in|of|bei|an) (?:the )?(?:${taste}|salt|heat|sweetness|bitterness|acidity|scharfe|schaerfe|salz|susse|suesse|saure|saeure)`,
  `(?:would|will|might|could|do you think) (?:(?:i|we|you|they|kids|children|most people) )?(?:(?:would|will|might) )?(?:like|enjoy|love) ${things}`,
  // Where to begin with it.
  `(?:what|which|welche[rsn]?) ${thing} (?:should|could|can|do|would|shall|soll\\w*|kann|konnte|koennte) (?:i|we|you|ich|man|wir) (?:(?:first|mal|zuerst|am besten) )*(?:try|taste|start with|begin with|pick|choose|recommend|buy|probieren|kosten|nehmen|kaufen|empfehlen)(?: (?:first|next|zuerst|als erstes))?(?: (?:if|when|wenn) (?:i|we|you|ich|man|wir) (?:(?:only|just|nur|bisher) )*(?:know|like|tried|had|eat|${things}|mag|kenne)(?: (?:only|nur))?(?: ${things})?(?: (?:kenne|mag|kennt))?)?`,
  `(?=[^.]*@)${either} mit was(?: dazu)?(?:(?: ,)? ${list(either, either)})?`,
  `(?=[^.]*@)was (?:passt |gehort |gehoert |kommt )?(?:dazu|zu|zum|zur) ${either}(?: ,)? ${list(either, either)}`,
  `(?:does|do) ${things} (?:(?:always|really|actually|usually) )*(?:taste|smell|feel) (?:(?:so|very|really|kind of|a bit) )*(?:(?:of|like) [a-z]+|${taste})`,
  `(?=[^.]*@)${list(either, either)} (?:, )?(?:which|what|welche[rsn]?|was)(?: one| of them| of these| davon)? (?:is|are|has|tastes?|smells?|ist|sind|hat|schmeckt|riecht) ${most}(?: (?:taste|flavou?r|one|geschmack))?`,
  `hows? (?:is |are )?${things} (?:taste|smell)s?`,
  `(?:which|what) ${thing} (?:comes?|is) (?:the )?(?:closest|nearest)(?: to (?:it|that|this))?`,
  `(?:which|what) ${thing} (?:comes?|is) (?:the )?(?:closest|nearest|most similar) to ${either}(?: but (?:a bit |much )?(?:[a-z]+er|(?:more|less) ${taste}))?`,
  `welche[rsn]? ${thing} (?:kommt|ist) (?:dem|ihm|ihr|da|dran) (?:am nachsten|am naechsten|nahe|ahnlich|aehnlich)(?: ran| heran)?`,
  `how ${taste} (?:is|are) ${things}(?: (?:compared|next|in comparison) (?:to|with) [^@,]{0,40}${thing})?`,
  `wie ${taste} (?:ist|sind|schmeckt|schmecken) ${things}(?: (?:im|i am) vergleich (?:zu|zum|zur|mit) [^@,]{0,40}${either})?`,
].map(
  (words) =>
    new RegExp(
      `^${begins}${words}${ends}(?: (?:, )?(?:which|what|welche[rsn]?|was)(?: one| of them| of these| davon)? (?:is|are|tastes?|ist|sind|schmeckt) ${most})?$`,
    ),
);

/**
 * Whether a sentence does nothing but ask of the things that it names what they are like, how they differ, or what goes with them.
 *
 * @param shape a sentence in which each thing named is '@' and its number, and nothing is denied
 */
export function asksOfThings(shape: string): boolean {
  return asks.some((pattern) => pattern.test(shape));
}
