import { germanPattern } from '#domain/assistant/words/german-pattern.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import type { QuestionGrammar } from './grammars/question-grammar.ts';
import type { Reading } from './reading.ts';
import { anyWish, tasteWish } from './taste-wish.ts';

const diets = {
  en: 'vegan|vegetarian|plant based|meat ?(?:free|less)|(?:gluten|dairy|lactose|milk|egg|nut|peanut|soy|fish|pork|sugar|alcohol) ?(?:free|less)|non alcoholic|halal|kosher',
  de: '(?:vegan|vegetarisch|fleischlos|pflanzlich|(?:gluten|laktose|milch|ei|nuss|erdnuss|soja|fleisch|fisch|schweinefleisch|zucker|alkohol)frei)(?:e[mnrs]?)?',
} as const;

/** The first group names the food, the second says what it is to be without; or the other way about. */
const forms: Readonly<
  Record<AssistantLanguage, { readonly after: RegExp; readonly but: RegExp; readonly before: RegExp }>
> = {
  en: {
    after:
      /^(?:(?:an?|some|the|i want|i would like|give me|is there|are there|any|what about|how about) )*(.+?),? ((?:but |just |only |made )*(?:without|with no|minus|not with|(?<=(?:but|just|only) )no) .+)$/,
    but: new RegExp(
      `^(?:(?:an?|some|the|i want|i would like|give me|is there|are there|any|what about|how about) )*(.+?),? (?:but|only|just|make it|made) (?:it |that is |make it |made |only |just |fully |completely )*((?:${diets.en}))(?: please| version)?$`,
    ),
    before: new RegExp(
      `^(?:(?:an?|some|the|i want|i would like|give me|is there|are there|any|what about|how about) )*((?:${diets.en})) (.+?)(?: recipe| version| please)?$`,
    ),
  },
  de: {
    after: germanPattern(
      '^(?:(?:eine?[mnrs]?|das|die|der|ich will|ich hätte gern|gibt es) )*(.+?),? ((?:aber |nur |bloß |auch )*(?:ohne|(?<=(?:aber|nur|bloß) )kein\\w*) .+)$',
    ),
    but: germanPattern(
      `^(?:(?:eine?[mnrs]?|das|die|der|ich will|ich hätte gern|gibt es) )*(.+?),? (?:aber|nur|bloß|und zwar|auf) (?:bitte |als )*(${diets.de})(?: bitte| variante)?$`,
    ),
    before: germanPattern(
      `^(?:(?:eine?[mnrs]?|das|die|der|ich will|ich hätte gern|gibt es) )*(${diets.de}) (.+?)(?: rezept| variante| bitte)?$`,
    ),
  },
};

/** A breakfast without eggs is no Full English without them. */
const meals =
  /^(?:(?:quick|light|big|easy|schnelles|leichtes|kleines) )?(?:breakfasts?|brunch(?:es)?|lunch(?:es)?|dinners?|suppers?|teas?|teatime|meals?|fruhstuck|mittagessen|abendessen|abendbrot|mahlzeit(?:en)?)$/;

/** Of so many foods that the plainest of them, which has the name alone, is not what is meant: 'pasta without cream'. */
const wideKinds =
  /^(?:pasta|noodles?|bread|rice|cheese|salad|soup|curry|(?:pasta|noodle|rice) (?:dish|dishes|bowl)|nudeln?|brot|reis|kase|kaese|salat|suppe|(?:nudel|reis)gerichte?)$/;

/** 'Lasagne without meat', 'vegan pad thai': that food where it is so, and what is like it and is so. Of a kind it is a wish. */
export function withoutReadings(
  text: string,
  { cuisines, grammar }: { readonly cuisines: readonly string[]; readonly grammar: QuestionGrammar },
): readonly Reading[] {
  const { after, but, before } = forms[grammar.wish.language];
  const [, later, without] = after.exec(text) ?? but.exec(text) ?? [];
  const [, diet, behind] = before.exec(text) ?? [];
  const [phrase, said] = later !== undefined && without !== undefined ? [later, without] : [behind, diet];
  if (phrase === undefined || said === undefined || meals.test(phrase) || wideKinds.test(phrase)) return [];
  return [
    {
      kind: 'like',
      phrase,
      isBare: true,
      isItself: true,
      wish: tasteWish(said, cuisines, grammar.wish) ?? anyWish,
      than: null,
    },
  ];
}
