import { allowedEdits, editDistance } from '#domain/search/edit-distance.ts';
import { isOrdinaryWord } from '#domain/avoidance/wording/ordinary-words.ts';
import { relative, verwandte } from '#domain/avoidance/wording/people-words.ts';
import { ailmentSaid, medicineSaid } from './medical-words.ts';
import { pregnancySaid } from './pregnancy-words.ts';
import { dialysisSaid, treatmentSaid } from './treatment-words.ts';

/** States of health for which foods state little or nothing. */
export const healthMatters = [
  'pregnancy',
  'infants',
  'gout',
  'kidneys',
  'medicines',
  'diabetes',
  'histamine',
  'immunity',
  'fructose',
  'animals',
  'other',
] as const;
export type HealthMatter = (typeof healthMatters)[number];

/** Diabetes, and how people speak of it: 'mein Papa hat Zucker', 'her sugar is through the roof'; not the sugar that somebody has at home. */
const sugarSaid = new RegExp(
  [
    /\bdiabet\w*|\bpre ?diabet\w*|\bblood sugar\b|\bsugar (?:\w+ ){1,4}?(?:numbers|levels|readings?)\b|\b(?:numbers|levels|readings) (?:\w+ ){0,4}?sugar\b|\bglucose\b|\bglyc(?:a?emi)\w*|\b(?:type|typ) (?:1|2|one|two|i|ii)\b|\bt1d\b|\bt2d\b|\bhba1c\b|\bzuckerkrank\w*|\bblutzucker\w*|\blangzeitzucker\w*|\b(?:spritzt|spritze) (?:sie|er|mama|papa|oma|opa|sich|jetzt|nun|wieder|ich|insulin)\b|\binjects?(?: herself| himself)?\b|\binsulin\w*|\bdiabetiker\w*/
      .source,
    `\\b(?:my|our|his|her) ${relative}s? (?:(?:has|have) (?:got )?|got )(?:the |bad |high |a touch of )?sugars?\\b(?! (?:in|at|left|and|so|what)\\b)`,
    String.raw`\b(?:my|his|her|our|(?!(?:this|is|as|does|was|has|its|less|plus)\b)\w+s) (?:blood )?sugars? (?:is|are|was|were|has been|have been) (?:\w+ ){0,2}?(?:roof|high|up|low|off|bad|over the place)\b`,
    // 'Tante Erna hat Zucker', and 'mein Papa hat Zucker und muss aufpassen'.
    `\\b(?:(?:mein|unser|der|die|das|sein|ihr)\\w* ${verwandte}|${verwandte} [a-z]+) (?:hat|haben)(?: es| s)? (?:seit \\w+ )?(?:(?:leicht|schon|hohen|mit dem|mit|auch|den) )*zucker\\b(?! (?:im|in|da|zuhause|daheim|gekauft|mitgebracht|und (?!(?:muss|musste|darf|kann|soll|ist|isst|spritzt|misst|will|mag|braucht)\\b))\\b)`,
    // 'Ich hab Zucker' and no more: who has it at home says what else.
    `(?:^|\\. )(?:(?:und|also|ja|aber) )?(?:ich (?:habe?|hab)|(?:habe?|hab) ich|(?:er|sie|${verwandte}) hat|(?:wir|beide) haben) (?:(?:leider|auch|jetzt|halt|schon|ja|seit \\w+|bekommen) )*zucker(?= \\.|$)`,
    `\\b${verwandte} (?:hat|haben)(?: es| s)? mit dem zucker\\b`,
    '\\b(?:pricks?|pricking|pricked) (?:his|her|my|their) (?:finger|thumb)s?\\b|\\bfinger ?pricks?\\b|\\b(?:sich|mich) (?:vorm|vor dem|vor jedem|zum) (?:essen )?(?:piksen|pieksen|spritzen|stechen)\\b',
  ].join('|'),
);

