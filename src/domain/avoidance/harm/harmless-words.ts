/*
 * What speaks of harm by its words, and of none by what it says, in sentences of folded words joined by spaces.
 */

const disclaimers: readonly RegExp[] = [
  /\b(?:i |we |she |he |they )?(?:have|has|got|with)? ?(?:no|zero) (?:\w+ )?(?:food )?(?:allergies|allergy|intolerances?|dietary \w+|restrictions)\b(?! (?:except|besides|other than|but|apart))/g,
  /\bnot (?:be )?(?:allergic|intolerant|sensitive) to (?:anything|nothing|any of it)\b/g,
  /\b(?:keine|keinerlei) (?:\w+ )?(?:lebensmittel)?(?:allergien?|unvertrae?glichkeit(?:en)?|intoleranz(?:en)?)\b(?! (?:ausser|gegen|bis auf))/g,
];

const tastes = 'spicy|hot|sweet|sour|bitter|salty|heavy|greasy|fatty|rich|slimy|mushy|chewy|crunchy|fishy';
/** What follows a taste that is spoken of by itself: 'can't do sweet, any snack', and not 'can't eat sweet potatoes'. */
const byItself =
  '(?: (?:foods?|things?|stuff|dishes|meals)\\b|(?= (?:\\.|something|anything|what|which|any|and|but|so|please|for|dinner|lunch|breakfast|supper|snacks?|desserts?|ideas?|suggest|recommend|give|show|in|at|for|on|i|we|he|she|can|could|today|tonight|now|at all|anymore|either|though)\\b)|(?= \\.)|$)';
const germanTastes = '(?:scharf|suss|suess|sauer|saur|bitter|salzig|schwer|fettig|schleimig)(?:e[mnrs]?)?';

const veryHot =
  '(?:habaneros?|tabasco|sriracha|ghost peppers?|scotch bonnets?|carolina reapers?|bhut jolokia|vindaloo|hot sauces?|wasabi)';

/** How much heat somebody can take, told by something very hot: 'habanero kills me', 'bei Tabasco habe ich Tränen in den Augen'. */
const toldOfHeat: readonly RegExp[] = [
  `${veryHot} (?:(?:always|already|just|really|absolutely|would|will) )*(?:kills?|destroys?|murders?|wrecks?|finish(?:es)?|defeats?|ends|slays?|makes?) (?:me|us|him|her|my (?:tongue|mouth))\\b(?: (?:cry|sweat|tear up|weep))?(?! (?:sick|ill|swell|itch|break|come|throw|vomit))`,
  `(?:(?:always |usually )?ends? up )?(?:tears?|tearing up|cry|crying|weep\\w*|sweat\\w*) (?:from|with|at|over) (?:all )?(?:the )?(?:${veryHot}|chill?i(?:e?s)?|heat|spices?)`,
  `(?:bei|von|vom|nach) ${veryHot} (?:(?:schon|immer|sofort|gleich|echt) )*(?:tranen|traenen)(?: in den augen)?`,
  `(?:bei|von|vom|nach) ${veryHot} (?:(?:schon|immer|sofort|gleich|echt|ich) )*(?:heule|weine|schwitze|sterbe)\\b`,
].map((words) => new RegExp(`\\b${words}`, 'g'));

/** What others say of a food, and nothing else: 'is surströmming really that bad'. Over folded text; the group names the food. */
export const saidToBeBad = {
  en: /^(?:is|are) (\w+(?: \w+){0,2}?) (?:really|actually|truly) (?:that|so|as) (?:bad|awful|terrible|horrible|gross|disgusting|vile)(?: or (?:is|are) (?:it|that|they|this) (?:just |only )?(?:hype|youtube|a myth|exaggerated|overhyped|internet hype|tiktok))?$/,
  de: /^(?:alter |digga )?(?:ist|sind|schmeckt|schmecken|riecht) (\w+(?: \w+){0,2}?) (?:wirklich|echt|tatsachlich|tatsaechlich) so (?:schlimm|eklig|ekelhaft|furchtbar|schrecklich|gruselig)(?: oder (?:ist das|is das|ist es) (?:nur |bloss )?(?:youtube|gerede|ubertrieben|uebertrieben|tiktok|hype))?$/,
} as const;

