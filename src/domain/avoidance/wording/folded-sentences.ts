import { matchesIn } from '#prelude/text/matches-in.ts';
import { foldText } from '#prelude/text/fold-text.ts';
import { bareLetters } from '#domain/naming/name-skeleton.ts';
import { isPlain } from '#domain/values/fold-search-text.ts';
import { plainerEnglish, plainerGerman } from './plainer-words.ts';

/** Pictures that people type in place of a word. */
const pictures: Readonly<Record<string, string>> = {
  '🥜': 'peanut',
  '🌰': 'nut',
  '🥛': 'milk',
  '🧀': 'cheese',
  '🧈': 'butter',
  '🍦': 'ice cream',
  '🍨': 'ice cream',
  '🥚': 'egg',
  '🍳': 'egg',
  '🐟': 'fish',
  '🐠': 'fish',
  '🎣': 'fish',
  '🍣': 'fish',
  '🍤': 'shrimp',
  '🦐': 'shrimp',
  '🦀': 'crab',
  '🦞': 'lobster',
  '🦑': 'squid',
  '🐙': 'octopus',
  '🦪': 'oyster',
  '🐚': 'mollusc',
  '🐌': 'snail',
  '🌾': 'wheat',
  '🍞': 'bread',
  '🥖': 'bread',
  '🥐': 'croissant',
  '🫘': 'beans',
  '🐷': 'pork',
  '🐖': 'pork',
  '🥓': 'bacon',
  '🥩': 'meat',
  '🍖': 'meat',
  '🍷': 'wine',
  '🍺': 'beer',
  '🍻': 'beer',
  '🥃': 'whisky',
  '🍸': 'alcohol',
  '🤰': 'pregnant',
  '👶': 'infant',
  '🤱': 'breastfeeding',
  '🌱': 'vegan',
  '🚫': 'no',
  '❌': 'no',
  '⛔': 'no',
  '🙅': 'no',
  '✖': 'no',
  '🤢': 'yuck',
  '🤮': 'yuck',
  '💀': 'deadly',
  '☠': 'deadly',
  '🤧': 'allergic',
};
const picture = new RegExp(Object.keys(pictures).join('|'), 'gu');

const behindGerman =
  '(?<=\\b(?:ich|ick|i|er|sie|es|wir|mir|mia|uns|ihm|ihr|gar|goa|mag|mog|ess|esse|isst|iss|geht|gehen|vertrag\\w*|bekommt|kriegt?|hab|habe|haben|hat|will|derf|darf|kann|bin|nu|und|aber|bitte|bloss|auch|noch|leider) )';

