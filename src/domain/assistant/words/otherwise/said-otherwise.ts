import { englishAsksOtherwise } from './asks-otherwise.ts';
import { englishHeatTaken } from './heat-taken.ts';
import { englishLikened } from './likened-otherwise.ts';
import { apartFromWords } from '#domain/avoidance/known-already.ts';
import type { Rewriting } from '#domain/assistant/words/german-pattern.ts';

/** When somebody had it. */
const when =
  '(?:yesterday|today|recently|lately|once|again|the other (?:day|night)|last (?:night|week|weekend|month|year|time|\\w+day)|on \\w+day|this (?:week|morning|weekend)|for (?:the first time|lunch|dinner|breakfast)|for my first time|(?:on|during) (?:a |my |our |the |last )?(?:holidays?|vacation|trip|honeymoon|travels)|(?:in|at) (?!the (?:mood|morning|evening)\\b)(?:an? |the |my |our |some )?\\w+(?: (?:place|restaurant|house|market|wedding|party))?)';
/** It was liked. */
const loved = '(?:really |absolutely |totally |just |so |always )*(?:loved|liked|enjoyed|adored|love|like|adore)';
const had = `^(?:(?:so|yesterday|last (?:night|week)|recently|today|we|i|have|just|really|finally|once|already) )*(?:had|ate|eaten|tried|tasted|discovered|ordered) (?:some |an? |the )?(.+?)(?: ${when})* (?:and|which|but|it was|,)(?: (?:i|we|really|absolutely|totally|just|so|it|also))*`;
/** Asks for no more than what comes next. */
const asksNext =
  '(?: so)? (?:what (?:next|now|else|should|shall|could|can|would|do|is (?:next|similar|like it))|whats next|anything (?:else|similar|like (?:it|that))|any (?:ideas|suggestions)|where next|more)\\b.*';
const next = `(?:${asksNext})?$`;
/** And says nothing of how that is to be. */
const asksNoMore =
  '(?: (?:so|and))? (?:what|whats|anything|any|where|more|is there|got)(?: (?:next|now|else|should|shall|could|can|would|might|do|is|are|similar|like|it|that|this|i|we|you|me|try|eat|have|enjoy|love|order|cook|there|ideas?|suggestions?|recommend|suggest|to|then|for))*';
const afterIt = (_: string, name = '', rest = '') => `something like ${name}${rest}`;

const than = (_: string, less = '', hearty = '', name = '') =>
  `something like ${name} but ${less === '' ? (hearty === '' ? 'lighter' : 'hearty') : less.startsWith('healthier') ? 'healthier' : 'lighter'}`;
const regionOf = (_: string, side = '', part = '') => (part === 'europe' ? `${side}ern ${part}` : `${side} ${part}`);

const tasteOfLittle: Readonly<Record<string, string>> = {
  salt: 'salty',
  sugar: 'sweet',
  acid: 'sour',
  acidity: 'sour',
  bitterness: 'bitter',
};

