import type { Rewriting } from '#domain/assistant/words/german-pattern.ts';

/*
 * What people tell of a situation around a question: the weather, what they had yesterday, how a food sits, and what stands beside
 * it; and second questions of the foods that were named before.
 */

const yesterday =
  '(?:yesterday|already|today|last night|last week|earlier|the other day|all week|(?:for|at) (?:lunch|breakfast|dinner)(?: (?:today|yesterday|already))?|on \\w+day|the day before)';
const gestern =
  '(?:gestern|vorgestern|schon|heute|heut|erst|neulich|die ganze woche|(?:heute |gestern |schon )*(?:mittag|mittags|abend|fruh|frueh|zum (?:mittag|fruhstuck|fruehstueck)))';

export const englishToldSituations: readonly Rewriting[] = [
  // Heavy is how it feels, and no harm.
  [
    /\b(?:that |which |and )?(?:(?:will|does|do|would|should) not|never) (?:sit|feel|lie|be) (?:too |so |very )?(?:heavy|heavily|like a (?:brick|rock|stone))(?: (?:in|on) (?:the|my|your) (?:stomach|tummy|belly))?\b/,
    'light',
  ],
  // 'Nah, I had soup yesterday': no soup, then.
  [
    new RegExp(
      `^(?:(?:nah|no|nope|but|hmm|oh|well) )*(?:i|we) (?:have |just |already )*(?:had|ate|did) ([a-z]+(?: [a-z]+)?) ${yesterday}$`,
    ),
    'no $1',
  ],
  [
    /^(?:that |it |this )?sounds? (?:\w+ )?(?:heavy|rich|filling|sweet|spicy|salty|greasy|good|nice|tasty|great)(?: though| but)? (?=\w)/,
    '',
  ],
  // 'A side for schnitzel that is not fries'.
  [
    /^((?:what|which|any|an?|the|good|best|some|nice) .*\b(?:sides?(?: dish(?:es)?)?|drinks?|sauces?|dips?|desserts?|starters?|salads?) (?:for|with|to|beside) (?:my |the |an? )?[a-z]+(?: [a-z]+)?) (?:thats|that is|that s|which is) not (?!(?:too|so|very|that|as|overly|sweet|salty|sour|bitter|spicy|hot|cold|heavy|rich|fried|greasy|sugary|creamy|alcoholic)\b)(?:just |only |an? |the |more )?([a-z]+(?: [a-z]+)?)$/,
    '$1 except $2',
  ],
  [
    /^((?:hot|cold|warm|soft|sweet|any|some|good|nice|spicy) .+?) besides (?:just |the usual |plain )?([a-z]+(?: [a-z]+)?)$/,
    '$1 except $2',
  ],
  [/\bdifferences? btw (?=\w)/, 'difference between '],
  [
    /\bwhat (?:do|can|should|could|would) (?:i|we|you) (?:put|have|serve|eat|pair) (?:with|w|on) (it|this|that|them)$/,
    'what goes with $1',
  ],
  [/^which (?:one |of (?:them|the two|those|these) )?(?:has|is with) (?:the )?more crunch$/, 'which is crunchier'],
  [
    /^how many of (those|these|them) (?:can (?:i |we )?be|can (?:i|we) (?:serve|eat)|are) (?:served |eaten |good |ok )?(cold|hot|warm|raw|vegetarian|spicy|sweet)(?: served)?$/,
    'which of $1 are $2',
  ],
  [
    /^how (?:do|can|could|would|should) (?:i|we|you) (?:make|get|keep) (it|this|that|them) (?:(?:less|more|not so|not as|a bit|much) )*[a-z]+$/,
    'how do i make $1',
  ],
  [
    /^(?:(?:ok|okay|yes|yeah|cool|great|nice) )*(?:that|this) one(?: then)?(?: sounds (?:good|nice|great))?,? (?=(?:what|where|how|is|does)\b)/,
    '',
  ],
  // How warm it is outside says what is wanted.
  [
    /\b(?:it (?:is|s) |its )?(?:3\d|4\d) ?(?:degrees?|c|celsius)(?: (?:out|outside|here|today|in here))*\b/,
    'it is hot outside',
  ],
  [
    /(?: and| so)? (?:i|we) (?:really )?(?:can not|do not want to|refuse to|will not) (?:face|touch|go near|turn on|switch on|use|be near) the (?:oven|stove|cooker|hob)\b/,
    '',
  ],
  // A texture by what is likened to it.
  [/\bnot mushy(?: tho(?:ugh)?)?,? (?:like |but |more )?(?=pillowy|fluffy|airy|cloud)/, ''],
  [
    /^why (?:does|do) (?:it |that |they )?(?:always )?(?:leave|make) (?:my|your|the) mouth (?:all |so |feel |feeling )*(?:dry|furry|puckered?) (?:when|if|after) (?:i |you )?(?:eat|drink|have|eating|drinking|having) (.+)$/,
    'what does $1 taste like',
  ],
  [
    /,? (?:and |so )?the (?:very |mere )?(?:thought|idea) of (?:an? |any )?hot (?:meal|food|dinner|dish) makes me want to (?:cry|scream|melt|weep)$/,
    ' what do i eat',
  ],
  // Asked of what people say, and no harm in it.
  [/,? or (?:do|are) (?:people|they|we all) (?:just )?(?:exaggerat\w*|overreact\w*|making it up)$/, ''],
  [
    /^(?:my \w+ )?.*\b(?:impress|serve|feed|cook|make|bring|give)\w* (?:me|us) (?:with |some |an? )?(.+?),? should (?:i|we) be (?:scared|worried|afraid|nervous|excited)$/,
    'what does $1 taste like',
  ],
  [/^i (?:have )?never (?:had|tried|ate|eaten|tasted) (.+?),? (?:is it|it is) ([a-z]+) or ([a-z]+)$/, 'is $1 $2 or $3'],
  [/\btast(?:es?|ing) (?:like|of) (christmas|easter|halloween|thanksgiving|summer|autumn|winter|spring)\b/, 'for $1'],
  [
    /^(?:(?:e+w+|yuck|ugh|gross|yum|mm+|wow|ok|okay|oh|ah|hm+|lol|thanks|thank you|cool|great|nice|perfect|awesome|excellent|super) )+(?=(?:and|what|which|how|but|ok|okay)\b)/,
    '',
  ],
  [
    /^(?:(?:ok|okay|yes|yeah|cool) )*the (?:first|second|third|last) one sounds (?:\w+ )?(?:good|great|nice|interesting|tasty)(?: to me)?,? (?=(?:why|how|what|where|is)\b)/,
    '',
  ],
  [/^(?:what|how) about (?:one|something|a dish) (with .+?)(?: in it)?$/, 'and $1'],
];

