import { englishAskedAspects, germanAskedAspects } from './asked-aspects.ts';
import { englishEverydayPhrases, germanEverydayPhrases } from './everyday-phrases.ts';
import { germanCountries } from './german-countries.ts';
import { englishSideRemarks, germanSideRemarks } from './side-remarks.ts';
import { englishTalkedAround } from './talked-around.ts';
import { englishToldSituations, germanToldSituations } from './told-situations.ts';
import { englishWhetherHeld, germanWhetherHeld } from './whether-held.ts';
import { germanPattern, type Rewriting } from '#domain/assistant/words/german-pattern.ts';

/** Who knows that alone, and is to get to know more. */
const more =
  '(?:new|different|else|others?|instead|adventurous|beyond|expand|next|broaden|try|suggest|recommend|neu\\w*|ander\\w*|noch|sonst|mal|probier\\w*|erweitern|stattdessen)';

/** What an English question asks of one food, of a kitchen or for somebody, in other words than the rules read. */
export const englishAsksOtherwise: readonly Rewriting[] = [
  ...englishWhetherHeld,
  ...englishSideRemarks,
  ...englishAskedAspects,
  ...englishEverydayPhrases,
  ...englishTalkedAround,
  ...englishToldSituations,
  [
    /^(?:(?:what|how) (?:is|are|about) |describe |explain |tell me about )?(?:the )?(?:smell|aroma|scent|odou?r|fragrance) (?:of|from) (?:an? |the |some )?(.+?)(?: like)?$/,
    'how does $1 smell',
  ],
  [
    /^(?:(?:what|how) (?:is|are|about) |describe |explain |tell me about )?(?:the )?(?:after ?taste|finish) (?:of|from) (?:an? |the |some )?(.+?)(?: like)?$/,
    'what does $1 taste like',
  ],
  // 'Why does coriander taste like soap to some': how it tastes.
  [/^(?:why|how come) (?:does|do|is it that) (.+?) tastes? (?:like|of) [a-z]+\b.*$/, 'what does $1 taste like'],
  // 'My boyfriend only eats burgers': what is like them.
  [
    new RegExp(
      `^(?:(?:so|because|since) )?(?:(?:my|our) \\w+|he|she|they|i|we) (?:(?:really|literally|basically|still|will|would) )*only (?:ever )?(?:eats?|likes?|loves?|wants?|knows?|touch(?:es)?) (?!(?:when|if|at|in|on)\\b)(.+?)(?: (?:lol|haha|sadly|right now|at the moment))?,? (?:how|what|whats|which|any|anything|something|can|could|where|is there)\\b.*\\b${more}\\b.*$`,
    ),
    'something like $1',
  ],
  [
    /^what (?:is|are|gets?|do (?:you|they|people)) (?:(?:usually|typically|normally|traditionally|best) )*(?:served|serve|eaten|eat|eaten up) (?:with|alongside|next to|beside) /,
    'what goes with ',
  ],
  // 'What dim sum should I order': some of it.
  [
    /^(?:what|which) (dim sum|tapas|sushi|mezze|meze|antipasti|street food) (?:should|could|can|do|would|to) ?(?:i|we|you|one)? ?(?:order|try|have|get|eat|pick|choose|start with|recommend|take)\b.*$/,
    'some $1',
  ],
  [
    /^(dim sum|tapas|sushi|mezze|meze|antipasti|street food),? what (?:should|could|can|do|would|to) ?(?:i|we|you|one)? ?(?:order|try|have|get|eat|pick|choose|start with|recommend|take)\b.*$/,
    'some $1',
  ],
  // How hot a day is says nothing of the drink.
  [
    /\b(?:really|very|super|so|extremely|absolutely|quite|pretty|boiling|scorching|sweltering|freezing|bitterly) (?=(?:hot|warm|cold|chilly|rainy|grey|gray|humid|sticky|dark) (?:summer |winter |autumn |spring )?(?:day|days|night|evening|weather|morning|afternoon)\b)/g,
    '',
  ],
  // 'Is there something similar that is not so sticky', of what was told.
  [
    /^(?:(?:is|are) there|do you (?:have|know)|have you got|got|what about|any(?:thing)?|can you suggest)(?: an?| any| some)? ?(?:something|anything|ones?|alternatives?)? ?(?:similar|like (?:it|that)|alternatives?),? (?:that|which|but|and|only|just) (?:(?:is|are|tastes?) )?(?=\w)/,
    'something similar but ',
  ],
];

