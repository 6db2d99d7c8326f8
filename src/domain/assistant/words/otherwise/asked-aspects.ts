import { saidToBeBad } from '#domain/avoidance/harm/harmless-words.ts';
import { germanPattern, type Rewriting } from '#domain/assistant/words/german-pattern.ts';

/*
 * What a question asks of one food, or of a word, in other words than the grammars know: what to expect of it, its aftertaste, how warm it is served, what a
 * word means.
 */

/** A food's or a word's name. */
const name = "((?!(?:and|but|so|ok|okay|or|then)\\b)[a-z]+(?: [a-z']+){0,3}?)";
const germanName = '(\\w+(?: \\w+){0,2}?)';
/** How frankly it is to be said. */
const frankly =
  '(?:be honest(?: with me)?|honest(?:ly)?|give it to me straight|do not (?:sugar ?coat|hold back|lie)(?: it)?|no sugar ?coating|no filter|hit me|go on(?: then)?|spill(?: the beans)?|tell me everything|(?:your )?thoughts|worth it|yay or nay|any good|what am i in for|brace me|prepare me|warn me|worth (?:it|trying|the (?:hype|money|trip|price)|\\d+\\w*(?: \\w+)?))';
const isWhat = '(?:what is|what are|whats)';

/** What somebody tells of themselves or doubts, after asking how a food tastes. */
const told =
  '(?:is it|are they|was it|should|would|will|could|can|do (?:i|you|we)|i|im|ive|id|we|my|our|never|just|because|since|as|(?:is|are|does|do) (?:the|its|their) \\w+|asking|thinking|it is|its|it looks?|it sounds?|they look|everyone|people)';

/** What tastes are likened to, and nobody eats. */
const noFood =
  '(?:flowers?|roses?|rose petals|lavender|jasmine|violets?|smoke|camp ?fires?|ashes|ash|grass|hay|straw|earth|dirt|soil|mud|wood|leather|tobacco|sea|ocean|sea ?water|seaside|soap|perfume|pot ?pourri|feet|socks|rubber|plastic|metal|iron|pennies|blood|medicine|cough (?:syrup|medicine|drops)|tooth ?paste|mouth ?wash|petrol|gasoline|cardboard|paper|chalk|nothing|bubble ?gum|air|water|glue|ammonia|bleach|a farm|farmyard|barn|forest|cellar|basement)';

