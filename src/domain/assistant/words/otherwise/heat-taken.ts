import type { Rewriting } from '#domain/assistant/words/german-pattern.ts';

/** How much heat an English question wants, or somebody can take, in words of taste. What is asked of one food comes before what bounds a wish. */
export const englishHeatTaken: readonly Rewriting[] = [
  // 'Without the heat', 'no spiciness at all': of a taste.
  [
    /\b(without|no|minus|not) (?:(?:all|any|so much|too much|that much|much|the|that|its) )+(?:of )?(?=(?:heat|spice|spiciness|burn|sweetness|saltiness|sourness|bitterness)\b)/g,
    '$1 ',
  ],
  // How hot a food is for whoever takes little heat.
  [
    /^(?:i|we|my \w+|he|she) .*\b(?:(?:spice|heat|chill?i) (?:wimp|wuss|baby|coward|weakling|lightweight|pansy|novice)|(?:can|could|do|does) not (?:handle|take|do|stand|like|manage) (?:much |a lot of |any |too much )?(?:spice|spicy|heat|hot)(?: food| stuff)?)\b,? (?:so |and |but )*(?:can|could|will|would|should|do|is|are) (?:i |we |he |she )?(?:handle |cope with |manage |survive |take |eat |have |try |order )?(?:the |an? )?(.+?)(?: (?:be )?(?:ok|okay|fine|safe|too much|too hot|too spicy|alright|doable))?(?: for (?:me|us|him|her))?$/,
    'how spicy is $1',
  ],
  // Who finds everything too spicy.
  [
    /\b(?:finds?|thinks?|says?) (?:everything|most (?:things|foods?|dishes)|it all|anything|all of it) (?:is )?(?:(?:way|far|much) )?too (?:spicy|hot)\b/,
    'wants it mild',
  ],
  // How much heat somebody can take.
  [
    /\b(?:my|our|his|her|their|the) (?:spice|heat|chill?i) (?:tolerance|level|threshold) (?:is|s|of|would be|equals) (?!(?:\w+ )?(?:high|great|good|strong|huge|insane|unlimited|big|decent|medium|average|fine|ok|okay|solid|excellent|legendary|up|a?round|about|[0-9]))[^,]+?(?=,|$| (?:so|but|and|recommend|suggest|what|which|any|something|anything|give|show|is there)\b)/g,
    'not spicy',
  ],
  [
    /\b(?:i have |i ve got |with |got |having )?(?:an? )?(?:no|zero|low|very low|little|weak|poor|terrible|awful|bad|pathetic|minimal) (?:spice|heat|chill?i) (?:tolerance|threshold)\b/g,
    'not spicy',
  ],
  [
    /\b(?:an? |total |complete |such )*(?:spice|heat|chill?i) (?:wimp|wuss|baby|coward|weakling|lightweight|pansy)s?\b/g,
    'not spicy',
  ],
  [
    /\b(?:will |would |can |could |to )?(?:make|makes|have|get) (?:me|us|him|her|them|my \w+) (?:really |properly )?sweat(?:ing)?\b/,
    'very spicy',
  ],
];
