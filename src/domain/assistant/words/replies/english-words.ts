import { saidOfBoth } from './said-of-both.ts';
import { assertNever } from '#prelude/assert-never.ts';
import { dietaryLabels } from '#domain/foods/dietary-labels.ts';
import type { HealthMatter } from '#domain/avoidance/health/health-matters.ts';
import { levelWord } from '#domain/taste/level-word.ts';
import { dietaryFlagNames, type IntensityName } from '#domain/taste/taste-vocabulary.ts';
import type { LeftOut } from '#domain/assistant/reading/wish-part.ts';
import type { AssistantWords, Ground } from './assistant-words.ts';
import { cookedOrRaw } from './cooked-or-raw.ts';
import { englishOrdinaryWords } from './english-ordinary-words.ts';
import { wordList } from './word-list.ts';
import { englishNounOfTaste } from './noun-of-taste.ts';

const list: AssistantWords['list'] = (words, joint = 'and') => wordList(words, joint);

const unstatedNames: Readonly<Record<string, string>> = { jain: 'Jain', low_fodmap: 'low FODMAP' };

/** 'strong umami', 'a hint of heat'. @param level 0-5 */
function levelOf(taste: IntensityName, level: number): string {
  const word = levelWord(level);
  if (word === 'none') return `no ${englishNounOfTaste[taste]}`;
  return word === 'a hint' ? `a hint of ${englishNounOfTaste[taste]}` : `${word} ${englishNounOfTaste[taste]}`;
}

const left: Readonly<Record<LeftOut, string>> = {
  words: 'some of your words',
  time: 'the time of day',
  strength: 'how strong it is',
  texture: 'its texture',
  flavours: 'some of its flavours',
  origin: 'where it comes from',
  kind: 'what kind of dish it is',
  ingredients: 'what is in it',
  occasion: 'the weather or the occasion',
};

const avoidedDiets: Readonly<Record<string, string>> = {
  vegan: 'what is not vegan',
  vegetarian: 'what is not vegetarian',
  low_sodium: 'much salt',
  low_sugar: 'much sugar',
  keto_friendly: 'what is not keto',
  alcohol_free: 'alcohol',
  pork_free: 'pork',
  halal: 'what is not halal',
  kosher: 'what is not kosher',
  jain: 'what is not Jain',
  paleo: 'what is not paleo',
  low_fodmap: 'what is not low FODMAP',
};

const health: Readonly<Record<HealthMatter, string>> = {
  pregnancy: 'in pregnancy or while breastfeeding',
  infants: 'for a baby or a toddler',
  gout: 'with gout',
  kidneys: 'for weak kidneys',
  medicines: 'beside medicines',
  diabetes: 'with diabetes',
  histamine: 'with histamine intolerance',
  immunity: 'for a weakened immune system',
  fructose: 'with fructose intolerance',
  animals: 'for an animal',
  other: 'for that state of health',
};

const healthNames: Readonly<Record<HealthMatter, string>> = {
  pregnancy: 'pregnancy and breastfeeding',
  infants: 'babies and toddlers',
  gout: 'gout',
  kidneys: 'weak kidneys',
  medicines: 'medicines',
  diabetes: 'diabetes',
  histamine: 'histamine intolerance',
  immunity: 'a weakened immune system',
  fructose: 'fructose intolerance',
  animals: 'animals',
  other: 'that state of health',
};

const grounds: Readonly<Record<Ground, string>> = {
  members: 'what members like',
  profile: 'your taste profile',
  mood: 'your mood',
  time: 'the time of day',
  viewed: 'what you looked at last',
};

