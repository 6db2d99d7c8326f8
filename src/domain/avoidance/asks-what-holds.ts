import { findMentions } from './find-mentions.ts';
import { foldedSentences } from './wording/folded-sentences.ts';
import { shapeOfWords } from './shape-of-words.ts';

/** What a text says, all in one line: ' . ' between sentences, '@' for each allergen that is named, '#' for one that is denied ('nut free') and for a diet. */
function shapeOf(text: string): string {
  return foldedSentences(text)
    .map(({ words }) =>
      shapeOfWords(words, findMentions(words), ({ isDenied, isDiet }) => (isDenied || isDiet ? '#' : '@')),
    )
    .join(' . ');
}

/** What stands in one clause. */
const clause = '(?:(?! (?:and|but|und|aber|oder|or) )[^,.])*';
const word = '(?!(?:not|never|nicht|nie)\\b)[^ ,.]+';
/** Who avoids something: 'my son', 'a lactose intolerant person'. */
const who = `(?:i|we|he|she|they|you|it|one|someone|somebody|people|everyone|(?:my|our|your|the|an?) (?:${word} ){0,2}?${word}|those|ich|wir|er|sie|man|(?:mein|dein|unser)[^ ]* ${word})`;
const things =
  '(?:foods?|dishes|dish|meals?|things?|stuff|snacks?|desserts?|soups?|sauces?|cuisines?|drinks?|ingredients?|recipes?|products?|cheeses?|noodles|curries|sweets|cakes|what)';
const shun =
  '(?:avoid|stay away from|stay clear of|steer clear of|keep away from|watch out for|look out for|beware of|be careful (?:with|of|about)|(?:not|never) (?:eat|have|order|touch|try|drink|cook|buy)|leave out|cut out|skip|give up)';
const harm =
  '(?:off limits|off the table|forbidden|unsafe|not safe|not suitable|unsuitable|dangerous|risky|harmful|not ok|not okay|not allowed|poison\\w*|deadly|out of bounds|a no go|no go)';
const germanHarm =
  '(?:tabu|verboten|gefährlich|gefahrlich|gefaehrlich|riskant|unverträglich|unvertraglich|unvertraeglich|nicht erlaubt|nicht geeignet|ungeeignet|nicht sicher|unsicher|ein no go)';
const held =
  '(?:(?:any|some|the|real|lots of|a lot of|much|high|hidden|traces of|viel|viele|versteckte[nrs]?|verstecktes|überall|uberall|ueberall|alles|auch|noch) )*@(?! (?:free|frei|less|allerg\\w*|intoler\\w*|unvertrag\\w*))';

