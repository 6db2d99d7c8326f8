import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import { englishNotWanted } from '#domain/assistant/words/not-wanted.ts';
import { englishEnoughOf } from '#domain/assistant/words/enough-of.ts';
import { englishOneFood } from './english-one-food.ts';
import { englishOrdinary } from './english-ordinary.ts';
import { englishWish } from './english-wish.ts';
import { namedNeeds } from '#domain/assistant/reading/named-needs.ts';
import { englishPutTogether } from '#domain/assistant/words/otherwise/put-together.ts';
import { englishSaidOtherwise } from '#domain/assistant/words/otherwise/said-otherwise.ts';
import { englishTasteOfNoun } from '#domain/assistant/words/taste-nouns.ts';
import { textSpeak } from '#domain/assistant/words/text-speak.ts';
import type { QuestionGrammar } from './question-grammar.ts';

const tastes: readonly (readonly [string, IntensityName])[] = [
  ['sweet', 'sweet'],
  ['salty', 'salty'],
  ['sour', 'sour'],
  ['bitter', 'bitter'],
  ['umami|savou?ry', 'umami'],
  ['spicy|hot', 'spicy'],
];

/** What causes are asked for by nouns. */
const causeNouns: Readonly<Record<IntensityName, string>> = {
  sweet: 'sweetness',
  salty: 'saltiness|salt',
  sour: 'sourness|acidity|tang|tanginess|tangy',
  bitter: 'bitterness',
  umami: 'depth',
  spicy: 'heat|spiciness|spice|fire|kick',
};

/** What a food may have much of, as its taste says. */
const nounsOfLevel: Readonly<Record<IntensityName, string>> = {
  ...causeNouns,
  sweet: 'sugar|sweetness',
  spicy: `${causeNouns.spicy}|chill?i(?:es)?`,
};
const muchOf = '(?:a lot of|lots of|loads of|much|too much|plenty of|a bit of|a little|that much|so much)';

const asksForSafety =
  /\b(?:can|may|could|should) (?:i|we|he|she|they|someone)\b|^(?:is|are|does|do|has|have|can|may|could|will|would|any)\b|\ballerg|\bsafe\b|\bcontain|\bintoleran/;
const safetyWords = new Set(
  (
    'is are does do has have can could may will would should we i my me it there in contain contains containing include includes with without for safe to eat ok okay suitable allergy allergic allergies allergen allergens am someone ' +
    'raw cooked real fresh much lots traces people who free of made use using any a an the and or if got not what which stated be react reacts reaction sensitive badly then when if avoid avoids not eats no never fine good all right drink him her them he she they daughter son child kid kids wife husband partner girlfriend boyfriend friend mother father mum mom dad baby guest'
  ).split(' '),
);

const wanted =
  /^(?:have you (?:got )?(?:something|anything|any)|something|anything|i (?:want|need|would|am|feel|crave|fancy)|give|show|find|suggest|recommend|any|is there|are there any|do you have|looking for|craving|in the mood for|need|fancy|what (?:should|could|can|shall|may|would) (?:i|we|one|you|people|someone|somebody|(?:an?|the|my) \w+) (?:\w+ )?(?:eat|try|have|order|drink|cook|serve|get|make|bring|start)|what (?:should|could|can|shall|may) (?:i|we)|what (?:would be|is|sounds) (?:good|nice|great|tasty)|what (?:to|do i|should i|shall i|can i) (?:bring|serve|make|cook|order|get|pick)|what do (?:people|they|locals|\w+s) (?:eat|drink|have)|(?:any )?(?:ideas?|suggestions?|recommendations?) for)\b/;

const ofOne =
  /\b(?:can|may|could|should) (?:i|we|he|she|they|someone|my \w+) (?:\w+ )*?(?:eat|have|try|drink|order) (?!with|without|that|from)\w|\b(?:is|are) (?:\w+ )+?(?:ok|okay|safe|fine|suitable|allowed|all right|alright)\b/;
const ofAny = /\b(?:what|which|something|anything|some|any)\b/;

