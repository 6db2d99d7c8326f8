/** What speaks of harm, in sentences of folded words joined by spaces: then nothing that is named is taken as asked for (R29). */
const harm = new RegExp([
  // English
  '\\ball?erg\\w*', '\\balerg\\w*', '\\ballegi\\w*', '\\ballgerg\\w*', '\\binto?ll?era?n\\w*', '\\banaph?[iy]?l\\w*', '\\banna?ph[iy]l\\w*', '\\bepi ?pens?\\b', '\\bepis?\\b', '\\breact(?:s|ed|ing|ions?|ive)?\\b', '\\bsensi(?:tiv|tis|tiz)\\w*', '\\bhives?\\b', '\\bitch\\w*', '\\brash(?:es)?\\b', '\\bswell\\w*', '\\bswollen\\b',
  '\\bthroat\\b', '\\btongue\\b', '\\bbreathe?\\b', '\\bbreathing\\b', '\\bwheez\\w*', '\\basthma\\w*', '\\beczema\\b', '\\bsick\\b', '\\bill(?:ness)?\\b', '\\bnause\\w*', '\\bvomit\\w*', '\\b(?:throw|threw|throws|throwing|thrown) up\\b', '\\bpuk\\w+', '\\bdiarrh\\w*', '\\bthe runs\\b', '\\bbloat\\w*', '\\bcramps?\\b', '\\bgassy\\b', '\\bfart\\w*',
  '\\b(?:stomach|tummy|belly|gut|bowels?) (?:hurts?|ache|aches|pain|pains|problems?|issues|upset|cramps|will|is|does|can|goes|revolts?)\\b', '\\bupset (?:my |his |her |their )?(?:stomach|tummy)', '\\bibs\\b', '\\bibd\\b', '\\bcroh?ns?\\b', '\\bcolitis\\b', '\\bco?eliac\\w*', '\\bceo?liac\\w*', '\\bmigraines?\\b', '\\bhospital\\w*', '\\bthe er\\b', '\\ba and e\\b', '\\bemergency\\b', '\\bambulance\\b',
  '\\b(?:could|might|may|would|will|nearly|almost|can|literally) (?:literally |actually |easily )?(?:die|died|dies)\\b', '\\bkill(?:s|ed|ing)? (?:me|him|her|them|us|my)\\b', '\\b(?:not|i|he|she|they|we|wife|husband|son|daughter|kid|literally) die[sd]?\\b', '\\bto die\\b', '\\b(?:me|him|her|us) dead\\b', '\\bdeath\\b', '\\bdeadly\\b', '\\blethal\\b', '\\bfatal\\b', '\\bpoison\\w*', '\\btoxic\\b', '\\bdoctors?\\b', '\\bmy gp\\b', '\\bdiet(?:it|ic)ian\\w*', '\\bnutritionist\\b', '\\ballergist\\b', '\\bdiagnos\\w*', '\\bcross ?contamin\\w*', '\\btraces?\\b', '\\bmay contain\\w*',
  '\\bavoid\\w*', '\\bsteer (?:me |us )?clear\\b', '\\bstay(?:ing)? away\\b', '\\bkeep (?:me |us |him |her )?away\\b', '\\bcareful\\b', '\\b(?:un)?safe(?:ly|ty)?\\b', '\\bdanger\\w*', '\\brisk\\w*', '\\bharm(?:s|ful|ed)?\\b', '\\b(?:it|they|that|which|always|really|stomach) hurts?\\b', '\\bdisagrees?\\b', '\\bagrees? with (?:me|him|her|us|them)\\b', '\\bdigest\\w*', '\\btolera\\w*', '\\bworr(?:y|ied|ies)\\b', '\\bscared\\b', '\\bafraid\\b',
  '\\b(?:can|could|may|must|should|do|does|did|will|would) not (?:\\w+ )?(?:eat|have|do|stomach|digest|handle|stand|process|touch|consume|take|go near|be around)\\b', '\\b(?:can|must|may|should) (?:never|no longer|hardly) (?:\\w+ )?(?:eat|have|touch)', '\\bnot (?:be )?(?:allowed|supposed|able)\\b', '\\boff limits\\b', '\\bforbid\\w*', '\\bbanned\\b', '\\bno go\\b', '\\bnono\\b', '\\bno nos?\\b',
  '\\bmakes? (?:me|him|her|us|them|my \\w+) (?!happy|smile|hungry|drool|feel good)', '\\bgives? (?:me|him|her|us|them|my \\w+) (?:the )?(?:headaches?|migraines?|cramps?|gas|wind|runs|rash|hives|spots|acne|heartburn|reflux|pain|trouble|grief|problems?|bad|terrible|awful|horrible|belly|stomach|tummy)', '\\b(?:problems?|trouble|issues?|bad|badly|reaction) with\\b', '\\bset(?:s)? (?:me|him|her) off\\b', '\\btrigger\\w*', '\\bdeathly\\b', '\\bflare\\w*', '\\bacne\\b', '\\bheartburn\\b', '\\breflux\\b',
  '\\b(?:hates?|loathes?|dislikes?|detests?|despises?|can not stand|not stand) (?:it|them|that|those|this|these)\\b', '\\b(?:yuck|yucky|gross|ew|eww+|ewww|disgusting|vile|barf)\\b', '\\bmedic\\w*', '\\bantihistamine\\w*', '\\bbenadryl\\b', '\\bsymptoms?\\b', '\\bcontaminat\\w*', '\\bexposure\\b', '\\bairborne\\b', '\\bpasse[sd]? out\\b', '\\bfaint(?:s|ed)?\\b', '\\bblack ?out\\b', '\\bcollaps\\w*', '\\bban(?:s|ned)?\\b', '\\bhidden\\b', '\\bfree from\\b', '\\blabels?\\b', '\\benem(?:y|ies)\\b', '\\bdevil\\b', '\\bevil\\b', '\\bnemesis\\b', '\\b(?:not|never) (?:friends|get along)\\b', '\\bdoes a number\\b', '\\bwrecks?\\b', '\\bruins?\\b', '\\bregret\\b', '\\bpay for it\\b',
  // German
  '\\b\\w*allerg\\w*', '\\b\\w*alergi\\w*', '\\b\\w*unvertrae?g\\w*', '\\b\\w*intoleran\\w*', '\\banaphyla\\w*', '\\ballergieschock\\b', '\\bzoe?li\\w*', '\\breagier\\w*', '\\breaktion\\w*', '\\bempfindlich\\w*', '\\bvertrag\\w*', '\\bvertrae?g\\w*', '\\bbekommt (?:mir|ihm|ihr|uns|nicht)\\b', '\\bbekommen (?:mir|ihm|ihr|uns) nicht\\b', '\\bschlecht (?:von|bei|auf)\\b', '\\b(?:wird|wurde) (?:mir|ihm|ihr|uns) (?:\\w+ )?(?:schlecht|ubel|uebel)\\b', '\\bubel(?:keit)?\\b', '\\buebel(?:keit)?\\b', '\\berbrech\\w*', '\\bkotz\\w*', '\\bdurchfall\\b', '\\bblae?h\\w*', '\\bkrae?mpfe?\\b', '\\bbauch(?:weh|schmerz\\w*|krampf\\w*|grimmen)\\b', '\\bmagen(?:schmerz\\w*|probleme?|krampf\\w*|verstimmung)\\b',
  '\\bausschlag\\b', '\\bhautausschlag\\b', '\\bnesselsucht\\b', '\\bquaddeln\\b', '\\bjuck\\w*', '\\bschwillt\\b', '\\bschwell\\w*', '\\bgeschwollen\\w*', '\\banschwell\\w*', '\\batem\\w*', '\\bluft\\b', '\\bnotarzt\\b', '\\bnotaufnahme\\b', '\\bnotfall\\w*', '\\bkrankenhaus\\b', '\\barzt\\b', '\\bae?rztin\\b', '\\bkrank\\w*', '\\bsterbe\\w*', '\\btodlich\\b', '\\btoedlich\\b', '\\bumbring\\w*', '\\bgift\\w*', '\\bgefae?hr\\w*', '\\bspuren\\b', '\\bmeid\\w*', '\\bvermeid\\w*', '\\bverzicht\\w*', '\\bsicher(?:e[mnrs]?)?\\b', '\\bunbedenklich\\w*', '\\bbedenkenlos\\b',
  '\\bdarf\\b.*\\b(?:nicht|keine?[mnrs]?|nix)\\b', '\\bkann\\b.*\\b(?:nicht|keine?[mnrs]?|nix)\\b.*\\b(?:essen|vertragen|ab)\\b', '\\bverboten\\w*', '\\btabu\\b', '\\bmacht? (?:mir|mich|ihm|uns) (?:\\w+ )?(?:probleme?|krank|fertig|zu schaffen|bauchweh|schlecht)\\b', '\\bmachen (?:mir|mich|ihm|uns)\\b', '\\bproblem(?:e|en)? (?:mit|bei)\\b', '\\bschmerz\\w*', '\\bmigrae?ne\\b', '\\bkopfweh\\b', '\\bkopfschmerz\\w*', '\\bhasse (?:es|das|die|sie)\\b', '\\b(?:igitt|bah|pfui|ekl\\w*|ekel\\w*|wuerg|wurg)\\b', '\\bsod ?brennen\\b', '\\bpickel\\b', '\\bneurodermitis\\b', '\\bnotfall(?:set|spritze|pen)\\b', '\\bvorsichtig\\b', '\\baufpassen\\b', '\\bangst\\b', '\\bschlimm\\w*', '\\bnicht bekomm\\w*', '\\btut (?:mir|ihm|ihr|uns) nicht gut\\b', '\\brumor\\w*',
].join('|'));

