import { germanPattern, type Rewriting } from '#domain/assistant/words/german-pattern.ts';

/** 'Along the lines of ramen', 'that reminds me of ramen': like it. */
export const englishLikened: readonly Rewriting[] = [
  [
    /\b(?:(?:that|which) )?(?:(?:is|are|goes|would be) )?(?:(?:a (?:bit|little)|very|really|kind of|sort of|kinda) )?(?:along the (?:same |general )?lines of|in the (?:same )?(?:style|spirit|vein|manner|direction|family|league) (?:of|as)|reminiscent of|akin to|resembling|comparable (?:to|with)|not unlike) (?=\w)/g,
    'like ',
  ],
  [
    /\b(?:that|which) (?:(?:kind of|sort of|kinda|really|also) )?(?:resembles?|reminds? (?:me|us|one|you|people) of|(?:comes?|gets?|is|are) (?:close|near)(?:st)? to|feels? like|eats? like) (?=\w)/g,
    'like ',
  ],
  [
    /\bif (.+?) (?:is|are) (?:(?:one of|among) )?my (?:(?:absolute|all time|very|usual) )*(?:favou?rites?|thing|go to)(?: (?:food|dish|meal|drink|dessert))?$/g,
    'if i like $1',
  ],
  // 'A dinner like stroganoff': any food like it.
  [
    /^(?:an? |some |any )?(?:dinner|lunch|supper|breakfast|meal|dish|food|snack) (?:(?:that|which) )?(?:(?:is|tastes?) )?like (?=\w)/,
    'something like ',
  ],
];

/** The same in German: 'in Richtung Ramen', 'was an Ramen erinnert'. */
export const germanLikened: readonly Rewriting[] = [
  [
    /\b(?:(?:so )?in (?:der |die )?(?:richtung|art|stil)(?: von)?|im stil(?: von| einer| eines)?|nach art von|a la) (?=\w)/g,
    'wie ',
  ],
  [
    germanPattern(
      '\\b(?:(?:etwas|was|essen|ein gericht),? )?(?:das |die |der |was )?(?:mich |uns |einen )?(?:ein (?:bisschen|wenig) |etwas )?an (?:eine?n? |die |den |das )?(.+?) erinnert$',
    ),
    'etwas wie $1',
  ],
  [/\b(?:vergleichbar(?:es|e)?|verwandt(?:es|e)?) (?:mit|zu[mr]?) (?=\w)/g, 'wie '],
  [
    germanPattern(
      '^(?:was|welches (?:gericht|essen)) (?:kommt|käme|ist) (?:eine?[mnr]? |dem |der )?(.+?) am (?:nächsten|ähnlichsten)$',
    ),
    'etwas wie $1',
  ],
  [
    germanPattern(
      '\\bwenn (.+?) (?:meine?|eines meiner|einer meiner) (?:\\w+ )?(?:lieblings\\w+|favorit\\w*) (?:ist|sind)$',
    ),
    'etwas wie $1',
  ],
];
