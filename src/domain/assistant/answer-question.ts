import { findMentions } from '#domain/avoidance/find-mentions.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { answerAbout } from '#domain/assistant/answers/answer-about.ts';
import type { AssistantCatalogue } from './assistant-catalogue.ts';
import type { Asked } from './asked.ts';
import { answerWhetherFit } from './answer-whether-fit.ts';
import { answerComparison } from './answer-comparison.ts';
import { answerMeaning } from './answer-meaning.ts';
import { answerAboutOne, answerFrom } from './answer-one-food.ts';
import { answerNotFound } from './answer-not-found.ts';
import { answerPartnersOfAbsent } from './partners-of-absent.ts';
import { readingsOfBareName, writtenOut } from './readings-of-bare-name.ts';
import { asksOfNamed, isTold, type OfNamed } from '#domain/assistant/reading/asks-of-named.ts';
import { asksOfOne } from '#domain/assistant/reading/asks-of-one.ts';
import type { AssistantAnswer, AssistantQuestion } from './assistant-question.ts';
import { assistantWords } from '#domain/assistant/words-of-language.ts';
import type { AssistantWords } from '#domain/assistant/words/replies/assistant-words.ts';
import { avoidedBy, speaksOf } from '#domain/assistant/answers/avoiding.ts';
import { meant } from '#domain/assistant/reading/meant-in-question.ts';
import { anyWish } from '#domain/assistant/reading/taste-wish.ts';
import { describeTaste } from '#domain/assistant/answers/describe-taste.ts';
import { grantQuestion, grantWish } from '#domain/assistant/answers/grant-wish.ts';
import { answerKitchenLevel } from '#domain/assistant/answers/answer-kitchen-level.ts';
import { answerUnlike } from '#domain/assistant/answers/answer-like.ts';
import { offerCourses } from '#domain/assistant/answers/offer-courses.ts';
import { offerBest } from '#domain/assistant/answers/offer-best.ts';
import { offerMeal } from '#domain/assistant/answers/offer-meal.ts';
import { offerMenu } from '#domain/assistant/answers/offer-menu.ts';
import { listWhatHolds } from '#domain/assistant/answers/list-what-holds.ts';
import { type Offer, refuse, type WishWorld } from '#domain/assistant/answers/wish-world.ts';
import { withDeniedNamed } from '#domain/assistant/reading/prompt/denied-before.ts';
import { meantIn } from '#domain/assistant/reading/meant-food.ts';
import { questionGrammars } from '#domain/assistant/reading/grammars/question-grammars.ts';
import { readingsGoingOn } from '#domain/assistant/reading/going-on/going-on.ts';
import { asksOfLongerName, readingsByName } from '#domain/assistant/reading/named-inside.ts';
import { readQuestion } from '#domain/assistant/reading/read-question.ts';
import type { Reading } from '#domain/assistant/reading/reading.ts';
import { plainQuestion } from '#domain/assistant/reading/readings-of.ts';

/**
 * The built-in assistant (spec 1 §7, ai-food-assistant without a service): answers from what is stated of the catalogue's foods, by retrieval and
 * the taste rules. The same question to the same catalogue has the same answer. It names no food but the catalogue's, tells no default as a fact
 * (R4), calls nothing safe of which nothing is stated (R5), repeats no text of the asker, and says so when it does not know.
 */
export function answerQuestion(written: AssistantQuestion, catalogue: AssistantCatalogue): AssistantAnswer {
  const question = {
    ...written,
    prompt: withDeniedNamed(writtenOut(written, { catalogue }), written.earlier ?? []),
  };
  const { type, food } = question;
  const words = assistantWords(question.language ?? 'en');
  const world = { question, catalogue, words, ...avoidedBy(question) };
  if (type !== 'chat' && food !== null && food.name !== '' && !food.defaulted.includes('name')) {
    const known = catalogue.get(food.id);
    return answerFrom(
      type === 'food_description'
        ? described(food, known, words)
        : answerAbout({
            kind: 'pairing',
            food: known ?? food,
            details: food,
            wishes: { ...world, taster: question.taster },
            ...world,
          }),
      world,
    );
  }
  const goingOn = readingsGoingOn(question, catalogue.cuisines());
  const ofNamed = asksOfNamed(question, catalogue);
  const told = ofNamed === null ? null : tellOfNamed(ofNamed, goingOn, world);
  if (told !== null) return told;
  const readings = [
    ...goingOn,
    ...readingsOfBareName(question, world),
    ...readQuestion(question.prompt, { cuisines: catalogue.cuisines(), language: question.language ?? 'en' }),
  ];
  const holding = listWhatHolds(question, { ...world, taster: question.taster });
  const found = answerByReadings(readings, world, holding !== null);
  const ofFit = found === null || found.isOffer ? answerWhetherFit(world) : null;
  if (ofFit !== null) return ofFit;
  if (found !== null) return surer(found, question, world) ?? found.answer;
  if (holding !== null) return answerFrom(holding, world);
  return answerUnread(readings, world);
}