/** What the assistant says in English. */
export const englishWords: AssistantWords = {
  ...englishOrdinaryWords,
  list,
  word: (stored) => stored,
  allergen: (stored) => stored,
  diet(diet) {
    const flag = dietaryFlagNames.find((name) => name === diet);
    return flag === undefined ? (unstatedNames[diet] ?? diet) : dietaryLabels[flag].toLowerCase();
  },

  greeting:
    'Hello! Ask me what a food tastes like, what goes with it, or what to eat when you want something spicy but not too hot.',
  thanks: 'You are welcome. Enjoy your meal!',
  help: 'I answer from the catalogue: what a food tastes like, what goes with it, what is like it, how two foods differ, which allergens are stated of one and whether it is stated to be vegan, and what to eat by taste, cuisine or time of day.',
  sorry:
    'I am sorry. I understand only what is about food, and answer from what the catalogue states. Say it in other words, or ask what a food tastes like, what goes with it, or for something sweet, sour or spicy.',
  unknown:
    'I do not know an answer to that. I know foods by their taste: ask what one tastes like, what goes with it, or for something sweet, sour or spicy.',
  noneHereToCompare: 'Neither of them is in the catalogue, so I cannot compare them.',
  notHereToCompare: 'Nothing else that you named is in the catalogue, so I cannot compare them.',
  noSuchFood: 'I do not find that food in the catalogue, so I cannot tell.',
  perhaps: (names) => `Perhaps one of these helps: ${names}.`,
  saidOf: (names) => `I know no food of that name, but of these something like it is said: ${names}.`,
  also: (names) => `The catalogue also has ${names}.`,
  takenFor: (name) => `I take it that you mean ${name}.`,

  nothingStated: (name) =>
    `Nothing is stated yet of how ${name} tastes: with a few flavours and textures there is something to describe.`,
  undescribed: (name) => `${name} is in the catalogue, but nobody has described its taste yet.`,
  tastes: ({ name, origin, list: flavours }) =>
    `${origin === '' ? name : `${name}, from the ${origin} kitchen,`} tastes ${flavours}.`,
  noFlavours: (name) => `Which flavours ${name} has is not stated.`,
  expected({ there, absent }) {
    const [present, missing] = [
      list(there.map(({ taste, level }) => levelOf(taste, level))),
      list(
        absent.map((taste) => englishNounOfTaste[taste]),
        'or',
      ),
    ];
    if (there.length === 0) return absent.length === 0 ? '' : `Expect no ${missing}.`;
    return absent.length === 0 ? `Expect ${present}.` : `Expect ${present}, but no ${missing}.`;
  },
  inTheMouth: (textures) => `In the mouth it is ${textures}.`,
  smells: (aromas) => `It smells ${aromas}.`,
  served(temperature) {
    const word = temperature.toLowerCase();
    return `It is served ${word === 'room temperature' ? 'at room temperature' : word}.`;
  },

  levelNotStated: (name, taste) => `How much ${englishNounOfTaste[taste]} ${name} has is not stated.`,
  level: (name, taste, level) =>
    levelWord(level) === 'none'
      ? `${name} has no ${englishNounOfTaste[taste]}.`
      : `${name} has ${levelOf(taste, level)}: ${level} of 5.`,
  madeOf: (name, ingredients) => `${name} is stated to be made of ${ingredients}.`,
  madeOfNotStated: (name) => `What goes into ${name} is not stated.`,
  madeBy: (methods) => cookedOrRaw(methods, { made: (done) => `Made by ${list(done)}.`, raw: 'It is eaten raw.' }),
  noRecipes: 'I know tastes, not recipes: its page says what its contributors tell about making it.',
  kitchen: (name, origin) => `${name} belongs to the ${origin} kitchen.`,
  kitchenNotStated: (name) => `Where ${name} comes from is not stated.`,
  noneLike: (name) => `I find nothing in the catalogue that is like ${name}.`,
  mostLike: (name) => `Most like ${name}, by flavour and texture:`,

  beside: (name, other) => `${name} beside ${other}:`,
  tooLittleToCompare: (name, other) => `Too little is stated of ${name} and ${other} to compare them.`,
  moreNotStated: (taste) => `Which of the two has more ${englishNounOfTaste[taste]} is not stated.`,
  alike: (taste) => `They are alike in ${englishNounOfTaste[taste]}.`,
  more: ({ taste, name, level, other, otherLevel }) =>
    `${name} has more ${englishNounOfTaste[taste]} (${level} of 5, ${other} ${otherLevel}).`,
  strongestFirst: (names) => `By all that they taste of, the strongest first: ${names.join(', ')}.`,
  lightestFirst: (names) => `As they are described, the lightest first: ${names.join(', ')}.`,
  weightNotStated: 'Nothing in their descriptions says which is the heavier.',
  describedAs: (word, names) => `Described as ${word}: ${names.join(', then ')}.`,
  noneDescribedAs: (word) => `None of them is described as ${word}.`,
  bothTaste: (flavours) => `Both taste ${flavours}.`,
  bothAre: (textures) => `Both are ${textures}.`,
  onlyOne: (name, flavours) => `Of the two, only ${name} is described as ${flavours}.`,

  bestWith: (name, drinks) => `Its contributors say that ${name} goes best with ${drinks}.`,
  goesWith: (name) => `These go well with ${name}:`,
  tiers: {
    named: 'Named as its partner',
    served: 'Served with it',
    members: 'Members had both',
    table: 'From the same table',
    idea: 'A taste idea',
  },
  hadBoth: (votes) => `Members had both (${saidOfBoth(votes, { great: 'great', fine: 'fine', clash: 'clash' })})`,
  tooLittleToPair: (name) => `Too little is stated of ${name} to say what goes with it.`,
  reasons: {
    'shared-flavours': (words) => `both taste ${words}`,
    'shared-textures': (words) => `both are ${words}`,
    'shared-aromas': (words) => `both smell ${words}`,
    'enhancing-flavours': (words) => `its ${words} side makes the other taste stronger`,
    'complementing-flavours': (words) => `its ${words} side fills in what is missing`,
    'contrasting-flavours': (words) => `its ${words} side plays against the other`,
    'same-origin': (words) => `both are ${words}`,
    'preferred-cuisine': (words) => `you like ${words} food`,
    'preferred-flavours': (words) => `you like ${words}`,
    'preferred-textures': (words) => `you like it ${words}`,
  },

  meetsDiet(name, diet, status) {
    switch (status) {
      case 'stated-free':
        return `${name} is stated to be ${diet}.`;
      case 'contains':
        return `By what is stated ${name} is not ${diet}.`;
      case 'may-contain':
        return `By what is stated ${name} may not be ${diet}.`;
      case 'not-stated':
        return `Whether ${name} is ${diet} is not stated, so do not take it as ${diet}.`;
      default:
        return assertNever(status);
    }
  },
  holdsAllergen(name, allergen, status) {
    switch (status) {
      case 'stated-free':
        return `Of ${name} allergens are stated, and ${allergen} is not among them.`;
      case 'contains':
        return `${name} contains ${allergen}.`;
      case 'may-contain':
        return `${name} may contain ${allergen}.`;
      case 'not-stated':
        return `Whether ${name} contains ${allergen} is not stated, so take it that it may.`;
      default:
        return assertNever(status);
    }
  },
  allergensInDoubt: (name) =>
    `What is stated of the allergens of ${name} is in doubt, so take it that it may contain any.`,
  allergensNotStated: (name) => `Which allergens ${name} contains is not stated, so take it that it may contain any.`,
  noAllergens: (name) => `${name} is stated to contain none of the allergens that Foretaste asks about.`,
  contains: (name, allergens) => `${name} contains ${allergens}.`,
  askTheCook: 'This is what its contributors stated; with an allergy, ask whoever made it.',
  againstProfile: 'It does not go with what your taste profile says you must avoid.',
  meetsProfile: 'By what is stated, it meets your taste profile.',
  containsIt: (allergen) => `contains ${allergen}`,
  isIt: (diet) => `is ${diet}`,
  profileNotStated: (needs) => `Of your taste profile this is not stated: whether it ${needs}.`,

  avoided: (stored) => avoidedDiets[stored] ?? stored.replaceAll('_', ' '),
  healthMatter: (matter) => healthNames[matter],
  unnamedAllergy: 'an allergy that was not named',
  healthUnknown: (matters) =>
    `Whether a food is fit ${list(
      matters.map((matter) => health[matter]),
      'or',
    )} is not known here: ask ${matters.includes('animals') ? 'a vet' : 'a doctor, a midwife or a pharmacist'}.`,
  healthStated:
    'So I name no food for it. What is stated of each food stands on its page: its ingredients, how it is cooked, its allergens, and often alcohol, salt and sugar.',
  stillUnknown: 'Of what else you must avoid nothing is stated here.',
  toContain: (allergens) => `Stated to contain ${allergens}:`,
  someStatedToHold: (allergen, names) => `Stated to contain ${allergen}, among others: ${names}.`,
  noneStatedToHold: (allergen) => `No food here is stated to contain ${allergen}.`,
  someStatedNotToBe: (diet, names) =>
    names === ''
      ? `No food here is stated not to be ${diet}.`
      : `Not ${diet} by what is stated, among others: ${names}.`,
  noWholeList: 'That is no whole list: of many foods not everything is stated. With an allergy, ask whoever made it.',

  nothingLikeThat: (isSafetyAsked) =>
    `I find nothing like that in the catalogue${isSafetyAsked ? ', where only what is stated counts' : ''}.`,
  unstatable: (diets) =>
    `Nothing in the catalogue states whether it is ${diets}, so I cannot name a food that surely is.`,
  unknownToAvoid:
    'I only know the allergens and diets that are stated here, such as peanut, milk or vegan, and not all that you must avoid is among them. So I name no food: look at the ingredients on its page, and ask whoever made it.',
  toMind: 'These come to mind:',
  nearest: (what) => `Nothing meets all of that. Leaving out ${left[what]}, these come nearest:`,
  eachMeetsNeeds: 'Each is stated to meet what you must avoid; with an allergy, ask whoever made it.',
  mustCheck: ': not everything that you must avoid is stated, so check before you eat it',
  noneRated: 'No food that I may offer you has been rated by members yet.',
  ratedBest: 'Members rate these best:',
  moods: {
    morning: 'For breakfast, or light and fresh:',
    afternoon: 'Savoury and not too heavy, for the afternoon:',
    evening: 'Warming, for the evening:',
    adventure: 'For the adventurous, full of flavour:',
    comfort: 'Comforting:',
  },
  toYourTaste: 'No food says that it fits, but these are to your taste:',
  worthALook: 'No food says that it fits. These are worth a look:',
  noFoods: 'The catalogue on hand has no foods that I could suggest.',

  youLike: (words) => `You like ${words}.`,
  likeViewed: (name) => `Much like ${name}, which you looked at.`,
  likedByMembers: (stars) => `Well liked by members${stars > 0 ? `: ${stars} of 5` : ''}.`,
  fullOfFlavour: (origin) => `Full of flavour and well liked${origin === '' ? '' : `, from the ${origin} kitchen`}.`,
  fitsTime: (mood) => `Fits the ${mood}.`,
  littleStated: 'Little is stated of its taste yet.',
  itIs: (textures) => `It is ${textures}.`,
  tastesAndIs: (flavours, texture) => `Tastes ${flavours}${texture === null ? '' : `, and is ${texture}`}.`,
  notAllStated: 'Not everything that you must avoid is stated.',
  nothingToRecommend: 'There is nothing in the catalogue that I could recommend yet.',
  chosenBy: (by) => `Chosen by ${list(by.map((ground) => grounds[ground]))}.`,
};
