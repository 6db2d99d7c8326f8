import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { findMentions } from '#domain/avoidance/find-mentions.ts';
import { isTalk } from '#domain/avoidance/wording/ordinary-words.ts';
import { foldedSentences } from '#domain/avoidance/wording/folded-sentences.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { flavourWords, textureWords } from '#domain/taste/taste-words.ts';
import { isKindWord } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { type Dislike, type DislikedWords, plainDislikes } from '#domain/assistant/words/plain-dislike-words.ts';

/** What says that it is not wanted, and no more: '-free' asks for a promise, and 'cannot eat' speaks of harm. */
const denies =
  /^(?:no|without|neither|weder|not|cant|cannot|dont|doesnt|hates?|dislikes?|except|minus|skip|hold|ohne|keine?[mnrs]?|hasse|hasst|hassen|mag|ausser|minus)$/;
const fills =
  /^(?:the|any|all|more|of|that|like|love|want|have|having|stand|bear|into|keen|on|big|fan|fond|fresh|raw|cooked|a|an|die|das|den|der|viel|viele|so|gern|gerne|frische[mnrs]?|rohe[mnrs]?|keine?[mnrs]?|no)$/;
const joins = /^(?:,|and|or|nor|und|oder|noch)$/;
const isEnd = (word: string | undefined) =>
  word === undefined ||
  isTalk(word) ||
  isKindWord(word) ||
  /^(?:spicy|savou?ry|susse?s?|scharfe?s?|though|tho|either)$/.test(word) ||
  [...flavourWords, ...textureWords, ...intensityNames].some((known) => known === word);

/** Begins to tell why a thing is left out, or what came of it. */
const reasonSaid =
  /\b(?:because|cause|cos|coz|since|due to|wegen|weil|sonst|denn|otherwise|or else|(?:i|he|she|we|they|it|daughter|son|wife|husband|mum|mom|dad|kid|baby) (?:all )?(?:gets?|got|goes|go|went|turns?|could|would|might|ends?|ended|puffs?|comes?|came|breaks?|swells?|is being|s being)|(?:ist|wird|war|wurde|kriegt|bekommt|hatte|hat) (?:da|dann|danach|davon|schon)|da (?:war|hatte|ist|wird|kribbelt|juckt)|der (?:mund|hals|kleine|lippe)|die (?:lippe|zunge|kleine)|sein (?:mund|hals)|ihr (?:mund|hals)|ging|schief|notdienst|serious|strictly|ernst|waiting|tested|results|trouble|(?<!air )fryers?|cross|bypass|pollen|birch|birke|oas|schwillt|dick)\b/;
/** That is a matter of taste. */
const ofTaste =
  /\b(?:tastes?|flavou?rs?|textures?|hates?|hated|likes?|love|loves|gross|slimy|mushy|soap\w*|bored|tired|sick of|yesterday|today|already|again|fan|mag|mogen|moegen|schmeck\w*|konsistenz|geschmack|ekl\w*|ekel\w*|gestern|heute|schon wieder|satt|gag|vomit\w*|picky)\b/;

/** Whether it tells more of a thing than that it is not liked: 'no plums, he gets blotchy'. */
const tellsReason = (text: string) => reasonSaid.test(text) && !ofTaste.test(text);

/**
 * The plain ingredients that a text says it does not want, if that is all that it does not want beside what is stated of foods: 'no olives or
 * mushrooms please'.
 *
 * @param unknown what is to be avoided of which no food states anything, as it was read of the text
 * @returns null where any of them is something else, or may be
 */
