/*
 * What is done to bodies, and to what they may swallow, as it is told in passing: 'three days a week on the machine', 'the speech lady wrote level 4',
 * 'a camera up the backside tomorrow'. Over sentences of folded words joined by spaces. No record states which food suits it.
 */

const whose = '(?:my|his|her|our|their|the|your)';
const soon = '(?:tomorrow|today|tonight|next week|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
const bald =
  '(?:heute|morgen|ubermorgen|uebermorgen|nachste woche|naechste woche|(?:am )?(?:mon|diens|donners|frei|sams|sonn)tag|(?:am )?mittwoch)';

/** Kidneys that a machine stands in for. */
export const dialysisSaid = new RegExp(
  [
    `\\b(?:hooked|wired|plugged|connected) (?:up )?(?:to|into) (?:the|a|${whose}) (?:\\w+ )?machine\\b`,
    `\\b(?:days|times|nights|sessions|mornings|afternoons|hours) (?:a|per|each|every) (?:week|day) on (?:the|a|${whose}) machine\\b`,
    '\\b(?:hang|hange|haenge|hangt|haengt|liegt?|muss|geht|kommt) (?:\\w+ ){0,6}?an (?:der|die|seiner?|ihrer?) maschine\\b',
    '\\b(?:fluid|water) (?:restriction|limit|allowance)\\b|\\b(?:trink|flussigkeits|fluessigkeits)(?:menge|beschrankung|beschraenkung)\\b',
    '\\b(?:counts?|counting|measures?|rations?|zahlt|zaehlt|misst) (?:\\w+ ){0,2}?(?:every|each|jedes|jeden) (?:glass|cup|sip|glas|schluck|becher)\\b',
  ].join('|'),
);

/** All other treatment. */
export const treatmentSaid = new RegExp(
  [
    // Who swallows badly, and who has choked.
    `\\bswallow(?:ing)? (?:\\w+ )?(?:check\\w*|test\\w*|assess\\w*|study|screen\\w*|exam\\w*)\\b|\\b(?:my|his|her|their) swallow\\b`,
    '\\bspeech (?:lady|woman|person|team|(?:and language )?(?:therap|patholog)\\w*)\\b|\\blogopa?e?d\\w*|\\bschluck(?:test|diagnostik|therap\\w*)\\b',
    '\\b(?:only|just|nur) (?:\\w+ ){0,2}?(?:pureed?|mushed|mashed|liquidi[sz]ed|puriert\\w*|pueriert\\w*|passiert\\w*) (?:food|foods|stuff|kost|essen)\\b|\\b(?:soft|liquid|puree|pureed|minced) diet\\b|\\b(?:breikost|weiche kost|flussigkost|fluessigkost)\\b',
    `\\b(?:the|a|did|do|by|per) heimlich\\b|\\bheimlich ?(?:on|man\\w+|griff\\w*)\\b|\\b(?:stuck|lodged|caught) (?:fast )?(?:in|down) ${whose} (?:throat|gullet|windpipe|airway|oesophagus|esophagus)\\b`,
    `\\b(?:squeez|thump|slapp|cough)\\w* (?:\\w+ ){0,6}?out of (?:me|him|her)\\b`,
    '\\b(?:im|i am) (?:hals|rachen|schlund) (?:\\w+ )?(?:stecken|steckt|steckte|steckengeblieben|hangen|haengen)\\b|\\b(?:brot|brezn|fleisch|bissen|stuck|stueck|grate|grat) (?:\\w+ ){0,4}?steckengeblieben\\b',
    // Looked into, or operated on.
    `\\bcamera (?:up|down) ${whose}\\b|\\b(?:colonosc|gastrosc|endosc|koloskop|gastroskop|endoskop)\\w*|\\b(?:darm|magen)spiegelung\\w*|\\bbowel prep\\w*|\\b(?:moviprep|plenvu|picolax|picoprep|klean ?prep)\\b`,
    `\\b(?:op|operation|surgery|procedure) (?:is |it s |s |in the morning )?${soon}|\\b${soon} (?:\\w+ ){0,3}?(?:surgery|under the knife|operated on)\\b|\\b(?:going|go|goes) under the knife\\b|\\bnil by mouth\\b|\\bgeneral ana?esthetic\\b`,
    `\\b${bald} (?:\\w+ ){0,5}?(?:operiert|operation|op\\b|narkose|vollnarkose)|\\b(?:werde|wird|werd) (?:\\w+ ){0,5}?operiert\\b|\\b(?:vollnarkose|nuchtern (?:ab|bleiben|kommen|sein|zur)|nuechtern (?:ab|bleiben|kommen|sein|zur))`,
    // Blood that no longer guards.
    `\\b${whose} (?:blood |white |blood cell )?counts? (?:is|are|was|were|has|have)? ?(?:\\w+ ){0,2}?(?:basement|floor|low|bottomed|crashed|tanked|down|rock bottom)\\b`,
  ].join('|'),
);
