import { flavourWords, textureWords } from '#domain/taste/taste-words.ts';
import type { OrdinaryGrammar } from './ordinary-grammar.ts';

/** Words of the vocabulary that a slip leaves recognizable. */
const LONG = 6;

const comparative =
  '(?:(?:a (?:bit|little)|much|even|slightly|far|way) )?(?:sweeter|saltier|sourer|tangier|bitterer|spicier|hotter|milder|tamer|savou?rier|stronger|bolder|punchier|weaker|gentler|subtler|(?:more|less) (?:sweet|salty|sour|acidic|tangy|bitter|umami|savou?ry|spicy|hot|fiery|heat)|fierier|(?:way |much )?too (?:sweet|salty|sour|acidic|bitter|spicy|hot|fiery)|not (?:as|so) (?:sweet|salty|sour|acidic|bitter|spicy|hot|fiery))';
const drinks = 'wines?|beers?|teas?|coffees?|sodas?|juices?|cocktails?';
const course = `drinks?|beverages?|desserts?|puddings?|starters?|appeti[sz]ers?|side ?dish(?:es)?|sides?|mains?|(?:sweet )?treats?|sweet (?:finish|ending|bite)|something sweet|something to drink|${drinks}`;
const opening =
  '(?:(?:something|anything|foods?|a dish|dishes|a meal|meals|things?|what|which|whats|is|are|is there|there|got|more|any|some|kinda|kind of|sort of|basically|do you have|have you got|i want|give me|show me|find|tastes?|else|that) )*';

