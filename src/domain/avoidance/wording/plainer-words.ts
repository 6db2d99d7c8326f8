type Plainer = readonly (readonly [RegExp, string])[];

/*
 * What says the same in plainer words, of folded text: by it both what must be avoided and what is wanted are read.
 */

export const plainerEnglish: Plainer = [
  [
    /\b(what|who|how|why|where) (?:the (?:hell|heck|fuck|f|devil|deuce)|on earth|in the world|tf) (?=(?:is|are|does|do|was)\b)/g,
    '$1 ',
  ],
  // How much it is hated changes nothing.
  [
    /\b(hate|loathe|detest|dislike|despise) ([a-z]+(?: [a-z]+)?) (?:with (?:a|every|all) (?:burning |fiery )?(?:passion|fib(?:re|er) of (?:my|his|her) being|my heart|heart)|more than (?:anything|words|life)|so (?:so )*much)\b/g,
    '$1 $2',
  ],
  [
    /\b(?:that|which) (?:does|do)(?: not|n['’`´ ]?t) (?:have|contain|include|use) (?:it|that|them|any(?: of (?:it|that|them))?)(?: in (?:it|them))?\b/g,
    'without it',
  ],
];

export const plainerGerman: Plainer = [
  // 'Kartoffeln kann ich nicht mehr sehen'.
  [
    /\b(\w+) kann (?:ich|man|bei uns keiner) (?:(?:bald|langsam|echt|einfach|gerade|schon) )*(?:nicht mehr|nimmer) (?:sehen|riechen)\b/g,
    'ohne $1',
  ],
];
