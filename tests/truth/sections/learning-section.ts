import type { TruthFigure, TruthSection } from '#tests/truth/section.ts';
import { halfOf, learningSteps, measureLearning } from '#tests/truth/support/measure-learning.ts';
import { measureCompared } from '#tests/truth/support/measure-compared.ts';
import { measureAlike } from '#tests/truth/support/measure-alike.ts';
import { shippedFoods } from '#tests/truth/support/shipped-foods.ts';

const WORLDS = 4;
const MEMBERS = 50;
/** How many members of a simulated world wrote reviews, and how much of a taste is nowhere written. */
const crowds = [60, 400, 1500] as const;
const unwritten = [
  { latent: 0.4, what: 'as above' },
  { latent: 0.9, what: 'more unwritten taste' },
] as const;
const ALIKE_MEMBERS = 25;
const number = (value: number): TruthFigure => ({ text: value.toFixed(3) });
const byStep = (values: Readonly<Record<number, number>>) =>
  learningSteps.map((step) => number(values[step] ?? Number.NaN));

export const learningSection: TruthSection = {
  id: 'learning',
  title: 'Learning from ratings',
  method: [
    `${WORLDS * MEMBERS} simulated members, ${MEMBERS} in each of ${WORLDS} worlds, rate foods of the catalogue in whole stars. Their hidden taste is not built on the product's features alone: foods have eight latent factors, half of which come from raw ingredients, ways of cooking and words of names, and half from nothing that is written down; members love or leave some words, have ideal levels of the six tastes and cuisines, cannot stand two ingredients, refuse some foods for no reason, share some of a common taste, are generous or strict, and are noisy. The quiz is told some of that, not exactly.`,
    'Each member rates 60 foods by chance, one after the other; the figures are about the foods of that half which the member did not rate. Liked is 4 stars or more. AUC: how likely a liked food stands before one that is not; the mean over members. Half of the foods and other members were used to tune the suppositions (`src/domain/liking/taste-prior.ts`); the figures are of the other half of the foods, with members that nothing was tuned on.',
    'The simulation is harder than the trial that the aims come from: there a plain learner reached 0.79 after 20 ratings and the points by the quiz 0.71. The plain learner here is ridge on levels, words and cuisine, without a quiz. What members rated alike is told below. What others think enters by the mean and number of ratings of a food.',
    'The percentage rests on how far the ratings of the member lie from what all the others of theirs say of the food (each left out in turn), beside what is supposed of anybody. Before, it rested on the supposition alone and was too careful: its calibration error after 60 was 0.061.',
    'Members tell how foods tasted (R32). To measure what that is worth, foods of another four worlds taste otherwise than was stated (by 0.7 of a level, standard deviation; one word of eight does not fit), to each member all a little differently (0.5), and members tell it of six foods of ten, not exactly. A told level counts half beside the stated one. Tried on the tuned half after 5, 20 and 60 ratings: what is stated alone 0.698, 0.759, 0.798; told levels in its place 0.698, 0.759, 0.800; words alone 0.698, 0.759, 0.799; half of both 0.699, 0.760, 0.801, which is what is used; told levels less by how the member tastes all foods 0.698, 0.761, 0.802, which would begin the learning anew with each tasting and was left for that.',
    "After a tasting the app asks up to three times which of two foods was liked more. Answers and stars together place each food in the member's own order, and each place is learned from as one rating, by how sure it is (`src/domain/order`). Simulated members answer by how much they like the two, as inexactly as they give stars; what is nearly alike is 'about the same'. The second row is of foods that were rated and asked about, the third of foods that were asked about alone.",
    'What members rated alike: of each food the twelve that those who rated both, five at least, rated most alike once the model has said what it says of each rating; the weight is that correlation, halved at 60 common raters. A food gets the mean of what is left of own ratings of foods like it. Measured in worlds with crowds of three sizes over these foods, the second time with twice as much of a taste in factors that are not among the features, as nobody knows how much of a real taste is written down. With few reviews it makes no difference, with many it makes some; it teaches what no record says, and in these worlds records say most.',
    "Tried on the tuned half, after 5, 20 and 60 ratings and with 400 and 1,500 raters, in thousandths of AUC against nothing: correlations of ratings less the mean of the member and of the food, as neighbours (all below 0, to -14: they say again what the words have said) and as four latent factors (below 0, too); the same less what the foods' features would make of it (-1 to +1); correlations of what is left, of both signs (+0 to +2, below 0 after 5 ratings), eight neighbours in place of twelve (a little less), 30 in place of 60 raters of doubt (-0.3 after 60 where there are 60 raters). Four latent factors of what is left were best where there are very many reviews (+1, +3, +6 with 62,000; +0, +1, +2 with 16,000, as the neighbours) and left: they turn with each night's count, so that all of them would be told anew, and no sentence can say what they mean.",
    'Tried and left: families of words as strong as single words, and ingredients as strong as words, were worse on the half that was tuned on. By chance alone the figures differ from world to world by some hundredths.',
  ],
  measure: ({ seed }) => {
    const foods = halfOf(shippedFoods, seed, 'told');
    const { area, tasted, calibration, covered } = measureLearning({ seed, worlds: WORLDS, members: MEMBERS, foods });
    const compared = measureCompared({ seed, worlds: WORLDS, members: ALIKE_MEMBERS, foods });
    const columns = learningSteps.map((step) => (step === 0 ? 'the quiz alone' : `after ${step}`));
    return Promise.resolve([
      {
        title: 'AUC',
        columns,
        rows: [
          { what: 'popularity', figures: [number(area.popularity), null, null, null] },
          { what: 'points by the quiz, as before', figures: [number(area.points), null, null, null] },
          { what: 'plain learner, no quiz', figures: byStep(area.plain) },
          { what: '**Will I like it?**', figures: byStep(area.model) },
          { what: 'the same, when it is rated what it asks for', figures: byStep(area.asked) },
        ],
        aims: ['0.75 or more after 5, 0.80 or more after 20.'],
      },
      {
        title: 'AUC where foods taste otherwise than they are stated',
        columns,
        rows: [
          { what: 'learned from what is stated', figures: byStep(tasted.stated) },
          { what: '**learned from how it tasted, too**', figures: byStep(tasted.told) },
        ],
        aims: [],
      },
      {
        title: "AUC with answers to 'Which did you like more?'",
        columns,
        rows: [
          { what: 'rated', figures: byStep(compared.rated) },
          { what: '**rated and compared**', figures: byStep(compared.ratedAndCompared) },
          { what: 'only compared, no stars', figures: byStep(compared.compared) },
        ],
        aims: [],
      },
      {
        title: 'AUC with what members rated alike',
        columns,
        rows: unwritten.flatMap(({ latent, what }) =>
          crowds.flatMap((crowd) => {
            const { ratings, without, counted } = measureAlike({
              seed,
              worlds: WORLDS,
              members: ALIKE_MEMBERS,
              foods,
              crowd,
              latent,
            });
            const size = `${what}, ${Math.round(ratings / 100) * 100} reviews by ${crowd}`;
            return [
              { what: `${size}: without`, figures: byStep(without) },
              { what: `**${size}: with it**`, figures: byStep(counted) },
            ];
          }),
        ),
        aims: [],
      },
      {
        title: 'How true the percentage and the interval are',
        columns,
        rows: [
          { what: 'calibration error (ten classes)', figures: byStep(calibration) },
          {
            what: 'ratings within the interval of four fifths',
            figures: learningSteps.map((step) => ({ share: covered[step] })),
          },
        ],
        aims: ['A calibration error of 0.05 at most.'],
      },
    ]);
  },
};
