import { englishSigns } from './english-signs.ts';
import { germanSigns } from './german-signs.ts';
import { changedBody, harmDoneBy } from './harm-done.ts';

/** Tells that somebody does not like a thing: the inside of an expression. */
const disgust = '\\b(?:yuck|yucky|gross|eww*|disgusting|vile|barf|igitt|bah|pfui|ekl\\w*|ekel\\w*)\\b';

/** The end of any word. To try each word from its beginning, for a hundred sentences, would take most of an answer's time. */
const byAnything = '(?<=\\w)';

/** What speaks of harm, in sentences of folded words joined by spaces: then nothing that is named is taken as asked for (R29). */
const harm = new RegExp([...harmDoneBy(byAnything, '\\w+'), disgust, ...englishSigns, ...germanSigns].join('|'));

/** What speaks of harm by something that is eaten, and of nothing else: where it is not known by what, nothing can be offered. */
const harmByFood = new RegExp(
  [
    '\\w*all?erg\\w*|alerg\\w*|into?ll?era?n\\w*|\\w*unvertrae?g\\w*|anaph?[iy]?l\\w*|epi ?pens?|fastjekt|jext|emerade|anapen|auvi ?q|(?:auto ?)?injectors?|notfallsets?|adrenalinspritze\\w*|adrenaline? (?:pens?|shots?|injections?)|epinephrin\\w*',
    '(?:can|could|do|does|did|will) not tolerate|hives?|swell(?:s|ed)? up|swelling|swollen|airways?|throat (?:closes?|closing|shuts?|tightens?)|(?:closes?|shuts?|tightens?|blocks?) (?:my|his|her|our|their) throat',
    'off (?:my|his|her|our|their|the) (?:menu|list|plate|table|diet)|asthma\\w*|trigger(?:s|ed)|off limits|steer clear|stay(?:ing)? away from|not (?:sit(?! (?:too |so |very |that )?heav)|agree|get along)',
    '(?:comes?|came|breaks?|broke|broken) out in|(?:comes?|came) up in|welts?|rash(?:es)?|(?:threw|throws) up(?! (?:the|an?|some|these|questions?|ideas?)\\b)|(?:lips?|tongue|mouth|face|throat) (?:go|goes|went|gets?|got|feels?|turns?) (?:\\w+ )?(?:numb|tingly|itchy|swollen|tight|blue|puffy)',
    'pusteln|nesselsucht|juckreiz|herzrasen|(?:hals|kehle|brust) (?:\\w+ ){0,2}?(?:ganz |so |richtig )?eng|eng (?:im|i am|in der|um den) (?:hals|kehle|brust)',
    // Of a dish: by what in it is not said.
    '(?:can|could|may|must|should) not (?:eat|have|touch) (?:it|that|them|any of (?:it|them))(?! (?:every|all|both|too|so|very|again|anymore|alone|daily|now|here|with|without|because|until|for|in|at|like))',
    '(?:darf|kann) (?:es|das|sie|ihn|die|davon) (?:aber |leider )?(?:nicht|nichts) (?:essen|haben)',
    '(?:can|must|may|should) no longer (?:eat|have)|(?:(?:sends?|sent|landed|ended) \\w+ (?:up )?|(?:ends?|ended|lands?|landed) (?:up )?)(?:in|to) (?:the |a )?(?:hospital|er|a and e|a e|intensive care|resus)|(?:would|could|might|i will|he will|she will|they will) die|rejects?',
    'meide[nt]?|tabu|schwillt|schwellen|anschwellen|ausschlag|quaddeln|keine luft|atemnot|(?:allergischer |einen )schock',
    '(?:notaufnahme|notarzt)|(?:bekommt|bekommen) (?:mir|ihm|ihr|uns) nicht|vertrae?g(?:e|t|en)? (?:\\w+ ){0,2}nicht|nicht vertrae?g(?:e|t|en)?',
    ...changedBody,
    // 'It is the other one that gets me'.
    '(?:it is|its|it s) the (?:\\w+ ){1,6}?(?:that|which) (?:gets|kills|floors|does (?:it|me)|hurts|harms|finishes|wrecks|bothers)(?: (?:me|him|her|us|them))?',
    '(?:boom|bam|bang|cue|instant|hello) (?:an? |the )?(?:instant )?(?:headaches?|migraines?|flush\\w*|rash|hives|cramps?|itch\\w*)',
  ]
    .map((signs) => `\\b(?:${signs})\\b`)
    .join('|'),
);

/** @param text without what is harmless */
export function speaksOfHarm(text: string): boolean {
  return harm.test(text) || harmByFood.test(text);
}

/** The same, or that somebody has had it too often. */
const distaste = new RegExp(`\\bsick of\\b|${disgust}`, 'g');

/** Whether it speaks of more harm than distaste. @param text without what is harmless */
export function speaksOfMoreThanDistaste(text: string): boolean {
  return speaksOfHarm(text.replace(distaste, ' '));
}

/** @param text without what is harmless */
export function speaksOfHarmByFood(text: string): boolean {
  return harmByFood.test(text);
}