const disclaimers: readonly RegExp[] = [
  /\b(?:i |we |she |he |they )?(?:have|has|got|with)? ?(?:no|zero) (?:\w+ )?(?:food )?(?:allergies|allergy|intolerances?|dietary \w+|restrictions)\b(?! (?:except|besides|other than|but|apart))/g,
  /\bnot (?:be )?(?:allergic|intolerant|sensitive) to (?:anything|nothing|any of it)\b/g,
  /\b(?:keine|keinerlei) (?:\w+ )?(?:lebensmittel)?(?:allergien?|unvertrae?glichkeit(?:en)?|intoleranz(?:en)?)\b(?! (?:ausser|gegen|bis auf))/g,
];

/** Nobody is harmed by what this says. */
const harmless: readonly RegExp[] = [
  /\b(?:which|what|welche\w*|any|list|its|the) allergene?s?\b(?! (?:free|frei))/g,
  ...disclaimers,
  /\bno longer (?:allergic|intolerant)(?: to)?\b|\bnot (?:be )?(?:allergic|intolerant|sensitive) to\b/g,
  /\bnicht allergisch(?: gegen)?\b/g, /\bno (?:problems?|issues?|trouble) with\b|\bkeine? probleme? mit\b/g, /\bsafe to assume\b|\bjust to be safe\b|\bto die for\b|\bdying (?:for|to)\b|\bsicher(?:lich)? (?:lecker|gut|auch)\b|\bganz sicher\b|\bwith grains?\b/g,
];

/** Without what says that there is nothing to avoid: 'no allergies here'. */
export function withoutDisclaimers(text: string): string {
  return disclaimers.reduce((plain, words) => plain.replace(words, ' '), text);
}

/** Speaks of an allergy: without saying to what, nothing can be offered. */
const allergy = /\b\w*all?erg\w*|\balerg\w*|\binto?ll?era?n\w*|\bunvertrae?g\w*|\banaph?[iy]?l\w*|\bepi ?pens?\b/;

export function withoutHarmless(text: string): string {
  return harmless.reduce((plain, words) => plain.replace(words, ' '), text);
}

/** @param text without what is harmless */
export function speaksOfHarm(text: string): boolean {
  return harm.test(text);
}

/** @param text without what is harmless */
export function speaksOfAllergy(text: string): boolean {
  return allergy.test(text);
}