export const englishAskedAspects: readonly Rewriting[] = [
  // 'Tell me what injera tastes like and how one eats it'.
  [
    new RegExp(`^(?:about )?what (?:an? |the )?${name} tastes like(?:,? (?:and|or|if|when|so)\\b.*)?$`),
    'what does $1 taste like',
  ],
  [
    new RegExp(
      `^(?:i|we|my \\w+) (?:(?:just|have|had|has|ve|also|recently|finally) )*(?:bought|got|found|picked up|was given|were given|saw|grew|ordered|brought home) (?:me )?(?:an? |some |the |this |these |my first )?${name},? (?:and )?(?:(?:how|what) (?:does|do|will|would|should) (?:it|they|that|this|these) taste\\b|what (?:is|are) (?:it|they|that) like\\b).*$`,
    ),
    'what does $1 taste like',
  ],
  // 'What does root beer taste like, I am from Europe': what is to be avoided is read of the whole text.
  [
    new RegExp(
      `^((?:so |and |but )?(?:what (?:does|do) (?:an? |the )?${name} (?:(?:actually|really|even) )*taste like|how (?:does|do) (?:an? |the )?${name} (?:(?:actually|really|even) )*taste)),? (?:(?:and|but|so|though) )?${told} (?!(?:(?:want|like|love|prefer|need|would|am looking|am after) )).*$`,
    ),
    '$1',
  ],
  // 'I was invited for khachapuri. What should I expect?'
  [
    /^(?!what\b).*\b(?:invited (?:(?:me|us) )?(?:over )?(?:for|to)|ordered|making|cooking|serving|trying|try|having|getting|eat|eating) (?:some |an? |the )?([a-z]+(?: [a-z]+)?)(?: (?:on|in|at|for|this|next|tonight|tomorrow|later|with)\b[^?]*?)?,? (?:so )?(?:(?:can|could) you tell me |tell me |any idea )?what (?:should|can|do|will|would|to)(?: i| we)?(?: to)? expect$/,
    'what does $1 taste like',
  ],
  [
    new RegExp(
      `^what (?:kind of |sort of |type of )?(texture|smell|aroma|aftertaste|mouthfeel|consistency) (?:does|do|would|has|have) (?:an? |the )?${name}(?: (?:have|got))?$`,
    ),
    'what is the $1 of $2',
  ],
  // Of what is no food it is told with how it tastes.
  [
    new RegExp(
      `^(?:does|do|will|would|can) (?:an? |the )?${name} (?:(?:really|actually|just|kind of|sort of|a bit|always) )*taste (?:(?:a bit|a little|kind of|just|strongly) )*(?:like|of) (?:the |an? |old |real |dried )?${noFood}$`,
    ),
    'what does $1 taste like',
  ],
  // What it is filled with, and which cheese it is, stand among what it is made of.
  [
    new RegExp(
      `^(?:what|which) (?:do|does|can|would|should) (?:you|people|one|they|i|we) (?:usually |normally |traditionally |typically )?(?:fill|stuff|top|load|put (?:in|inside|on)) (?:an? |the )?${name}(?: with)?$`,
    ),
    'what is in $1',
  ],
  [
    new RegExp(
      `^(?:what|which) (?:kind of |sort of |type of )?(?:fillings?|toppings?|stuffing|cheese|meat|fish|flour|spices?|vegetables?|beans?|noodles?|sauce|herbs?|nuts?) (?:(?:is|are|goes|go|comes|does|do|you|they|people|one|usually|normally|traditionally|typically|put|use|used|that|there) )+(?:on|in|inside|into|for|to make) (?:an? |the )?${name}$`,
    ),
    'what is in $1',
  ],
  // 'Durian. Be honest with me', and what is asked of it before that.
  [new RegExp(`^${name},? ${frankly}(?: (?:please|then|lol))*$`), 'what does $1 taste like'],
  [new RegExp(`^(.+),? ${frankly}$`), '$1'],
  [new RegExp(`^${name} ${isWhat} (?:inside|in it|in there|in that|it made (?:of|from))$`), 'what is in $1'],
  [saidToBeBad.en, 'what does $1 taste like'],
  // 'Whether rabbit is very different from chicken'.
  [
    new RegExp(
      `^(?:(?:can|could|would) you )?(?:tell me )?(?:please )?(?:whether|if|is|are|how) (?:is )?${name} (?:(?:is|are|tastes?) )?(?:(?:very|much|really|so|all that|that) )*(?:different|far|distinct|distinguishable) (?:from|to|than) ${name}(?: in (?:taste|flavou?r|texture)| at all)*$`,
    ),
    'compare $1 and $2',
  ],
  // To whomever it is described.
  [
    new RegExp(
      `^(?:how (?:would|do|should|can) (?:you|i|one|we) (?:describe|explain)|(?:can you |could you |please )?(?:describe|explain)) (?:the (?:taste|flavou?r) of )?(?:an? |the )?${name} (?:to|for) (?:someone|somebody|anyone|a person|a (?:kid|child|friend|stranger|beginner)|my \\w+|people|me)\\b.*$`,
    ),
    'what does $1 taste like',
  ],
  // What stays in the mouth is told with how it tastes.
  [
    new RegExp(
      `^(?:does|do|will) (?:the (?:taste|flavou?r) of )?${name} (?:linger|stick around|stay (?:with (?:you|me)|in (?:the|your|my) mouth)|hang around|last long|leave an? (?:after ?taste|taste))\\b.*$`,
    ),
    'what does $1 taste like',
  ],
  [
    new RegExp(
      `^(?:what|how long) (?:does|do) (?:the (?:taste|flavou?r) of )?${name} (?:leave behind|leave in (?:the|your|my) mouth|linger|stay in (?:the|your|my) mouth|last(?: in (?:the|your|my) mouth)?)$`,
    ),
    'what does $1 taste like',
  ],
  // 'Is gazpacho really meant to be cold or did the waiter forget'.
  [
    new RegExp(
      `^(?:is|are) ${name} (?:(?:really|actually|always|usually|normally|generally|ever) )*(?:meant|supposed|intended) to be (?:(?:served|eaten|drunk) )?(?:cold|hot|warm|chilled|lukewarm|room temperature)(?: or (?:did|was|has) the \\w+ (?:just )?\\w+)?$`,
    ),
    'is $1 served hot or cold',
  ],
  [
    new RegExp(
      `^(?:does|do) ${name} (?:(?:always|usually|normally|ever) )*come (?:cold|hot|warm|chilled)(?: or (?:cold|hot|warm|chilled))?$`,
    ),
    'is $1 served hot or cold',
  ],
  // What it is called is what is wanted.
  [
    /^(?:the |that |this )?((?:[a-z]+ ){1,4})(?:thing|dish|stuff|drink|food|cake|soup|bread|sweet),? what (?:is|was) (?:it|that|this) called(?: again)?$/,
    '$1',
  ],
  // 'What is umami even meant to be'.
  [
    /^(?:what is|whats) ([a-z]+) (?:(?:even|actually|really|exactly|like) )*(?:meant|supposed) to (?:be|mean|taste (?:of|like))\b.*$/,
    'what does $1 mean',
  ],
  [
    /^(?:what is|whats) ([a-z]+),? (?:people|everyone|everybody|they|chefs|you|somebody) (?:(?:all|keep|keeps|always) )*(?:say|says|saying|use|uses|using|talk|talks|talking)\b.*$/,
    'what does $1 mean',
  ],
];

