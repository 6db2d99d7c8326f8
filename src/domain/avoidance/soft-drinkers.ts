/*
 * Children have no alcohol, nor has whoever drives, though nobody says so: a question for a drink and for one of them. Over sentences of folded words,
 * joined by spaces.
 */

const age = '(?:[1-9]|1[0-7]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)';
const alter = '(?:[1-9]|1[0-7]|zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwoelf)';
/** Of whom the age is told: a daughter may be grown up. */
const young =
  '(?:sons?|daughters?|boys?|girls?|nephews?|nieces?|grandsons?|granddaughters?|sohn|tochter|enkel|enkelin|neffen?|nichte|junge|madchen|maedchen)';
const children = new RegExp(
  [
    '\\b(?:kids?|kiddos?|kiddies|child|children|childrens|toddlers?|youngsters?|little ones?|teens?|teenagers?|minors|underage|pupils|preschoolers?|schoolkids)\\b',
    `\\b${age} ?(?:years?|yrs?|yr|yo)(?: ?olds?)?\\b`,
    `\\b(?:little|small|young) ${young}\\b`,
    `\\b${young} (?:(?:is|who|s|aged?|turns?|ist|wird|mit) )*(?:${age}|${alter})\\b(?! (?:friends|people|others|gaste|gaesten|freund\\w*))`,
    '\\bkinder(?!egg)\\w*|\\bkleinkind\\w*|\\b(?:mein|unser|ein|das|dem|furs|fuers|meinem|unserem|jedes) kind\\b(?! of)|\\bjugendlich\\w*|\\bminderja?e?hrig\\w*|\\bschulkind\\w*',
    `\\b${alter} ?ja?e?hrige[nrsm]?\\b`,
    // 'We are fifteen', 'in meinen 13ten rein'; of a number of guests it is as well.
    '\\b(?:i am|i m|im|we are|we re|he is|he s|she is|she s|they are|they re|are|just turned|turning|turns) (?:all |only |both |just |still |nearly |almost )*1[0-7]\\b(?! (?:people|guests|persons|adults|courses?|minutes?|hours?|days|weeks|km|kg|miles|percent|pm|am|o clock|degrees))',
    '\\b(?:ich bin|wir sind|er ist|sie ist|sie sind|sind|werde|wird|werden) (?:alle |erst |grad |gerade |noch |beide )*(?:1[0-7]|zehn|elf|zwolf|zwoelf|dreizehn|vierzehn|funfzehn|fuenfzehn|sechzehn|siebzehn)\\b(?! (?:leute|gaste|gaesten?|personen|erwachsene|minuten|stunden|tage|wochen|grad|uhr))',
    '\\b(?:[1-9]|1[0-7])(?:st|nd|rd|th|ten|te|er)? (?:birthday|bday|geburtstag)\\b|\\b(?:[1-9]|1[0-7])ten rein\\b|\\bsweet (?:sixteen|16)\\b|\\bquinceanera\\b',
    '\\b(?:konfirmation|kommunion|firmung|jugendweihe|einschulung|abiball|schulball|schulfest|klassenfahrt|schulabschluss|prom|high school|middle school|school (?:disco|dance|party|fete)|first communion|confirmation party)\\b',
    '\\b(?:kleine[nr]?|junge[nr]?) (?:sohn|tochter|enkel|enkelin|neffen?|nichte)\\b',
  ].join('|'),
);
/** Not 'my kids do not drink milk', which says what they leave. */
const drinks =
  /(?<!\b(?:not|never|t|longer) )\b(?:drinks?|drinking|beverages?|smoothies?|toast with|thirsty|sips?)\b|\b(?:(?:cock|mock)tails?|punch|wines?|beers?|ciders?|spritz\w*|prosecco|champagne|sangria|mulled|nightcaps?|booze|boozy)\b|\b\w*getra?e?nk\w*|\btrank\w*|\btrink\w*(?! (?:keine?n?|nicht|nie)\b)|\bdurst\w*|\bbowle\b|\b(?:saufen|absacker|federweisser|aperol)\b|\b\w*(?:punsch|wein|bier|sekt|schorle)\b/;

/** Who has the wheel, now or after it. */
const drivers = new RegExp(
  [
    '\\b(?:(?:i am|i m|im|we are|we re|he is|she is|he s|she s|who is|who s|still|am|and) driving|driving (?:home|back|later|tonight|after|afterwards|us|everyone|everybody|the \\w+ home)|designated driver|behind the wheel|(?:have|need|has|needs|got|gotta|must) (?:to )?(?:still )?drive|(?:taxi|driving) duty|(?:i am|i m|playing|being|be) (?:the |a )?(?:taxi|chauffeur|driver)\\b|car keys|(?:came|here|going|come) by car|(?:got|have|has|holding) the (?:car )?keys|cockpit|(?:flying|sailing|piloting|steering) (?:us|everyone|everybody|the \\w+ )|(?:i am|i m|he is|he s|she is|she s|our|my|the) (?:the |a |an )?(?:\\w+ )?(?:pilot|skipper|captain(?! morgan)|coach driver|bus driver|helmsman)\\b)',
    '\\b(?:ich|er|sie|wir) (?:\\w+ )?(?:fahre|fahrt|faehrt|fahren)\\b|\\b(?:muss|musste|mussen|muessen|soll|darf) (?:[^ .]+ ){0,7}?(?:fahren|heimfahren|\\w*kutschieren|chauffieren|ans steuer|hinters steuer)\\b|\\b(?:dran mit|dienst|dran zum) (?:fahr(?:en|n)|heimfahr(?:en|n))\\b|\\b(?:bin|ist|als|unsere?|der|die|mein\\w*) (?:pilot|pilotin|kapitan|kapitaen|skipper)\\b|\\b(?:fahrer|fahrerin|fahrdienst|am steuer|autoschlussel|autoschluessel|mit dem auto (?:da|hier|unterwegs))\\b',
  ].join('|'),
);

/** Whether it asks what a child is to drink, or whoever drives. */
export function asksForSoftDrink(plain: string): boolean {
  return drinks.test(plain) && (children.test(plain) || drivers.test(plain));
}
