import type { Rewriting } from '#domain/assistant/words/german-pattern.ts';

/** What people say around a question: what leads to it, what others say of a taste, courtesy, guests, and a taste in roundabout words. */
export const englishTalkedAround: readonly Rewriting[] = [
  [/\b(?:that |which )?(?:barely|hardly|scarcely) (?:tastes? )?fishy(?: at all)?\b/, 'mild'],
  [
    / (?:to|for) (?:someone|somebody|people|anyone|anybody|those|a person) who (?:has|have|had|never) (?:never |not )?(?:[a-z]+ ){0,6}?(?:tasted|tasting|eaten|eating|tried|trying|had)(?: (?:it|them|that|one|any))?$/,
    '',
  ],
  [
    /^i would be (?:ever so |very |so |really |most )?(?:grateful|thankful|glad|happy|delighted) if you (?:could|would|can) /,
    '',
  ],
  [
    /^.*\b(?:rav(?:es?|ing)|talk(?:s|ing)?|going on|goes on|obsess(?:es|ed|ing)|crazy|mad|bang(?:s|ing) on|swear(?:s|ing)?) (?:about|by|over|on about) (.+?),? (?:so )?(?:what (?:am i|are we) missing(?: out on)?|what is (?:it|that|the (?:fuss|hype|deal|big deal))(?: about| like| all about)?|why|is it (?:any good|worth it|that good))$/,
    'what does $1 taste like',
  ],
  [
    /^.*\bwhy (?:do |would |on earth |the hell |does |should )*(?:people|anyone|anybody|everyone|someone|somebody)\b.* (?:eat|eating|drink|drinking|like|love|enjoy) ([a-z]+(?: [a-z]+)?)$/,
    'what does $1 taste like',
  ],
  [
    /^if i (?:really |already )?(?:love|like|enjoy|adore) (.+?),? (?:would|will|do|am|might|could) i (?:also |probably |then )?(?:like|love|enjoy|get along with|get on with|be into|be happy with|going to (?:like|love|enjoy)) (.+?)(?: too| as well)?$/,
    'compare $1 and $2',
  ],
  [/\b(?:nobody|no one|none of (?:us|them)) wants? [a-z]+ (?:again|any ?more),? ?/, ''],
  [/^allergens? (?:in|of|for) (.+)$/, 'what allergens are in $1'],
  [
    /^(?:is |are )?(?!(?:something|anything|some|any|a|an|what|which|give|i|we|my|the|more|is|are|snack|food|dish)\b)([a-z]+(?: [a-z]+)?),? (?:(?:rather|more|usually|supposed to be|normally) )*(sweet|sour|salty|bitter|spicy|hot|mild|peppery|fishy|savou?ry|fruity|nutty|smoky|earthy|creamy|crunchy|chewy|soft) or (?:rather |more )*(sweet|sour|salty|bitter|spicy|hot|mild|peppery|fishy|savou?ry|fruity|nutty|smoky|earthy|creamy|crunchy|chewy|soft|not)$/,
    'what does $1 taste like',
  ],
  // Said before a question, and none of it.
  [
    /^(?:(?:ok|okay|so|um|hey) )*(?:(?:this|it) (?:is|might be|may be|is probably) )?(?:an? )?(?:dumb|stupid|silly|weird|odd|strange|random|quick|basic|newbie|noob) (?:question|one),?:?(?: (?:but|though|maybe but|i know but|for you))* (?=\w)/,
    '',
  ],
  // What others say of a taste is asked, and nobody's own dislike.
  [
    /^(?:they|people|some people|some|everyone|everybody|my \w+|someone|somebody|i|we) (?:always |just |once )?(?:says?|said|claims?|heard|read|told me|tells me)(?: that)? (.+?) (?:tastes?|smells?) (?:like|of|just like) [a-z ]+?(?: is (?:that|it) (?:true|right|so))?(?: true)?(?: or (?:nonsense|not|false))?$/,
    'what does $1 taste like',
  ],
  [/^(.+?) tastes? like what$/, 'what does $1 taste like'],
  [/^(.+?) smells? (?:like|of) what$/, 'how does $1 smell'],
  [
    /^how (?:hot|spicy|sweet|salty|sour|bitter|strong|rich|savou?ry) (?:is|are) (.+?) (?:when )?(?:compared|in comparison|relative|next) (?:to|with) (.+)$/,
    'compare $1 and $2',
  ],
  [
    /^(?:(?:can|could|would|will) you |please |help us )?(?:settle|end|resolve) (?:an?|this|our|the) (?:argument|debate|bet|dispute|fight|discussion)(?: for (?:us|me))?(?: please)?:? /,
    '',
  ],
  [
    /\b(?:i |we |my \w+ )?(?:have|has|got|have got|has got)(?: always)? (?:an?|such a|a real|a massive|a huge) sweet (?:tooth|food)\b/,
    'a dessert',
  ],
  [/\b(?:satisfy|for) (?:my|his|her|our|the|a) sweet (?:tooth|food)\b/, 'a dessert'],
  [/ or (?:something|sth)(?: like (?:that|this|it))?(?= but\b|$)/, ''],
  [
    /^.*\b(?:cooking|making|serving|bringing|ordering|having) (?:us |me |some |an? |the )?(.+?)(?: (?:on|for|this|tonight|tomorrow|next) .*?)?,? what (?:am i (?:walking into|in for|getting (?:myself )?into|letting myself in for)|(?:should|can|do) i expect|to expect)\b.*$/,
    'what does $1 taste like',
  ],
  // A sweet is a dessert.
  [
    /\b(an?|another|different|some|any|new|other) sweets?(?= (?:with|from|made|that|for|this|using|without)\b|$)/g,
    '$1 dessert',
  ],
  [
    /\bnot (?:insane(?:ly)?|crazy|stupid(?:ly)?|ridiculous(?:ly)?|mental|mad(?:ly)?|nuclear|deadly) (?=(?:hot|spicy|sweet|salty|sour|bitter)\b)/g,
    'not too ',
  ],
  // Guests are at home there, and not what they are to eat.
  [
    /\b(?:i have |we have |i am having |we are having |having |with )?(?:guests?|visitors?|friends?|relatives|colleagues|family|people|visit) (?:(?:are |is )?(?:coming |visiting |over )*)from (?!(?:the )?(?:work|school|office|gym|church|college|university)\b)[a-z]+(?: (?:coming|visiting|over|round|staying|this \w+|on \w+day|tonight|tomorrow))*(?: and)?/,
    '',
  ],
  [
    /\b(?:something |anything |a dish |dishes |food )?(?:with )?(?:(?:lots|loads|plenty) of |extra )?(?:melted|melty|melting|gooey|stretchy|oozing|oozy) cheese\b/,
    'a warm cheesy dish',
  ],
  [/\b(?:that |the |this )?green (?:japanese |sushi |spicy |hot )*paste\b/, 'wasabi'],
  [
    /\b(?:who |that )?(?:really )?(?:hates?|dislikes?|(?:do|does) not like|can not stand) (?:the |an? |that |too |any )*(?:fishy|strong fish) (?:tastes?|flavou?rs?|smells?)\b/,
    'mild',
  ],
];