/** What no reading leads to: by the names within the question, or that there is nothing to say. */
function answerUnread(readings: Readings, world: WithoutLanguage): AssistantAnswer {
  const { question, catalogue, words } = world;
  const asked = readings[0]?.asked ?? 'en';
  const byPart = asksOfLongerName(readings, catalogue) ? null : answerByPart(question, world);
  if (byPart !== null) return byPart;
  // 'What does casu marzu taste like' asks for a food that is not there, whatever its name holds: no other is named for it.
  const isOfAbsent = readings.some((one) => asksOfAbsent(one, question));
  if (speaksOf(world.own) && isOfAbsent) return answerFrom({ text: words.noSuchFood, foods: [] }, world);
  // Whatever else it says, what it names is avoided: never answered by a guess at a name.
  if (speaksOf(world.own) && (refuse(world) !== null || !asksOfOne({ ...world, asked })))
    return answerFrom(grantWish(anyWish, { ...world, taster: question.taster }), world);
  return answerFrom(answerNotFound(readings, { ...world, asked }), world);
}

/** By a name or a sentence within the question. */
const answerByPart = (question: AssistantQuestion, world: WithoutLanguage): AssistantAnswer | null =>
  answerByName(question, { world, isSaid: true }) ??
  answerBySentence(question, { world, isOfNamed: false }) ??
  answerByName(question, { world, isSaid: false });

/** Of foods by whose names alone a question speaks of allergens; what goes on from another asks the same of this one: 'and camembert?'. */
function tellOfNamed(
  { asked, reading, names }: OfNamed,
  goingOn: Readings,
  world: WithoutLanguage,
): AssistantAnswer | null {
  const bounds = { ...world, ...avoidedBy(world.question, names), asked };
  const same = goingOn.find((one) => isTold(one.reading));
  return (same === undefined ? null : answerFor(same.reading, bounds)) ?? answerFor(reading, bounds);
}

type WithoutLanguage = Omit<Asked, 'asked'>;

interface Found {
  readonly answer: AssistantAnswer;
  /** Foods are offered, and none was asked about. */
  readonly isOffer: boolean;
  /** Some of what is said was passed over: foods that it names may tell more. */
  readonly isGuess: boolean;
}

/** What the foods or one sentence of a question tell better than a reading that passed over some of it, or found no food; null where nothing does. */
function surer(
  { isGuess, answer }: Found,
  question: AssistantQuestion,
  world: WithoutLanguage,
): AssistantAnswer | null {
  const byName = isGuess ? answerByName(question, { world, isSaid: true }) : null;
  if (byName !== null || (!isGuess && answer.foods.length > 0)) return byName;
  return answerBySentence(question, { world, isOfNamed: true });
}

/** By the first reading that leads to an answer. @param asksWhatHolds no wish is granted then, and that a food is not there is no answer */
function answerByReadings(readings: Readings, world: WithoutLanguage, asksWhatHolds: boolean): Found | null {
  const pairing = readings.find((one) => one.reading.kind === 'pairing');
  for (const { reading, asked } of speaksOf(world.own) ? [...readingsOfClauses(world), ...readings] : readings) {
    // No food to go with is a wish for any.
    const isWish = reading.kind === 'wish' || reading.kind === 'meal';
    const ofAbsent = isWish && pairing !== undefined ? answerPartnersOfAbsent(pairing, world) : null;
    if (ofAbsent !== null) return { answer: ofAbsent, isOffer: true, isGuess: false };
    const isListed = isWish || reading.kind === 'best' || reading.kind === 'courses';
    const answer = isListed && asksWhatHolds ? null : answerFor(reading, { ...world, asked });
    if (answer !== null && !(asksWhatHolds && answer.foods.length === 0))
      return {
        answer,
        isOffer: isListed,
        isGuess: reading.kind === 'meal' || (isListed && (answer.notUnderstood ?? []).length > 0),
      };
  }
  return null;
}