const dislikes =
  '(?:hates?|dislikes?|detests?|(?:will|would) not (?:eat|touch|have|try|go near)|can not (?:stand|handle|take|bear|tolerate|deal with|cope with|do)|(?:do|does) not (?:like|love|want|tolerate|handle|enjoy|eat|take)|(?:is|are|am) not (?:into|fond of|keen on|big on|good with|used to|an? (?:big |huge )?fan of|much for))';
const ofIt = '(?:(?:it|them|things|foods?|stuff|dishes|when|if|is|are|being) )*';
const disliked =
  '(spicy|hot|sweet|sour|bitter|salty|heat|spice)\\b(?! (?:drinks?|soups?|weather|dogs?))(?: (?:foods?|stuff|things?|dishes|tastes?|flavou?rs?|meals?))?';

/** How questions are asked in English. */
export const englishQuestion: QuestionGrammar = {
  contractions: [
    ...textSpeak,
    [/\b(what|where|how|which|who|it|that|there) s\b/g, '$1 is'],
    [/\bwhats\b/g, 'what is'],
    [/\bi m\b/g, 'i am'],
    // 'Tell me about mole. Does it really taste of chocolate?'
    [
      /^(?:tell me about|describe|what is|what are) (.+?) (does|do|is|are) (?:it|they) (?=(?:really |actually |very |so |that )*(?:tastes?|smells?|feels?|sweet|sour|salty|bitter|spicy|hot|mild|soft|crunchy|chewy|heavy)\b)/,
      '$2 $1 ',
    ],
    [
      /^(?:rate|score|grade) (?:the )?(.+?) (?:out of (?:5|five|10|ten) )?(?:for|on|in|by) (?:its )?(sweet|salti|sour|bitter|spici)ness$/,
      (_, food: string, taste: string) => `how ${taste.replace(/i$/, 'y')} is ${food}`,
    ],
    // Told before others like it are asked for, which are to be less so.
    [
      /^(?:(?:ok|oh|hm+|that is|its|it is|sounds) )*(?:way |far |a bit )?too (?:much|hot|spicy|sweet|sour|salty|bitter|strong|rich) for (?:me|us|him|her|them|my \w+)(?: then)? (?=.*\b(?:like|similar|alike|comparable)\b)/,
      '',
    ],
    [
      /^which (?:one |of them |of these |of those )?(?:would|should|will|can|does|suits?|is) (?:.* )?(?:(?:can|could|does|do|will) not|hates?) (?:really )?(?:take|handle|stand|do|like|bear|tolerate)?(?: (?:the|any|much|too much))* ?(?:heat|spice|spicy|hot)(?: (?:food|stuff|things))?$/,
      'which one is milder',
    ],
    [/^(do|does) (.+?) (?:really|actually|truly|honestly) (?=(?:taste|smell|feel)\b)/, '$1 $2 '],
    [
      /^(?:what|which) (?:goes|pairs|works) (?:well |best |nicely )?with (.+?) (?:as an?|for an?|for) (side dish|side|starter|dessert|drink|salad|wine)\b/,
      'which $2 goes with $1',
    ],
    [/\bi d\b/g, 'i would'],
    [/\b(do|does|did|is|are|was|has|have|should|could|would|must)n ?t\b/g, '$1 not'],
    [/\bcan(?: t|t|not)\b/g, 'can not'],
    [/\bwon ?t\b/g, 'will not'],
    [/\b(i|you|we|they) ve\b/g, '$1 have'],
    [/\b(thing|food|dish|dessert|soup|curry|drink|snack) (?:that )?you have got\b/g, '$1 you have'],
    [/^(what|how|where|which|who) (?:exactly|actually|really|on earth|the heck|precisely) (?=is|are|do|does)/, '$1 '],
    // 'Umami-rich' says how much of it, and not that it is heavy.
    [/\b(umami|protein|flavou?r) rich\b/g, 'very $1'],
    // A bound, and no ingredient that is not to be.
    [/\b(?:without|not|no) too much (?:chill?i(?:es)?|heat|spice)\b/g, 'not too spicy'],
    // Of oneself, as people type it: 'dont like olives'.
    [/^do not (?=(?:really )?(?:like|want|eat|feel|fancy)\b)/, 'i do not '],
    ...englishPutTogether,
    // 'Tastes like smoke' is 'smoky'.
    ...englishTasteOfNoun,
    ...englishSaidOtherwise,
    ...englishNotWanted,
    ...englishEnoughOf,
    // A taste that somebody does not like, 'my kid hates spicy food', is a bound; 'too' leaves some of it.
    [new RegExp(`\\b${dislikes} ${ofIt}(?:too|very|overly|really|so|that) ${disliked}`, 'g'), 'not too $1'],
    [new RegExp(`\\b${dislikes} ${ofIt}(?:(?:any|anything|much|the) )*${disliked}`, 'g'), 'not $1 at all'],
    [
      /\b(?:if )?(?:i|we|he|she|they) (?:do|does) not do (spicy|sweet|sour|bitter|salty)(?: food| stuff| things)?\b/g,
      'not $1 at all',
    ],
    // Of what is drunk, not of what is eaten beside it.
    [
      /\b(with (?:an? |my |the |some )?)(?:(?:ice|cold|chilled|nice|crisp|good|big|glass of|pint of|bottle of) )+(?=(?:beers?|wines?|lagers?|red wine|white wine|drinks?)\b)/g,
      '$1',
    ],
    // The country, not the bird.
    [/^(?!(?:is|are|does|do) )(.*)\b(?:in|(?<!made |out )from) turkey\b(?! (?:meat|breast|legs?|mince))/g, '$1turkish'],
    // What to eat there, not where that is.
    [/(?<=\bwhat (?:should|can|could|do|would|to) .*) (?:at|in) (?:an?|the|my|this)((?: \w+)?) restaurant\b/g, '$1'],
    [/\b(?:i have no (?:food )?allergies|i am not allergic to anything)\b(?! to) ?/g, ''],
  ],
  courtesy:
    /^(?:please|hi|hello|hey|hiya|heya|yo|sup|howdy|bro|bruh|dude|fam|folks|guys|y all|good (?:morning|afternoon|evening|day)|dear assistant|ngl|tbh|lol|omg|imo|hmm+|mm+|hm|uh|um|erm|oh|ah|ok|okay|so|and|now|well|but|can you|could you|would you|tell me|i want to know|i would like to know|do you know|also|explain|help me) (?=.)/,
  farewell:
    / (?:please|thanks|thank you|then|exactly|on (?:its|their) own|by (?:itself|themselves)|yes or no|yay or nay|or (?:is|would) (?:that|it|this) (?:be )?(?:(?:just|too|so|really|a|a bit) )*(?:silly|weird|odd|strange|wrong|crazy|mad|gross|disgusting|bad idea|sacrilege)|or (?:rather |better )?something else)$/,
  smallTalk: [
    [
      'greeting',
      /^(?:hi|hello|hey|hiya|yo|sup|good (?:morning|afternoon|evening|day)|greetings|howdy)?(?: ?(?:are you there|anybody there|there|you|everyone|assistant|how are (?:you|things)(?: (?:doing|feeling))?(?: today)?|how is it going|how is life|how do you do|whats up|what is up|nice to meet you|alright|mate|pal|buddy))*$|^(?:yo|hey|ey) what is good$|^(?:wass+up|all ?right|how do|ahoy|g ?day)(?: (?:mate|pal|buddy|there|you))*$/,
    ],
    [
      'thanks',
      /^(?:many )?(?:no |ok )?(?:thanks|thank you|thx|ty|cheers|great|perfect|ta|awesome|nice one|nice|cool|ok|okay|wow|good|lovely|brilliant|yummy|sounds good|got it)(?: (?:a lot|so much|very much|you|a bunch|mate|again|bye|thanks|thank you|thx|then|for now|that (?:was|is) (?:very |really |so |super )?(?:helpful|great|good|perfect|nice|useful)|that helps?(?: a lot)?|for (?:the|your|all your) (?:help|tips?|ideas?|answers?)))*$/,
    ],
    [
      'thanks',
      /^(?:thanks|thank you|thx|cheers|ta)\b(?!.*\b(?:what|which|how|any|more|another|something|anything|want|need|but|and|now|also|no|not|without|is|are|does|do|can|could)\b).*$/,
    ],
    [
      'thanks',
      /^(?:you|that|this) (?:are|is|was) (?:really |very |so |super |pretty )?(?:great|helpful|awesome|amazing|the best|good|nice|cool|perfect|brilliant|useful|fantastic)$/,
    ],
    [
      'goodbye',
      /^(?:bye|bye bye|goodbye|good night|see you|see ya|cya|later|farewell|that is all|nothing else)(?: (?:bye|later|then|soon|now|thanks|thank you|for now))*$/,
    ],
    [
      'complaint',
      /^(?:(?:but |no |sorry |come on )*(?:you|this|that|it|this app|your answers?|the answers?) (?:is |are |was |were )?(?:(?:really|so|just|all|totally|completely|absolutely|pretty|quite|such|utter|an?|very) )*(?:useless|rubbish|nonsense|stupid|dumb|wrong|terrible|awful|bad|crap|bullshit|garbage|unhelpful|no help|not helpful|not helping|not (?:very |really )?(?:good|useful)|not what i (?:asked|meant|wanted|said)(?: for)?|makes? no sense|do(?:es)? not (?:help|make sense)|do(?:es)? not understand(?: me)?|did not (?:help|understand(?: me)?|answer(?: (?:me|my question))?)|never (?:understand|get|help|listen)s?(?: me| it| anything)?|(?:are )?not listening|suck|sucks)(?: (?:at all|again|you .*|i .*|try again))?|(?:that is |this is )?(?:rubbish|nonsense|bullshit)|i (?:did not|do not) (?:ask|mean|like) (?:for )?(?:that|this|those|any of (?:that|those))|wrong(?: answer| again)?|what\?*|you are not listening|try again)$/,
    ],
    [
      'self',
      /^(?:are you (?:an? )?(?:real |actual )?(?:robot|bot|human|person|real|ai|machine|chatgpt|computer|people|cook|chef)\b.*|who (?:made|built|created) you|do you (?:eat(?: food| anything)?$|like food|have taste buds|speak \w+|understand \w+).*)$/,
    ],
    // Where it has what it says from.
    [
      'self',
      /^(?:(?:so|but|and|wait) )*(?:how (?:do|can|would) you (?:even |actually |really )?know\b(?! (?:if|whether)).*|how (?:do|does|did) (?:you|foretaste|this|this app|the app|it) (?:decide|work out|rate|score|measure|calculate)\b.*|where (?:do|did) you (?:\w+ ){0,2}?(?:get|know|have|take)\b.*|where (?:do|does|did) (?:(?:all|your|the|this|these|those) )+(?:\w+ )?(?:numbers?|values?|data|ratings?|scores?|facts?|info|information|answers?) come from|who (?:tasted|tastes|rates|decides|says)\b.*|have you (?:ever |really |actually )*(?:tasted|tried|eaten) (?:it|this|that|any|anything|food|them|these|all)\b.*|(?:is|are) (?:this|these|that|your) (?:\w+ )?(?:ratings?|numbers?|values?|data|scores?|facts?|info|made up)\b.*)$/,
    ],
    [
      'help',
      /^(?:(?:do|does|has|have) (?:you|your app|this app|the app|foretaste) (?:(?:also|even|only|got|have|offer|contain|know|show) )+recipes\b.*|how many (?:dishes|foods|meals|recipes|cuisines) (?:do|does|are|have) (?:you|there|this app|the app)\b.*|help|what (?:can|could|do) you (?:(?:actually|really|even) )?(?:do(?! with)|tell|help|answer|know about|offer)(?: .*)?|what can i (?:do|ask)(?: (?:here|you|with (?:you|this|it)))?|who are you|what are you|what is your name|do you have a name|who (?:made|built|wrote) you|how do(?:es)? (?:you|this) work)$/,
    ],
  ],
  oneFood: englishOneFood,
  comparisons: [
    /^how \w+ (?:is|are) (.+?) compared? (?:to|with) (.+)$/,
    /^(.+?) (?:as )?(?:compared|in comparison|next) (?:to|with) (.+)$/,
    /^(?:is|are) (.+?) (?:just |really |basically )?(?:the same(?: thing)? as|different (?:from|to)) (.+)$/,
    /^compare (?:the (?:taste|tastes|smell|texture|flavou?rs?|aroma|heat|spiciness) of )?(.+?) (?:and|with|to|against|versus|vs) (.+)$/,
    /\bdifferences? (?:in (?:taste|flavou?r|texture|smell|heat) )?between (.+?) and (.+)$/,
    /^how (?:do|does) (?:the )?(?:taste |smell |texture |flavou?r )?(?:of )?(.+?) and (.+?) (?:compare|differ)(?: .*)?$/,
    /^how (?:is|does|do) (.+?) (?:differ|different|compare) (?:from|to|with) (.+)$/,
    /^(?:is|are) (.+?) (?:\w+er|(?:more|less) \w+) than (.+)$/,
    /^(?:what|which)(?: one)? is (?:the )?(?:sweeter|saltier|sourer|spicier|hotter|milder|bitterer|more \w+) (.+?) or (.+)$/,
    /^(.+?) (?:versus|vs) (.+)$/,
    /^(?:is|are|does) (.+?) (?:(?:taste|tastes|anything|a bit|much|more|just|very|really) )*(?:like|similar to|comparable to|the same as|different from|different to) (.+)$/,
  ],
  isEither:
    /^(?:is|are|does|do) (.+?) (?:more |rather |taste |supposed to be )*([a-z]+) (?:or|and) (?:more |rather |just |only |mostly |mainly |is it )*([a-z]+)$/,
  isSo: /^(?:is|are|does|do) (.+?) (?:very |too |really |quite |that |so |all |as |super |pretty |actually |taste |feel |smell |supposed to be |meant to be )*([a-z]+)$/,
  describing:
    /^(?:heavy|light|filling|smelly|stinky|greasy|oily|fatty|strong|intense|good|nice|tasty|delicious|bad|gross|disgusting|weird|strange|bland|boring|dull|plain|tasteless|dry|saucy|runny|soupy|wet|watery|thick|thin|chunky|stringy|slimy|mushy)$/,
  ordinary: englishOrdinary,
  levels: tastes.flatMap(([words, taste]) => [
    [taste, new RegExp(`^how (?:${words}) (?:is|are) (.+)$`)] as const,
    // 'Does miso soup have a lot of salt in it'.
    [
      taste,
      new RegExp(`^(?:does|do) (.+?) (?:have|contain) (?:${muchOf} )(?:${nounsOfLevel[taste]})(?: in (?:it|them))?$`),
    ] as const,
    [taste, new RegExp(`^(?:is|are) there (?:${muchOf} )(?:${nounsOfLevel[taste]}) in (.+)$`)] as const,
    [
      taste,
      new RegExp(
        `^(?:is|are) (.+?) (?:very |too |really |quite |that |super )?(?:${words})(?: (?:for|enough|to|or not|at all|though)\\b.*)?$`,
      ),
    ] as const,
  ]),
  causes: tastes.flatMap(([words, taste]) => {
    const said = `(?:${words}|${causeNouns[taste]})`;
    return [
      `^(?:what|which ingredients?) (?:makes?|gives?|causes?|turns?) (.+?) (?:(?:its|so|be|taste|that|the|such a|such) )*${said}(?: taste| flavou?r| kick| note| flavou?rs)?$`,
      `^where (?:does|do) (?:the |all the |all that |its )?${said} (?:in|of) (.+?) comes? from$`,
      `^(?:how come|why) (?:is|are|does|do) (.+?) (?:so |tastes? |taste so |that |always )*(?:${words})$`,
    ].map((pattern) => [taste, new RegExp(pattern)] as const);
  }),
  meals: [
    [/\b(?:breakfast|brunch|this morning)\b/, 'morning'],
    [/\b(?:lunch|this afternoon)\b/, 'afternoon'],
    [/\b(?:dinner(?! part(?:y|ies)\b)|supper|tonight|this evening)\b/, 'evening'],
    [
      /\b(?:surprise me|(?:something|anything|foods?|a dish|dishes) (?:that )?(?:i|we|nobody|no one) (?:have|has)(?: probably)? (?:not|never) (?:ever )?(?:heard of|had|tried|eaten|tasted)(?: before| yet)?|random(?:ly)?|anything at all|(?:you|your) (?:choose|choice|pick|decide)|(?:choose|decide|pick (?:something|one|anything)) for (?:me|us)|dealer s choice|adventur\w*|exotic|something (?:totally |completely |entirely |really |very )?(?:new|different|unusual|weird|strange)|(?:weird|strange|odd|crazi|craz|bold)est|most (?:unusual|bizarre|extreme|exotic)|never (?:tried|eaten|had)(?!.*\b(?:start|begin|beginners?|first)\b))\b/,
      'adventure',
    ],
    [
      /\b(?:like (?:my )?(?:grandma|granny|gran|nana|mum|mom|mother|grandmother)(?: s)? (?:used to )?(?:makes?|made|cooks?|cooked|did)|grandma style|comfort(?:ing)?|cosy|cozy|cheer(?:ing)? (?:\w+ ){0,3}?up|grieving|in mourning|(?:in a )?(?:bad|foul|terrible|rotten) mood|grumpy|makes? (?:me|you|people) happy|break ?ups?|(?:just |we |i )*(?:broke|broken|split) up|homesick|(?:a )?hug in a (?:bowl|mug|plate)|like a (?:(?:warm|big|cosy|cozy) )*(?:hug|blanket|cuddle)|soul food|soothing|nostalgic|homely|home ?cooked|heart ?broken|(?:got|been|was|just|getting) (?:dumped|ditched|left)|(?:rubbish|terrible|horrible|awful|rough|hard|long|bad|shit|shitty|crap|lousy) (?:day|week|morning)|(?:feeling|feel|am) (?:sad|low|down|lonely|homesick|stressed))\b/,
      'comfort',
    ],
    [
      /\bwhat (?:should|shall|could|can|may|do|would) (?:i|we|you) (?:eat|have|try|cook|recommend|suggest)\b|\b(?:recommend|suggest)(?: me)? (?:something|anything|a food|a dish)\b|\b^hungry\b|\b(?:i am|we are|im|i m|so|feeling) (?:so |really |very |absolutely )*(?:hungry|starving|famished|peckish|hangry)\b|\bwhat to eat\b|\bnothing sounds good\b|\bcan not decide\b|\bno idea what\b|\b(?:do|does) not know what (?:i|we|to) (?:want|fancy|feel|eat|have|cook|order|make)?\b/,
      'hour',
    ],
  ],
  fact: /^(?:who|when|why|where|how|what|which|is|are|was|were|does|do|did|can|could|will|has|have)\b/,
  what: /^(?:what|which|how do you call)\b/,
  best: /\b(?:best|top|highest|popular|trending|favou?rites?)\b|\bmost (?:liked|loved|reviewed)\b/,
  pronoun:
    /^(?:it|this|that|them|they|these|those|this (?:one|dish|food)|that (?:one|dish|food)|the (?:first|same)(?: one)?)$/,
  isWanted: (text) => wanted.test(text) && !asksOfOne(text),
  isOfOne: asksOfOne,
  safety: {
    asks: asksForSafety,
    asksAtAll: /\b(?:safe|allergens?|can i eat|may i eat)\b/,
    questionWords: safetyWords,
    followUp: { around: /^(?:what about|how about|any|also)?(?: any)?$/, pronoun: 'it' },
  },
  wish: englishWish,
};

function asksOfOne(text: string): boolean {
  return (ofOne.test(text) && !ofAny.test(text)) || asksOfContents(text);
}

/** 'Is there fish in Caesar salad' names what it fears, 'is there a soup with fish' what it wants. */
function asksOfContents(text: string): boolean {
  const held = /^(?:is|are) there (?:any |some )?(\w+(?: \w+)?) in (?!the catalogue|here|there)\w/.exec(text)?.[1];
  return (
    held !== undefined &&
    !/thing\b|\b(?:dish|food|option|meal|recipe|soup|dessert|drink|snack|choice)/.test(held) &&
    namedNeeds(held).some(({ needs }) => needs.some(({ kind }) => kind === 'allergen'))
  );
}