export const germanAskedAspects: readonly Rewriting[] = [
  [
    germanPattern(
      `^((?:und |also )?(?:wie|wonach) (?:schmeckt|schmecken) (?:denn |eigentlich |der |die |das )*${germanName}),? (?:(?:und|aber) )?(?:ich (?:komme|bin|hab|habe|kenne|kenn|war|trau|weiß)|wir|lohnt|meine?|noch nie|ist das|sind die|soll(?:te)? ich|weil|da ich)\\b.*$`,
    ),
    '$1',
  ],
  [
    germanPattern(
      `^(?:womit|mit was) (?:füllt|belegt|bestreicht|macht) man (?:eine?n? |die |den |das )?${germanName}(?: (?:denn|eigentlich|so|üblicherweise|normalerweise))*$`,
    ),
    'was ist in $1 drin',
  ],
  [
    germanPattern(
      `^(?:was für (?:eine? )?|welche[rsn]? )(?:füllung|käse|fleisch|fisch|mehl|gewürze?|gemüse|bohnen|nudeln|sauce|soße|kräuter) (?:(?:ist|sind|kommt|kommen|gehört|gehören|steckt|stecken|nimmt man|denn|eigentlich|da) )+(?:in|auf|bei|für|ins|aufs|zu|an) (?:die |den |das |der |dem |eine?[nmr]? )?${germanName}(?: (?:drin|rein|drauf))?$`,
    ),
    'was ist in $1 drin',
  ],
  [
    germanPattern(
      `^${germanName},? (?:sei |mal |ganz |bitte )*(?:ehrlich|schonungslos|ohne beschönigung|raus damit|lohnt sich das|taugt das was)$`,
    ),
    'wie schmeckt $1',
  ],
  [
    germanPattern(
      `^wie (?:würde(?:st|t|n)?|kann|soll|beschreib\\w*|erklär\\w*) (?:du |ihr |man |ich |sie )?(?:den geschmack von )?(?:die |der |das |den )?${germanName} (?:jemandem?|meine[mnr] \\w+|leuten|eine[mr] \\w+)\\b.*$`,
    ),
    'wie schmeckt $1',
  ],
  [saidToBeBad.de, 'wie schmeckt $1'],
  [
    germanPattern(
      `^${germanName} und ${germanName},? (?:(?:sind die|sind das|alles) )*(?:brüder|geschwister|verwandt|verwandte|zwillinge|dasselbe|das gleiche|namensvetter)\\b.*$`,
    ),
    'vergleiche $1 und $2',
  ],
  [
    germanPattern(
      `^(?:schmeckt|schmecken|ist|sind|riecht|riechen) ${germanName} (?:(?:sehr|viel|so|wirklich|echt|eigentlich) )*anders als ${germanName}$`,
    ),
    'vergleiche $1 und $2',
  ],
  // Was im Mund bleibt, steht beim Geschmack.
  [
    germanPattern(
      `^(?:was|wie lange?) bleibt (?:denn |eigentlich )?(?:bei |von |nach )?(?:dem |der |den )?${germanName} (?:so )?(?:lange? )?(?:im mund|auf der zunge|am gaumen)(?: hängen| haften| zurück| kleben)?\\b.*$`,
    ),
    'wie schmeckt $1',
  ],
  [
    germanPattern(
      `^(?:hat|haben) ${germanName} (?:(?:so |denn |eigentlich )*(?:einen|viel|langen?|starken) )+(?:nach|bei)geschmack$`,
    ),
    'wie schmeckt $1',
  ],
  // 'Isst man Vitello tonnato warm oder kalt'.
  [
    germanPattern(
      `^(?:isst|trinkt|serviert|genießt) man ${germanName} (?:(?:eher|eigentlich|denn|immer) )*(?:warm|kalt|heiß)(?: oder (?:warm|kalt|heiß))?\\b.*$`,
    ),
    'wird $1 warm oder kalt gegessen',
  ],
  // 'Ich verstehe das Wort «adstringierend» nicht'.
  [
    germanPattern(
      '^(?:ich )?(?:verstehe?|kenne?|kapiere?) (?:das |den )?(?:wort|begriff|ausdruck) (\\w+) (?:nicht|gar nicht|überhaupt nicht)\\b.*$',
    ),
    'was bedeutet $1',
  ],
  [
    germanPattern(
      '^(?:was|wie) (?:heißt|meint|bedeutet|soll) (?:das |dieses |das wort )?(\\w+)(?: (?:denn|eigentlich|überhaupt|genau|heißen|bedeuten))+$',
    ),
    'was bedeutet $1',
  ],
];