/** What an English question says in other words than the rules read. */
export const englishSaidOtherwise: readonly Rewriting[] = [
  ...englishAsksOtherwise,
  ...englishLikened,
  ...englishHeatTaken,
  [/^how (?:does|do) (.+?) taste (?:compared|in comparison) (?:to|with) (.+)$/, 'compare $1 and $2'],
  // 'Or only normal ones' asks for no more.
  [
    /,? or (?:are|is|do|have)?(?: (?:it|they|you))? ?(?:only|just|all) (?:the )?(?:normal|regular|usual|ordinary|standard) (?:ones?|stuff|foods?|things|kind)$/,
    '',
  ],
  [
    /^(?:do|does) (?:you|this app|your app|the app) (?:(?:also|even|only|actually) )+(?:know|have|do|offer|list)(?: about| of| any| some)? (?!what\b|how\b|if\b|where\b|why\b|when\b|recipes?\b)/,
    'any ',
  ],
  // Of cheeses that are here by other names.
  [
    /^((?:what|which) (?:\w+ ){0,2}?(?:goes|go|pairs) (?:\w+ ){0,2}?with) (?:an? |the )?(?:sheeps?|soft|fresh|ripe|hard) cheese$/,
    '$1 cheese',
  ],
  // Of Sichuan pepper records say that it is numbing.
  [
    /\b(?:that |this )?(?:ting(?:ly|le|ling)|numb|numbed)(?: (?:and )?(?:ting(?:ly|le|ling)|numb))?(?: (?:feeling|sensation|thing))?(?: (?:on|in|of) (?:the|my|your) (?:tongue|mouth|lips))?\b/g,
    'numbing',
  ],
  // Hardly any of it says how much of a taste there is to be.
  [
    /\b(?:with )?(?:hardly|barely|scarcely|almost no|next to no|very little|not much)(?: any)? (salt|sugar|heat|spice|chill?i|acid|acidity|bitterness)\b/g,
    (_, noun = '') => `not ${tasteOfLittle[noun] ?? 'spicy'}`,
  ],
  // Too hot to eat what is hot.
  [
    /\b(?:i |we )?(?:can|could|do|does) not (?:want to |like to |wanna )?(?:face|fancy|manage|do|stomach) (?:an? |any |anything )?(?:hot|warm|cooked)(?: (?:meals?|foods?|dish|dishes|dinner|lunch|soups?))?\b/g,
    'something cold',
  ],
  // 'Like actually the saltiest' says once more what was said.
  [/^((?:\S+ ){2,}\S+) like (?:actually|really|seriously|literally|legit|truly|properly|for real)\b.*$/, '$1'],
  // 'Earthy, is that a polite word for dirt'; 'what do people mean when a wine is funky'.
  [
    /^([a-z]+),? (?:so )?(?:is|isn t|is not) (?:that|it|this) (?:just |really |only |basically )*an? (?:[a-z]+ )?(?:word|term|name|code|way of saying|way to say) .+$/,
    'what does $1 mean',
  ],
  [
    /^what (?:do|does|is|are|did) (?:[a-z]+ )?(?:mean|means|meant|it mean|that mean|saying) (?:when|if|with|by saying)\b.* (?:is|are|as|tastes?|smells?|called|was|were) (?:(?:so|really|very|a bit|called|described as) )*([a-z]+)$/,
    'what does $1 mean',
  ],
  [
    /^what (?:do|does|would|will) (?:the )?(?:people|folks?|locals|families|everyone|everybody|they) (?:from|in|of) (.+?) (?:(?:actually|really|usually|normally|typically|mostly|even|traditionally) )*(?:eat|have|cook|like to eat)(?: (?:day to day|every day|everyday|daily|on a daily basis|at home|normally|usually|regularly|all day|then))*$/,
    'what do people eat in $1',
  ],
  // 'What is tamarind similar to'.
  [/^what (?:is|are|tastes?) (.+?) (?:similar|close|comparable) to$/, 'what is similar to $1'],
  // 'What else is there from Italy besides pizza'.
  [
    new RegExp(
      `^what (?:else )?(?:is there|do you have|have you got|is on offer|would you (?:suggest|recommend))\\b(.*?),? ${apartFromWords} (.+)$`,
    ),
    'something$1 but no $2',
  ],
  [new RegExp(`^what else ${apartFromWords} (?=\\w)`), 'something but no '],
  [/^what else (?:is there|do you have|have you got|is on offer|would you (?:suggest|recommend))\b/, 'what is there'],
  // 'Is mochi chewy like gum, or more like a marshmallow': whether it is so is asked.
  [
    /^((?:is|are) [a-z]+(?: [a-z]+)? (?:chewy|slimy|crunchy|crispy|creamy|sticky|soft|hard|sweet|salty|sour|bitter|spicy|hot|fishy|smelly|rubbery|dry|oily|greasy|airy|fluffy|gooey|stringy|tough|smooth|thick|bouncy|spongy|mushy)) (?:just )?like (?:an? |the )?[a-z]+(?: [a-z]+)?(?:,? or (?:(?:is it|are they|more|rather) )*(?:like )?(?:an? )?[a-z]+(?: [a-z]+)?)?$/,
    '$1',
  ],
  [/^(?:which|what) ([a-z]+) (?:are|is) ([a-z]+),? (?:(?:just|a bit) )?like (?=\w)/, '$2 $1 like '],
  [
    /\b(need|want|crave|craving|give me|load up on) (?:(?:some|my|all the|a lot of|lots of|big) )*carbs\b/,
    '$1 hearty food',
  ],
  // The blue cheese that is here.
  [/^((?:what|which) (?:\w+ ){0,2}?(?:goes|go|pairs) (?:\w+ ){0,2}?with) (?:an? |the )?blue cheese$/, '$1 gorgonzola'],
  [/^(what|how) (does|do|is) (?:the )?blue cheese (taste.*|like)$/, '$1 $2 gorgonzola $3'],
  // 'The absolute spiciest thing on your list'.
  [/\b(?:absolute(?:ly)?|single|very|actual|literal|utter) (?=(?:\w+est|most|least)\b)/g, ''],
  [/ (?:on|in|from) (?:your|the|this) (?:list|app|catalogue|catalog|site|website|menu|database)\b(?! of)/g, ''],
  [
    /^((?:(?:ok|okay|so|hey|hi|right|well|um) )*(?:what|which) (?:is|are) the (?:\w+est|most \w+|least \w+) (?:thing|food|dish|drink|dessert|snack|soup|one)s?),? (?:my|i|because|as|since|for|so|asking)\b.*$/,
    '$1',
  ],
  [/^what is ([a-z]+) (?:supposed|meant) to (?:taste|be) like$/, 'what does $1 taste like'],
  [
    /^what (?:can|could|should|do) (?:i|we) (?:eat|have|cook|make) with (?=(?:lots|plenty|loads|tons|a lot|much|extra)\b)/,
    'something with ',
  ],
  [/\b(?:tastes?|tasting) (?:of|like) (?:almost |nearly |basically |practically |next to )?nothing\b/, 'very mild'],
  // That they may be alike is asked with how they differ.
  [
    / or (?:are|is|do|does) (?:they|it|that|both)(?: (?:basically|just|really|all|taste|pretty much))* (?:the )?(?:same|equal|alike|identical)(?: thing)?$/,
    '',
  ],
  [/ to (?:me|us)(?: like (?:i|we) (?:am|are|was|were) (?:\w+)(?: years old)?)?$/, ''],
  [/^([a-z]+(?: [a-z]+){0,2}) (?:so )?what is (?:that|it|this) like$/, 'what is $1 like'],
  [/\b(?:the )?same (?:vibes?|energy|feel|idea|kind of thing|sort of thing) (?:as|to|like)\b/g, 'something like'],
  [/\bbut make it (?=\w)/g, 'but '],
  [/ (?:that |which )?(?:is|are) not (?:just |only |another |always |the usual )*([a-z]+) again\b/g, ' but no $1'],
  // The weather, and not how the food is to be.
  [
    /\b(?:cold|chilly|freezing)(?: and)? (?=(?:rainy|wet|windy|dark|stormy|snowy|gr[ea]y|dreary|miserable|october|november|december|january|february|winter|autumn)\b)/g,
    'rainy ',
  ],
  [
    /^(?:is|are) there (?:an? |any )?(?:versions?|kinds?|types?|ones?)(?: of (?:it|that|this))?,? (?:that|which) (?:is|are) (?=\w)/,
    'something like it but ',
  ],
  [
    new RegExp(
      `^(?:if )?(?:i am |we are )?(?:(?:really|totally|completely|so) )?(?:obsessed with|addicted to|crazy about|mad about|hooked on|in love with) (?:the )?(.+?)${asksNoMore}$`,
    ),
    'something like $1',
  ],
  // Another one than that.
  [
    /^(?:(?:nah|no|nope|oh) )*(?:i |we )?(?:have |already |just )*(?:had|tried|know|ate|eaten|made) (?:that|it|this|those|them)(?: one)?(?: (?:already|before|yesterday|recently|too|often|twice|again|last \w+|all the time|this week))* (?=another|something else|what else|more\b|next|anything else|others?\b)/,
    '',
  ],
  // Of what was just told less is wanted.
  [/ (?:one|a|a (?:bit|tad)) (?:notch(?:es)?|step|level) (?:down|lower|less)\b/g, ''],
  // 'Is halloumi the same sort of thing', after another food.
  [
    /^(?:is|are|does|do) ([a-z]+(?: [a-z]+)?) (?:(?:just|really|basically|pretty much|kind of|taste) )*(?:the )?same(?: (?:sort|kind|type) of)?(?: thing| taste)?$/,
    'compare it and $1',
  ],
  // 'Something crispy for beer' is eaten beside it.
  [
    /\b(something|anything|snacks?|foods?|nibbles|bites?|dish|dishes)\b((?: (?!for\b)\w+)*) for (?:an? |my |our |the |some |drinking )?(?=(?:beers?|wine|(?:red|white|rose|sparkling) wine|lager|cider|champagne|prosecco|cocktails|whisky|gin|sake)$)/,
    '$1$2 to eat with ',
  ],
  // Who begins with heat begins with a little of it.
  [
    /^.*\b(?:first (?:ever )?(?:spicy|hot) (?:food|dish|meal|thing|curry)s?|(?:spicy|hot) (?:foods?|dishes|meals|curr(?:y|ies)|things|stuff) for (?:(?:absolute|total|complete|nervous) )?(?:beginners?|newbies|novices|first ?timers?)|(?:get|getting) into (?:spicy|hot) (?:foods?|dishes|stuff)|(?:start|begin)(?:ing)? (?:out )?with (?:spicy|hot) (?:foods?|dishes|stuff))\b.*$/,
    'slightly spicy dishes',
  ],
  // Of tea and coffee that is its bitterness.
  [/^(?:what|which)(?: is the)? (tea|coffee)s? (?:is|are|tastes?) (?:the )?strongest$/, 'which $1 is the most bitter'],
  [/^(?:what|which) is the strongest (tea|coffee)$/, 'which $1 is the most bitter'],
  // 'What is that flat Ethiopian bread called' wishes for it.
  [
    /^(?:(?:what is|what was|what are|what do (?:you|they) call|do you know|remember)(?: the (?:name|word) (?:of|for))?|(?:the )?name of) (?:that|this|those|the|an?) (.+?)(?: (?:called|named|again))+$/,
    '$1',
  ],
  [/^(?:what is |what was )?(?:the )?name of (?:that|this|the|an?) (.+)$/, '$1'],
  [
    /^((?:what|how|describe)\b.*?) (?:to|for) (?:someone|somebody|anyone|people|a person)(?: whos| who s| who is| who| that)?(?: has| have| had)? never\b.*$/,
    '$1',
  ],
  // 'Not as heavy as lasagne', 'healthier than fries': another of its kind.
  [
    /^(?:(?:something|anything|an?|food|dish|meal|what is|which is|give me|i want) )*(?:(healthier|lighter|less (?:heavy|rich|filling|greasy|fatty|stodgy)|not (?:as|so|quite as|quite so) (?:heavy|rich|filling|greasy|fatty|stodgy))|(more (?:filling|substantial|hearty)|heartier)) (?:than|as) (.+)$/,
    than,
  ],
  // 'The opposite of spicy': of a taste, and of no food.
  [
    /^(?:(?:what is|whats|give me|show me|i want|something|anything|foods?|that is|thats) )*(?:the )?(?:(?:exact|total|complete|polar) )?(?:opposite|contrary) (?:of|to|from) (?:something |anything |food that is |an? )?(?:very |really |too )?([a-z]+)(?: (?:food|foods|things?|stuff|dish(?:es)?|tastes?|flavou?rs?))?$/,
    (said, taste = '') => contraries[taste] ?? said,
  ],
  // 'The opposite of a heavy stew': what it is like is no part of its name.
  [
    /\b(opposite|contrary) (of|to|from) (?:an? |the )?(?:creamy|heavy|light|spicy|hot|cold|mild|rich|sweet|salty|sour|crispy|crunchy|soft|greasy|thick) (?=[a-z]+$)/,
    '$1 $2 ',
  ],
  // 'Something with the texture of mochi' is like it.
  [
    /^(?:(?:something|anything|foods?|dish(?:es)?|what|which|has|have|is there|show me|i want) )*(?:with )?(?:the |a )?(?:same )?(?:(?<!^(?:the )?)(?:texture|consistency|mouthfeel|bite|chew|flavou?r)s? of|(?:texture|consistency|mouthfeel|bite|chew|flavou?r)s? (?:like|as|similar to)) (?!.*\b(?:but|without|no|not)\b)(.+)$/,
    'something like $1',
  ],
  [
    /^(?:i am |we are |am )?(?:so )?(?:bored|tired|sick) (?:of|with) (?:(?:my|the|our|these|same|old|usual|always|boring) )+(lunch|dinner|breakfast)(?:e?s)?\b.*$/,
    'something new for $1',
  ],
  // Of what was taken back nothing is wanted.
  [/^.+? (?:no wait|wait no|scratch that|no sorry)(?: i mean(?:t)?)? (?=\w+ \w)/, ''],
  [/\brosewater\b/g, 'rose water'],
  // Another kind than this.
  [
    /\b(?:something|anything|food) (?:(?:totally|completely|very|quite|entirely|really) )?(?:different (?:from|than|to)|other than) (?:an? |the )?(?=[a-z]+(?: please)?$)/g,
    'something but no ',
  ],
  [
    /^what (?:is|are|tastes?|would be) (?:(?:really|also|usually) )*(?:good|nice|great|best|tasty|lovely|delicious) (?:with|alongside) (?=\w)/,
    'what goes with ',
  ],
  [/^(.+?) (?:goes|go|pairs?) (?:well |best )?with what$/, 'what goes with $1'],
  // Of smells records tell no figures.
  [/\b(?:the )?least (?=(?:smelly|stinky|pungent)\b)/g, 'not '],
  [/\bfishiest\b/g, 'briny'],
  [/\b(?:chucking it down|bucketing(?: it)?(?: down)?|tipping it down|lashing(?: it)? down)\b/g, 'raining'],
  // Who leaves out 'I': 'can't have dairy, something sweet'.
  [/^(can|could|do|must|should|may) not (?=(?:eat|have|take|tolerate|handle|digest|drink|touch)\b)/, 'i $1 not '],
  [
    /^what (?:tastes|smells)(?: a (?:bit|little))? (?:like|of) (?:(?:black|white|ground) )?pepper$/,
    'something peppery',
  ],
  // Of how it is served.
  [/^(?:something |anything |make it |maybe |a bit |even )*(?:colder|cooler)(?= please$|$)/, 'cold'],
  // How sweet a thing is to be is said by its sugar, too; whether much of it must be avoided is read of the question itself (R29).
  [/\b(?:(?:but|only|just) )?with (?:a lot |much |way )?less sugar\b/g, 'but less sweet'],
  // Where one sits changes nothing of what is wanted.
  [/ (?:on|in) (?:the|my|our|a) (?:terrace|balcony|porch|patio|garden|backyard|yard|deck|veranda)\b/g, ''],
  // 'What is on a Georgian table': what is from there.
  [
    /^what (?:is|belongs|goes|do (?:i|you|we|they) (?:put|serve|have)) (?:usually |traditionally |normally )?(?:on|in|at|for) (?:an? |the )?(\w+) (feast|banquet|table|spread|party table|celebration)$/,
    '$1 food for a feast',
  ],
  [/\b(?:(?:a|just a) )?(?:(?:tiny|little|wee) )*(?:bit|tad|touch) (?:more )?adventurous\b/g, ''],
  [
    /^(?:what is |is there )?(?:the |an? )?(?:closest|nearest)(?: (?:thing|dish|food|equivalent))? to (.+?) (?:in|from) (.+)$/,
    'something like $1 but from $2',
  ],
  // 'Can I get a soup' orders one; what one can have is asked of safety.
  [/^(?:can|could|may) (?:i|we) (?:get|order) (?=(?:an?|some)\b)/, 'i want '],
  // No heat of chilli.
  [/\bhot (?=(?:stone|plate|skillet|iron|griddle|oil|coals|ashes|sand|water)\b)/g, ''],
  [/\b(?:the )?(north|south|east|west)(?:ern)?(?: (?:part|parts|end))? of (europe|asia|africa|america)\b/g, regionOf],
  // 'I had pho and loved it, what next': what is like it; 'hated it': what is not.
  [
    new RegExp(
      `${had} (?:loved|liked|enjoyed|adored|(?:was |were )?(?:great|amazing|delicious|lovely|wonderful|fantastic|so good|good))(?: (?:it|that|them|every bite))?${next}`,
    ),
    'something like $1',
  ],
  [
    new RegExp(`^(?:so )?(?:i|we) ${loved} (?:the )?(?:some |an? )?(.+?)(?: ${when})*${asksNoMore}$`),
    'something like $1',
  ],
  [
    new RegExp(
      `^(?:i am|we are) (?:an? |such an? )?(?:(?:big|huge|massive|great) )?(?:fans?|lovers?) of (.+?)(?: ${when})*${asksNoMore}$`,
    ),
    'something like $1',
  ],
  [
    new RegExp(
      `${had} (?:loved|liked|enjoyed|adored)(?: (?:it|that|them))((?: but| only| just) (?:not|less|more|without|with|vegan|vegetarian) .+)$`,
    ),
    afterIt,
  ],
  [
    new RegExp(
      `${had} (?:hated|disliked|detested|did not (?:really )?(?:like|enjoy)|could not stand|(?:was |were )?(?:awful|disgusting|horrible|terrible|not for me))(?: (?:it|that|them))?${next}`,
    ),
    'something unlike $1',
  ],
  // 'What does natto taste like and how do I eat it': the first is asked.
  [
    /^(what (?:does|do|would|is|are) .+?) and (?:how|when|where|with what) (?:do|does|should|can|would|is|are) (?:i|you|we|one|people|it|they)(?: (?:best|usually|properly))? ?(?:eat|eaten|serve|served|cook|cooked|drink|drunk|have|prepare|use)?(?: (?:it|them|that|with))*$/,
    '$1',
  ],
  // The first visit to a kitchen is a wish of its beginners.
  [
    /^(?:(?:it is |its )?(?:my|our|the) )?(?:very )?first (?:time|visit|meal|dinner|trip)(?: (?:eating|going|dining))? (?:at|in|to|with|out at)? ?(?:an?|the)? ?(\w+(?: \w+)?) (?:restaurant|place|diner|food|cuisine|kitchen)\b.*$/,
    '$1 food for beginners',
  ],
  [
    /^(?:i have |we have )?never (?:been to|eaten at|eaten in|had) (?:an? )?(\w+(?: \w+)?) (?:restaurant|food|cuisine)\b.*$/,
    '$1 food for beginners',
  ],
  [
    /^(?:where|what|how) (?:do|should|can|could|would|to) ?(?:i|we|one|you)? ?(?:start|begin)(?: out)? (?:with|in|on) (\w+(?: \w+)?) (?:food|cuisine|cooking|kitchen|dishes)$/,
    '$1 food for beginners',
  ],
  [
    /^(how (?:do|should|can|to|would) ?(?:i|you|one|we)? ?(?:best |properly )?(?:cook|make|boil|prepare|steam) )(?:(?:perfect|fluffy|good|plain|white) )*rice$/,
    '$1steamed rice',
  ],
  // How meat and sweets are praised, in the words of records.
  [/\b(?:where )?(?:the )?(?:meat )?(?:just )?(?:that )?(?:falls?|falling) (?:apart|off the bone)\b/g, ' tender meat '],
  [
    /\b(?:that |it (?:should|must) )?(?:melts?|melting) (?:in|on) (?:the|your|my) (?:mouth|tongue)\b/g,
    ' something melting ',
  ],
];

/** What is wanted by whoever wants the contrary of a taste. */
const contraries: Readonly<Record<string, string>> = {
  sweet: 'savory food not sweet at all',
  savory: 'sweet food',
  savoury: 'sweet food',
  salty: 'sweet food not salty',
  spicy: 'food not spicy at all',
  hot: 'food not spicy at all',
  mild: 'very spicy food',
  bland: 'food full of flavour and spicy',
  sour: 'food not sour at all',
  bitter: 'food not bitter at all',
  creamy: 'crunchy food not creamy',
  crunchy: 'soft food',
  crispy: 'soft food',
  soft: 'crunchy food',
  heavy: 'light food not heavy',
  rich: 'light food not heavy',
  greasy: 'light fresh food not heavy',
  light: 'hearty food',
  cold: 'warm food',
};
