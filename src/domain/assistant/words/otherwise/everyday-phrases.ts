import { germanPattern, type Rewriting } from '#domain/assistant/words/german-pattern.ts';

/*
 * Everyday phrases of a wish and of what goes on from a food, written out as the grammars know them: degrees ('gentle'), what a dish is made with, where
 * somebody travels, and 'can you get it without shrimp'.
 */

export const englishEverydayPhrases: readonly Rewriting[] = [
  [/\bgentle(?=r\b|st\b)/g, 'milde'],
  [/\bgentle\b/g, 'mild'],
  [
    /^(?:rate|judge|thoughts on|what about|opinions on) (?:my|this|the|our) (?:combo|combination|pairing|pair|mix) (?:of )?([a-z]+(?: [a-z]+)?) (?:and|with|plus) ([a-z]+(?: [a-z]+)?)$/,
    'does $1 go with $2',
  ],
  [/\b(?:which|that) (?:features|stars|showcases|celebrates) (?=\w)/g, 'with '],
  [/\b(?:built|centred|centered) (?:around|on|upon) (?=\w)/g, 'made with '],
  [/\blower in salt than\b/g, 'less salty than'],
  [/\blower in sugar than\b/g, 'less sweet than'],
  [/^(.+) and (?:is|are) not (?:one|it)(?: (?:itself|though))?$/, '$1'],
  [/\bmellow(?=er\b|est\b)/g, 'mild'],
  [/\b(?:zero|no) (?:energy|strength)(?: left| to cook| tonight| today)?$/, 'something quick'],
  [
    /^(?:(?:what is|whats|anything|something|any) )?((?:less|more) [a-z]+|[a-z]{3,}er) (?:but|and|yet) (?:still )?(?:similar|like (?:it|that|this)|alike|the same)$/,
    'something like it but $1',
  ],
  [
    /^(?:(?:and|so|ok) )*what (?:can|do|should|could|would) (?:i|we|you|people) dip (?:in|into) (.+)$/,
    'what goes with $1',
  ],
  [/^(?:as|so) long as (?:it is|they are) (?=[a-z]+$)/, ''],
  [/\bsomething cheaper (?:that is |but |and )?similar\b/, 'something similar'],
  [/^((?:(?:and|but|so) )?(?:is|are|does|do) (?:it|they|that|this) .+?) (?:too|as well|also)$/, '$1'],
  [
    /^(?:(?:can|could) (?:you|i|we|one) )?(?:also |ever )?(?:get|have|make|order|do|eat) (?:it|that|this|them) (?:also )?(without|with|not|less|more|as|vegan|vegetarian|veggie|meat free|gluten free|dairy free|lactose free|alcohol free)(?: (.+))?$/,
    (_, how, what) => `something like it but ${how === 'as' ? '' : how} ${what ?? ''}`.replace(/ +/g, ' ').trim(),
  ],
  // 'Kimchi is too strong for me, something similar'.
  [
    /^(?:the )?([a-z]+(?: [a-z]+)?) (?:is|are|was|were|tastes?) (?:(?:way|a bit|a little|much|just|far) )*too (strong|intense|pungent|spicy|hot|sweet|salty|sour|bitter)(?: for (?:me|us|him|her|my \w+))?,? (?:(?:and|so|but) )?(?:(?:is there|do you have|got|give me|want|i want) )?(?:something|anything|any) (?:else )?(?:similar|like it|like that|alike|comparable)$/,
    'something like $1 but less $2',
  ],
  // What comes behind it, or before.
  [
    /^(?:(?:and|so|ok|but) )*what (?:do|can|should|could|would) (?:i|we|you|people|one) (?:eat|have|order|serve|make) (?:after|after it|after that|afterwards|behind it)$/,
    'a dessert with it',
  ],
  [
    /^(?:(?:and|so|ok|but) )*what (?:do|can|should|could|would) (?:i|we|you|people|one) (?:eat|have|order|serve|make) (?:before it|before that|beforehand|as a first course)$/,
    'a starter with it',
  ],
  // 'Is there a sweeter tea'.
  [
    /\b(an?|any|some) ((?:sweet|mild|light|soft|rich|fresh)er|(?:salt|spic|cream|crunch|smok|fruit|nutt|chew|crisp)ier) (tea|coffee|cheese|curry|soup|salad|dessert|cake|snack|drink|dish|wine|beer|sauce|bread|fruit|meat|fish|stew|pasta|chocolate)s?$/,
    (_, some, more, kind) => `${some} ${more?.replace(/ier$/, 'y').replace(/er$/, '')} ${kind}`,
  ],
  // Who knows one alone says nothing of how the other is to be.
  [
    /^(.+ [a-z]+) for (?:someone|somebody|people|anyone|kids|a child|my \w+) (?:who |that )?(?:(?:normally|usually|mostly|generally|so far|really) )*only (?:ever )?(?:eats?|likes?|knows?|drinks?|had|has had|have had|tried) [a-z]+(?: [a-z]+)?$/,
    '$1',
  ],
  // How hot it is for whoever is spared.
  [
    /^(?:can|could|would|will|do) (?:my |the |our )?(?:kids?|child|children|son|daughter|mum|mom|gran|nan|parents) (?:eat|handle|manage|like|cope with) (.+?),? or (?:is|are) (?:it|that|they) (?:(?:a bit|way|far|just) )*too (?:hot|spicy)(?: for \w+)?$/,
    'how spicy is $1',
  ],
  [
    /^(how (?:do|does|should|can) (?:you|i|one|people|we) (?:eat|drink|serve) .+?),? (?:with|by|using) .+ or (?:what|not|without|how)$/,
    '$1',
  ],
];