/** How English likens, compares and goes on. */
export const englishOrdinary: OrdinaryGrammar = {
  likeBut: [
    /^(?:something|anything|one|a dish|a food|what is|is there (?:something|anything))? ?(?:similar|comparable)(?: to)?()(?: (?:ones?|foods?|dish(?:es)?))?,? ((?:but|only|just|without|with|and not) .+)$/,
    /^(?:the )?same as (.+?) ((?:but|only|just|without|with|and not) .+)$/,
    /^(?:the same|like (?:it|that|this))()(?: (?:dish|thing))? ((?:but|only|just|without|with|and not) .+)$/,
    new RegExp(
      `^${opening}(?:like|similar to|close to|reminiscent of|in place of|instead of|(?:an? )?(?:substitutes?|alternatives?|replacements?) (?:for|to)) (.+?) ((?:but|only|just|except|without|with|minus|that is|thats|that are|which is|for (?:someone|people|a|my|those)|and not|and no|not so|less|more|in) .+)$`,
    ),
    /^(?:if )?i (?:really |also )?(?:like|love|enjoy|liked|loved|enjoyed) (.+?) ((?:but|what|which|more|anything|something|got|suggest|recommend|any) .+)$/,
  ],
  butLike: [
    /^(?:an? |the |any |some )?(.+?) (?:(?:version|equivalent|answer|cousin|style version|alternatives?|substitutes?|replacements?) (?:of|to|on|for)|take on) (.+)$/,
    /^(?:an? |any |some )?(.+? (?:dish|food|dishes|foods|thing|soup|dessert|drink|meal)) (?:that |which )?(?:tastes? |is |are |a bit )*(?:like|similar to|close to) (.+)$/,
    /^(?:(?:what|which|anything|something)(?: else)?(?: is| thats| that is)? )?as (\w+) as (.+)$/,
  ],
  kindLike:
    /^(?:(?:an?|any|some|the|other|another|more|good|nice|different|i want|i would like|give me|show me|find me|what|which|what other|is there|are there) )*(.+?)(?: (?:that|which))?(?: (?:is|are|tastes?))?(?: (?:a bit|kind of|sort of|kinda|just))? (?:like|similar to|close to) (.+)$/,
  comparatives: [
    [/\b(?:sweeter|more sweet)\b/, { taste: 'sweet', direction: 'most' }],
    [/\b(?:less|too|as|so) sweet\b/, { taste: 'sweet', direction: 'least' }],
    [/\b(?:saltier|more salty)\b/, { taste: 'salty', direction: 'most' }],
    [/\b(?:less|too|as|so) salty\b/, { taste: 'salty', direction: 'least' }],
    [/\b(?:sourer|tangier|more (?:sour|tangy|acidic|acidity))\b/, { taste: 'sour', direction: 'most' }],
    [/\b(?:less|too|as|so) (?:sour|tangy|acidic)\b/, { taste: 'sour', direction: 'least' }],
    [/\b(?:bitterer|more bitter)\b/, { taste: 'bitter', direction: 'most' }],
    [/\b(?:less|too|as|so) bitter\b/, { taste: 'bitter', direction: 'least' }],
    [/\b(?:savou?rier|more (?:umami|savou?ry))\b/, { taste: 'umami', direction: 'most' }],
    [/\bless (?:umami|savou?ry)\b/, { taste: 'umami', direction: 'least' }],
    [/\b(?:spicier|hotter|fierier|more (?:spicy|hot|fiery|heat|fire))\b/, { taste: 'spicy', direction: 'most' }],
    [
      /\b(?:milder|tamer|(?:less|too|as|so) (?:spicy|hot|fiery)|less (?:heat|fire))\b/,
      { taste: 'spicy', direction: 'least' },
    ],
  ],
  strength: {
    more: /\b(?:stronger|bolder|punchier|more (?:intense|pungent|powerful|punchy|full[ -]flavou?red|robust|(?:of a )?(?:punch|flavou?r|character)))\b/,
    less: /\b(?:weaker|gentler|subtler|(?:less|too|as|so|that|quite as) (?:strong|intense|pungent|powerful))\b/,
  },
  than: new RegExp(`^${opening}(${comparative}) than (.+)$`),
  kindThan: new RegExp(
    `^(?:(?:an?|any|some|which|what|is there|are there|give me|show me|find) )*([a-z]+(?: [a-z]+)?)(?: (?:that|which))?(?: (?:is|are|tastes?))? (${comparative}) than (.+)$`,
  ),
  onlyComparative: new RegExp(
    `^(?:(?:make (?:it|that|them)|can you make it|something|anything|one|what about|how about|it|that|is|that is|thats|is there|got|maybe|that was) )*${comparative}(?: (?:one|ones|please|for me|version|option|than that|than this|than it|though|then))*$`,
  ),
  instead: [
    /^(?:what|which|something|anything|a dish|food)\b.*? (?:instead of|in place of|rather than|to replace) (.+)$/,
    /^(?:instead of|in place of) (.+?)(?: (?:what|which) .*)?$/,
    /^(?:(?:what|which \w+|what else|how) )?(?:(?:can|could|do|should|would|to|i|we|you|one|use|might|will) )*(?:replaces?|substitutes?(?: for)?|swaps?(?: out| for)?|sub(?: for)?) (?:the |some |my )?(.+?)(?: (?:with|in|by|for)\b.*)?$/,
    /^(?:(?:an?|the|any|some|good|best|what is|is there) )*(?:substitutes?|subs?|replacements?|alternatives?|swaps?|stand ?ins?) (?:for|to|of) (?:the |some |my )?(.+?)(?: (?:in|for|at|on|during) (?:an? |my |the )?\w+(?: \w+)?)?$/,
    /^out of (.+?) (?:what|which|any)\b.*$/,
    /^(?:ran|run|i ran|i am|we are) out of (.+?)(?: (?:what|which|can|could)\b.*)?$/,
  ],
  onlySimilar:
    /^(?:(?:anything|something|what|what is|whats|what else is|is there|any|more|other|dishes|foods|things) )*(?:similar|alike|comparable|like (?:it|that|this)|similar (?:to (?:it|that|this)|ones|dishes|things|foods))(?: (?:please|then))*$/,
  beside: [
    /^((?:an? |some |any |the |which |what |good )*(?:(?:dipping )?sauces?|dips?|condiments?|chutneys?)) (?:(?:that |which )?(?:goes|go|fits)(?: well)? with|to (?:go|serve|eat|have) with|for|with|alongside) (?!(?:no|out)\b)(.+)$/,
    new RegExp(
      `^(.*\\b(?:${course}|drink)\\b.*?) (?:(?:that |which )?(?:goes|go|pairs|pair|works|work|fits|fit|matches|match)(?: \\w+)?|to (?:go|serve|have|eat|pair|follow|finish)|go|suitable)? ?(?:with|after|before|alongside|for|to|following) (.+)$`,
    ),
    /^((?:an? |some |any |the |which |what )?(?:bread|soup|salad|snack|cake|biscuit|cookie|pastry|pastrie)s?) (?:(?:that |which )?(?:goes|go|fits|would go)|to (?:go|serve|eat|have)|to go well|for)(?: (?:well|best|nicely))? ?(?:with|alongside|for)? (.+)$/,
    /^(something (?:sweet|cold|hot|warm|fresh)) (?:after|with|alongside|to (?:go|have|serve) (?:with|after)) (.+)$/,
    /^(what (?:should|can|could|do|shall|would|to) ?(?:i|we|you)? ?drink)\b.*? (?:with|after|to|alongside|for) (.+)$/,
  ],
  partner:
    /^(?:what|which)(?: (?:kinds?|types?|sorts?) of)? (.+?) (?:would |could )?(?:goes|go|pairs?|works?|fits?|match(?:es)?)(?: (?:well|best|nicely|good|great))? (?:with|to|alongside) (.+)$/,
  onlyCourse: new RegExp(
    `^(?:(?:for|as|what about|how about|some|any|an?|which|what|to|something for|the) )*(${course})(?: (?:with it|with that|to it|after it|after that|to go with it|to go with that|ideas?|then|too|please|goes with it|(?:would|could|might|does|will) (?:suit|fit|go|work|follow|be (?:nice|good))(?: well)?|afterwards?|after))*$`,
  ),
  known: [
    /^(?:do|does) (?:you|the catalogue|this app|foretaste) (?:have|know|list|contain)(?: about| of)? (?:any |an? |the |some )?(.+?)(?: (?:on )?(?:here|in the catalogue|in there|on the list|too|as well))?$/,
    /^(?:is|are) (.+?) (?:on|in) (?:here|the catalogue|there|the list|the app)$/,
    /^(?:have you (?:got|heard of)|is there|are there|got|know) (?:(?:anything|something|a (?:food|dish)) (?:called|named|by the name of) )?(?:any |an? |the |some )?(.+?)(?: (?:on )?(?:here|in the catalogue|too|as well))?$/,
    /^what (?:kind|sort|type) of (?:dish|food|thing|drink|dessert|soup) (?:is|are) (.+)$/,
  ],
  madeWith: [
    /^(?:what|which|something|anything|any|are there|is there|do you have|have you got|dishes|foods)\b.*? (?:with|has|have|contains?|using) (?:any |some )?(.+?) (?:in (?:it|them|there)|inside|as an ingredient)$/,
    /^(?:what|which)(?: \w+){0,2}? (?:has|have|contains?|includes?|uses?) (?:any |some )?(.+?)(?: in (?:it|them|there))?$/,
    /^where (?:is|are|do i find|can i find) (?:there )?(.+?) (?:in|inside|used)$/,
    /^(?:what|which)(?: \w+){0,2}? (?:is|are) made (?:with|of|from|out of) (.+)$/,
    /^(?:what|which)(?: \w+){0,2}? (?:can|could|should|do|would|to) ?(?:i|we|you|one)? (?:make|cook|do|prepare)(?: for \w+)? (?:with|out of|from) (.+)$/,
  ],
  besideCompared: new Set(
    'something anything a bit little much even do you have got is there what how about maybe one ones please then though any more with food dish it and but some show me give i want'.split(
      ' ',
    ),
  ),
  pronoun: 'it',
  drinks: new RegExp(`\\b(?:${drinks}|drink)\\b`),
  versus: {
    lead: /^(?:please )?(?:compare(?: the (?:taste|tastes|smell|texture|flavou?rs?|aroma|heat|spiciness|sweetness|saltiness|sourness|acidity|bitterness) of)?|comparison (?:of|between)|(?:what|how|is there|which|tell me)?(?: is| are)?(?: the| any| a)? ?diff?\w*rences? between|(?:what|which)(?: one| of these| of them| dish)? (?:is|has|tastes|smells|feels|are|would be)(?: the| a bit| a little| far| much| way)?(?: (?:more|most|less|least|better|best|\w+er|\w+est))+(?: (?:sweet|salty|sour|bitter|umami|savou?ry|spicy|hot|heat|salt|crunchy|creamy|in|by|terms|of|taste|smell|texture|flavou?r))*|out of|among|amongst|is|are|does|do|between|should i (?:have|eat|get|order|try|go for)|i can not decide between|(?:rank|order|sort|line up)(?: (?:these|those|them|the following))?(?: (?:by|from|on|for) (?:how )?\w+(?: to \w+)?(?: (?:it|they) (?:is|are))?(?: and)?)?|how (?:do|does|are|is)|(?:the )?(?:\w+est|most \w+|least \w+) (?:of|out of|among|between)) /,
    tail: / (?:(?:what|which)(?: \w+){0,2}? (?:is|has|are|tastes|should|would|do)\b.*|(?:better|best|good|milder|spicier|hotter|sweeter|saltier|more|taste|tastes|the)\b.*|for (?:someone|people|me|breakfast|lunch|dinner|supper|brunch|dessert|tonight)\b.*|(?:the )?(?:differences?|comparison)|compared|please|today|tonight|by (?:how )?\w+|i (?:want|would like|prefer|like|need)\b.*|whichever\b.*|differ(?:ent)?(?: from each other)?)$/,
    joint: / (?:and|or|versus|vs|v|against|than|with) /,
    asks: /\b(?:compared?|comparison|than|diff?\w*rences?|differ|different|versus|vs|which|what is (?:the )?\w+er|better|or|rank|order|sort)\b|est of\b|(?:most|least) \w+ of\b/,
  },
  meanings: [
    /^(?:does|do|is|are) (.+?) (?:taste|tastes|smell) (?:very |really |so |too |a bit )?\w+$/,
    /^(?:what|how) (?:does|do) (.+?) feel(?: like)?(?: (?:in|on) (?:the|my|your) (?:mouth|tongue))?$/,
    /^(?:does|do) (.+?) (?:have (?:(?:any|much|a|its own) )*(?:taste|flavou?r)|tastes? of (?:anything|much|nothing))(?: at all)?$/,
    /^what (?:tastes|smells) (?:of|like) (.+)$/,
    /^what (?:does|do|would) (.+?) (?:tastes?|flavou?rs?|smell)(?: like| of)?(?: .*)?$/,
    /^what (?:does|do|is) (?:the word )?(.+?) (?:mean|meaning|taste mean)\b.*$/,
    /^what (?:do|does) (?:people|you|they|one|somebody|someone) mean (?:by|with|when they say) (.+)$/,
    /^what (?:does|do) it mean (?:when|if) .*?(\w+)$/,
    /^what (?:is|are) (.+?) like$/,
    /^what (?:is|are) (.+)$/,
    /^how (?:does|do|would you describe(?: the taste of)?) (.+?)(?: tastes?| smell)?$/,
    /^(?:explain|define|describe|what is meant by|meaning of|definition of)(?: the)?(?: (?:taste|flavou?r|word|meaning)(?: of)?)? (.+)$/,
    /^(?:is|are) (.+?) (?:sweet|salty|sour|bitter|spicy|hot|savou?ry|umami)(?: or \w+)*$/,
  ],
  ofKitchen: [
    /^(?:is|are) (?:(?:all|most|much|the) )*(?:of )?([a-z]+(?: [a-z]+)? (?:foods?|cuisine|cooking|dishes|kitchen|stuff|desserts?|sweets|soups?|curries|noodles|salads?|breads?|snacks?|drinks?))(?: from there)? (?:(?:always|usually|generally|often|really|very|all|so|that|too|mostly|known to be|meant to be|supposed to be|typically|actually|also) )*(?:sweet|salty|sour|bitter|spicy|hot|savou?ry|umami)$/,
    /^how (?:sweet|salty|sour|bitter|spicy|hot|savou?ry) (?:is|are) (?:(?:all|most|the) )*([a-z]+(?: [a-z]+)? (?:foods?|cuisine|cooking|dishes|kitchen|desserts?|sweets|soups?|curries|noodles|salads?|breads?|snacks?|drinks?))(?: (?:really|usually|generally|actually|typically))?$/,
    /^(?:do|does) ([a-z]+(?: [a-z]+)? (?:food|cuisine|cooking|dishes|desserts?|soups?|drinks?)) (?:(?:always|usually|really|all|mostly) )*taste (?:(?:very|really|that|so) )*(?:sweet|salty|sour|bitter|spicy|hot|savou?ry)$/,
  ],
  aroundWord:
    /\b(?:an?|the|taste|tastes|flavou?rs?|flavou?red|food|foods|when|talking|about|in|word|something|is|as|of|cooking|dish|dishes|like|really|actually|exactly)\b/g,
  topics: [
    [
      'app',
      /^(?:how|where|can|could) (?:do|can|could|should|would)? ?(?:i|you|we|one) (?:\w+ )?(?:(?:add|upload|contribute|create|submit|rate|review|edit|change|delete|remove|report|block|mute|follow|unfollow|message|install|download|verify|turn on|turn off|switch|enable|disable|reset|update|save|log|sign)\b.*\b(?:foods?|dish(?:es)?|recipes?|photos?|pictures?|reviews?|ratings?|accounts?|profiles?|passwords?|e ?mails?|names?|members?|users?|someone|people|friends?|apps?|notifications?|dark mode|theme|language|lists?|in|out|up)\b.*|install (?:this|the app)|(?:use|work) (?:this|it|the app)(?: offline)?)$/,
    ],
    [
      'app',
      /^(?:how |where )?(?:can|could|do) (?:i|you|we|one) (?:\w+ )?(?:save|keep|bookmark|share|export|print|mark|rate|sort|filter|search|see|find|make) (?:the |a |an |my |all |any |which |some )*(?:ones?|foods?|dish(?:es)?|things|stuff|lists?|favou?rites|bookmarks|history|shopping list|diary|list of)\b.*(?:\b(?:try|tried|like|liked|want|later|here|app|list|saved?|eaten|before|friends?)\b.*)$/,
    ],
    [
      'nutrition',
      /^how (?:many|much) (?:calories|kcal|carbs|protein|fat|sugar|salt|sodium|fibre|fiber)\b.*? (?:in|does|do|has|are in) (?:an? )?(.+?)(?: have| has| contain)?$/,
    ],
    [
      'nutrition',
      /\b(?:fat|sugar|salt|protein|carb|calorie|energy|vitamin|fibre|fiber) content (?:of|in) (?:an? )?(.+)$/,
    ],
    [
      'nutrition',
      /^(?!(?!(?:(?:so|and|but) )*which (?:one|of|has|is)\b).*\b(?:low|lower|few(?:er|est)?|less|least|(?:not|without) (?:too |so )?(?:many|much)|watching my|(?:under|below|less than|max|maximum|up to|around|about) \d+) (?:in )?(?:cal|kcal|fat)).*\b(?:calories|kcal|calorific|nutrition(?:al)?|nutrients|carbs|macros|fattening)\b/,
    ],
    [
      'health',
      /^(?:is|are) (.+?) (?:(?:very|really|actually|so|that|any) )*(?:healthy|unhealthy|healthier|a superfood|(?:good|bad) for (?:me|you|us)|(?:good|bad|healthy) for (?:my|your|the|losing) \w+(?: \w+)?)$/,
    ],
    ['health', /^how (?:un)?healthy (?:is|are) (.+)$/],
    ['nutrition', /^(?:is|are) (.+?) (?:very |really |actually |so )?(?:fattening|high in \w+|low in \w+|nutritious)$/],
    [
      'keeping',
      /^how long (?:does|do|will|can|is|are)(?: (?:i|you|one|we))? (?:(?:keep|store|leave) )?(.+?)(?: (?:keeps?|lasts?|stay (?:good|fresh|edible)|good for|be kept|be stored))(?: .*)?$/,
    ],
    [
      'keeping',
      /^(?:(?:can|could|should|may|how (?:do|should|can|to)) ?(?:i|you|we|one)? )?(?:safely )?(?:freeze|refreeze|store|reheat|refrigerate|preserve|microwave) (.+?)(?: (?:in|for|at|again|properly|overnight)\b.*)?$/,
    ],
    [
      'scale',
      /\bwhat (?:do|does|are|is) (?:the |these |those |your )?(?:numbers?|figures?|scales?|levels?|ratings?|petals?|flowers?|0 to 5|[0-5] (?:of|out of) 5)\b(?:.*\b(?:mean|stand for|about|say)\b.*)?$|^how (?:do|did|does) (?:you|they|the app|it) (?:decide|know|work out|measure|rate|judge|determine) (?:if|whether|how|that)\b.*\b(?:[0-5]|sweet|salty|sour|bitter|spicy|hot|umami)\b|^how (?:sweet|salty|sour|bitter|spicy|hot|umami) is an? [0-5]\b/,
    ],
    [
      'lasting',
      /^how long (?:does|do|will|is|are) .*\bafter ?tastes?\b|\b(?:long(?:est|er)?|short(?:est|er)?|strong(?:est|er)?|weak(?:est|er)?|most lasting|least) (?:lasting )?after ?tastes?\b|\bafter ?tastes? (?:that )?(?:lasts?|stays?|lingers?|sticks?|hangs?)(?: around)? (?:(?:the|for) )?(?:longest|longer|shortest|ages|hours|forever)|\bsmells? (?:so |very |really )?(?:strong(?:er|ly)?|better|worse|nicer|more|bad|great|amazing|awful) (?:than|but) (?:it |they )?tastes?\b/,
    ],
    ['price', /^how much (?:does|do|is|are|would) (.+?)(?: cost)?$/],
    ['price', /\b(?:price|prices|cost|costs|expensive|cheapest|affordable)\b/],
    ['price', /^which (?:one |of (?:these|those|them) )?(?:is|are) (?:the )?(?:cheap|budget|low cost)\b/],
    [
      'time',
      /^which (?:one |of (?:these|those|them) )?(?:is|are|takes) (?:the )?(?:quick(?:est)?|fast(?:est)?|least time)\b/,
    ],
    [
      'choosing',
      /^(?:(?:and|but|ok|okay|so) )*why(?: (?:that|this|it|those|them|these|so))?(?: one)?(?: (?:did|do|have) you (?:pick|choose|chose|say|recommend|suggest)(?:ed)? (?:it|that|this|them|those|these)(?: one)?)?$/,
    ],
    ['shops', /^where (?:can|could|do|should) (?:i|we|you) (?:buy|get|find|order|eat|purchase)\b/],
    [
      'shops',
      /^(?!.*\bwhat (?:should|could|can|do|would|to|must|shall|is (?:good|best))\b)(?=.*\brestaurants?\b)|\b(?:takeaway|delivery|deliver|near me|nearby|supermarket|shop|book (?:a|me a) table|reservation|order me)\b/,
    ],
    [
      'time',
      /^how long (?:does|do|should|must|to|will)(?: it take(?: to)?| i| you)? (?:(?:cook|make|prepare|boil|bake|steam|fry|keep|take)(?:ing)? )?(.+?)(?: (?:take|need|keep|last|cook)\b.*)?$/,
    ],
    [
      'amounts',
      /^(?:and )?(?:for|serves?|enough for) (?:two|three|four|five|six|\d+|a crowd|one)(?: people| persons| of us)?$/,
    ],
    ['amounts', /^how (?:many|much) (?:\w+ )?(?:do i need|should i (?:use|add)|people does)\b/],
    [
      'else',
      /\b(?:weather (?:tomorrow|today|forecast|like)|world cup|president|stock market|football (?:score|match|result|team)\w*|capital (?:of|city)|poem|song|story|joke|essay|javascript|python|code|translate|bitcoin|lottery|homework|who won|what time is it|news)\b/,
    ],
  ],
  goesOnAfter: /^(?:[\w'’]+ ){1,6}(?:though|tho)$|^(?:\w+ ){1,3}(?:ones?|instead|as well|too)$/,
  goesOn:
    /^(?:(?:(?:nice|ok|okay|cool|great|good|thanks),? )?(?:is|are) there (?:one|another|any) (?:with|without|from|that)|and|but|only|just|(?:something|anything|one|best|ideally|preferably) (?:with|without|that)|with|without|also|or|rather|instead|not|from|in|ok but|make it|how about|what about|for|too|no|then|any (?:with|without|that|from|in|of)|ones? (?:with|without|that|from)) ?/,
  more: /^(?:(?:any|some|show me|give me|got|a few|what|what about|anything|something|have you|tell me|the) )*(?:more|another(?: one)?|others?|else|next|different(?: ones?)?|(?:apart from|besides|not|no|none of) (?:any of )?(?:those|these|them|that|it)|other (?:ones|ideas|options|suggestions|dishes))(?: (?:please|ideas?|options?|ones?|suggestions?|dishes|foods|like (?:that|this|these|those)|of (?:those|these|that)|than (?:those|these|them|that)|else|instead))*$/,
  keywords: (
    [...flavourWords, ...textureWords].filter((word) => word.length >= LONG).join(' ') +
    ' tangy stinky recommend suggest ' +
    'something anything difference different compare similar dessert desserts drink drinks noodles noodle spicy sweet salty bitter vegetarian vegan without chicken avocado aubergine breakfast dinner lunch recipe recipes coconut mushrooms mushroom potato potatoes tomato tomatoes chocolate cappuccino cucumber cauliflower pumpkin cinnamon strawberry raspberry pineapple refreshing crunchy crispy creamy fluffy hearty savoury smooth tender earthy fruity delicate fermented roasted caramelised ' +
    'korea japan japanese korean indian italian french mexican vietnamese chinese spanish mediterranean european asian american turkish german greek persian moroccan lebanese ethiopian polish portuguese brazilian peruvian georgian filipino indonesian thailand vietnam mexico france ethiopia morocco portugal lebanon indonesia philippines malaysia germany england hungary sweden greece georgia argentina colombia pakistan something tastes flavour texture ingredients describe healthy birthday evening weather warming'
  ).split(' '),
};
