import type { QuestionGrammar } from './question-grammar.ts';

/** What is asked in English about one food that is named: how it tastes, what goes with it, what is like it. */
export const englishOneFood: QuestionGrammar['oneFood'] = [
  [
    'pairing',
    /^(?:what|which)(?: \w+){0,2}? (?:goes|go|pairs|pair|works|work|fits|fit|matches) (?:well |best |nicely |good )?(?:with|alongside|to) (.+)$/,
  ],
  [
    'pairing',
    /^(?:what|which)\b.*? (?:to |should i |can i |could i |do i |would you |shall i )?(?:serve|eat|drink|have|pair|cook|order|recommend|suggest|offer) (?:together )?(?:with|alongside|next to) (.+)$/,
  ],
  [
    'pairing',
    /^what (?:is|are) (.+?) (?:(?:usually|normally|traditionally|best|often) )*(?:served|eaten|had|drunk) with$/,
  ],
  [
    'pairing',
    /^(?:and )?what (?:do|does|did|can|would|should|could) (?:they|people|you|one|we|i|locals|\w+s) (?:usually |normally |traditionally |typically |best )?(?:eat|have|serve|drink|put) (?!what\b)(.+?) (?:with|alongside)$/,
  ],
  [
    'pairing',
    /\b(?:pairings?|pair|match|side dish(?:es)?|drinks?|sides?)(?: ideas?| suggestions?)? (?:for|with|to|of|goes with) (.+)$/,
  ],
  [
    'pairing',
    /^(?:does|do|can|would|could|will) (.+?) (?:go|work|pair|fit|match)(?: well| nicely| together)? with .+$/,
  ],
  [
    'pairing',
    /^(?:does|do|can|would|could|will) .+? (?:go|work|pair|fit|match)(?: well| nicely| together)? with (.+)$/,
  ],
  // Not 'can I have it with a nut allergy', nor with one's hands.
  [
    'pairing',
    /^(?:can|could|should|would|may|shall) (?:i|you|we|one|people) (?:really |ever |also )?(?:drink|have|serve|pair|combine|pour) (.+?) (?:with|alongside|next to|beside) (?!.*\b(?:allerg\w*|intoleran\w*|coeliac|celiac|diet|hands?|fingers?|fork|spoon|chopsticks|friends|family)\b).+$/,
  ],
  [
    'pairing',
    /^(?:can|could|should|would|may|shall) (?:i|you|we|one|people) (?:really |ever |also )?(?:drink|have|serve|pair|combine|pour) .+? (?:with|alongside|next to|beside) (?!.*\b(?:allerg\w*|intoleran\w*|coeliac|celiac|diet|hands?|fingers?|fork|spoon|chopsticks|friends|family)\b)(?:an? |the |my )?(.+)$/,
  ],
  [
    'pairing',
    /^(?:something|anything|food|foods|dishes|ideas) (?:to (?:eat|serve|drink|go|have) |that goes |going )?(?:well )?with (.+)$/,
  ],
  [
    'taste',
    /^(?:(?:i|we) )?(?:have )?never (?:had|tried|eaten|tasted|heard of) (.+?)(?: (?:before|in my life|describe|what|how|is it|tell|so|and)\b.*)?$/,
  ],
  [
    'taste',
    /^(?:should|shall|would|could) (?:i|we|you|one) (?:really |ever |even )*(?:try|taste|be brave enough for) (.+?)(?: (?:or|if|because|even|is|once)\b.*)?$/,
  ],
  [
    'taste',
    /^(?:is it (?:really )?(?:worth|ok|okay) (?:it )?(?:trying|tasting|eating|having|ordering)|(?:is it|it is) a good idea to try) (.+)$/,
  ],
  [
    'taste',
    /^(?:is|are) (.+?) (?:really |actually )?(?:worth (?:it|trying|a try|tasting|the hype)|an acquired taste|overrated|any good|as (?:bad|good|gross|weird|strong|smelly) as .*|for everyone)(?: .*)?$/,
  ],
  ['taste', /^what (?:does|do|would|is) (.+?) tastes?(?: like| of)?$/],
  ['taste', /^what (?:is|are) (.+?) like(?: to eat)?$/],
  ['taste', /^(?:what|how) (.+?) (?:is|are|tastes?) (?:really |actually |meant to be )?(?:like|of)$/],
  [
    'taste',
    /^(?:what|how) (?:does|do) (.+?) feel(?: like)?(?: (?:in|on) (?:the|my|your) (?:mouth|tongue)| to eat| when .*)?$/,
  ],
  [
    'similar',
    /^(?:what|which)(?: \w+){0,2}? (?:is|are|tastes?|taste) (?:a bit |a little |most |more )?(?:like|similar to|close to) (.+)$/,
  ],
  ['similar', /\bif (?:i|you|we|someone) (?:really )?(?:like|likes|love|loves|enjoy|enjoys|liked|loved|enjoyed) (.+)$/],
  [
    'similar',
    /^i (?:just |really |recently )*(?:ate|had|tried) (.+?) and (?:really |absolutely )?(?:loved|liked|enjoyed|adored) it\b.*$/,
  ],
  [
    'taste',
    /\b(?:know|tell|wonder|wondering|sure)(?: whether| if) (?:i|we|he|she|they)(?: would| will| ll| d| might)? (?:like|love|enjoy) (.+)$/,
  ],
  ['similar', /^(.+?) (?:substitutes?|alternatives?|replacements?|lookalikes?)(?: (?:ideas?|please))?$/],
  [
    'similar',
    /^(?:what|which|something|anything)\b.*? (?:to replace|as a (?:substitute|replacement) for|can i replace|could replace) (.+)$/,
  ],
  ['similar', /\b(?:closest|nearest|most similar) (?:thing |food |dish )?to (.+)$/],
  ['similar', /\b(?:similar|alternatives?|close|comparable|substitutes?) (?:to|for) (.+)$/],
  ['similar', /^(?:something|anything|foods?|dishes|more|things?) (?:that (?:is|are|tastes?) )?like (.+)$/],
  ['similar', /^(?:if )?i (?:really )?(?:like|love|enjoy|liked|loved|enjoyed) (.+?)(?: (?:what|which) .*)?$/],
  [
    'origin',
    /^(?:from )?(?:which|what) (?:country|region|cuisine|kitchen|place|part of the world) (?:is|are|does|do) (.+?)(?: (?:originally|come|comes))*(?: from)?$/,
  ],
  ['origin', /^who (?:invented|created|came up with|discovered|first (?:made|cooked)) (?:the )?(.+)$/],
  [
    'origin',
    /^when (?:do|does|would|should) (?:you|people|we|i|one|they|locals|\w+s) (?:usually |traditionally )?(?:eat|drink|serve|have) (.+)$/,
  ],
  ['origin', /^when (?:is|are) (.+?) (?:usually |traditionally )?(?:eaten|served|drunk|made)$/],
  ['origin', /^where (?:is|does|do|are|did) (.+?) (?:come |originate )?from$/],
  ['origin', /\b(?:origins?|history|home) of (.+)$/],
  ['ingredients', /^what (?:is|are|goes) (?:in|into|inside) (.+)$/],
  [
    'ingredients',
    /^what (?:do|does|did|would) (?:(?:the|real|true|most) )*(?:\w+ )?(?:(?:usually|normally|traditionally|actually|really) )*(?:put|use|throw|add) (?:in|into|inside|to|for) (?:an? |the |their |a real )?(.+)$/,
  ],
  ['ingredients', /\b(?:ingredients?|recipe) (?:of|in|for) (.+)$/],
  [
    'ingredients',
    /^(?:does|do) (.+?) (?:have|contain|include) (?!.*\b(?:taste|flavou?r|smell)$)(?:any |some )?[a-z]+(?: [a-z]+)?$/,
  ],
  ['ingredients', /^(?:is|are) there (?:any |some )?[a-z]+(?: [a-z]+)? in (.+)$/],
  ['ingredients', /^is [a-z]+ (?:in|an ingredient of|part of) (.+)$/],
  ['ingredients', /^(.+?) recipe$/],
  // How it is cooked stands with what it is made of.
  [
    'ingredients',
    /^(?:is|are) (?!(?:there|this|that|these|those)\b)(.+?) (?:eaten |served |usually |actually |always )*(?:raw|cooked|fried|deep fried|baked|grilled|steamed|fermented|boiled)(?: or (?:raw|cooked|fried|baked|grilled|steamed))?$/,
  ],
  ['ingredients', /^what is (.+?) made (?:of|from|with|out of)$/],
  ['ingredients', /^(?!(?:and|so|ok|okay|but|that|this|it)\b)(.+?) what is (?:in it|inside|it made (?:of|from))$/],
  [
    'ingredients',
    /^how (?:do i|do you|do they|do people|do we|can i|to|is|are|would i) (?:make|cook|prepare|made|cooked|prepared) (.+)$/,
  ],
  [
    'eating',
    /^how (?:do|does|should|would|can|to|is|are) ?(?:you|i|one|people|we|they|locals|\w+s|the \w+)? ?(?:properly |best |actually |usually |traditionally )*(?:eat|eaten|drink|drunk|serve|served|have|had) (.+?)(?: (?:properly|correctly|right|without .*|like a local))*$/,
  ],
  [
    'eating',
    /^(?:do|can|should|is|are) (?:you|i|we|one|people)? ?(?:supposed to |meant to )?eat the (?:skin|peel|rind|seeds?|shells?|bones?|head|pit|leaf|leaves) (?:of|on|in|with) (.+)$/,
  ],
  ['eating', /^how (?:is|are) (.+?) (?:usually |normally |best |traditionally |properly )*(?:eaten|served|drunk)$/],
  [
    'eating',
    /^(?:is|are|do (?:you|i|people) eat) (.+?) (?:eaten )?(?:with (?:a |the |your |my |their )?(?:hands?|fork|spoon|chopsticks|fingers))\b.*$/,
  ],
  [
    'portion',
    /^how (?:much|many|big|large) (.+?) (?:is|are|makes?|do i get|comes?|goes)? ?(?:in |for )?(?:one|a|an|per) (?:normal |typical |single |usual )?(?:serving|portion|plate|bowl|person)\b.*$/,
  ],
  [
    'portion',
    /^(?:how (?:big|large|much|heavy) is|what is|what size is) (?:a |an |the |one )?(?:usual |normal |typical |single )?(?:portions?|servings?|helping|plate)(?: size)? of (.+)$/,
  ],
  ['portion', /^how (?:big|large) (?:is|are) (?:a |an |the |one )?(.+?)(?: portions?| servings?)?$/],
  [
    'taste',
    /^how (?:filling|heavy|light|rich|hearty|satisfying|greasy|oily|fatty) (?:is|are) (?:(?:an?|the|one) )?(?:(?:bowl|plate|portion|cup|glass|slice|piece|serving) of )?(.+)$/,
  ],
  ['taste', /^how (?:does|do|would) (.+?) (?:taste|smell|feel)\b.*$/],
  ['taste', /^what (?:does|do|would) (.+?) (?:smell|feel)(?: like| of)?$/],
  [
    'taste',
    /^(?:how|why) (?:\w+ )?(?:\w+y|sweet|sour|hot|bitter|umami|soft|firm|mild|rich) (?:is|are) (.+?)(?: (?:really|actually|then))?$/,
  ],
  ['ingredients', /^how (?:is|are|was|were) (.+?) (?:made|cooked|prepared|brewed)$/],
  [
    'ingredients',
    /^what makes (?:the )?(.+?) (?:(?:so|taste|that|be|feel|smell) )*(?!different|special|better|good)\w+$/,
  ],
  ['ingredients', /^what gives (.+?) (?:its|the|that|such an?) (?:\w+ )?(?:aroma|flavou?r|smell|taste|colou?r)$/],
  [
    'taste',
    /^(?:how come|why) (?:is|are|does|do) (.+?) (?:(?:so |tastes? |taste so |smells? |look |that |always )+\w+|\w+y|sweet|sour|hot|bitter|umami|soft|firm|mild|rich)$/,
  ],
  [
    'taste',
    /^(?:does|do|has|have) (.+?) (?:have|has|got)? ?(?:(?:an?|any|much|a lot of) )?(?:strong|intense|mild|particular|distinct)? ?(?:taste|flavou?r|smell)(?: at all)?$/,
  ],
  // Not 'does mole taste of chocolate'.
  [
    'taste',
    /^(?!(?:do|does|why) ).*\b(?:taste|tastes|flavou?rs?|textures?|aromas?|smell|mouthfeel)(?: profile)? of (.+)$/,
  ],
  ['taste', /^(?:(?:something|more|a bit|a little|everything|all) )?about (.+)$/],
  [
    'taste',
    /^what is (?:so |the )?(?:special|interesting|unique|great|good|big deal|point|fuss|deal)(?: thing)? (?:about|with|of) (.+)$/,
  ],
  ['pairing', /^what (?:is|are|can i use|do you use) (.+?) (?:used|good|best|eaten)? ?(?:for|with|in)$/],
  ['taste', /^(?:what|how) about (.+)$/],
  ['taste', /^what (?:textures?|tastes?|flavou?rs?|smell|consistency) (?:does|do|has|have) (.+?)(?: have| got)?$/],
  [
    'taste',
    /^(?:the )?(.+?) (?:texture|taste|after ?taste|aroma|flavou?r|flavou?r profile|smell|mouthfeel|consistency)$/,
  ],
  ['taste', /^(?:does|do) (.+?) (?:smell|taste|feel)\b.*$/],
  [
    'taste',
    /^(?:describe|about|introduce)(?: the)?(?: taste of)? (.+?)(?: (?:to|for) (?:someone|somebody|me|a|my|people)\b.*| in (?:a|one|two|three|few) \w+)?$/,
  ],
  ['taste', /^what (?:is|are) (.+)$/],
  ['taste', /^what (?:(?:an?|the) )?(.+?) (?:is|are|tastes like)$/],
  [
    'taste',
    /^(?:will|would|do|does|did|can|might) (?:i|we|he|she|they|kids|children|my \w+|our \w+|the \w+) (?:like|enjoy|love) (.+?)(?: (?:they|he|she|i|we|if|because|cos|since) .*)?$/,
  ],
  [
    'taste',
    /^(?:is|are) (.+?) (?:(?:usually |normally |best )?(?:served|eaten)|best) (?:hot|cold|warm|cool|raw|frozen)\b.*$/,
  ],
  ['taste', /^(?:(?:can|could|should) (?:i|we|one|people) )?(?:eat|drink|serve) (.+?) (?:hot|cold|warm|cool)$/],
  [
    'taste',
    /^(?:is |are )?(?!(?:something|anything|foods?|dish(?:es)?|either|not|no)\b)(.+?) (?:hot|cold|warm|cool) or (?:hot|cold|warm|cool)$/,
  ],
  ['taste', /^(?:do|does|should) (?:you|one|i|people) (?:eat|serve|drink) (.+?) (?:hot|cold|warm|cool)\b.*$/],
];
