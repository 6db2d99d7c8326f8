import type { NotStated } from '#domain/assistant/words/occasion.ts';
import type { OrdinaryWords, UnstatedTopic } from './ordinary-words.ts';
import { shareOf } from './share-of-kitchen.ts';
import { wordList } from './word-list.ts';
import type { TasteOrder } from '#domain/assistant/reading/wish-part.ts';
import { englishNounOfTaste } from './noun-of-taste.ts';

const topics: Readonly<Record<UnstatedTopic, string>> = {
  app: 'How the app is used stands on its help page, at /help.',
  nutrition: 'How many calories and nutrients a food has is not stated here in figures.',
  health: 'How healthy a food may be is not for me to say, and calories and nutrients are not stated here in figures.',
  keeping: 'How long something keeps, and how it is stored, is not stated here.',
  price: 'What a food costs is not stated here.',
  shops: 'Where to buy or to eat something I do not know.',
  time: 'How long something takes to cook is not stated here.',
  amounts: 'Amounts, and for how many people they are enough, are not stated here: I know tastes, not recipes.',
  standIn: 'What can stand in for an ingredient is not stated here.',
  scale:
    'Each of the six tastes is stated from 0, none of it, to 5, as strong as food gets, by whoever contributed a food; from three members on that tasted it their mean is shown.',
  choosing:
    'I choose by what is stated of taste, texture, kitchen and occasion, and by how members rated it: its page shows all of that.',
  lasting: 'How strong something smells, and how long its taste stays, is not stated here in figures.',
  else: 'I do not know an answer to that.',
};
const chosenFor: Readonly<Record<NotStated, string>> = {
  occasion: 'For which occasion a food is fit is not stated here, nor how quick it is: these are chosen by taste.',
  health:
    'How healthy a food is, and how many calories it has, is not stated here: these are chosen because what they are made of is light.',
};
const askInstead =
  'I know foods by their taste: ask what one tastes like, what is in it, what goes with it, or for something sweet, mild or spicy.';
const noPromise = 'That is no promise: if it matters, look at the page and ask whoever made it.';
const orders = ({ taste, direction }: TasteOrder) =>
  direction === 'most' ? `the most ${englishNounOfTaste[taste]} first` : `the least ${englishNounOfTaste[taste]} first`;

/** What the assistant says in English to ordinary questions. */
export const englishOrdinaryWords: OrdinaryWords = {
  figure: (taste, level) => `${englishNounOfTaste[taste]} ${level} of 5`,
  ingredient: ({ name }) => name.en,
  meaning: ({ en }) => en,
  disliked: ({ en }) => en,
  namesDisliked: (name, list) => `${name} names ${list} among what it is made of.`,
  namesNoneOf: (list) => `None of these names ${list} among its ingredients. ${noPromise}`,
  doesNotName: (name, list) => `${name} does not name ${list} among its ingredients. ${noPromise}`,
  inOrder: (order) => `By what is stated, ${orders(order)}:`,
  toHold: (list) => `Stated to be made with ${list}:`,
  chosenFor: (matter) => chosenFor[matter],
  byTexture: 'Chosen by what is stated of their texture alone: soft, and neither crisp nor chewy.',
  kitchenLevels: (taste, counts) =>
    `${shareOf(counts, ['Mostly.', 'Some of it.', 'Moderately.', 'Mostly not.'])} Of ${counts.all} dishes from there in the catalogue, stated with ${englishNounOfTaste[taste]} of 3 of 5 or more: ${counts.strong}; of 1 or less: ${counts.weak}. The strongest and the mildest:`,
  noCuisine: (origin) => `Nothing in the catalogue is stated to be from the ${origin} kitchen.`,
  goodbye: 'Goodbye, and enjoy your next meal!',
  whoAmI:
    'I am the assistant that is built into Foretaste, no person. I answer from what the catalogue states of foods.',
  topicNotStated: (topic) => `${topics[topic]} ${askInstead}`,
  likeBut: (name) => `Most like ${name}, and as you want it:`,
  leastLike: (name) => `Least like ${name}, by what is stated:`,
  courses: 'From the first course to the last:',
  noCourse: (course) =>
    `${{ starter: 'No starter', main: 'No main course', dessert: 'No dessert' }[course]} here meets all of that.`,
  noneInPlace: (name) =>
    `I find nothing near ${name} whose record fits what is avoided. Take off what need not be avoided, and I tell what is most like it.`,
  noneLikeBut: (name) => `I find nothing like ${name} that is as you want it.`,
  moreThan: (name, { taste, direction }, level) =>
    `${name} has ${englishNounOfTaste[taste]} ${level} of 5. Like it, with ${direction === 'most' ? 'more' : 'less'}:`,
  drinksWith: (name) => `To drink with ${name}:`,
  dessertsWith: (name) => `For dessert after ${name}:`,
  othersWith: (name) => `Beside ${name}:`,
  sameKitchen: (origin) => `from the ${origin} kitchen too`,
  saidOfFoods: (word, count) => `“${word}” is said of ${count} ${count === 1 ? 'food' : 'foods'} here.`,
  oftenAlso: (list) => `More often than others they are also called ${list}.`,
  ingredientIn: (name, count) =>
    `${count} ${count === 1 ? 'food here states' : 'foods here state'} ${name} as an ingredient. What it tastes like by itself no record says.`,
  ingredientTastes: (list) => `More often than others these foods are called ${list}.`,
  forExample: 'For example:',
  kindHere: (count) => `There ${count === 1 ? 'is 1 such food' : `are ${count} such foods`} here.`,
  ingredientPartners: (ingredient) => `Foods made with ${ingredient} name these as their partners:`,
  wishPartners: 'Foods of that kind name these as their partners:',
  withFoods: (list) => `with ${list}`,
  seasonedWith: (ingredient) => `Dishes made with ${ingredient} hold these, most often first:`,
  inFoods: (list) => `in ${list}`,
  foremost: ({ taste, direction }, names, level) =>
    `${wordList(names, 'and')} ${names.length === 1 ? 'has' : 'have'} the ${direction} ${englishNounOfTaste[taste]}: ${level} of 5.`,
  allTaste: (list) => `All of them taste ${list}.`,
  severalNotStated: (list) => `Too little is stated of ${list} to compare them.`,
  byTaste: (taste, list) => `By ${englishNounOfTaste[taste]}, the most first: ${list}.`,
};