export function plainDislikesIn(text: string, unknown: readonly string[]): readonly Dislike[] | null {
  if (tellsReason(foldSearchText(text))) return null;
  const read = new Set<string>();
  const found = new Set<DislikedWords>();
  for (const { words } of foldedSentences(text)) {
    let isDenied = false;
    for (let at = 0; at < words.length; at += 1) {
      const one = entryAt(words, at);
      if (one === null) {
        isDenied = staysDenied(words, at, isDenied);
        continue;
      }
      // 'No lard beans' are beans without lard.
      const isOfAllergen = isAllergens(words[at - 1] ?? '');
      if ((!isDenied || isOfAllergen) && !isDeniedAfter(words, at + one.length) && !isSoap(one.entry, words)) continue;
      found.add(one.entry);
      for (const word of words.slice(at, at + one.length)) read.add(word);
      at += one.length - 1;
      const next = words.findIndex(
        (word, place) => place > at && !joins.test(word) && !fills.test(word) && !denies.test(word),
      );
      isDenied = next >= 0 && entryAt(words, next) !== null;
      if (isDenied) at = next - 1;
      // What is listed with it and is nothing plain may be what harms: 'no onions or kiwi'.
      else if (next >= 0 && !isEnd(words[next]) && findMentions(words.slice(next, next + 1)).length === 0) return null;
    }
  }
  return found.size > 0 && unknown.every((word) => read.has(word)) ? [...found] : null;
}

/** Whether what comes after a word is not wanted. */
function staysDenied(words: readonly string[], at: number, isDenied: boolean): boolean {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  return (
    denies.test(word) ||
    (/^(?:of|with)$/.test(word) && /^(?:bored|tired|enough|up)$/.test(before)) ||
    (/^(?:with|mit)$/.test(word) && /^(?:nothing|nichts|nix)$/.test(before)) ||
    // To the end of the sentence: what is told behind it may be harm.
    (/^(?:with|mit)$/.test(word) &&
      /^(?:not|nicht)$/.test(before) &&
      words.slice(at + 2).every((one) => /^(?:please|bitte)$/.test(one))) ||
    (word === 'but' && /^(?:anything|everything|all|whatever)$/.test(before)) ||
    // 'No cheese or mushrooms': the allergen is avoided for itself, and the list goes on.
    (isDenied && (fills.test(word) || joins.test(word) || isAllergens(word)))
  );
}

const isAllergens = (word: string) => findMentions([word]).some(({ isHarmful }) => !isHarmful);

function entryAt(
  words: readonly string[],
  at: number,
): { readonly entry: DislikedWords; readonly length: number } | null {
  for (const length of [2, 1]) {
    const phrase = words.slice(at, at + length).join(' ');
    const entry = length <= words.length - at ? plainDislikes.find((one) => one.words.test(phrase)) : undefined;
    if (entry !== undefined) return { entry, length };
  }
  return null;
}

/** 'Everything tastes like soap when there is cilantro in it': of coriander alone that is a dislike that many have. */
function isSoap({ name }: DislikedWords, words: readonly string[]): boolean {
  return (
    name.en === 'coriander' && words.some((word) => /^(?:soap|soapy|seife|seifig|spulmittel|spuelmittel)$/.test(word))
  );
}

/** In words. */
const AFTER = 8;

/** 'Pilze mag ich nicht', 'Koriander ist für mich Seife'. */
function isDeniedAfter(words: readonly string[], at: number): boolean {
  const after = words.slice(at, at + AFTER).join(' ');
  return (
    /^mag (?:ich|er|sie|wir) (?:gar |so |ueberhaupt |uberhaupt )?nicht\b/.test(after) ||
    // To the end of the sentence: what is told behind it may be harm.
    /^(?:muss (?:da |jetzt |wirklich )?nicht (?:rein|sein)|(?:brauche?|will) ich (?:da |jetzt )?nicht)(?: bitte)?$/.test(
      words.slice(at).join(' '),
    ) ||
    /^(?:tastes?|is|are|schmeckt|ist) (?:(?:just|always|like|of|to me|for me|fur mich|fuer mich|mir|nach|wie|nur|immer|pure|pur) )*(?:soap|soapy|seife|seifig)\b/.test(
      after,
    )
  );
}

/** Whether a record states what is in a food and nothing that it says of it names any of these. That is no promise that there is none in it. */
export function namesNone(
  { name, nativeName, description, mouthfeel, ingredients }: TasteTraits,
  dislikes: readonly Dislike[],
): boolean {
  return (
    ingredients.length > 0 &&
    dislikes.every(
      ({ named }) => ![name, nativeName, description, mouthfeel, ...ingredients].some((said) => named.test(said)),
    )
  );
}