/** By sentences of folded words joined by spaces, without marks. */
const signs: Readonly<Record<HealthMatter, RegExp>> = {
  pregnancy: pregnancySaid,
  infants:
    /\binfants?\b|\bnew ?borns?\b|\btoddlers?\b|\bweaning\b|\bbaby led\b|\bblw\b|\b(?:baby|babies|babys)\b(?! (?:corn|spinach|carrots?|back|potato\w*|leaf|leaves|octopus|squid|shower|bok|new|kale|mais|spinat))|\b\d+ ?(?:months?|mos?|mths?|wks?|weeks?|monate?n?|wochen)(?: old| alt\w*)?\b(?! (?:pregnant|along|ago|schwanger))|(?<!\b(?:for|in|after|last|past|every|took|the|seit|nach|vor|fast|alle) )\b(?:four|five|six|seven|eight|nine|ten|eleven|fifteen|eighteen|vier|funf|fuenf|sechs|sieben|acht|neun|zehn|elf|achtzehn) (?:months?|monate?n?)\b(?! (?:pregnant|along|ago|later|in|abroad|schwanger|spater|lang))|\b(?:one|two|1|2|1 5) ?(?:years?|yrs?|yr|yo|y)(?: old| o)\b|\b1 ?yo\b|\b2 ?yo\b|\bsae?ugling\w*|\bkleinkind\w*|\bbeikost\b|\b(?:ein|zwei|eineinhalb|1|2)jae?hrige?[rnsm]?\b|\bunter (?:einem|1) jahr\b|\bfinger food for (?:my|the) (?:little|baby)/,
  gout: /\bgout\w*|\buric acid\b|\bpurines?\b|\bpurin\w*|\bgicht\w*|\bharnsae?ure\w*/,
  kidneys: new RegExp(
    `${/\bkidneys?\b(?! beans?)|\brenal\b|\bdialys\w*|\bckd\b|\bpotassium\b|\bphosph\w*|\bnieren\w*|\bkalium\w*/.source}|${dialysisSaid.source}`,
  ),
  medicines: medicineSaid,
  diabetes: sugarSaid,
  histamine:
    /\bhistamin\w*|\bdao ?sin\b|\bdao (?:mangel|deficien\w*|low|(?:enzyme )?(?:capsules?|kapseln?|tablets?|tabletten?|pills?|pillen|supplements?|enzymes?|enzym))|(?:take|takes|taking|nehme?|nimmt) dao|\bmcas\b|\bmast ?cell\w*|\bmastzell\w*|\bmasto[zc]yt\w*/,
  immunity:
    /\bimm?uno?\w*|\bweak(?:ened)? immune\b|\bchemo\w*|\bcancer\b|\btransplant\w*|\bneutropeni\w*|\blisteria\b|\bhiv\b|\bkrebs(?:krank\w*|therapie|patient\w*|behandlung)\b|\bhabe krebs\b|\bbestrahlung\b/,
  fructose: /\bfru[ck]tose\w*|\bfru[ck]t\w*(?:malabs|intol|unvert)\w*|\bsorbit\w*|\bfruchtzucker\w*/,
  animals:
    /(?<!\bhot )\b(?:dogs?|pupp(?:y|ies)|kittens?|(?<!pussy )cats?|hamsters?|parrots?|pets)\b(?= (?:eat|have|be|get|safe|ok|fine)\b)|\b(?:for|to|my|our|your) (?:dogs?(?! days)|pupp(?:y|ies)|cats?|kittens?|pets?|hamsters?|parrots?)\b|\b(?:mein\w*|unser\w*|fur|fuer|der|die|einem) (?:hund|hunde?n?|welpen?|katze|katzen|kater|haustiere?n?|hamster|papagei)\b|\bfressen\b/,
  other: new RegExp(`${ailmentSaid.source}|${treatmentSaid.source}`),
};

/** Words that are often misspelt, folded. */
const spelt: Readonly<Partial<Record<HealthMatter, string>>> = {
  pregnancy: 'pregnant pregnancy breastfeeding trimester schwanger schwangere schwangerschaft stillzeit',
  infants: 'toddler newborn saeugling kleinkind beikost',
  kidneys: 'dialysis dialyse potassium nierenkrank',
  medicines:
    'warfarin coumadin marcumar xarelto eliquis medication antibiotics antidepressants lithium methotrexate prednisone metformin simvastatin medikamente tabletten blutverduenner antibiotika',
  diabetes: 'diabetes diabetic diabetiker blutzucker zuckerkrank',
  histamine: 'histamine histamin',
  immunity: 'immunosuppressed immunocompromised chemotherapy chemotherapie transplant transplantation immunsuppressiva',
  fructose: 'fructose fruktose',
  other: 'hypertension cholesterol bluthochdruck cholesterin reizdarm',
};
const speltWords = healthMatters.flatMap((matter) =>
  (spelt[matter] ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ matter, word })),
);
const SHORTEST = 6;

/** What of health a text speaks of, also misspelt within the edits that search allows. @param text sentences of folded words, joined by spaces */
export function healthMattersIn(text: string): readonly HealthMatter[] {
  const written = [...new Set(text.split(/[ .]+/))].filter((word) => word.length >= SHORTEST && !isOrdinaryWord(word));
  const misspelt = new Set(
    speltWords.flatMap(({ matter, word }) =>
      written.some((one) => one[0] === word[0] && isNear(one, word)) ? [matter] : [],
    ),
  );
  return healthMatters.filter((matter) => signs[matter].test(text) || misspelt.has(matter));
}

function isNear(written: string, word: string): boolean {
  const most = Math.min(allowedEdits(written), allowedEdits(word));
  return editDistance(written, word, most) <= most;
}