/**
 * What no rule reads, by the foods that it names; null where it names none, or anything that may have to be avoided (R29).
 *
 * @param isSaid only where words beside the names say what is asked of them
 */
function answerByName(
  question: AssistantQuestion,
  { world, isSaid }: { readonly world: WithoutLanguage; readonly isSaid: boolean },
): AssistantAnswer | null {
  const { prompt, language = 'en' } = question;
  if (speaksOf(world.own) || world.own.isOfHarm) return null;
  const [first] = readQuestion(prompt, { cuisines: world.catalogue.cuisines(), language });
  const asked = first?.asked ?? language;
  const text = plainQuestion(prompt, questionGrammars[asked]);
  const byName = readingsByName({ text, language: asked }, world.catalogue);
  if (isSaid && !byName.isSaid) return null;
  for (const reading of byName.readings) {
    const answer = answerFor(reading, { ...world, asked });
    if (answer !== null) return answer;
  }
  return null;
}

const denying =
  /\b(?:no|not|none|nothing|never|nope|nah|without|but|instead|rather|less|nein|nee|kein\w*|nicht|nichts|nie|ohne|aber|sondern|lieber|stattdessen|weniger)\b/;

/**
 * What is asked in one sentence of several, of which the whole says nothing that can be answered: 'what does saffron taste like? At that price I want to
 * know'. null where any of it may have to be avoided (R29), and where no sentence by itself asks for foods.
 *
 * @param isOfNamed only what is asked of a food or a word by its name: of a wish another sentence may say how it is to be
 */
function answerBySentence(
  question: AssistantQuestion,
  { world, isOfNamed }: { readonly world: WithoutLanguage; readonly isOfNamed: boolean },
): AssistantAnswer | null {
  const sentences = question.prompt.split(/(?<=[^.][.!?])\s+|\n+/u).filter((sentence) => sentence.trim() !== '');
  if (sentences.length < 2 || speaksOf(world.own) || world.own.isOfHarm) return null;
  // 'Sweet? No thanks, dinner' takes back what the other asks.
  if (denying.test(foldSearchText(question.prompt))) return null;
  const { language = 'en' } = question;
  const cuisines = world.catalogue.cuisines();
  // A question first, then a wish.
  const inOrder = sentences.toSorted((one, other) => Number(other.endsWith('?')) - Number(one.endsWith('?')));
  for (const prompt of inOrder) {
    const alone = { ...world, question: { ...question, prompt } };
    const readings = readQuestion(prompt, { cuisines, language }).filter(
      ({ reading }) => !isOfNamed || 'phrase' in reading || reading.kind === 'comparison' || reading.kind === 'meaning',
    );
    const found = answerByReadings(readings, alone, false);
    if (found !== null && !found.isGuess && found.answer.foods.length > 0) return found.answer;
  }
  return null;
}

/** Whether it asks how a food is, and all that it names stands in that food's name. */
function asksOfAbsent({ reading, asked }: Readings[number], question: AssistantQuestion): boolean {
  return (
    (reading.kind === 'taste' ||
      reading.kind === 'level' ||
      reading.kind === 'eating' ||
      reading.kind === 'portion' ||
      // What stands in its place is to be without it.
      ((reading.kind === 'similar' || reading.kind === 'like' || reading.kind === 'known') &&
        isAlike.test(plainQuestion(question.prompt, questionGrammars[asked])))) &&
    reading.isBare !== true &&
    plainQuestion(question.prompt, questionGrammars[asked]) !== reading.phrase &&
    findMentions(reading.phrase.split(' ')).length > 0 &&
    !speaksOf(avoidedBy(question, [reading.phrase]).own)
  );
}

const isAlike =
  /\b(?:like|wie|similar to|ahnlich|aehnlich)\b(?!.*\b(?:no|not|without|free|ohne|nicht|kein\w*|but|aber)\b)/;