export const germanEverydayPhrases: readonly Rewriting[] = [
  [germanPattern('\\bsauers\\b'), 'saures'],
  [
    germanPattern(
      ',? (?:wo|bei dem|bei denen|dass) (?:man|ich|es einem|es mir) (?:so )?(?:richtig )?(?:das |mein )?gesicht verzieh(?:t|e|en)$',
    ),
    ' sehr sauer',
  ],
  // 'Das Mildeste mit Chili drin'.
  [
    germanPattern('^(?:was ist )?(?:(?:denn|so|eigentlich) )*das (\\w+ste) mit (.+?) (?:drin|drinnen|darin)$'),
    'das $1 gericht mit $2',
  ],
  [
    germanPattern('^was (?:serviert|kocht|reicht|bringt) man (?:(?:denn|so|traditionell|üblicherweise) )*in (?=\\w)'),
    'was isst man in ',
  ],
  [germanPattern('\\bzum (?:abschluss|schluss)$'), 'als nachtisch'],
  [germanPattern('^a (?=\\w{4,})'), 'ein '],
  [germanPattern(',? (?:gell|gä|gelle|wa|ne|nä)$'), ''],
  [germanPattern("\\bz['’ ]?(süß|scharf|salzig|sauer|fett|schwer)\\b"), 'zu $1'],
  [
    germanPattern(
      '^was (?:kann|könnte|soll|sollte) (?:ich|man|wir) (?:statt|anstatt|anstelle von) (.+?) (?:nehmen|verwenden|benutzen|kochen|essen)$',
    ),
    'eine alternative zu $1',
  ],
  [
    germanPattern(
      '^(?:ich|wir) (?:fahren?|fliegen?|reisen?|gehen?|muss|müssen|ziehen?|sind|bin) (?:(?:bald|demnächst|nächste\\w* \\w+|im \\w+|am \\w+|diese\\w* \\w+|morgen|für \\w+ \\w+) )*(?:nach|in (?:die|den)) (\\w+),? (?:und )?(?=was |welche)',
    ),
    'in $1 ',
  ],
  [germanPattern('^was ist (?:(?:denn|da|dort|alles|eigentlich|so) )+(?:drin|drinnen)$'), 'was ist da drin'],
  [
    germanPattern('^passt (?:da |dazu )?(?:ein |eine )?(?:wein|bier|tee|kaffee|saft|cocktail|sekt)(?: (?:dazu|da))?$'),
    'was trinkt man dazu',
  ],
];
