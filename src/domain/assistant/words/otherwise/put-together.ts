import type { Rewriting } from '#domain/assistant/words/german-pattern.ts';

/*
 * Questions whose parts stand otherwise than the grammars expect: two questions in one sentence, the food before the question, words that add nothing. Over
 * folded text without contractions. What must be avoided is read from the whole prompt, so nothing of that is lost here.
 */

/** What a dish is partly made of is told with what all of it is made of; a sauce may be a food of its own. */
const partsOfDish =
  'sauces?|toppings?|fillings?|stuffing|dressing|coating|crust|layers?|base|bits|batter|marinade|broth|dough';

export const englishPutTogether: readonly Rewriting[] = [
  // 'Tiramisu wine pairing', 'ramen pairings'.
  [
    /^(?:(?:a|the|any|some|good|best|perfect|classic) )*(?!(?:a|the|any|some|good|best|perfect|classic|food|flavou?r|taste|wine|beer|drinks?|your|my|more|other|another|unusual|interesting)\b)(.+?) (?:(?:and )?(wine|beer|drinks?|tea|cheese|dessert|bread|side|sauce) )?pairings?(?: (?:ideas?|suggestions?|tips?|options?|please|recommendations?))*$/,
    (_: string, name = '', course = '') =>
      course === '' ? `what goes with ${name}` : `which ${course} goes with ${name}`,
  ],
  // 'How many cheeses have you got': some of them are shown.
  [
    /^how many (?!(?:dish|dishes|foods?|meals|recipes|cuisines|calories|carbs|people|grams)\b)((?:[a-z]+ )?[a-z]+s) (?:do you (?:have|know|list)|have you got|are (?:there|here|in here|on here)|(?:does|do) (?:this|the) (?:app|catalogue) (?:have|list|know))(?: .*)?$/,
    '$1',
  ],
  // 'Turkish desserts that are not soaked in syrup'.
  [
    /\b(?:that|which) (?:(?:is|are) not|(?:isn|aren) t) (?:soaked|drenched|swimming|drowned|made|covered|coated|filled|topped|cooked|fried|dipped|smothered) (?:in|with|from|of) (?=[a-z])/g,
    'without ',
  ],
  // 'With it to balance that'.
  [
    /^(.+? with (?:it|that|this|them)) (?:to|so (?:that )?it) (?:balance|cut|soften|tame|calm|cool|match|round)\b.*$/,
    '$1',
  ],
  // 'With a strong blue cheese'.
  [
    /^(what|which)( (?:\w+ )?(?:goes|go|pairs|pair|works|work|tastes) (?:well |best |good |nicely )?with) (?:an? |the |some )?(?:(?:really|very|good|nice|strong|mature|ripe|aged|big|simple|plain|classic) )+(?=[a-z])/,
    '$1$2 ',
  ],
  // 'Tell me something about sauerkraut, how sour is it'.
  [
    /^(?:tell me )?(?:(?:something|more|a bit) )?about ([a-z]+(?: [a-z]+)?) how (sweet|salty|sour|bitter|spicy|hot) (?:is it|are they)$/,
    'how $2 is $1',
  ],
  // 'What is a nice hearty soup' is a wish, and no soup is called so.
  [
    /^what (?:is|are|would be) (?:(?:an?|some|the) )?(?:(?:nice|good|great|lovely|tasty|decent|delicious|really good|yummy) )+((?:\w+ )*(?:soups?|stews?|curry|curries|salads?|snacks?|desserts?|dish|dishes|meals?|starters?|sandwich|sandwiches|cakes?|puddings?|bread|noodles))$/,
    'a nice $1',
  ],
  // 'Which cheese is milder, gouda or emmental': the two are named, of whatever kind they are.
  [
    /^(?:which|what) (?!(?:one|of|is|are)\b)[a-z]+ (?:is|are|tastes?|has) (?:the )?([a-z]+er|(?:more|less) [a-z]+) (?:an? |the )?([a-z]+(?: [a-z]+)?) or (?:an? |the )?([a-z]+(?: [a-z]+)?)$/,
    'which is $1 $2 or $3',
  ],
  // 'What does saffron taste like and what dishes use it': what it tastes like is asked, and its page leads to the dishes.
  [
    /^(what (?:does|do|is|are) .+?) and (?:in )?(?:what|which|where)(?: (?:dish|dishes|foods?|meals|recipes))? (?:is it|are they|do (?:i|you) find it|can i find it|uses? it|uses? them|has it|have it|contain it|contains it|is it used|are they used|is it in|it is in|it is used|it is used in)(?: in)?$/,
    '$1',
  ],
  // 'I do not like cilantro, what can I use instead'.
  [
    /^(?:(?:so|ok|hi|hey) )*(?:i|we) (?:do not (?:really )?(?:like|love|want)|dislike|hate|am not (?:a fan of|into)|can not stand) (?:the taste of )?(\w+(?: \w+)?) (?:(?:and|so) )?what (?:can|could|should|do|would|to) ?(?:i|we|you)? ?(?:use|take|put in|add|try|substitute) instead(?: of it)?$/,
    'substitute for $1',
  ],
  // 'What does feta go with'.
  [
    /^what (?:does|do|would|might|should) (.+?) (?:go|pair|taste good|work|match) (?:well |best |nicely )?with$/,
    'what goes with $1',
  ],
  // 'What is the sauce on eggs benedict', 'what is in the filling of ravioli', 'what is in a caesar salad dressing'.
  [
    new RegExp(
      `^what (?:is|are|goes|do you put) (?:(?:in|into|inside) )?(?:the )?(?:(?:white|red|green|brown|yellow|creamy|crunchy|sticky) )?(?:${partsOfDish}) (?:on|in|of|inside|for|with) (?:an? |the )?(.+?)(?: made (?:of|from))?$`,
    ),
    'what is in $1',
  ],
  [
    new RegExp(`^what (?:is|are|goes|do you put) (?:in|into|inside) (?:an? |the )?(.+?) (?:${partsOfDish})$`),
    'what is in $1',
  ],
  // 'I have chicken and rice, what can I make': meat that is only named is taken for what a diet leaves out.
  [
    /^(?=.*\b(?:chicken|beef|pork|lamb|turkey|duck|bacon|ham|sausages?|mince|minced meat|steak)\b)(?:(?:so|ok|hi|hey) )*(?:i|we) (?:only |just |still )?(?:have|have got|got)(?: got)? (?:(?:some|a bit of|a lot of|lots of|leftover|only|just|an?) )*(.+?)(?: (?:left|at home|in the fridge|here))* (?:(?:and|so) )?what (?:can|could|should|do|would|to) ?(?:i|we|you)? ?(?:make|cook|do|prepare)(?: (?:with|of|from|out of) (?:it|them|that|those|this))?(?: tonight| today| for (?:dinner|lunch))?$/,
    'what can i make with $1',
  ],
  // 'What is better with steak, wine or beer'.
  [
    /^(?:what|which) (?:is|goes|would be|tastes) (?:better|best|nicer) (?:with|for|to go with) (.+?) (?:(?:red |white |rose )?wine|beer|tea|coffee|water|cola|coke|cider|champagne|juice) or (?:[a-z]+ )?(?:wine|beer|tea|coffee|water|cola|coke|cider|champagne|juice)$/,
    'what to drink with $1',
  ],
  // 'What herb for chicken'.
  [
    /^(?:(?:what|which|any|good|best|the|is|are|recommend|suggest) )*(herbs?|spices?|seasonings?) (?:(?:(?:is|are|should i use|do i use|can i use|would you use|to use|to put|do you put|good|best|nice|great) )*(?:for|on|to)|(?:(?:go|goes|work|works|taste|tastes|fit|fits|well|best|good|great|are|nice) )+(?:with|in|on|to|for)) (?:an? |the |my )?(.+)$/,
    (_: string, kind = '', name = '') => `which ${kind.startsWith('spice') ? 'spices' : 'herbs'} go well with ${name}`,
  ],
  // 'On a barbecue besides meat'.
  [
    /\b(?:besides|apart from|other than|aside from|except(?: for)?) (?:just |only |the usual |all the )*(meat|red meat|fish|seafood|pork|beef|chicken|lamb|sausages|burgers)$/,
    'without $1',
  ],
  // After 'noodles'.
  [/^(?:(?:and|but|or|rather|maybe|please) )*(?:in|with) (?:an? )?(?:hot )?(?:soup|broth)(?: please)?$/, 'brothy'],
  // 'Really that bad'.
  [
    /^(?:(?:and|but|so) )*(?:(?:is|are|does|do) (?:it|they) )?(?:really |actually |honestly )+(?:taste |smell )?(?:(?:that|so|as) )+(?:bad|good|awful|horrible|disgusting|nice|amazing|great|strong|tasty|delicious)(?: as (?:they|people|everyone) (?:say|says))?$/,
    'what does it taste like',
  ],
  [/^what dose (?=.+ (?:taste|smell|look|feel)\b)/, 'what does '],
  // 'What does lamb taste like compared to beef'.
  [
    /^what (?:does|do) (.+?) taste(?: like)? (?:(?:when|as|if) )?(?:compared?|in comparison) (?:to|with) (.+)$/,
    '$1 vs $2',
  ],
  // Two questions about one food: the answer to the first says most of what the second asks. 'What is in mole, does it really have chocolate in it'.
  [
    /^(what (?:does|do) .+? taste(?: like)?|what (?:is|are) .+? (?:made (?:of|from|with)|filled with|stuffed with)|what (?:is|are) in [a-z]+(?: [a-z]+)?) (?:and |but |or )*(?:(?:(?:why|how|when|where|how come) )?(?:is|are|does|do|can|could|should|would) (?:it|they|that|those|you|people|everyone|i|we)|(?:is|are) there)\b.*$/,
    '$1',
  ],
  [
    /^(?:is|are) (.+?) (?:healthy|unhealthy|good for (?:me|you|us)) (?:and|or) (?:what|how) (does|do) (?:it|they) taste(?: like)?$/,
    'what $2 $1 taste like',
  ],
  [
    /^what (?:is|are) (?:an? |the )?(.+?) (?:usually |normally |traditionally )?(?:filled|stuffed) with$/,
    'what is in $1',
  ],
  [
    /^(.+?) with (?:what|which) (sauce|wine|drink|side|side dish|dessert|beer|bread|cheese|salad)(?: (?:is|would be) (?:good|best|nice))?$/,
    'which $2 goes with $1',
  ],
  // 'Figs, what goes with them'.
  [
    /^(?!(?:ok|okay|and|so|nice|cool|good|great|that|this|it|they|yes|no|thanks|sounds|lovely|perfect|hm+|wow|then)\b)(\w+(?: \w+){0,2}) (what (?:goes|pairs|works) (?:well |best )?with) (?:it|that|them)$/,
    '$2 $1',
  ],
  // 'Sweet potato vs regular potato': the usual kind is called by the name alone.
  [/\b(vs|versus|compared to|than|from|or) (?:an? )?(?:regular|normal|ordinary|usual|standard) (?=[a-z])/g, '$1 '],
  // 'With too many courgettes' asks for dishes with courgettes.
  [
    /\bwith (?:(?:way |far )?too (?:much|many)|(?:all )?(?:the|my|these|this|some) (?:left ?over|remaining|spare)|left ?over) (?=[a-z])/g,
    'with ',
  ],
  [
    /^what (?:could|can|should|would) (?:i|we) (?:have|eat|drink|get|try|use) instead (?:that is|which is|but|thats) (?:a bit |a little |much )?(\w+er|(?:more|less) \w+)$/,
    'something $1',
  ],
  // 'Vegan or not: soba noodles'.
  [
    /^(vegan|vegetarian|gluten free|dairy free|lactose free|nut free|halal|kosher|spicy|healthy|raw) or not:? (.+)$/,
    'is $2 $1',
  ],
  // 'Are plantains just bananas'.
  [
    /^(?:is|are) (.+?) (?:just|basically|simply|nothing but) (?:an? |the )?(?!(?:fine|ok|okay|good|bad|hot|sweet|sour|bitter|umami|soft|mild|\w+(?:y|ed|ing|ful|ish)|for|with|like|as|the|that|so|too|very)\b)([a-z]+(?: [a-z]+)?)$/,
    '$1 vs $2',
  ],
  // 'Shakshuka for dinner, weird?'
  [
    /^(?:is )?(.+?) for (breakfast|lunch|dinner|dessert|brunch|supper) (?:is (?:it|that) )?(?:weird|odd|strange|ok|okay|normal|allowed|silly|acceptable|a thing|a good idea)$/,
    'when is $1 eaten',
  ],
  [
    /^(?:(?:and|but|so|ok) )*(?:(?:can|could|may|should|do) (?:you|i|we|one|people) )?(?:also |really |even )?eat (.+?) raw$/,
    'is $1 raw',
  ],
  [
    /^(?:(?:and|but|so|ok) )*(?:does|do) (.+?) (?:melt|stretch|crumble|slice|fry|grill|behave|cook|feel) like (.+)$/,
    'is $1 like $2',
  ],
  [
    /^(.+?) (?:tastes?|is|are) (?:(?:too|so|very|really|a bit) )*(sweet|salty|sour|bitter|spicy|hot)(?: (?:to|for) (?:me|us))? (?:any|some)thing (?:similar|like it|like that|alike)$/,
    'something like $1 but less $2',
  ],
  [
    /^(?:and |so )?is (.+?) (?:(?:more|rather|really|usually|eaten|for|an?) )*(?:breakfast|lunch|dinner|dessert) or (?:(?:more|rather|for|an?) )*(?:breakfast|lunch|dinner|dessert|a snack)(?: food| dish| thing)?$/,
    'when is $1 eaten',
  ],
  // Whether one who likes this likes that: the two are compared.
  [
    /^(?:would|will|could|do|does|can) (?:someone|somebody|people|anyone|anybody|a person|those) (?:who|that) (?:really )?(?:likes?|loves?|enjoys?) (.+?) (?:also |probably |then )*(?:like|love|enjoy) (.+)$/,
    'is $1 like $2',
  ],
  [
    /^(?:would|will|do|could|might) (?:i|we|you|he|she|they|my \w+) (?:also |probably )?(?:like|love|enjoy) (.+?) if (?:i|we|you|he|she|they) (?:really )?(?:do not |does not )?(?:like|love|enjoy|hate|likes|loves|enjoys|hates) (.+)$/,
    '$1 vs $2',
  ],
  // 'Substitute for buttermilk in pancakes': no record says what a food is replaced in.
  [
    /\b(substitutes?|replacements?|stand ins?|alternatives?) (for|to) (.+?) (?:in|when making|when baking) (?:an? |the |my )?(?:[a-z]+ ?){1,3}$/,
    '$1 $2 $3',
  ],
];

