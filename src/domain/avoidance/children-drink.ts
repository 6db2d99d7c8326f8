/*
 * Children have no alcohol, though nobody says so: a question for a drink and for a child. Over sentences of folded words, joined by spaces.
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
    '\\b(?:kleine[nr]?|junge[nr]?) (?:sohn|tochter|enkel|enkelin|neffen?|nichte)\\b',
  ].join('|'),
);
/** Not 'my kids do not drink milk', which says what they leave. */
const drinks =
  /(?<!\b(?:not|never|t|longer) )\b(?:drinks?|drinking|beverages?|smoothies?|toast with|thirsty|sips?)\b|\b(?:(?:cock|mock)tails?|punch|wines?|beers?|ciders?|spritz\w*|prosecco|champagne|sangria|mulled)\b|\b\w*getra?e?nk\w*|\btrank\w*|\btrink\w*(?! (?:keine?n?|nicht|nie)\b)|\bdurst\w*|\bbowle\b|\b\w*(?:punsch|wein|bier|sekt|schorle)\b/;

/** Whether it asks what a child is to drink. */
export function asksForChildrensDrink(plain: string): boolean {
  return drinks.test(plain) && children.test(plain);
}