const asks = [
  // 'What can't I eat', 'which foods should my son avoid'.
  `\\b(?:what|which)\\b(?: \\w+){0,4} (?:can|could|should|must|may|do|does|shall|would|will) not ${who} (?:be )?(?:eat|have|order|touch|try|drink|buy|eating|having)\\b`,
  `\\b(?:what|which)\\b(?: \\w+){0,4} (?:should|must|do|does|can|could|may|ought|shall|would|will|has|have|is|are) (?:${who} )(?:have to |has to |need to |needs to |better |rather |supposed to |to )?${shun}\\b`,
  // 'Foods to avoid with an egg allergy', and not 'foods to avoid gluten'.
  `\\b${things}(?: \\w+){0,2}? (?:to|(?:that )?(?:i|we|you|one|he|she|they) (?:should|must|have to|need to|ought to)) ${shun}(?= (?:with|if|when|because|for|as|on|given|due|at|in|during|by|,|\\.)|$)`,
  `\\b${things}(?: that| which)?(?: \\w+){0,2}? (?:is|are) (?:really |most |the most |always |usually |too |completely |all )?${harm}\\b`,
  `\\b(?:what|which)\\b(?: \\w+){0,3} (?:is|are) (?:really |most |the most |always |usually |too |completely |all )?(?:bad|${harm})\\b`,
  // 'Which desserts will make my dad sick', 'the worst dishes for somebody with an allergy', 'a list of things I can't eat'.
  `\\b(?:what|which)\\b(?: \\w+){0,4} (?:will|would|could|can|might|may) (?:kill|harm|hurt|make ${who} (?:sick|ill|unwell))\\b`,
  `\\bworst (?:\\w+ ){0,2}?${things} for\\b`,
  `\\blists? of (?:the |all )?${things} (?:that )?${who} (?:can|could|should|must|may) not (?:eat|have|order|touch|try|drink)\\b`,
  // 'Where does gluten hide', 'which foods secretly contain milk'.
  '\\b(?:what|which|where)\\b(?: (?!(?:no|not|without|free|none)\\b)[^ ,.]+){0,4} (?:hides?|hiding|hidden|secretly|unexpectedly|surprisingly|lurks?|lurking)\\b',
  `\\b(?:what|which|dishes|foods|things|meals)\\b(?: (?!(?:no|not|without|free|none)\\b)[^ ,.]+){0,4} (?:contains?|has|have|includes?|uses?|(?:is|are) (?:made|cooked|fried) (?:with|from|in)|comes? with|holds?) ${held}`,
  // 'Was darf er nicht essen', 'welche Gerichte muss ich meiden', and not 'was kann ich essen'.
  `\\b(?:was|welche\\w*|wovon|worauf)\\b${clause} (?:nicht (?:mehr )?(?:essen|trinken|bestellen|anrühren|anruhren|anruehren|nehmen|kochen|kaufen)|(?:ver)?meiden|weglassen|verzichten|aufpassen|achten|die finger (?:von )?lassen|finger weg)\\b`,
  `\\b(?:gerichte?|speisen?|lebensmittel|sachen|essen|dinge|zutaten)\\b(?: ,)? (?:die|das|der|welche|vor denen|von denen) ${clause}(?:nicht (?:mehr )?(?:essen|darf|dürfen|durfen|duerfen|vertr\\w+)|(?:ver)?meide\\w*|tabu|verboten)`,
  `\\b(?:was|welche\\w*)\\b(?: (?!kein)[^ ,.]+){0,4}? (?:ist|sind|wäre|ware|waere|wären|waren|waeren)\\b${clause} (?<!nicht )${germanHarm}\\b`,
  `\\b(?:wo|worin|was|welche\\w*)\\b(?: (?!(?:kein\\w*|ohne|nicht|frei|nie)\\b)[^ ,.]+){0,5}? (?:steckt|stecken|versteckt|verstecken|versteckte[mrsn]?|verborgene\\w*|heimlich)\\b(?! (?:[^ ,.]+ )?(?:kein|ohne|nicht|nie))`,
  `\\b(?:was|welche\\w*|gerichte|speisen)\\b(?: (?!(?:kein\\w*|ohne|nicht|frei|nie)\\b)[^ ,.]+){0,3}? (?:enthält|enthalt|enthaelt|enthalten|hat|haben|beinhaltet|beinhalten) ${held}`,
  `\\bwelche\\w*${clause} (?:ist|sind) nichts (?:für|fur|fuer)\\b`,
  `\\b(?:was|welche\\w*)\\b${clause} lassen (?:soll|sollte|muss|müsste|musste)\\b`,
  '\\bliste (?:aller |der )?(?:verbotene[rn]?|ungeeignete[rn]?|gefährliche[rn]?|gefahrliche[rn]?|gefaehrliche[rn]?)\\b',
  `\\b(?:was|welche\\w*)\\b(?: \\w+)? (?:macht|machen|bringt|bringen|würde|wurde|wuerde)${clause} (?:krank|um|töten|toten|toeten)\\b`,
  `\\b(?:in welche[nm]|wo|worin)\\b(?: (?!(?:kein\\w*|ohne|nicht|frei|nie)\\b)[^ ,.]+){0,4}? ${held}(?: (?:drin|enthalten|versteckt|überall|uberall|ueberall|alles|drinnen|mit drin)\\b| ,| \\.|$)`,
].map((pattern) => new RegExp(pattern));

/** Said by whoever wants to be told what may be eaten. */
const wantsToEat = new RegExp(
  `\\b(?:can|could|may|should|shall|do|will|would|might) ${who} (?:still |safely |only |even |actually |instead )*(?:eat|have(?! to\\b)|order|cook|make|try|drink|serve|get|buy)\\b` +
    '|\\b(?:suggest\\w*|recommend\\w*|ideas?|(?:give|show) me(?! (?:a |the )?lists? of)|looking for|find me|instead|(?<!not |un)safe (?:to eat|for|bet|choice|option)|something|anything|what (?:is|are) (?:safe|ok|okay|fine|allowed|left)|to eat instead|empfiehl\\w*|empfehl\\w*|vorschl\\w*|stattdessen|idee|ideen|etwas|irgendwas|suche|hätte gern\\w*|hatte gern\\w*)\\b' +
    `|\\b(?:was|welche\\w*)(?: \\w+)? (?:kann|darf|soll|könnte|konnte|koennte|sollte|dürfen|durfen|duerfen|können|konnen|koennen) ${who} (?!.*\\bnicht (?:mehr )?(?:essen|trinken|bestellen|anr|nehmen|kochen|kaufen))(?:[^ ,.]+ ){0,6}?(?:essen|bestellen|kochen|trinken|nehmen|machen)\\b` +
    '|\\b(?:was|welche\\w*)(?: \\w+)? (?:geht|gehen|bleibt|passt|empfiehlst|ist sicher|ist erlaubt|sind erlaubt|gibt es)\\b',
);

/**
 * Whether a text asks what holds what somebody must avoid, and not what they may eat: 'what can't I eat with a fish allergy', 'where does gluten hide'. A
 * text that asks for both is one that asks what may be eaten.
 */
export function asksWhatHolds(text: string): boolean {
  const shape = shapeOf(text);
  return asks.some((pattern) => pattern.test(shape)) && !wantsToEat.test(shape);
}