export const germanToldSituations: readonly Rewriting[] = [
  [/^was (?=(?:mit|aus) [a-z]+(?: [a-z]+){0,3}$)/, 'etwas '],
  [/\bnicht (?:ganz )?so (?:mega|krass|ultra|arg|extrem|super|hammer|brutal|ganz) (?=\w)/, 'nicht so '],
  [/^(?:(?:hm|ach|tja|na ja|naja) )*keine (?:ahnung|idee),? (?=(?:was|etwas|irgendwas|vielleicht)\b)/, ''],
  [/ vielleicht$/, ''],
  [
    new RegExp(
      `^(?:(?:nee|ne|nein|och|ach|aber) )*(?:(?:hatte|hatten|hab|habe|haben|gab es|gab s) )?(?:ich |wir )?(?:hatte|hatten|hab|habe|haben)? ?(?:ich |wir )?${gestern} (?:schon |erst )?([a-z]+)(?: gehabt| gegessen| gehabt)?$`,
    ),
    'kein $1',
  ],
  // 'Eher wie Pudding oder wie Wackelpudding' says what it may be, and asks for no more.
  [/,? eher (?:wie )?[a-z]+(?: [a-z]+)? oder (?:eher |mehr )?(?:wie )?[a-z]+(?: [a-z]+)?$/, ''],
  [
    /^(?:und )?was (?:ist|steckt|is) (?:da|denn da) (?:so |alles |eigentlich )*(drin|drinnen|enthalten)$/,
    'was ist darin',
  ],
];