/** What is written short, and what it is written out; of folded text. */
const short: readonly (readonly [RegExp, string])[] = [
  // Written so short of a dish alone, to the end: anything else may be 'without'.
  [/(?<=\b(?:dish|dishes|recipes?|something) )w (?=(?!h?out|i?thout|oot)[a-z]{4,}\s*\??$)/g, 'with '],
  // In low spirits, which no food does.
  [/^(?:ich )?bin (?:(?:heute|grad|gerade|so|echt|total|mude|muede|und) )*(?:schlecht|mies) drauf\b/g, 'bin traurig'],
  // Cheese, and no meat.
  [/\bgoat['’`´]?s? (?=cheese)/g, 'ripe '],
  // Said politely, a wish is still a wish.
  [
    /\b(?:ich|wir) wue?rden? (?:mich|uns) (?:sehr |riesig )?freuen ?,? wenn (?:sie|du|ihr) (?:mir|uns) (.+?) (?:nennen|empfehlen|vorschlagen|zeigen|sagen) (?:konn|koenn|wur|wuer)\w+/g,
    'ich suche $1',
  ],
  [/\b(?:that |which )?(?:barely|hardly|scarcely) (?:tastes? )?fishy(?: at all)?\b/g, 'mild'],
  // To whom a taste is to be described.
  [
    /\b(?:to|for) (?:someone|somebody|people|anyone|anybody|those|a person) who (?:has|have|had|never) (?:never |not )?(?:\w+ ){0,6}?(?:tasted|tasting|eaten|eating|tried|trying|had)(?: (?:it|them|that|one|any))?\b/g,
    ' ',
  ],
  [
    /\b(?:who|that) (?:really )?(?:hates?|dislikes?|does not like|doesn['’]?t like|don['’]?t like|can not stand|can['’]?t stand) (?:the |an? |that |any )*(?:fishy|strong fish) (?:tastes?|flavou?rs?|smells?)\b/g,
    'who wants it mild',
  ],
  // Of what was shown: after it nothing is named.
  [
    /^(?:e+w+|yuck|ugh|gross|igitt|bah)(?: (?:no|nope|nein|nee|ne))(?: thanks| danke)?[,.! ]+(?=(?:something|anything|etwas|was) (?!with\b|w\b|made\b|containing\b|mit\b|aus\b)[a-z]+(?: instead| please| stattdessen| bitte)?\s*[.!?]*$)/g,
    '',
  ],
  ...plainerEnglish,
  ...plainerGerman,
  // What comforts is wanted.
  [/(?<!\b(?:not|never|don['’`´]?t) )\bcomfort (?:me|us) with (?=\w)/g, 'i want '],
  // Another one of those has been had.
  [
    /(?<=^(?:so |and )?(?:what|which)\b.{1,60}?),? (?:that|which) (?:is|are) ?(?:not|n['’`´]t) (?:just )?(?:another|yet another|the usual|the same old) (?:boring |plain |old )?(?=[a-z]+(?: [a-z]+)?\s*\??$)/g,
    ' besides ',
  ],
  // All of it, which changes nothing.
  [
    /(?<=[a-z]) (?:of (?:any|every|all) (?:kinds?|sorts?|types?)|in any (?:shape(?: or form)?|form|way)|whatsoever|(?:jeder|jeglicher|aller) art|in (?:jeder|jeglicher) form)(?= [a-z])/g,
    '',
  ],
  // How fish is to taste, and no fish that is not to be.
  [/\b(?:not|less) (?:(?:too|very|so|that|as) )?fishy (?=(?:\w+ )?fish\b)/g, 'mild '],
  // A girlfriend, and nothing without gluten.
  [
    /\b(?:my|his) gf\b(?! (?:diet|needs?|bread|pasta|flour|foods?|versions?|options?|lifestyle|life|list))/g,
    'my girlfriend',
  ],
  [/\bgf (?=(?:says|said|hates|loves|likes|wants|thinks|told|swears|craves|cooks|made|makes)\b)/g, 'my girlfriend '],
  [/\bw ?[/\\] ?(?:o|out)\b/g, ' without '],
  [/\bw ?\//g, ' with '],
  [/\bo\.? ?k\b/g, 'ok'],
  [/n['’`´]t\b/g, ' not'],
  [/\bcannot\b/g, 'can not'],
  [/\b(do|does|did|is|are|was|has|have|had|should|could|would|must|ca|wo|ai)nt\b/g, '$1 not'],
  [/\bca not\b/g, 'can not'],
  [/\bwo not\b/g, 'will not'],
  [/\bai not\b/g, 'is not'],
  [/\b(i|we|you|they)['’`´ ]ve\b/g, '$1 have'],
  [/\b(i|we|you|they|he|she|it|that)['’`´]ll\b/g, '$1 will'],
  [/\bi['’`´ ]?m\b/g, 'i am'],
  [/\b(we|you|they)['’`´]re\b/g, '$1 are'],
  [/\b(i|we|you|they|he|she)['’`´]d\b/g, '$1 would'],
  [/\b(it|that|there|what|he|she|who|where|here)['’`´]s\b/g, '$1 is'],
  [/\b(gibt|geht|hat|ist|war|wie|was)['’`´]s\b/g, '$1 es'],
  [/['’`´]s\b/g, 's'],
  [/['’`´]/g, ''],
  [/&|\+/g, ' and '],
  [/(?<=[a-z]) n (?=[a-z]{3})/g, ' and '],
  // At the beginning: a list behind a colon would be a sentence without it. 'Out of my fridge: eggs' says another thing.
  [
    /(?<=^\s*|[.!?;\n]\s+)(?:(?:my|our|mein|unser) )?(?:fridge|freezer|pantry|cupboard|larder|kuhlschrank|kuehlschrank|vorratsschrank|gefrierfach|speisekammer)(?: has| contents?| inhalt)? ?: /g,
    'in the fridge i have ',
  ],
  [/(\d+) ?% ?/g, '$1 percent '],
  [/\b(?:0|zero|0 percent|null)(?= [a-z])/g, 'no'],
  [/\bhab\b/g, 'habe'],
  [/\bkoennte\b/g, 'konnte'],
  // As it is spoken, from Zurich to Berlin. What is a word of English or of a kitchen, too ('keen on', 'pad ka prao'), only behind a German one.
  [/\b(?:kei|keis|keini|keim|keene[nmrs]?|koa|koane?[nmrs]?|kane)\b/g, 'keine'],
  [new RegExp(`${behindGerman}(?:kee|keen|ka)\\b`, 'g'), 'keine'],
  [new RegExp(`${behindGerman}(?:ned|net|nod|noed|nid|nit)\\b`, 'g'), 'nicht'],
  [/\bvertr(?:ait|aeit|eit|oit|acht|aacht)\b/g, 'vertragt'],
  [/\bvertra+ch\b/g, 'vertrage'],
  [/\bvon (?:irgend)?(?:einem|keinem|welchen|irgendwelchen) tier(?:en)?\b/g, 'vom tier'],
  // Who is dry drinks no alcohol.
  [/\bnon[ -]?drink(?:ing|ers?)\b/g, 'teetotal'],
  [/\bseit (?:\w+ ){1,3}?trocken\b|\btrocken seit\b/g, 'abstinent'],
  [
    /\b(?:do|does|did|will) not (?:really |usually |actually )?drink(?= ?(?:at all|any ?more|[,.;!?)]|$|and\b|but\b|or smoke|because|since|for|so\b))/g,
    'is teetotal',
  ],
  [
    /\b((?:none|neither|not one) of (?:us|them)|nobody|no one|no body)( (?:\w+ ){0,3}?)drinks?(?= ?(?:at all|here|[,.;!?)]|$|and\b|so\b))/g,
    '$1$2 is teetotal',
  ],
  [
    /\btrink(?:t|en|e) (?:(?:bei|von) uns |hier |da |alle |beide |ja |generell |grundsatzlich )*(?:keiner|niemand|keine von uns|gar nicht|nicht|nichts|nie)(?= ?(?:mehr|[,.;!?)]|$|und\b|weil\b|also\b))/g,
    'sind abstinent',
  ],
  [/\b(keiner|niemand|keine von uns)( (?:\w+ ){0,3}?)trinkt(?= ?(?:[,.;!?)]|$|und\b|also\b))/g, '$1$2 sind abstinent'],
  [
    /\bis (?=(?:am|der|das|denn|ein|eine|mir|des|do|net|ned|nid|echt|eigentlich|milder|scharfer|schaerfer|salziger|susser|suesser|saurer)\b)/g,
    'ist ',
  ],
  [/\b(mag|mog|hab|habe|will|kann|darf|ess|esse|vertrag|find|hatt|haett|bin) i\b/g, '$1 ich'],
  // Of flour by its name alone.
  [/\bmehlspeis(?:e|en|erl)?\b/g, 'nachspeise'],
  // Who does not know what to do with it.
  [/\b(?:with )?(?:absolutely )?no (?:clue|idea|plan)\b(?= (?:what|how|where|when|why)\b)/g, 'unsure'],
  [/\b(?:absolut )?(?:keine? (?:ahnung|plan|idee)|null plan)(?= (?:was|wie|wo|womit|wann|wofur)\b)/g, 'unsicher'],
  // 'Nix, was eine Mutter hatte': one phrase.
  [/\b(?:nix|nigs|nuscht|nischt)(?: mehr)? ?,? (?=(?:was|wo|das|mit)\b)/g, 'nichts '],
  [/\b(nothing|anything|nichts|alles|everything) ?, (?=(?:that|which|was|wo|das)\b)/g, '$1 '],
  [/\bohni\b/g, 'ohne'],
  [/\b(?:oppis|oeppis)\b/g, 'etwas'],
  [/\b(?:isch|ischt)(?= (?:im|i|da|do|des|das|e|en|a)\b)/g, 'ist'],
];

/** 'V' is said on menus, 'v' for 'very'. */
const menuMarks: readonly (readonly [RegExp, string])[] = [
  [/(^|[\s(/,])V(?=$|[\s)/,.!?;:])(?!\s(?:nice|good|spicy|hungry|sweet|hot|sour|much))/g, '$1vegetarian'],
  [/\(v\)/g, '(vegetarian)'],
  [/\bv (?=food|dish|dishes|option|options|meal|meals|curry|recipes?\b)/g, 'vegetarian '],
  [/(^|[\s(/,])(?:VE|Ve)(?=$|[\s)/,.!?])/g, '$1vegan'],
  [/\(ve\)/g, '(vegan)'],
  [/(^|[\s(/,])SF(?=$|[\s)/,.!?])/g, '$1soy free sugar free'],
];

/** Words whose letters only look like Latin ones, as these: 'pеanut' with a Cyrillic е is heard as it is seen. */
function withLatinLetters(folded: string): string {
  return isPlain(folded)
    ? folded
    : folded.replace(/[\p{L}\p{M}]+/gu, (word) => {
        const seen = isPlain(word) ? word : bareLetters(word);
        return isPlain(seen) ? seen : word;
      });
}

export interface FoldedSentence {
  readonly words: readonly string[];
  /** Ends with a question mark. */
  readonly isQuestion: boolean;
}

/**
 * What somebody wrote as sentences of folded words, a comma being a word of its own: 'I can’t have nuts, w/o milk!' is
 * [['i', 'can', 'not', 'have', 'nuts', ',', 'without', 'milk']].
 */
export function foldedSentences(text: string): readonly FoldedSentence[] {
  const marked = menuMarks.reduce(
    (written, [mark, word]) => written.replace(mark, word),
    text.replace(picture, (one) => ` ${pictures[one] ?? ''} `),
  );
  const written = short.reduce(
    (plain, [pattern, long]) => plain.replace(pattern, long),
    withLatinLetters(foldText(marked.replace(/\n/g, ' . '))),
  );
  return matchesIn(written, /([^.!?;:…]+|[.!?;:…](?!\s|$|[.!?]))+([.!?;:…]*)/g)
    .flatMap(([whole]) => whole.split(/\s[-–—]+\s/))
    .map((sentence) => ({
      words: sentence
        .replace(/[,/|()[\]]+/g, ' , ')
        .replace(/[^\p{L}\p{N}\p{M},]+/gu, ' ')
        .trim()
        .split(/ +/)
        .filter((word) => word !== ''),
      isQuestion: sentence.includes('?'),
    }))
    .filter(({ words }) => words.length > 0);
}