/** Nobody is harmed by what this says. */
const harmless: readonly RegExp[] = [
  // Of a taste that somebody cannot take less is offered, and no ingredient harms.
  new RegExp(
    `\\b(?:(?:can|could|do|does|did|will|would|may|must|should) not (?:\\w+ )?(?:eat|have|do|handle|stand|take|tolerate|stomach)|(?:scared|afraid) of) (?:(?:anything|something|any|too|very|so|that|overly|really|much) )*(?:${tastes})${byItself}`,
    'g',
  ),
  new RegExp(
    `\\b(?:(?:vertrage|vertragt|vertraegt|vertragen|kann|darf|angst vor) (?:\\w+ ){0,2}?(?:nichts?|nix|nigs|keine?[mnrs]?) (?:(?:zu|so|sehr|all zu|allzu) )?${germanTastes}(?: essen)?|angst vor ${germanTastes}|${germanTastes}(?: essen)? (?:vertrage|vertragt|vertraegt|kann|darf) (?:ich|er|sie|wir|(?:mein|unser)\\w* \\w+) (?:\\w+ )?(?:nicht|schlecht|kaum)(?: essen)?)(?= |$)`,
    'g',
  ),
  /\b(?:which|what|welche\w*|any|list|its|the) allergene?s?\b(?! (?:free|frei))/g,
  // Safe for whoever takes little heat is what is mild.
  /\b(?:finds?|thinks?|says?) (?:everything|most (?:things|foods?|dishes)|it all|anything|all of it) (?:is )?(?:(?:way|far|much) )?too (?:spicy|hot)\b.*?\bsafe\b(?: for (?:her|him|them|me|us))?/g,
  /^allergene?s? (?:in|of|for|bei|von|im)\b/g,
  ...disclaimers,
  ...toldOfHeat,
  /\bno longer (?:allergic|intolerant)(?: to)?\b|\bnot (?:be )?(?:allergic|intolerant|sensitive) to\b/g,
  /\bnicht allergisch(?: gegen)?\b/g,
  /\bno (?:problem|problemo|sweat|bother)\b(?! (?:with|but))/g,
  /\bno (?:problems?|issues?|trouble) with\b|\bkeine? probleme? mit\b/g,
  /\b(?:can ?not|can t|cant) (?:stand|bear)\b/g,
  // English gives it; in German it is poison.
  /\b(?:an?|the|my|his|her|our|their|this|that|birthday|christmas|wedding|nice|lovely|little) gift\b(?! (?:fur|fuer)\b)|\bgift (?:from|for|idea|shop|card|basket)\b/g,
  ...Object.values(saidToBeBad),
  /\b(?:wo |bei dem |bei der |dass )?man (?:sich )?(?:richtig )?das gesicht verzieht\b(?! danach)/g,
  // What tea and quince do to a mouth.
  /\b(?:leaves?|left|makes?|made) (?:(?:it|me|you|him|her|with) )?(?:an?|my|your|the|his|her|whole) (?:whole )?mouth (?:(?:all|so|feel|feeling|very|a bit) )*(?:dry|drier|puckere?d?|watering?|fresh|clean)\b/g,
  /\bthe (?:very |mere )?(?:thought|idea) of (?:\w+ ){1,5}makes (?:me|us) want to (?:cry|scream|melt|weep)\b/g,
  // 'Which of them do not have any' asks for foods.
  /\b(?:which|what) (?:\w+ ){1,3}(?:do|does) not have (?:any|it)\b/g,
  /\bsore throat\b|\bthroat (?:is|feels) (?:so |very |really )?sore\b|\b(?:for|with) an? (?:sick|ill) (?:person|friend|child|kid)\b|\b(?:ich (?:will|mochte|moechte|suche|hatte gern|haette gern)|gib mir) (?:essen|etwas|was) (?:das|was) (?:\w+ ){0,2}?(?:prickelt|bitzelt|kribbelt) auf der zunge\b|\b(?:prickelt|bitzelt) auf der zunge\b|\b(?:etwas|was|essen|gericht) das auf der zunge (?:prickelt|bitzelt|kribbelt)\b|\b(?:spice|heat|chill?i) toleran\w*|\btoleran\w* (?:for|to|of) (?:heat|spice|chill?i)\w*/g,
  // How hot it may be, and what it does on the tongue.
  new RegExp(
    `\\bdarf (?:(?:gern|gerne|ruhig|schon|auch) )*${germanTastes} sein\\b|\\bnicht mehr als (?:mittel\\w*|leicht|mild)\\b`,
    'g',
  ),
  /\b(?:zergeht|zergehen|zerlauft|zerlaeuft|zerlaufen|schmilzt|schmelzen)\b(?: (?:einem|mir|dir|uns|so|richtig|formlich|foermlich|fast))* (?:auf der zunge|im mund|i am mund)\b/g,
  // Who can take it hot: 'ich vertrag schon scharf'.
  new RegExp(
    `\\bvertrag(?:e|t|en)? (?:(?:ich|er|sie|wir|schon|gut|ziemlich|recht|auch|echt|richtig|viel|einiges an|ordentlich) )+${germanTastes}\\b(?! nicht)`,
    'g',
  ),
  /\bhidden (?:gems?|treasures?)\b|\bswell\w* (?:with|of) flavou?rs?\b/g,
  /\bsafe to assume\b|\bjust to be safe\b|\bto die for\b|\bdying (?:for|to)\b|\bsicher(?:lich)? (?:lecker|gut|auch)\b|\bganz sicher\b|\bwith grains?\b/g,
];

/** Without what says that there is nothing to avoid: 'no allergies here'. */
export function withoutDisclaimers(text: string): string {
  return disclaimers.reduce((plain, words) => plain.replace(words, ' '), text);
}

/** Without what tells how much heat somebody can take. */
export function withoutToldHeat(text: string): string {
  return toldOfHeat.reduce((plain, words) => plain.replace(words, ' '), text);
}

/** Without all of which nobody is harmed. */
export function withoutHarmless(text: string): string {
  return harmless.reduce((plain, words) => plain.replace(words, ' '), text);
}