/** The same in German. */
export const germanAsksOtherwise: readonly Rewriting[] = [
  ...germanCountries,
  ...germanSideRemarks,
  ...germanAskedAspects,
  ...germanEverydayPhrases,
  ...germanToldSituations,
  ...germanWhetherHeld,
  [germanPattern('^was (?:riecht|duftet) (?:denn |alles |so )*nach (?:dem |der )?(\\w+)$'), 'etwas mit $1'],
  // 'Apfelstrudel mit was dazu, Vanillesauce oder Sahne'.
  [germanPattern('^(.+?) mit was(?: (?:dazu|denn|eigentlich))*(?:,? .+ oder .+)?$'), 'was passt zu $1'],
  [
    germanPattern(
      '^(?:warum|wieso|weshalb) (?:schmeckt|schmecken) (.+?) (?:(?:für|so|manchen|vielen|mir|einigen|leuten) )*nach \\w+\\b.*$',
    ),
    'wie schmeckt $1',
  ],
  [
    germanPattern(
      `^(?:(?:mein|unser|dein)e?[nmr]? \\w+|er|sie|ich|wir) (?:isst|esse|essen|mag|mögen|will|wollen|kennt|kenne|liebt) (?:(?:leider|halt|echt|wirklich|immer|eigentlich) )*nur (.+?),? (?:was|wie|welche[sr]?|etwas|gibt es|hast du|habt ihr|kann|könnte)\\b.*\\b${more}\\b.*$`,
    ),
    'etwas wie $1',
  ],
  [
    germanPattern(
      '\\b(?:richtig|sehr|so|echt|total|super|extrem|wirklich|ganz|brütend) (?=(?:heiße|warme|kalte|kühle|schwüle)[nmrs]? (?:sommer|winter)?(?:tage?|abende?|nächte?|wetter|morgen|nachmittage?)\\b)',
    ),
    '',
  ],
  // 'Gibt es etwas Ähnliches, das nicht so klebrig ist', of what was told.
  [
    germanPattern(
      '^(?:gibt es|hast du|habt ihr|kennst du|haben sie) (?:da |denn |auch |noch )*(?:etwas|was|so etwas|eine? alternative) ?(?:ähnliches)?,? (?:das|was|aber|nur|die|der) (?:aber )?(.+?)(?: ist| sind| schmeckt)?$',
    ),
    'ahnliches aber $1',
  ],
  [
    germanPattern(
      '^(?:.+ )?(?:gibt es )?(?:etwas|was) ähnliches in (mild|scharf|süß|vegan|vegetarisch|leicht|warm|kalt)$',
    ),
    'so etwas aber $1',
  ],
  [germanPattern('^(?:sach|sag) ?(?:ma|mal),? '), ''],
  [
    germanPattern(
      '^(?:könnten|könnt|kannst|können|könntest|könntet) (?:sie|du|ihr) mir (?:bitte )?(?:verraten|sagen),? ob (.+?) (?:eher |mehr )?(?:süß|sauer|säuerlich|salzig|bitter|scharf|mild)(?: ist)? oder .*$',
    ),
    'wie schmeckt $1',
  ],
  [
    germanPattern(
      '^(?:is|ist|sind|schmeckt|schmecken) (?:(?:der|die|das) )?(\\w+(?: \\w+)?) (?:eher |mehr )?(?:süß|sauer|säuerlich|salzig|bitter|scharf|mild|herb) oder (?:eher |mehr )?(?:süß|sauer|säuerlich|salzig|bitter|scharf|mild|herb|nicht)$',
    ),
    'wie schmeckt $1',
  ],
  [
    germanPattern(
      '^(?:falls|wenn) ich (.+?) (?:so |sehr )?(?:liebe|mag|gern esse|gerne esse|toll finde),? (?:gefällt|schmeckt|mag|gefallen|schmecken) (?:mir |ich )?(?:dann )?(?:auch )?(.+?)(?: auch)?$',
    ),
    'vergleiche $1 und $2',
  ],
  [germanPattern('^allergene (?:in|von|bei|im) (.+)$'), 'welche allergene sind in $1'],
  // Was andere von einem Geschmack sagen, wird gefragt.
  [
    germanPattern(
      '^(?:ich )?(?:habe? )?(?:gehört|gelesen),? (?:dass )?(.+?) (?:soll|sollen|schmeckt|schmecken|würde|riecht)(?: angeblich)? (?:nach|wie) .+$',
    ),
    'wie schmeckt $1',
  ],
  [
    germanPattern(
      '^(?:angeblich|man sagt|alle sagen|es heißt|manche sagen),? (?:dass )?(.+?) (?:schmeckt|schmecken) (?:nach|wie) .+$',
    ),
    'wie schmeckt $1',
  ],
  [
    germanPattern(
      '^(?:wir |ich )?(?:kriegen?|bekommen?|haben|habe|erwarten?) (?:\\w+ )?(?:besuch|gäste|freunde|verwandte) aus (?:den |der )?\\w+(?: und)? ',
    ),
    '',
  ],
  [
    germanPattern(
      '^(?:ich|wir) würden? (?:mich|uns) (?:sehr |riesig )?freuen,? wenn (?:sie|du|ihr) (?:mir|uns) (.+?) (?:nennen|empfehlen|vorschlagen|zeigen|sagen) (?:könnten|könntest|könntet|würden|würdest|würdet)$',
    ),
    '$1',
  ],
  [
    germanPattern('^was (?:kann|soll|könnte|darf) (?:ich|man|wir) (?:denn |so )?zu (.+?) trinken$'),
    'was trinkt man zu $1',
  ],
  [
    germanPattern('\\baber satt (?:werden|machen) (?:will|muss|möchte|soll\\w*)(?: (?:ich|wir|es|schon))*'),
    'als hauptgericht',
  ],
  [germanPattern('\\bmit (?:viel )?(?:geschmolzene[mnr]|zerlaufene[mnr]|überbackene[mnr]) käse\\b'), 'käsig und warm'],
  [
    germanPattern('^welche[rsn]? \\w+ kommt (?:dem|ihm|ihr|da|dran) (?:am nächsten|nahe)(?: ran| heran)?$'),
    'was ist so ähnlich',
  ],
];