/** What is asked about a food in one clause, beside what another says must be avoided: 'what does pho taste like, I am allergic to soy'. */
function readingsOfClauses({ question: { prompt, language = 'en' }, catalogue, own }: WithoutLanguage): Readings {
  const clauses = prompt.split(/[,.;!?\n]+(?:\s|$)/).filter((clause) => clause.trim() !== '');
  if (clauses.length < 2) return [];
  return clauses.flatMap((clause) =>
    readQuestion(clause, { cuisines: [], language }).filter(
      ({ reading, asked }) =>
        // A name alone asks nothing: 'pasta, but no garlic'.
        'phrase' in reading &&
        reading.kind !== 'topic' &&
        reading.phrase !== plainQuestion(clause, questionGrammars[asked]) &&
        // 'If only I could eat aubergines, what Greek dish': it is what must be left out.
        !own.unknown.some((word) => reading.phrase.includes(word)) &&
        meantIn(catalogue, reading.phrase, asked)?.certainty === 'exact',
    ),
  );
}

/** What is being described need not be in the catalogue: it may still be in the making. */
function described(
  food: NonNullable<AssistantQuestion['food']>,
  known: TasteTraits | null,
  words: AssistantWords,
): Offer {
  const text = describeTaste(food, { details: food, words });
  const foods = known === null ? [] : [known];
  return text === '' ? { text: words.nothingStated(food.name), foods } : { text, foods };
}

/** What a reading leads to; null where it names a food that is not there. */
function answerFor(reading: Reading, world: Asked): AssistantAnswer | null {
  const { question, words } = world;
  const { taster, mood } = question;
  const offering = { ...world, taster };
  const told = (offer: Offer | null) => (offer === null ? null : answerFrom(offer, world));
  switch (reading.kind) {
    case 'greeting':
      return told({ text: words.greeting, foods: [] });
    case 'thanks':
      return told({ text: words.thanks, foods: [] });
    case 'help':
      return told({ text: words.help, foods: [] });
    case 'goodbye':
      return told({ text: words.goodbye, foods: [] });
    case 'complaint':
      return told({ text: words.sorry, foods: [] });
    case 'self':
      return told({ text: words.whoAmI, foods: [] });
    case 'topic':
      return told(answerTopic(reading, world));
    case 'kitchen':
      return told(answerKitchenLevel(reading, offering));
    case 'meaning':
      return answerMeaning(reading.word, world);
    case 'meal':
      return told(offerMeal({ mood: reading.mood === 'hour' ? mood : reading.mood, wish: reading.wish }, offering));
    case 'wish':
      return told(
        reading.isFirm && !speaksOf(world.own)
          ? grantQuestion(reading.wish, offering)
          : grantWish(reading.wish, offering),
      );
    case 'courses':
      return told(offerCourses(reading.wish, offering));
    case 'menu':
      return told(offerMenu(reading.items, offering));
    case 'unlike':
      return told(unlikeOne(meant(reading.phrase, world), offering));
    case 'best':
      return told(offerBest(reading.wish, offering));
    case 'comparison':
      return answerComparison(reading, world);
    default:
      return answerAboutOne(reading, world);
  }
}

/** Of a name that several foods have none is taken. */
function unlikeOne(found: ReturnType<typeof meant>, world: WishWorld): Offer | null {
  const isOne =
    found !== null && (found.certainty === 'exact' || (found.certainty === 'part' && found.others.length === 0));
  return isOne ? answerUnlike(found.food, world) : null;
}

function answerTopic({ topic, phrase }: Extract<Reading, { kind: 'topic' }>, world: Asked): Offer | null {
  const { words } = world;
  const found = phrase === '' ? null : meant(phrase, world);
  // In place of eggs no food is guessed at; beside what harms, what is stated to be without it is offered.
  const isPlain =
    topic === 'standIn' && !world.own.isOfHarm && world.own.unknown.length + world.own.health.length === 0;
  if (isPlain) return { text: words.topicNotStated(topic), foods: [] };
  if (speaksOf(avoidedBy(world.question, found === null ? [] : [foldSearchText(found.food.name), phrase]).own))
    return null;
  if (found === null || found.certainty === 'near') return { text: words.topicNotStated(topic), foods: [] };
  return { text: `${found.food.name}: ${words.topicNotStated(topic)}`, foods: [found.food] };
}

type Readings = ReturnType<typeof readQuestion>;