export const germanPutTogether: readonly Rewriting[] = [
  // 'Wie viele japanische Gerichte gibt es': some of them are shown.
  [
    /^wie ?viele (?!(?:gerichte|speisen|rezepte|kuchen|kalorien|leute|personen|gramm)\b)((?:[a-z]+ )?[a-z]+) (?:gibt es|hast du|habt ihr|kennst du|sind (?:hier|da))\b.*$/,
    '$1',
  ],
  // 'Welcher Käse ist milder, Gouda oder Emmentaler'.
  [
    /^welche[rsn]? [a-z]+ (?:ist|schmeckt|hat|sind) ([a-z]+er|(?:mehr|weniger) [a-z]+) (?:eine?n? |der |die |das )?([a-z]+(?: [a-z]+)?) oder (?:eine?n? |der |die |das )?([a-z]+(?: [a-z]+)?)$/,
    'was ist $1 $2 oder $3',
  ],
  // 'Tiramisu Pairing', 'Manchego passt zu'.
  [
    /^(?!(?:gutes?|das|ein|food|wein|weine?s?|dein|mein|mehr|was|wozu|womit)\b)(.+?) (?:(?:food |wein)?pairings?|passt (?:gut |am besten )?zu)(?: (?:ideen?|tipps?|bitte))*$/,
    'was passt zu $1',
  ],
  [
    /^((?:wie|wonach|nach was|was) (?:schmeckt|schmecken|ist|sind) .+?) und in (?:welche[rmn]|was fur|was fuer) (?:gerichten?|essen|speisen?) (?:ist|steckt|kommt|findet man|sind|stecken) .+$/,
    '$1',
  ],
  [
    /^(?:ich|wir) (?:mag|mogen|moegen|hasse|hassen|kann|esse) (?:keine?n? )?(\w+)(?: (?:nicht|uberhaupt nicht|ueberhaupt nicht))? was (?:kann|soll|konnte|koennte|nehme|nimmt) (?:ich|man|wir) (?:stattdessen|dafur|dafuer) ?(?:nehmen|verwenden|benutzen|machen)?$/,
    'ersatz fur $1',
  ],
  // 'Ist da Erdnuss drin', of what was spoken of.
  [
    /^(?:(?:und|aber|ok) )*(?:ist|sind|steckt|stecken|kommt|kommen) (?:(?:denn|auch|eigentlich) )*da (?:(?:denn|auch|eigentlich|irgendwelche|irgendwo) )*(.+?) (?:mit )?(?:drin|drinnen|dran|rein|enthalten|dabei)$/,
    'enthalt das $1',
  ],
  // 'Wofür nimmt man Fischsauce'.
  [
    /^(?:wofur|wofuer|wozu|fur was|fuer was) (?:nimmt|braucht|verwendet|benutzt|nutzt|nehme|verwende|brauche) (?:man|ich|ihr|du) (?:eigentlich |denn )?(.+)$/,
    'was passt zu $1',
  ],
  // 'Was ist die Soße auf Eggs Benedict'.
  [
    /^was (?:ist|steckt|kommt|sind) (?:(?:in|im) )?(?:das fur eine |das fuer eine |die |der |das |dem )?(?:sosse|sauce|fullung|fuellung|belag|kruste|topping|creme|teig|dressing|marinade|bruhe|bruehe) (?:auf|in|im|von|vom|an|bei) (?:dem |der |den |einem |einer )?(.+)$/,
    'was ist in $1',
  ],
  // 'Kräuter für Lamm'.
  [
    /^(?:(?:welche[smnr]?|gute|passende|die besten|was fur|was fuer|sind|nehme ich|nimmt man|passen|passt|gut) )*(krauter|kraeuter|kraut|gewurze?|gewuerze?) (?:(?:passen|passt|gehoren|gehoeren|nehme ich|nimmt man|kommen|kommt|gut|am besten|sind) )*(?:fur|fuer|zu[mr]?|an) (?:(?:eine?[mnr]?|den|die|das|dem|der) )?(.+)$/,
    'welche $1 passen zu $2',
  ],
  [
    /\b(?:ausser|abgesehen von|neben) (?:nur |dem |den |der )?(fleisch|fisch|meeresfruchten|meeresfruechten|schwein|rind|huhn|hahnchen|haehnchen|lamm|wurst|wurstchen|wuerstchen)$/,
    'ohne $1',
  ],
  [
    /^(?:(?:und|aber|lieber|bitte) )*(?:in|mit|als) (?:eine[mnr]? )?(?:heisse[nr]? )?(?:suppe|bruhe|bruehe)(?: bitte)?$/,
    'bruhig',
  ],
  [
    /^(?:(?:und|aber|also) )*(?:(?:ist|schmeckt|riecht) (?:das|es|die|der) )?(?:wirklich |echt |tatsachlich |tatsaechlich )+so (?:schlimm|gut|eklig|lecker|toll|schrecklich|stark)(?: wie (?:alle|man) sag(?:en|t))?$/,
    'wie schmeckt das',
  ],
  [
    /\b(schmeckt|schmecken|ist|sind|riecht|riechen|isst man|trinkt man|macht man|hat) (?:eigentlich|denn|uberhaupt|ueberhaupt) (?=\w)/g,
    '$1 ',
  ],
  // Two questions about one food: how it tastes is asked, and the answer says the rest.
  [
    /^((?:wie|wonach|nach was) (?:schmeckt|schmecken)) (.+?) (?:und |oder |aber )*(?:ist|sind|schmeckt|schmecken) (?:der|die|das|er|sie|es|den)\b.*$/,
    '$1 $2',
  ],
  [/^(?:ist|sind) (.+?) (?:gesund|ungesund) und (wie (?:schmeckt|schmecken)) (?:er|sie|es|das|die|der)$/, '$2 $1'],
  [
    /^(?:welche|welchen|was fur eine?n?|was fuer eine?n?) (konsistenz|textur|geschmack|geruch|nachgeschmack) (?:hat|haben) (.+)$/,
    '$1 von $2',
  ],
  [
    /\bmit (?:(?:viel )?zu ?viele?n? |(?:den |dem |der |meinen |meinem |meiner )?(?:ubrig(?:e[nmr]|gebliebene[nmr])|restliche[nmr]|uebrige[nmr]) )(?=\w)/g,
    'mit ',
  ],
  // 'Maroni, was passt dazu'.
  [
    /^(?!(?:ok|und|das|die|der|ja|nein|gut|super|danke|klingt|hm+|dann)\b)(\w+(?: \w+){0,2}) was (passt|trinkt man|isst man) (?:gut |am besten )?dazu$/,
    'was $2 zu $1',
  ],
  [/^was gibt es (?:denn |da |noch )?a(?:e)?hnliches\b/, 'etwas ahnliches'],
  [/^(?:(?:und|aber|ok) )*kann man (.+?) (?:auch |eigentlich )?roh essen$/, 'ist $1 roh'],
  [/^(vegan|vegetarisch|glutenfrei|laktosefrei|scharf|gesund|roh) oder nicht:? (.+)$/, 'ist $2 $1'],
  [
    /^wie (?:schmeckt|schmecken) (.+?) (?:im vergleich (?:zu|mit)|verglichen mit|gegenuber|gegenueber) (.+)$/,
    '$1 vs $2',
  ],
  [
    /^(?:und )?(?:ist|isst man) (.+?) (?:(?:eher|mehr|zum|ein|als) )*(?:fruhstuck|fruehstueck|mittagessen|abendessen|nachtisch) oder (?:(?:eher|zum|ein|als) )*(?:fruhstuck|fruehstueck|mittagessen|abendessen|nachtisch)$/,
    'wann isst man $1',
  ],
  [
    /^(?:schmeckt|schmecken|mag|mochte|moechte) (?:mir |ich )?(.+?) wenn (?:ich|mir|man) (.+?) (?:nicht )?(?:mag|liebe|schmeckt|schmecken|gern esse)$/,
    '$1 vs $2',
  ],
  [/\bersatz (?:fur|fuer) (.+?) (?:in|im|beim|zum) (?:einem |einer |der |dem )?(?:\w+ ?){1,2}$/, 'ersatz fur $1'],
];
